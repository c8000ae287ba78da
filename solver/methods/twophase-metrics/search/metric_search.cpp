#include "solver/methods/twophase-metrics/search/metric_search.h"

#include <algorithm>

namespace cubewright {
namespace {

constexpr std::uint64_t kSliceNodes = 1024;

// Up to this cost the proof runs first: a cube so near to solved gets its cheapest solution at
// once.
int ProofFirst(Metric metric) {
  switch (metric) {
    case Metric::kQtm:
      return 10;
    case Metric::kAxialQtm:
      return 8;
    default:
      return 6;
  }
}

// After that, one position in this many is spent on the proof, a few at a time.
constexpr std::uint64_t kProofShare = 256;
constexpr std::uint64_t kProofSliceNodes = kSliceNodes / kProofShare;

// Keeps `most_cost` below kNoSolutionCost, which stands for no solution; every solution costs less.
MetricSearchSettings WithReachableCost(MetricSearchSettings settings) {
  settings.most_cost = std::min(settings.most_cost, kNoSolutionCost - 1);
  return settings;
}

}  // namespace

MetricSearch::MetricSearch(const MetricTables& tables, const CubieCube& cube,
                           const std::vector<Move>& known, const MetricSearchSettings& settings)
    : settings_(WithReachableCost(settings)),
      record_(cube, tables.turns.metric(), settings_.max_solutions, settings_.most_cost),
      order_(tables.turns.metric(), UnitDirectionsOf(tables, cube)),
      proof_(tables, cube, UnitAxisPositions(tables, cube), record_),
      walk_(tables, record_),
      closing_(tables),
      proof_first_(ProofFirst(tables.turns.metric())) {
  if (!known.empty() || IsSolved(cube)) record_.Offer(known);
}

bool MetricSearch::has_ended() const {
  const int proven = proof_.lower_bound();
  if (record_.cost() <= proven) return true;
  if (!record_.keeps_several() || settings_.most_cost == 0) return false;
  // Of solutions that all cost too much only a cheapest is wanted.
  const bool are_all_in_reach =
      has_solution() && proven >= std::max(settings_.most_cost + 1, record_.best_cost());
  const bool are_enough =
      settings_.max_solutions != kEverySolution && record_.cost() <= settings_.most_cost;
  return are_all_in_reach || are_enough;
}

void MetricSearch::Step(std::uint64_t node_budget) {
  const std::uint64_t stop_at = nodes() + node_budget;
  const int cost_before = record_.best_cost();
  while (!has_ended() && record_.best_cost() == cost_before && nodes() < stop_at) {
    const std::uint64_t slice = std::min(kSliceNodes, stop_at - nodes());
    const std::uint64_t pass_nodes = walk_.nodes() + closing_.nodes();
    const bool proof_is_due = proof_.lower_bound() <= proof_first_ ||
                              proof_.nodes() * kProofShare < pass_nodes || !passes_are_left_;
    if (proof_is_due) {
      proof_.Step(std::min(slice, kProofSliceNodes));
    } else {
      passes_are_left_ = StepPasses(slice);
    }
  }
}

bool MetricSearch::StepPasses(std::uint64_t node_budget) {
  if (is_walking_) {
    is_walking_ = !walk_.Step(node_budget);
    return true;
  }
  if (starts_are_left_ && pass_.phase1_cost + pass_.closing_cost < record_.cost()) {
    const std::size_t count = closing_.Next(pass_.phase1_cost, starts_);
    starts_are_left_ = count == starts_.size();
    is_walking_ = count > 0;
    if (is_walking_) walk_.Begin(*pass_.direction, {starts_.data(), count}, pass_.phase1_cost);
    return true;
  }
  pass_ = order_.Next(record_.cost());
  if (pass_.direction == nullptr) return false;
  const UnitStart& start = pass_.direction->start;
  starts_are_left_ = pass_.closing_cost > 0;
  is_walking_ = !starts_are_left_;
  if (starts_are_left_) {
    closing_.Begin(start.cube, pass_.closing_cost);
  } else {
    walk_.Begin(*pass_.direction, {&start, 1}, pass_.phase1_cost);
  }
  return true;
}

}  // namespace cubewright
