#include "solver/methods/optimal/solution_list.h"

#include <algorithm>
#include <span>

#include "solver/cube/symmetry.h"

namespace cubewright {
namespace {

// How the list is ordered. Each comparison works everything out anew: except for a few cubes, there
// are some hundred solutions at most.
class ListOrder {
 public:
  ListOrder(const CubieCube& cube, std::optional<Preference> prefer, const WalkMoves& in_metric)
      : prefer_(prefer), in_metric_(in_metric) {
    for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
      if (Conjugate(cube, symmetry) == cube) symmetries_.push_back(symmetry);
    }
  }

  // The symmetries of the cube.
  std::span<const int> symmetries() const { return symmetries_; }

  static std::vector<Move> ConjugateOf(std::span<const Move> moves, int symmetry) {
    std::vector<Move> conjugate;
    for (const Move move : moves) conjugate.push_back(ConjugateMove(move, symmetry));
    return MergedMoves(conjugate);
  }

  bool operator()(const std::vector<Move>& one, const std::vector<Move>& other) const {
    if (prefer_) {
      const int count = CountOf(one, *prefer_);
      const int other_count = CountOf(other, *prefer_);
      if (count != other_count) return count < other_count;
    }
    const std::vector<Move> first = FirstOf(one);
    const std::vector<Move> other_first = FirstOf(other);
    return first == other_first ? ComeBefore(one, other, in_metric_)
                                : ComeBefore(first, other_first, in_metric_);
  }

 private:
  // The first of its images under the symmetries.
  std::vector<Move> FirstOf(const std::vector<Move>& moves) const {
    std::vector<Move> first = moves;
    for (const int symmetry : symmetries_) {
      std::vector<Move> conjugate = ConjugateOf(moves, symmetry);
      if (ComeBefore(conjugate, first, in_metric_)) first.swap(conjugate);
    }
    return first;
  }

  const std::optional<Preference> prefer_;
  const WalkMoves& in_metric_;
  std::vector<int> symmetries_;
};

}  // namespace

bool ComeBefore(const std::vector<Move>& moves, const std::vector<Move>& others,
                const WalkMoves& in_metric) {
  return in_metric.WayOf(moves) < in_metric.WayOf(others);
}

std::vector<std::vector<Move>> ListOfSolutions(const CubieCube& cube,
                                               std::span<const std::vector<Move>> found,
                                               std::optional<Preference> prefer,
                                               const WalkMoves& in_metric) {
  const ListOrder order(cube, prefer, in_metric);
  std::vector<std::vector<Move>> list;
  for (const std::vector<Move>& moves : found) {
    // Symmetry 0 is the identity: a solution that is already there is there with all its images.
    for (const int symmetry : order.symmetries()) {
      const std::vector<Move> conjugate = ListOrder::ConjugateOf(moves, symmetry);
      const auto at = std::lower_bound(list.begin(), list.end(), conjugate, order);
      const bool is_there = at != list.end() && *at == conjugate;
      if (is_there && symmetry == 0) break;
      if (!is_there) list.insert(at, conjugate);
    }
  }
  return list;
}

}  // namespace cubewright
