#include "solver/twophase/phase2_bounds.h"

#include <bit>

#include "solver/twophase/breadth_first_search.h"

namespace cubewright {
namespace {

// Entries 24 * class + slice order, joined by the moves of phase 2.
class SliceOrderGraph {
 public:
  // `after(permutation, move_index)` takes indexes of kPhase2MoveList.
  template <class After>
  SliceOrderGraph(const EightPieceClasses& classes, const MoveTable& quartet_moves,
                  const ConjugationTable& slice_order_conjugation, After after)
      : conjugation_(slice_order_conjugation) {
    for (int class_index = 0; class_index < kEightPieceClassCount; ++class_index) {
      stabilizers_.push_back(static_cast<std::uint16_t>(classes.StabilizerOf(class_index)));
      auto& row = steps_.emplace_back();
      for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
        const int permutation = after(classes.RepresentativeOf(class_index), i);
        row[i] = {static_cast<std::uint16_t>(classes.ClassOf(permutation)),
                  static_cast<std::uint16_t>(classes.SymmetryOf(permutation))};
      }
    }
    for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
      for (int order = 0; order < kQuartetOrderCount; ++order) {
        const int moved = quartet_moves.After(order, kPhase2MoveList[i]);
        for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
          stepped_orders_[i][static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(order)] =
              static_cast<std::uint8_t>(conjugation_.Conjugate(moved, symmetry));
        }
      }
    }
  }

  template <class IsWanted>
  bool AnyNeighbour(std::size_t entry, IsWanted is_wanted) const {
    const std::size_t order = entry % kQuartetOrderCount;
    const auto& row = steps_[entry / kQuartetOrderCount];
    for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
      if (is_wanted(static_cast<std::size_t>(row[i].class_index * kQuartetOrderCount +
                                             stepped_orders_[i][row[i].symmetry][order]))) {
        return true;
      }
    }
    return false;
  }

  template <class Visit>
  void ForEachSame(std::size_t entry, Visit visit) const {
    const int order = static_cast<int>(entry % kQuartetOrderCount);
    unsigned symmetries = stabilizers_[entry / kQuartetOrderCount];
    for (; symmetries != 0; symmetries &= symmetries - 1) {
      const int conjugate = conjugation_.Conjugate(order, std::countr_zero(symmetries));
      visit(entry - static_cast<std::size_t>(order) + static_cast<std::size_t>(conjugate));
    }
  }

 private:
  // Where a move leads from a class's smallest member.
  struct Step {
    std::uint16_t class_index;
    std::uint16_t symmetry;
  };

  const ConjugationTable& conjugation_;
  std::vector<std::uint16_t> stabilizers_;
  std::vector<std::array<Step, kPhase2MoveCount>> steps_;
  // By move and symmetry: the slice order after the move, seen through the symmetry.
  std::array<std::array<std::array<std::uint8_t, kQuartetOrderCount>, kAxisSymmetryCount>,
             kPhase2MoveCount>
      stepped_orders_;
};

// `after(permutation, move_index)` takes indexes of kPhase2MoveList.
template <class After>
std::vector<std::uint8_t> Distances(const EightPieceClasses& classes,
                                    const MoveTable& quartet_moves,
                                    const ConjugationTable& slice_order_conjugation, After after) {
  const SliceOrderGraph graph(classes, quartet_moves, slice_order_conjugation, after);
  return BreadthFirstSearch(std::size_t{kEightPieceClassCount} * kQuartetOrderCount, graph)
      .TakeDistances();
}

}  // namespace

Phase2Bounds::Phase2Bounds(const MoveTable& corner_moves, const LayerEdgeMoves& layer_edge_moves,
                           const MoveTable& quartet_moves)
    : with_corners_(Distances(corner_classes_, quartet_moves, slice_order_conjugation_,
                              [&](int corners, std::size_t i) {
                                return corner_moves.After(corners, kPhase2MoveList[i]);
                              })),
      with_layer_edges_(Distances(layer_edge_classes_, quartet_moves, slice_order_conjugation_,
                                  [&](int edges, std::size_t i) {
                                    return static_cast<int>(
                                        layer_edge_moves[static_cast<std::size_t>(edges)][i]);
                                  })) {}

}  // namespace cubewright
