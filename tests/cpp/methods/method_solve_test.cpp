#include "solver/methods/method_solve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "solver/text/notation.h"

namespace cubewright {
namespace {

std::vector<WrittenMove> Written(std::string_view text) { return ReadMoves(text)->written; }

TEST(SolutionBuilder, KeepsTheRangesAndTheCube) {
  const std::vector<WrittenMove> scramble = Written("R U F");
  CubieCube cube = Apply(CubieCube{}, FaceTurnsOf(scramble));
  SolutionBuilder builder(cube);
  builder.BeginStage("first");
  builder.AddStep(Written("F' U'"), {.pieces = {Edge::kUf}, .reason = {"why", {{"turns", 2}}}});
  builder.BeginStage("nothing to do");
  builder.BeginStage("last");
  builder.AddStep({}, {.case_name = "skip"});
  builder.AddStep(Written("y F'"), {.algorithm = "home"});
  EXPECT_TRUE(IsSolved(builder.held().cube()));
  EXPECT_EQ(builder.held().centers()[2], Face::kR);

  const WrittenSolution& solution = builder.solution();
  EXPECT_TRUE(CoversItsMoves(solution));
  EXPECT_EQ(WrittenMovesText(solution.written), "F' U' y F'");
  ASSERT_EQ(solution.stages.size(), 3U);
  EXPECT_EQ(solution.stages[0].to, 2);
  EXPECT_EQ(PieceName(solution.stages[0].steps[0].pieces[0]), "UF");
  EXPECT_EQ(solution.stages[1].from, 2);
  EXPECT_EQ(solution.stages[1].to, 2);
  ASSERT_EQ(solution.stages[2].steps.size(), 2U);
  EXPECT_EQ(solution.stages[2].steps[0].to, 2);
  EXPECT_EQ(solution.stages[2].steps[1].from, 2);
  EXPECT_EQ(solution.stages[2].steps[1].to, 4);

  WrittenSolution gap = solution;
  gap.stages[2].steps[1].from = 3;
  EXPECT_FALSE(CoversItsMoves(gap));
  gap = solution;
  gap.stages.pop_back();
  EXPECT_FALSE(CoversItsMoves(gap));
}

// Solves R U F in two stages.
void UndoRuf(const MethodTask&, SolutionBuilder& builder) {
  builder.BeginStage("front");
  builder.AddStep(Written("F' U"), {});
  builder.BeginStage("rest");
  builder.AddStep(Written("U2 y F'"), {});
}

const CubieCube& Ruf() {
  static const CubieCube kCube = Apply(CubieCube{}, ReadMoves("R U F")->moves);
  return kCube;
}

TEST(MethodSolve, MergesTurnsThatMeet) {
  const auto method = MakeMethodAtOnce(UndoRuf);
  MethodSolve solve(*method, {.cube = Ruf(), .metric = Metric::kQtm});
  EXPECT_FALSE(solve.best());
  EXPECT_EQ(solve.Step(1), MethodState::kRunning) << "the method is prepared";
  EXPECT_EQ(solve.Step(1), MethodState::kDone);
  EXPECT_EQ(MovesText(solve.best()->moves), "F' U' R'");
  EXPECT_EQ(solve.best()->cost, 3);
  EXPECT_EQ(WrittenMovesText(solve.best()->as_written.written), "F' U U2 y F'");
  EXPECT_EQ(solve.Step(1), MethodState::kDone);
}

TEST(MethodSolve, GivesNoWrongSolution) {
  const auto method = MakeMethodAtOnce(UndoRuf);
  MethodSolve solve(*method, {.cube = Apply(Ruf(), MakeMove(Face::kL, 1))});
  EXPECT_EQ(solve.Step(1000), MethodState::kRunning);
  EXPECT_EQ(solve.Step(1000), MethodState::kNoSolution);
  EXPECT_FALSE(solve.best());
}

// Prepares for a while. After that, each hundred units of work find a solution with one detour less
// (of twelve moves that change nothing), down to the shortest.
class Improving : public Method {
 public:
  static constexpr int kMostRounds = 10;
  static constexpr std::uint64_t kPreparation = 5000;

  bool Prepare(std::uint64_t work) override {
    prepared_ += work;
    return prepared_ >= kPreparation;
  }
  std::unique_ptr<MethodRun> Start(const MethodTask&) const override {
    return std::make_unique<Run>();
  }

 private:
  class Run : public MethodRun {
   public:
    RunState Step(std::uint64_t work) override {
      for (std::uint64_t i = 0; i < work; ++i) {
        if (++nodes_ % 100 != 0) continue;
        --rounds_;
        return rounds_ == 0 ? RunState::kDone : RunState::kImproved;
      }
      return RunState::kRunning;
    }
    std::optional<WrittenSolution> solution() const override {
      if (rounds_ == kMostRounds) return std::nullopt;
      std::vector<WrittenMove> moves;
      const std::vector<WrittenMove> round = Written("(F2 R2)6");
      for (int i = 0; i < rounds_; ++i) moves.insert(moves.end(), round.begin(), round.end());
      const std::vector<WrittenMove> home = Written("F' U' R'");
      moves.insert(moves.end(), home.begin(), home.end());
      return WrittenSolution{moves, {}};
    }
    std::uint64_t nodes() const override { return nodes_; }
    int lower_bound() const override { return rounds_ == 0 ? 3 : 0; }
    MethodFigures figures() const override { return {{"rounds", rounds_}}; }

   private:
    int rounds_ = kMostRounds;
    std::uint64_t nodes_ = 0;
  };

  std::uint64_t prepared_ = 0;
};

TEST(MethodSolve, TellsOfEachCheaperSolution) {
  Improving method;
  MethodSolve solve(method, {.cube = Ruf()});
  EXPECT_EQ(solve.Step(1000), MethodState::kRunning);
  EXPECT_TRUE(solve.progress().is_preparing);
  for (int rounds = Improving::kMostRounds - 1; rounds > 0; --rounds) {
    ASSERT_EQ(solve.Step(1'000'000), MethodState::kImproved);
    EXPECT_EQ(solve.best()->cost, 12 * rounds + 3);
    EXPECT_EQ(solve.progress().figures, (MethodFigures{{"rounds", rounds}}));
  }
  EXPECT_EQ(solve.Step(1'000'000), MethodState::kDone);
  EXPECT_EQ(MovesText(solve.best()->moves), "F' U' R'");
  EXPECT_EQ(solve.progress().lower_bound, 3);
  EXPECT_EQ(solve.progress().nodes, 1000U);
  EXPECT_FALSE(solve.progress().is_preparing);
}

TEST(MethodSolve, StopsWhereTheCostIsLowEnough) {
  Improving method;
  MethodSolve solve(method, {.cube = Ruf(), .max_length = 50});
  MethodState state = MethodState::kRunning;
  while (state == MethodState::kRunning || state == MethodState::kImproved) state = solve.Step(10);
  EXPECT_EQ(state, MethodState::kTargetReached);
  EXPECT_EQ(solve.best()->cost, 39);
  EXPECT_EQ(solve.Step(1'000'000), MethodState::kTargetReached);
  EXPECT_EQ(solve.best()->cost, 39);
}

// However the work is divided, a work limit gives the same result.
TEST(MethodSolve, KeepsToALimitOfWork) {
  for (const std::uint64_t slice : {1, 7, 50, 350}) {
    Improving method;
    ASSERT_TRUE(method.Prepare(Improving::kPreparation));
    MethodSolve solve(method, {.cube = Ruf()});
    ASSERT_EQ(solve.Step(1), MethodState::kRunning);
    while (solve.progress().nodes < 350) {
      solve.Step(std::min(slice, 350 - solve.progress().nodes));
    }
    EXPECT_EQ(solve.progress().nodes, 350U);
    EXPECT_EQ(solve.best()->cost, 12 * 7 + 3) << slice;
  }
}

TEST(MethodSolve, IsCancelledWhilePreparingAndWhileSolving) {
  Improving method;
  MethodSolve preparing(method, {.cube = Ruf()});
  EXPECT_EQ(preparing.Step(1000), MethodState::kRunning);
  preparing.Cancel();
  EXPECT_EQ(preparing.Step(1'000'000), MethodState::kCancelled);
  EXPECT_TRUE(preparing.progress().is_preparing);

  MethodSolve solving(method, {.cube = Ruf()});
  ASSERT_EQ(solving.Step(1'000'000), MethodState::kImproved);
  solving.Cancel();
  EXPECT_EQ(solving.Step(1'000'000), MethodState::kCancelled);
  EXPECT_TRUE(solving.best());
}

TEST(MethodSolve, IsCancelledFromAnotherThread) {
  // Never finds a solution.
  class Endless : public Method {
   public:
    class Run : public MethodRun {
     public:
      RunState Step(std::uint64_t) override { return RunState::kRunning; }
      std::optional<WrittenSolution> solution() const override { return std::nullopt; }
      std::uint64_t nodes() const override { return 0; }
    };
    std::unique_ptr<MethodRun> Start(const MethodTask&) const override {
      return std::make_unique<Run>();
    }
  } method;
  MethodSolve solve(method, {.cube = Ruf()});
  std::thread other([&solve] { solve.Cancel(); });
  EXPECT_EQ(solve.Step(~std::uint64_t{0}), MethodState::kCancelled);
  other.join();
}

TEST(MethodSolve, SharesAMethodWithAnother) {
  Improving method;
  MethodSolve first(method, {.cube = Ruf()});
  MethodSolve second(method, {.cube = Ruf(), .max_length = 50});
  const auto is_running = [](MethodState state) {
    return state == MethodState::kRunning || state == MethodState::kImproved;
  };
  MethodState first_state = MethodState::kRunning;
  MethodState second_state = MethodState::kRunning;
  while (is_running(first_state) || is_running(second_state)) {
    first_state = first.Step(10);
    second_state = second.Step(10);
  }
  EXPECT_EQ(first_state, MethodState::kDone);
  EXPECT_EQ(second_state, MethodState::kTargetReached);
  EXPECT_EQ(first.best()->cost, 3);
  EXPECT_EQ(second.best()->cost, 39);
}

}  // namespace
}  // namespace cubewright
