// A cube as numbers, for R. Korf's three pattern databases: its corners, and its edges by sixes.
//
//   corner permutation  8!                 = 40,320   in lexicographic order
//   twist               3^7                =  2,187   orientations by place, the last one implied
//   triple placement    12 * 11 * 10       =  1,320   the places of three edges, one after another
//   triple flips        2^3                =      8   their orientations, by edge
//   six placement       1,320 * 504        = 665,280  a triple's, and another's in the places left
//   six flips           2^6                =     64   their orientations, by edge
//
// All are 0 in a solved cube.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"

namespace cubewright {

inline constexpr int kKorfCornerCount = 40'320;
inline constexpr int kKorfTwistCount = 2'187;
inline constexpr int kTriplePlacementCount = 1'320;
inline constexpr int kTripleFlipCount = 8;
inline constexpr int kTripleCount = kTriplePlacementCount * kTripleFlipCount;
inline constexpr int kOtherTripleCount = 9 * 8 * 7;
inline constexpr int kSixPlacementCount = kTriplePlacementCount * kOtherTripleCount;
inline constexpr int kSixFlipCount = 64;

using EdgeTriple = std::array<Edge, 3>;
// Korf's two sixes, each as two triples: UR UF UL UB FR FL and DR DF DL DB BL BR.
inline constexpr std::size_t kSixCount = 2;
inline constexpr std::array<std::array<EdgeTriple, 2>, kSixCount> kSixes = {{
    {{{Edge::kUr, Edge::kUf, Edge::kUl}, {Edge::kUb, Edge::kFr, Edge::kFl}}},
    {{{Edge::kDr, Edge::kDf, Edge::kDl}, {Edge::kDb, Edge::kBl, Edge::kBr}}},
}};

int KorfTwistOf(const CubieCube& cube);

// What each move does to each coordinate. Made once, then only read.
class KorfMoves {
 public:
  KorfMoves();

  // By move: for each value, the one after the move.
  std::span<const std::uint16_t> corners(Move move) const { return corners_[move]; }
  std::span<const std::uint16_t> twists(Move move) const { return twists_[move]; }
  // Of one triple of a six, 8 * placement + flips.
  std::span<const std::uint16_t> triples(std::size_t six, Move move) const {
    return triples_[six][move];
  }

  // Of one of the triples of a six.
  int TripleOf(const CubieCube& cube, std::size_t six, std::size_t triple) const;
  // The number of two placements together, which have no place in common.
  int SixPlacement(int first, int second) const {
    return first * kOtherTripleCount +
           others_[static_cast<std::size_t>(first) * kTriplePlacementCount +
                   static_cast<std::size_t>(second)];
  }
  // The second placement.
  int SecondOf(int six_placement) const {
    return second_of_[static_cast<std::size_t>(six_placement)];
  }
  // The number of an edge table's entry, from the two triples.
  std::uint32_t SixEntry(int first, int second) const {
    return static_cast<std::uint32_t>(
        SixPlacement(first / kTripleFlipCount, second / kTripleFlipCount) * kSixFlipCount +
        second % kTripleFlipCount * kTripleFlipCount + first % kTripleFlipCount);
  }

 private:
  using ByMove = std::array<std::vector<std::uint16_t>, kMoveCount>;

  void FillTriples(std::size_t six);

  ByMove corners_;
  ByMove twists_;
  std::array<ByMove, kSixCount> triples_;
  std::vector<std::uint16_t> others_;
  std::vector<std::uint16_t> second_of_;
};

}  // namespace cubewright
