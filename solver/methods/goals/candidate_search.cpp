#include "solver/methods/goals/candidate_search.h"

#include <algorithm>

namespace cubewright {

bool CandidateSearch::Step(std::uint64_t work, int most_length) {
  const std::uint64_t stop_at = nodes_ + work;
  bool is_found = false;
  while (nodes_ < stop_at && !is_found) {
    Search& search = NextSearch(most_length);
    const std::uint64_t before = search.nodes();
    SearchState state = SearchState::kRunning;
    while (search.nodes() < before + kNodesATurn &&
           (state == SearchState::kRunning || state == SearchState::kImproved)) {
      state = search.Step(kNodesATurn);
    }
    // A search that has ended visits no more, and yet time goes by.
    nodes_ += std::max<std::uint64_t>(search.nodes() - before, 1);
    is_found = search.has_solution() && Take(search.best(), most_length);
  }
  return is_found;
}

Search& CandidateSearch::NextSearch(int most_length) {
  if (AreFew() && searches_.size() == static_cast<std::size_t>(positions_.count())) {
    next_ = (next_ + 1) % searches_.size();
    return *searches_[next_];
  }
  const CubieCube position = AreFew() ? positions_.At(searches_.size()) : positions_.Draw(numbers_);
  const int target = AreFew() ? 0 : std::max(most_length - 1, 0);
  if (!AreFew()) searches_.clear();
  searches_.push_back(std::make_unique<Search>(tables_, Relative(cube_, position),
                                               SearchSettings{.max_length = target}));
  return *searches_.back();
}

bool CandidateSearch::Take(const std::vector<Move>& moves, int most_length) {
  CubieCube cube = cube_;
  auto end = moves.begin();
  while (end != moves.end() && !Fits(goal_, cube)) cube = Apply(cube, *end++);
  if (end - moves.begin() >= most_length) return false;
  way_.assign(moves.begin(), end);
  return true;
}

}  // namespace cubewright
