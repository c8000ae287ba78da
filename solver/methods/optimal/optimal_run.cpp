#include "solver/methods/optimal/optimal_run.h"

#include <algorithm>
#include <utility>

#include "solver/cube/symmetry.h"
#include "solver/methods/optimal/solution_list.h"

namespace cubewright {

namespace {

// How many times as many positions the next length takes, in half turns (README.md).
constexpr std::uint64_t kGrowth = 13;
// In quarter turns it is two longer and takes eighty times as many.
constexpr std::uint64_t kQuarterTurnShortening = 6;
// 97 of 100 random cubes have a solution of so many half turns (cube20.org).
constexpr int kLikelyLength = 18;
// A length with fewer positions does not show what later ones take.
constexpr std::uint64_t kFewPositions = 10'000;

std::optional<std::vector<Move>> KnownSolution(const MethodTask& task) {
  if (task.known.empty() || !IsSolved(Apply(task.cube, task.known))) return std::nullopt;
  return task.known;
}

// The cheaper one of the caller's and the checkpoint's, if there are any.
std::optional<std::vector<Move>> BestKnown(const MethodTask& task,
                                           const std::optional<OptimalCheckpoint>& from,
                                           Metric metric) {
  auto known = KnownSolution(task);
  if (!from) return known;
  const bool is_cheaper = known && CostOf(*known, metric) < CostOf(from->best, metric);
  return is_cheaper ? known : from->best;
}

}  // namespace

OptimalRun::OptimalRun(const RefutationTables& tables, const MethodTask& task,
                       const LargeWalkTables* large)
    : OptimalRun(tables, task, large,
                 ReadCheckpoint(task.checkpoint, task.cube, tables.moves().metric())) {}

OptimalRun::OptimalRun(const RefutationTables& tables, const MethodTask& task,
                       const LargeWalkTables* large, std::optional<OptimalCheckpoint> from)
    : tables_(tables),
      cube_(task.cube),
      prefer_(task.prefer),
      max_solutions_(static_cast<std::size_t>(task.max_solutions)),
      wanted_(prefer_ ? std::numeric_limits<std::size_t>::max() : max_solutions_),
      large_(large),
      root_(tables.RootOf(task.cube)),
      first_moves_(DistinctMoves(task.cube, kSymmetryCount)),
      threads_(task.threads),
      best_(BestKnown(task, from, tables.moves().metric())),
      search_(MakeFirstSearch(tables, task.cube, best_)),
      lower_bound_(tables.moves().LengthFrom(RefutationTables::LeastLength(root_), task.cube)) {
  if (!from) return;
  lower_bound_ = std::max(lower_bound_, from->lower_bound);
  earlier_nodes_ = from->earlier_nodes;
  from_ = std::move(from->refutation);
  // The two-phase search has had its time.
  shorten_until_ = 0;
}

RunState OptimalRun::Step(std::uint64_t work) {
  if (!IsDone()) {
    const bool may_shorten =
        !IsProven() && !refutation_ && (!best_ || search_->nodes() < shorten_until_);
    may_shorten ? Shorten(work) : Refute(work);
  }
  if (IsDone()) return RunState::kDone;
  if (!best_ || CostOfBest() >= told_cost_) return RunState::kRunning;
  told_cost_ = CostOfBest();
  return RunState::kImproved;
}

std::optional<WrittenSolution> OptimalRun::solution() const {
  if (!best_) return std::nullopt;
  return WithoutStages(*best_);
}

std::vector<std::vector<Move>> OptimalRun::others() const {
  if (max_solutions_ == 1 || !IsProven()) return {};
  const std::vector<Move> best = MergedMoves(*best_);
  std::vector<std::vector<Move>> others;
  for (const std::vector<Move>& moves : is_listed_ ? list_ : KnownList()) {
    if (moves != best && others.size() + 1 < max_solutions_) others.push_back(moves);
  }
  return others;
}

std::vector<std::vector<Move>> OptimalRun::KnownList() const {
  std::vector<std::vector<Move>> found =
      refutation_ ? refutation_->solutions() : std::vector<std::vector<Move>>();
  found.push_back(*best_);
  return ListOfSolutions(cube_, found, prefer_, tables_.moves());
}

std::uint64_t OptimalRun::nodes() const {
  return search_->nodes() + earlier_nodes_ + (refutation_ ? refutation_->nodes() : 0);
}

MethodFigures OptimalRun::figures() const {
  const double depth = static_cast<double>(lower_bound_);
  if (IsDone()) return {{"depth", depth}};
  const double share = refutation_ ? refutation_->share() : 0;
  return {{"depth", depth}, {IsProven() ? "listed" : "refuted", share}};
}

std::string OptimalRun::checkpoint() const {
  if (!best_) return {};
  return TextOf({*best_, lower_bound_, search_->nodes() + earlier_nodes_,
                 refutation_ ? refutation_->checkpoint() : from_, tables_.moves().metric()});
}

void OptimalRun::Shorten(std::uint64_t work) {
  search_->Step(work);
  lower_bound_ = std::max(lower_bound_, search_->lower_bound());
  if (auto found = search_->best()) best_ = std::move(found);
  // A shorter solution leaves less to rule out.
  if (last_nodes_ > 0) shorten_until_ = std::min(shorten_until_, ShorteningAfter(last_nodes_));
}

// Before a length is ruled out, the two-phase search may go on for as many positions as the length
// before took, a small part of what is to come: a shorter solution would save a whole length. In
// half turns it does so for all lengths at once, as soon as the later ones can be estimated,
// because a solution that is found later makes the time left shorter than was told.
std::uint64_t OptimalRun::ShorteningAfter(std::uint64_t nodes) const {
  const bool is_in_quarters = tables_.moves().length_step() == 2;
  if (is_in_quarters) return search_->nodes() + kQuarterTurnShortening * nodes;
  if (nodes < kFewPositions) return search_->nodes() + nodes;
  const int likely_length = std::min(CostOfBest(), kLikelyLength);
  for (int length = lower_bound_ + 1; length < likely_length; ++length) nodes *= kGrowth;
  return nodes;
}

void OptimalRun::Refute(std::uint64_t work) {
  if (!refutation_) {
    const bool goes_on = from_ && from_->length == lower_bound_;
    refutation_.emplace(tables_, root_, first_moves_, lower_bound_, threads_,
                        goes_on ? &*from_ : nullptr, wanted_, large_);
    from_.reset();
  }
  const bool has_ended = refutation_->Step(work);
  if (!IsProven()) {
    if (auto found = refutation_->solution()) best_ = std::move(found);
  }
  if (!has_ended) return;
  if (!IsProven()) {
    lower_bound_ += tables_.moves().length_step();
  } else if (wanted_ > 1) {
    list_ = KnownList();
    best_ = list_.front();
    is_listed_ = true;
  }
  earlier_nodes_ += refutation_->nodes();
  last_nodes_ = refutation_->nodes();
  shorten_until_ = ShorteningAfter(last_nodes_);
  refutation_.reset();
}

}  // namespace cubewright
