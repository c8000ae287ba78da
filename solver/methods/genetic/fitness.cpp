#include "solver/methods/genetic/fitness.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace cubewright {
namespace {

// Places of edges: those of the upper layer, of the lower one, and between them.
constexpr std::size_t kUpperEnd = 4;
constexpr std::size_t kLowerEnd = 8;

int FlippedEdges(const CubieCube& cube) {
  int count = 0;
  for (const std::uint8_t flip : cube.edge_orientation) count += flip;
  return count;
}

int TwistedCornersAndStrayMiddleEdges(const CubieCube& cube) {
  int count = 0;
  for (const std::uint8_t twist : cube.corner_orientation) count += twist != 0 ? 1 : 0;
  for (std::size_t place = kLowerEnd; place < kEdgeCount; ++place) {
    count += cube.edge_piece[place] < kLowerEnd ? 1 : 0;
  }
  return count;
}

// On which side of each axis a corner belongs: 1 for D, 2 for L, 4 for B. Corners with an even
// number of these form one tetrad, the rest the other.
constexpr std::array<unsigned, kCornerCount> kSides = {0, 2, 6, 4, 1, 3, 7, 5};

constexpr bool IsInOddTetrad(std::size_t corner) { return std::popcount(kSides[corner]) % 2 != 0; }

// For each face, the places at the ends of one diagonal, then of the other.
constexpr std::size_t kDiagonalEnds = 4;
constexpr std::array<std::array<std::size_t, kDiagonalEnds>, kFaceCount> kDiagonals = {{
    {0, 2, 1, 3},  // URF ULB, UFL UBR
    {0, 7, 3, 4},  // URF DRB, UBR DFR
    {0, 5, 1, 4},  // URF DLF, UFL DFR
    {5, 7, 4, 6},  // DLF DRB, DFR DBL
    {2, 5, 1, 6},  // ULB DLF, UFL DBL
    {2, 7, 3, 6},  // ULB DRB, UBR DBL
}};

// Two corners of a tetrad belong on one face together, and on opposite sides of the other two axes.
// Half turns carry both diagonals of a face to faces of the same axis. A face is in harmony if both
// of its diagonals hold such a pair and the two pairs belong on faces of one axis. Half turns can
// bring the corners home only if all six faces are in harmony.
bool IsInHarmony(const CubieCube& cube, const std::array<std::size_t, kDiagonalEnds>& ends) {
  const auto sides = [&](std::size_t end) { return kSides[cube.corner_piece[ends[end]]]; };
  const unsigned first = sides(0) ^ sides(1);
  const unsigned second = sides(2) ^ sides(3);
  return first == second && std::popcount(first) == 2;
}

int StrayPiecesAndFacesWithoutHarmony(const CubieCube& cube) {
  int count = 0;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    count += IsInOddTetrad(place) != IsInOddTetrad(cube.corner_piece[place]) ? 1 : 0;
  }
  // The slices of UF UB DF DB and of UR UL DR DL: every other edge.
  for (std::size_t place = 0; place < kLowerEnd; ++place) {
    count += place % 2 != cube.edge_piece[place] % 2U ? 1 : 0;
  }
  for (const auto& ends : kDiagonals) count += IsInHarmony(cube, ends) ? 0 : 1;
  return count;
}

int MisplacedPieces(const CubieCube& cube) {
  int count = 0;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    count += cube.corner_piece[place] != place ? 1 : 0;
  }
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    count += cube.edge_piece[place] != place ? 1 : 0;
  }
  return count;
}

// How many of the places from..to - 1 do not have their own edge, the right way up.
int WrongEdges(const CubieCube& cube, std::size_t from, std::size_t to) {
  int count = 0;
  for (std::size_t place = from; place < to; ++place) {
    count += cube.edge_piece[place] != place || cube.edge_orientation[place] != 0 ? 1 : 0;
  }
  return count;
}

int FirstCross(const CubieCube& cube) { return WrongEdges(cube, kUpperEnd, kLowerEnd); }

int FirstLayer(const CubieCube& cube) {
  int count = FirstCross(cube);
  for (std::size_t place = kUpperEnd; place < kCornerCount; ++place) {
    count += cube.corner_piece[place] != place || cube.corner_orientation[place] != 0 ? 1 : 0;
  }
  return count;
}

int TwoLayers(const CubieCube& cube) {
  return FirstLayer(cube) + WrongEdges(cube, kLowerEnd, kEdgeCount);
}

int LastCross(const CubieCube& cube) {
  int count = TwoLayers(cube);
  for (std::size_t place = 0; place < kUpperEnd; ++place) count += cube.edge_orientation[place];
  return count;
}

// What is counted of the upper corners, besides the edges.
enum class UpperCorners : std::uint8_t { kNot, kPlaced, kTurned };

// How much is wrong in the upper layer as it would be after so many turns of it.
int WrongAbove(const CubieCube& cube, UpperCorners corners, std::size_t turns) {
  int count = 0;
  for (std::size_t place = 0; place < kUpperEnd; ++place) {
    const std::size_t wanted = (place + turns) % kUpperEnd;
    count += cube.edge_piece[place] != wanted || cube.edge_orientation[place] != 0 ? 1 : 0;
    if (corners == UpperCorners::kNot) continue;
    count += cube.corner_piece[place] != wanted ? 1 : 0;
    if (corners == UpperCorners::kPlaced) continue;
    count += cube.corner_orientation[place] != 0 ? 1 : 0;
  }
  return count;
}

// A layer that only has to be turned is wrong once, not in every piece.
int LastLayer(const CubieCube& cube, UpperCorners corners) {
  int least = WrongAbove(cube, corners, 0);
  for (std::size_t turns = 1; turns < kUpperEnd; ++turns) {
    least = std::min(least, 1 + WrongAbove(cube, corners, turns));
  }
  return TwoLayers(cube) + least;
}

int LastEdges(const CubieCube& cube) { return LastLayer(cube, UpperCorners::kNot); }
int LastCornersPlaced(const CubieCube& cube) { return LastLayer(cube, UpperCorners::kPlaced); }
int LastCornersTurned(const CubieCube& cube) { return LastLayer(cube, UpperCorners::kTurned); }

// The turns of G0 to G3.
constexpr std::array<EvolvedStage, 4> kSubgroupStages = {
    {{"oriented-edges", 0777777, FlippedEdges},
     {"oriented-corners", 0277277, TwistedCornersAndStrayMiddleEdges},
     {"half-turns", 0227227, StrayPiecesAndFacesWithoutHarmony},
     {"solved", 0222222, MisplacedPieces}}};

constexpr std::array<EvolvedStage, 7> kLayerStages = {
    {{"cross", kAllMoves, FirstCross},
     {"white-corners", kAllMoves, FirstLayer},
     {"middle-layer", kAllMoves, TwoLayers},
     {"yellow-cross", kAllMoves, LastCross},
     {"yellow-edges", kAllMoves, LastEdges},
     {"yellow-corners-placed", kAllMoves, LastCornersPlaced},
     {"yellow-corners-turned", kAllMoves, LastCornersTurned}}};

}  // namespace

std::span<const EvolvedStage> SubgroupStages() { return kSubgroupStages; }

std::span<const EvolvedStage> LayerStages() { return kLayerStages; }

}  // namespace cubewright
