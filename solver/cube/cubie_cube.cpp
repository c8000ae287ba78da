#include "solver/cube/cubie_cube.h"

#include <numeric>

namespace cubewright {
namespace {

// Twists add up modulo 3. In a mirrored cube (orientations 3..5) the sense of a twist is reversed,
// so later twists are subtracted (H. Kociemba, kociemba.org/cube.htm).
std::uint8_t AddTwist(std::uint8_t first, std::uint8_t second) {
  const bool first_mirrored = first >= 3;
  const bool second_mirrored = second >= 3;
  const int a = first % 3;
  const int b = second % 3;
  const int sum = (first_mirrored ? a - b + 3 : a + b) % 3;
  return static_cast<std::uint8_t>(first_mirrored != second_mirrored ? sum + 3 : sum);
}

struct PieceCycle {
  std::array<std::uint8_t, 4> corners;
  std::array<std::uint8_t, 4> corner_twists;
  std::array<std::uint8_t, 4> edges;
  std::uint8_t flip;
};

// The clockwise quarter turns: the piece in place i + 1 of a cycle moves to place i.
constexpr std::array<PieceCycle, kFaceCount> kQuarterTurns = {{
    {{0, 3, 2, 1}, {0, 0, 0, 0}, {0, 3, 2, 1}, 0},    // U: URF UBR ULB UFL, UR UB UL UF
    {{0, 4, 7, 3}, {2, 1, 2, 1}, {0, 8, 4, 11}, 0},   // R: URF DFR DRB UBR, UR FR DR BR
    {{0, 1, 5, 4}, {1, 2, 1, 2}, {1, 9, 5, 8}, 1},    // F: URF UFL DLF DFR, UF FL DF FR
    {{4, 5, 6, 7}, {0, 0, 0, 0}, {4, 5, 6, 7}, 0},    // D: DFR DLF DBL DRB, DR DF DL DB
    {{1, 2, 6, 5}, {1, 2, 1, 2}, {2, 10, 6, 9}, 0},   // L: UFL ULB DBL DLF, UL BL DL FL
    {{2, 3, 7, 6}, {1, 2, 1, 2}, {3, 11, 7, 10}, 1},  // B: ULB UBR DRB DBL, UB BR DB BL
}};

CubieCube QuarterTurn(const PieceCycle& cycle) {
  CubieCube cube;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t from = (i + 1) % 4;
    cube.corner_piece[cycle.corners[i]] = cycle.corners[from];
    cube.corner_orientation[cycle.corners[i]] = cycle.corner_twists[i];
    cube.edge_piece[cycle.edges[i]] = cycle.edges[from];
    cube.edge_orientation[cycle.edges[i]] = cycle.flip;
  }
  return cube;
}

std::array<CubieCube, kMoveCount> MakeMoveCubes() {
  std::array<CubieCube, kMoveCount> cubes;
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    const CubieCube quarter = QuarterTurn(kQuarterTurns[face]);
    cubes[3 * face] = quarter;
    cubes[3 * face + 1] = Multiply(quarter, quarter);
    cubes[3 * face + 2] = Multiply(cubes[3 * face + 1], quarter);
  }
  return cubes;
}

}  // namespace

CubieCube Multiply(const CubieCube& first, const CubieCube& second) {
  CubieCube product;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    const std::size_t from = second.corner_piece[place];
    product.corner_piece[place] = first.corner_piece[from];
    product.corner_orientation[place] =
        AddTwist(first.corner_orientation[from], second.corner_orientation[place]);
  }
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    const std::size_t from = second.edge_piece[place];
    product.edge_piece[place] = first.edge_piece[from];
    product.edge_orientation[place] = first.edge_orientation[from] ^ second.edge_orientation[place];
  }
  return product;
}

CubieCube Inverse(const CubieCube& cube) {
  CubieCube inverse;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    const std::size_t piece = cube.corner_piece[place];
    const std::uint8_t orientation = cube.corner_orientation[place];
    inverse.corner_piece[piece] = static_cast<std::uint8_t>(place);
    // A mirrored orientation is its own inverse.
    inverse.corner_orientation[piece] =
        orientation >= 3 ? orientation : static_cast<std::uint8_t>((3 - orientation) % 3);
  }
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    const std::size_t piece = cube.edge_piece[place];
    inverse.edge_piece[piece] = static_cast<std::uint8_t>(place);
    inverse.edge_orientation[piece] = cube.edge_orientation[place];
  }
  return inverse;
}

CubieCube Relative(const CubieCube& start, const CubieCube& goal) {
  return Multiply(Inverse(goal), start);
}

const CubieCube& MoveCube(Move move) {
  static const std::array<CubieCube, kMoveCount> kCubes = MakeMoveCubes();
  return kCubes[move];
}

CubieCube Apply(const CubieCube& cube, Move move) { return Multiply(cube, MoveCube(move)); }

CubieCube Apply(const CubieCube& cube, std::span<const Move> moves) {
  CubieCube result = cube;
  for (const Move move : moves) result = Apply(result, move);
  return result;
}

bool IsSolved(const CubieCube& cube) { return cube == CubieCube{}; }

}  // namespace cubewright
