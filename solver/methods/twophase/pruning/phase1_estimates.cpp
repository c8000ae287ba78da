#include "solver/methods/twophase/pruning/phase1_estimates.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "solver/methods/twophase/pruning/pair_distances.h"

namespace cubewright {
namespace {

// The distances of flip-slice classes, breadth first.
class FlipSliceSearch {
 public:
  explicit FlipSliceSearch(const FlipSliceClasses& classes) : classes_(classes) {}

  std::vector<std::uint8_t> TakeDistances() && {
    distances_[0] = 0;
    std::size_t last_layer = 1;
    for (std::size_t unreached = kFlipSliceClassCount - 1; unreached > 0; unreached -= last_layer) {
      ++distance_;
      // Forward: mark the neighbours of the last layer. Backward: test each entry not reached yet
      // for a neighbour in it.
      const bool forward = last_layer <= unreached;
      last_layer = 0;
      for (int first = 0; first < kFlipSliceClassCount; first += kBlock) {
        const int end = std::min(first + kBlock, kFlipSliceClassCount);
        last_layer += forward ? ReachFromLastLayer(first, end) : ReachFromRest(first, end);
      }
    }
    return std::move(distances_);
  }

 private:
  static constexpr std::uint8_t kUnreached = 0xFF;
  // How many classes one call takes (README.md, "Loops cut into calls").
  static constexpr int kBlock = 512;

  std::uint8_t& At(int class_index) { return distances_[static_cast<std::size_t>(class_index)]; }

  // Returns how many classes it has reached.
  [[gnu::noinline]] std::size_t ReachFromLastLayer(int first, int end) {
    std::size_t count = 0;
    for (int from = first; from < end; ++from) {
      if (At(from) != distance_ - 1) continue;
      const FlipSliceClasses::Row& row = classes_.RowOf(from);
      for (std::size_t move = 0; move < kMoveCount; ++move) {
        // Written in any case, so that there is no branch to mispredict.
        std::uint8_t& neighbour = At(row[move].class_index());
        count += neighbour == kUnreached ? 1 : 0;
        neighbour = std::min(neighbour, distance_);
      }
    }
    return count;
  }

  [[gnu::noinline]] std::size_t ReachFromRest(int first, int end) {
    std::size_t count = 0;
    for (int to = first; to < end; ++to) {
      if (At(to) != kUnreached) continue;
      const FlipSliceClasses::Row& row = classes_.RowOf(to);
      for (std::size_t move = 0; move < kMoveCount; ++move) {
        if (At(row[move].class_index()) != distance_ - 1) continue;
        At(to) = distance_;
        ++count;
        break;
      }
    }
    return count;
  }

  const FlipSliceClasses& classes_;
  std::vector<std::uint8_t> distances_ =
      std::vector<std::uint8_t>(std::size_t{kFlipSliceClassCount}, kUnreached);
  std::uint8_t distance_ = 0;  // of the layer that is being found
};

constexpr auto kEveryMove = [] {
  std::array<Move, kMoveCount> moves{};
  std::iota(moves.begin(), moves.end(), Move{0});
  return moves;
}();

// What moves do to the slice classes. Flips don't matter: the first flip-slice class of each slice
// class stands for all.
ClassMoves SliceClassMoves(const FlipSliceClasses& classes) {
  ClassMoves slices = {kEveryMove, {}, {}};
  slices.steps.resize(std::size_t{kSliceClassCount} * kMoveCount);
  slices.stabilizers.resize(kSliceClassCount);
  for (int class_index = 0; class_index < kFlipSliceClassCount; ++class_index) {
    const auto slice_class = static_cast<std::size_t>(classes.SliceClassOf(class_index));
    if (slices.stabilizers[slice_class] != 0) continue;
    slices.stabilizers[slice_class] =
        static_cast<std::uint16_t>(classes.SliceStabilizerOf(class_index));
    for (Move move = 0; move < kMoveCount; ++move) {
      const ClassMember member = classes.After(class_index, move);
      slices.steps[slice_class * kMoveCount + move] = {
          static_cast<std::uint16_t>(classes.SliceClassOf(member.class_index())),
          static_cast<std::uint16_t>(member.symmetry())};
    }
  }
  return slices;
}

}  // namespace

Phase1Estimates::Phase1Estimates(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                                 const ConjugationTable& twist_conjugation) {
  const std::vector<std::uint8_t> distances = FlipSliceSearch(classes).TakeDistances();
  flip_slices_.reserve(kFlipSliceClassCount);
  for (int class_index = 0; class_index < kFlipSliceClassCount; ++class_index) {
    flip_slices_.push_back({distances[static_cast<std::size_t>(class_index)],
                            static_cast<std::uint8_t>(classes.SliceClassOf(class_index))});
  }
  twist_slices_ = PairDistances(SliceClassMoves(classes), twist_moves, twist_conjugation);
}

}  // namespace cubewright
