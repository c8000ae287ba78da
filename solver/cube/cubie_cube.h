// A cube as its twenty movable pieces: which piece stands in each place, and how it is turned.
//
// Places and pieces share their names: corners URF UFL ULB UBR DFR DLF DBL DRB, edges
// UR UF UL UB DR DF DL DB FR FL BL BR. A corner's orientation is 0 if its U or D sticker lies on U
// or D, 1 if the piece is turned clockwise from that, 2 anticlockwise. An edge's is 1 if it is
// flipped relative to the reference in which only quarter turns of F and B flip edges.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "solver/cube/move.h"

namespace cubewright {

enum class Corner : std::uint8_t { kUrf, kUfl, kUlb, kUbr, kDfr, kDlf, kDbl, kDrb };
enum class Edge : std::uint8_t { kUr, kUf, kUl, kUb, kDr, kDf, kDl, kDb, kFr, kFl, kBl, kBr };

inline constexpr int kCornerCount = 8;
inline constexpr int kEdgeCount = 12;

// Orientations of mirrored corners, which occur only inside symmetry computations, are 3..5, with
// the sense of the twist reversed.
struct CubieCube {
  std::array<std::uint8_t, kCornerCount> corner_piece = {0, 1, 2, 3, 4, 5, 6, 7};
  std::array<std::uint8_t, kCornerCount> corner_orientation = {};
  std::array<std::uint8_t, kEdgeCount> edge_piece = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  std::array<std::uint8_t, kEdgeCount> edge_orientation = {};

  bool operator==(const CubieCube&) const = default;
};

// The result of `first`, then `second` (as moves made on a solved cube).
CubieCube Multiply(const CubieCube& first, const CubieCube& second);
CubieCube Inverse(const CubieCube& cube);
// The cube that is solved by the moves that lead from `start` to `goal`.
CubieCube Relative(const CubieCube& start, const CubieCube& goal);

// A solved cube after `move`.
const CubieCube& MoveCube(Move move);
CubieCube Apply(const CubieCube& cube, Move move);
CubieCube Apply(const CubieCube& cube, std::span<const Move> moves);

bool IsSolved(const CubieCube& cube);

}  // namespace cubewright
