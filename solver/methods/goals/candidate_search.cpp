#include "solver/methods/goals/candidate_search.h"

#include <algorithm>
#include <span>

namespace cubewright {

CandidateSearch::CandidateSearch(const SearchTables& tables, const Goal& goal,
                                 const GoalPositions& positions, const CubieCube& cube,
                                 Metric metric)
    : tables_(tables), goal_(goal), positions_(positions), cube_(cube), metric_(metric) {
  if (AreFew() || !Fits(goal, CubieCube{})) return;
  to_solved_ = std::make_unique<Search>(tables_, cube_, SearchSettings{});
}

bool CandidateSearch::Step(std::uint64_t work, const std::vector<Move>* best) {
  const std::uint64_t stop_at = nodes_ + work;
  bool is_found = false;
  while (nodes_ < stop_at && !is_found) {
    Search& search = NextSearch(best);
    const std::uint64_t before = search.nodes();
    SearchState state = SearchState::kRunning;
    while (search.nodes() < before + kNodesATurn &&
           (state == SearchState::kRunning || state == SearchState::kImproved)) {
      state = search.Step(kNodesATurn);
    }
    // A search that has ended visits nothing: count 1, so that this loop ends.
    nodes_ += std::max<std::uint64_t>(search.nodes() - before, 1);
    is_found = search.has_solution() && Take(search.best(), best);
  }
  return is_found;
}

Search& CandidateSearch::NextSearch(const std::vector<Move>* best) {
  if (to_solved_ && turn_++ % kTurnsToSolved == 0) return *to_solved_;
  return DrawnSearch(best);
}

Search& CandidateSearch::DrawnSearch(const std::vector<Move>* best) {
  if (AreFew() && searches_.size() == static_cast<std::size_t>(positions_.count())) {
    next_ = (next_ + 1) % searches_.size();
    return *searches_[next_];
  }
  const CubieCube position = AreFew() ? positions_.At(searches_.size()) : positions_.Draw(numbers_);
  // In other metrics a way of as many moves may cost less.
  const int less = metric_ == Metric::kHtm ? 1 : 0;
  const int most_length = best == nullptr ? kNoSolutionLength : static_cast<int>(best->size());
  const int target = AreFew() ? 0 : std::max(most_length - less, 0);
  if (!AreFew()) searches_.clear();
  searches_.push_back(std::make_unique<Search>(tables_, Relative(cube_, position),
                                               SearchSettings{.max_length = target}));
  return *searches_.back();
}

bool CandidateSearch::Take(const std::vector<Move>& moves, const std::vector<Move>* best) {
  CubieCube cube = cube_;
  auto end = moves.begin();
  while (end != moves.end() && !Fits(goal_, cube)) cube = Apply(cube, *end++);
  const auto way = std::span(moves).first(static_cast<std::size_t>(end - moves.begin()));
  if (best != nullptr && CostOf(way, metric_) >= CostOf(*best, metric_)) return false;
  way_.assign(way.begin(), way.end());
  return true;
}

}  // namespace cubewright
