#include "solver/methods/cfop/cfop.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "solver/methods/cfop/step_lists.h"
#include "solver/methods/cfop/step_search.h"
#include "solver/methods/parts/parts_search.h"
#include "solver/methods/stages/cross_hold.h"

namespace cubewright {
namespace cfop {
namespace {

// A cross has up to a few dozen shortest ways; more would not make the whole solution shorter.
constexpr std::size_t kMostCrosses = 100;

// All shortest ways to the cross below, or the first kMostCrosses.
std::vector<Step> ShortestCrosses(const PartsTables& tables, const CubieCube& cube) {
  std::vector<Step> crosses;
  PartsSearch search(tables);
  search.Begin(cube, tables.LowerBound(cube));
  while (crosses.size() < kMostCrosses) {
    const PartsSearchState state = search.Step(1'000'000);
    if (state == PartsSearchState::kExhausted) break;
    if (state == PartsSearchState::kRunning) continue;
    Step& cross = crosses.emplace_back();
    std::copy(search.way().begin(), search.way().end(), cross.cross_moves.begin());
    cross.cross_move_count = static_cast<std::uint8_t>(search.way().size());
  }
  return crosses;
}

class Teller {
 public:
  Teller(const MethodTask& task, SolutionBuilder& builder)
      : builder_(builder),
        hold_(task.cross),
        first_hold_(hold_.Beginning(task.cube)),
        cube_(first_hold_.cube()) {}

  // The cube as it is held at the beginning, with the cross below.
  const CubieCube& cube() const { return cube_; }
  int pairs_home() const {
    int count = 0;
    for (std::size_t hold = 0; hold < 4; ++hold) count += IsPairHome(cube_, hold) ? 1 : 0;
    return count;
  }

  void Tell(const Step& step) {
    const CubieCube after = Apply(cube_, step.moves());
    std::vector<WrittenMove> moves;
    if (step.action == nullptr) {
      hold_.AppendCrossDown(moves);
      for (const Move move : step.moves()) moves.push_back(AsWritten(move));
    } else {
      // A turn of the layer alone is made as the cube is held.
      if (step.action->name.empty()) {
        hold_.AppendCrossDown(moves);
      } else {
        hold_.AppendTurnTo(static_cast<int>(step.action->hold), moves);
      }
      moves.insert(moves.end(), step.action->written.begin(), step.action->written.end());
    }
    builder_.AddStep(moves, AccountOf(step, after));
    cube_ = after;
  }

 private:
  static bool IsPairHome(const CubieCube& cube, std::size_t hold) {
    const std::size_t corner = kSlotCorners[hold];
    const std::size_t edge = kSlotEdges[hold];
    return cube.corner_piece[corner] == corner && cube.corner_orientation[corner] == 0 &&
           cube.edge_piece[edge] == edge && cube.edge_orientation[edge] == 0;
  }

  StepAccount AccountOf(const Step& step, const CubieCube& after) const {
    StepAccount account;
    if (step.action == nullptr) {
      account.reason = {"shortest-cross", {{"turns", static_cast<int>(step.moves().size())}}};
      for (std::size_t edge = 4; edge < 8; ++edge) account.pieces.push_back(NamedEdge(edge));
      return account;
    }
    account.algorithm = step.action->name;
    switch (step.stage) {
      case Stage::kPairs:
        AddPair(*step.action, after, account);
        break;
      case Stage::kOllEdges:
      case Stage::kOll:
        account.case_name = step.action->name;
        account.reason.key = "last-layer-turned";
        break;
      case Stage::kPllCorners:
      case Stage::kPll:
        account.case_name = step.action->name;
        account.reason.key =
            step.action->name.empty() ? "upper-layer-turned" : "last-layer-permuted";
        break;
      case Stage::kCross:
        break;
    }
    return account;
  }

  void AddPair(const Action& action, const CubieCube& after, StepAccount& account) const {
    if (!IsPairHome(after, action.hold)) {
      account.reason.key = "slot-brought-out";
      return;
    }
    account.case_name = action.name;
    account.reason.key = "pair-into-slot";
    for (std::size_t hold = 0; hold < 4; ++hold) {
      if (IsPairHome(cube_, hold) || !IsPairHome(after, hold)) continue;
      account.pieces.push_back(NamedCorner(kSlotCorners[hold]));
      account.pieces.push_back(NamedEdge(kSlotEdges[hold]));
    }
  }

  Piece NamedCorner(std::size_t corner) const {
    return first_hold_.Named(static_cast<Corner>(corner));
  }
  Piece NamedEdge(std::size_t edge) const { return first_hold_.Named(static_cast<Edge>(edge)); }

  SolutionBuilder& builder_;
  CrossHold hold_;
  const HeldCube first_hold_;
  CubieCube cube_;
};

void WriteByStages(const MethodTask& task, const PartsTables& cross_tables, Looks looks,
                   SolutionBuilder& builder) {
  Teller teller(task, builder);
  const std::vector<Step> steps =
      FindSteps(teller.cube(), ShortestCrosses(cross_tables, teller.cube()), looks);
  auto step = steps.begin();
  const auto tell_stage = [&](std::string id, Stage stage) {
    builder.BeginStage(std::move(id));
    while (step != steps.end() && step->stage == stage) teller.Tell(*step++);
  };
  tell_stage("cross", Stage::kCross);
  // Pairs that are home already take the first of these stages.
  for (int pair = 1; pair <= 4; ++pair) {
    builder.BeginStage("f2l-" + std::to_string(pair));
    while (teller.pairs_home() < pair) teller.Tell(*step++);
  }
  if (looks == Looks::kOne) {
    tell_stage("oll", Stage::kOll);
    tell_stage("pll", Stage::kPll);
    return;
  }
  tell_stage("oll-edges", Stage::kOllEdges);
  tell_stage("oll-corners", Stage::kOll);
  tell_stage("pll-corners", Stage::kPllCorners);
  tell_stage("pll-edges", Stage::kPll);
}

PartsQuestion CrossQuestion() {
  PartsQuestion question;
  for (const Edge edge : {Edge::kDr, Edge::kDf, Edge::kDl, Edge::kDb}) question.Solve(edge);
  return question;
}

class Cfop : public Method {
 public:
  explicit Cfop(Looks looks) : looks_(looks) {}

  bool Prepare(std::uint64_t work) override {
    return cross_tables_.is_complete() || cross_tables_.Step(work);
  }
  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    return MakeRunAtOnce(
        [this](const MethodTask& given, SolutionBuilder& builder) {
          WriteByStages(given, cross_tables_, looks_, builder);
        },
        task);
  }

 private:
  const Looks looks_;
  PartsTables cross_tables_{CrossQuestion()};
};

std::unique_ptr<Method> MakeOneLook(MethodTables) { return std::make_unique<Cfop>(Looks::kOne); }
std::unique_ptr<Method> MakeTwoLook(MethodTables) { return std::make_unique<Cfop>(Looks::kTwo); }

}  // namespace
}  // namespace cfop

// The method minimises turns of faces; other metrics only count them.
const MethodDescription kCfopMethod = {
    .name = "cfop", .sequences = cfop::kSequences, .make = cfop::MakeOneLook};
const MethodDescription kCfopTwoLookMethod = {
    .name = "cfop-2look", .sequences = cfop::kTwoLookSequences, .make = cfop::MakeTwoLook};

}  // namespace cubewright
