#include "solver/methods/twophase/pruning/phase2_bounds.h"

#include <algorithm>
#include <bit>

#include "solver/methods/twophase/pruning/breadth_first_search.h"

namespace cubewright {
namespace {

// Moves are told by their indexes in kPhase2MoveList.

// Entries size * class + what is beside the permutation, of which there are `size`, joined by the
// moves of phase 2.
class ClassPairGraph {
 public:
  // `after(permutation, move)`, `beside_after(beside, move)`; `conjugation` is that of what is
  // beside the permutation.
  template <class After, class BesideAfter>
  ClassPairGraph(const EightPieceClasses& classes, After after, const ConjugationTable& conjugation,
                 BesideAfter beside_after)
      : conjugation_(conjugation), size_(static_cast<std::size_t>(conjugation.size())) {
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
      for (int beside = 0; beside < conjugation.size(); ++beside) {
        const int moved = beside_after(beside, i);
        for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
          beside_[i][static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(beside)] =
              static_cast<std::uint8_t>(conjugation_.Conjugate(moved, symmetry));
        }
      }
    }
  }

  template <class IsWanted>
  bool AnyNeighbour(std::size_t entry, IsWanted is_wanted) const {
    const std::size_t beside = entry % size_;
    const auto& row = steps_[entry / size_];
    for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
      if (is_wanted(row[i].class_index * size_ + beside_[i][row[i].symmetry][beside])) return true;
    }
    return false;
  }

  template <class Visit>
  void ForEachSame(std::size_t entry, Visit visit) const {
    const auto beside = static_cast<int>(entry % size_);
    unsigned symmetries = stabilizers_[entry / size_];
    for (; symmetries != 0; symmetries &= symmetries - 1) {
      const int conjugate = conjugation_.Conjugate(beside, std::countr_zero(symmetries));
      visit(entry - static_cast<std::size_t>(beside) + static_cast<std::size_t>(conjugate));
    }
  }

 private:
  // Where a move leads from a class's smallest member.
  struct Step {
    std::uint16_t class_index;
    std::uint16_t symmetry;
  };

  static constexpr std::size_t kMostBeside = kUpperCornersCount;
  static_assert(kMostBeside >= kQuartetOrderCount);

  const ConjugationTable& conjugation_;
  const std::size_t size_;
  std::vector<std::uint16_t> stabilizers_;
  std::vector<std::array<Step, kPhase2MoveCount>> steps_;
  // By move and symmetry: what is beside after the move, seen through the symmetry.
  std::array<std::array<std::array<std::uint8_t, kMostBeside>, kAxisSymmetryCount>,
             kPhase2MoveCount>
      beside_;
};

std::vector<std::uint8_t> Distances(const ClassPairGraph& graph, int beside_count) {
  return BreadthFirstSearch(static_cast<std::size_t>(kEightPieceClassCount * beside_count), graph)
      .TakeDistances();
}

int UpperCornersAfter(int upper_corners, std::size_t move) {
  CubieCube cube;
  SetUpperCorners(upper_corners, cube);
  return UpperCornersOf(Apply(cube, kPhase2MoveList[move]));
}

std::vector<std::uint8_t> UpperCornersByCorners() {
  std::vector<std::uint8_t> upper_corners(kCornerPermutationCount);
  CubieCube cube;
  for (std::uint8_t& of_corners : upper_corners) {
    of_corners = static_cast<std::uint8_t>(UpperCornersOf(cube));
    std::next_permutation(cube.corner_piece.begin(), cube.corner_piece.end());
  }
  return upper_corners;
}

}  // namespace

Phase2Bounds::Phase2Bounds(const MoveTable& corner_moves, const LayerEdgeMoves& layer_edge_moves,
                           const MoveTable& quartet_moves)
    : upper_corners_(UpperCornersByCorners()),
      with_corners_(Distances({corner_classes_,
                               [&](int corners, std::size_t i) {
                                 return corner_moves.After(corners, kPhase2MoveList[i]);
                               },
                               slice_order_conjugation_,
                               [&](int order, std::size_t i) {
                                 return quartet_moves.After(order, kPhase2MoveList[i]);
                               }},
                              kQuartetOrderCount)),
      with_layer_edges_(Distances({layer_edge_classes_,
                                   [&](int edges, std::size_t i) {
                                     return static_cast<int>(
                                         layer_edge_moves[static_cast<std::size_t>(edges)][i]);
                                   },
                                   upper_corners_conjugation_, UpperCornersAfter},
                                  kUpperCornersCount)) {}

}  // namespace cubewright
