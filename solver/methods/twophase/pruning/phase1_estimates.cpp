#include "solver/methods/twophase/pruning/phase1_estimates.h"

#include <array>
#include <bit>

#include "solver/methods/twophase/pruning/breadth_first_search.h"

namespace cubewright {
namespace {

// Flip-slice classes joined by moves.
class FlipSliceGraph {
 public:
  explicit FlipSliceGraph(const FlipSliceClasses& classes) : classes_(classes) {}

  template <class IsWanted>
  bool AnyNeighbour(std::size_t entry, IsWanted is_wanted) const {
    const FlipSliceClasses::Row& row = classes_.RowOf(static_cast<int>(entry));
    for (std::size_t move = 0; move < kMoveCount; ++move) {
      if (is_wanted(static_cast<std::size_t>(row[move].class_index()))) return true;
    }
    return false;
  }

  template <class Visit>
  void ForEachSame(std::size_t entry, Visit visit) const {
    visit(entry);
  }

 private:
  const FlipSliceClasses& classes_;
};

// Entries 2187 * slice class + twist, joined by moves.
class TwistSliceGraph {
 public:
  TwistSliceGraph(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                  const ConjugationTable& twist_conjugation)
      : twist_moves_(twist_moves), twist_conjugation_(twist_conjugation) {
    for (int class_index = 0; class_index < kFlipSliceClassCount; ++class_index) {
      // Flips don't matter: the first flip-slice class of each slice class stands for all.
      const auto slice_class = static_cast<std::size_t>(classes.SliceClassOf(class_index));
      if (slices_[slice_class].stabilizer != 0) continue;
      Slice& slice = slices_[slice_class];
      slice.stabilizer = classes.SliceStabilizerOf(class_index);
      for (Move move = 0; move < kMoveCount; ++move) {
        const ClassMember member = classes.After(class_index, move);
        slice.steps[move] = {static_cast<std::uint8_t>(classes.SliceClassOf(member.class_index())),
                             static_cast<std::uint8_t>(member.symmetry())};
      }
    }
  }

  template <class IsWanted>
  bool AnyNeighbour(std::size_t entry, IsWanted is_wanted) const {
    const auto& steps = slices_[entry / kTwistCount].steps;
    const auto& twists = twist_moves_.Row(static_cast<int>(entry % kTwistCount));
    for (std::size_t move = 0; move < kMoveCount; ++move) {
      const int twist = twist_conjugation_.Conjugate(twists[move], steps[move].symmetry);
      if (is_wanted(static_cast<std::size_t>(steps[move].slice_class * kTwistCount + twist))) {
        return true;
      }
    }
    return false;
  }

  template <class Visit>
  void ForEachSame(std::size_t entry, Visit visit) const {
    const int twist = static_cast<int>(entry % kTwistCount);
    unsigned symmetries = slices_[entry / kTwistCount].stabilizer;
    for (; symmetries != 0; symmetries &= symmetries - 1) {
      const int conjugate = twist_conjugation_.Conjugate(twist, std::countr_zero(symmetries));
      visit(entry - static_cast<std::size_t>(twist) + static_cast<std::size_t>(conjugate));
    }
  }

 private:
  struct Step {
    std::uint8_t slice_class;
    std::uint8_t symmetry;
  };
  struct Slice {
    unsigned stabilizer;
    std::array<Step, kMoveCount> steps;
  };

  const MoveTable& twist_moves_;
  const ConjugationTable& twist_conjugation_;
  std::array<Slice, kSliceClassCount> slices_{};
};

}  // namespace

Phase1Estimates::Phase1Estimates(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                                 const ConjugationTable& twist_conjugation) {
  const FlipSliceGraph flip_slice_graph(classes);
  const std::vector<std::uint8_t> flip_slice_distances =
      BreadthFirstSearch(kFlipSliceClassCount, flip_slice_graph).TakeDistances();
  flip_slices_.reserve(kFlipSliceClassCount);
  for (int class_index = 0; class_index < kFlipSliceClassCount; ++class_index) {
    flip_slices_.push_back({flip_slice_distances[static_cast<std::size_t>(class_index)],
                            static_cast<std::uint8_t>(classes.SliceClassOf(class_index))});
  }
  const TwistSliceGraph twist_slice_graph(classes, twist_moves, twist_conjugation);
  twist_slices_ = BreadthFirstSearch(std::size_t{kSliceClassCount} * kTwistCount, twist_slice_graph)
                      .TakeDistances();
}

}  // namespace cubewright
