// A beam search for the conjugates with the fewest turns in total.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/methods/corners-edges/conjugates.h"

namespace cubewright::corners_edges {

// How many positions of each progress are followed. README.md shows what more would save.
inline constexpr std::size_t kBeamWidth = 4;

struct Step {
  Stage stage = Stage::kCornersPlaced;
  const Conjugate* conjugate = nullptr;

  std::span<const Move> moves() const { return conjugate->moves; }
};

// The corners or edges that are as this stage wants them, whatever the others want, as bits: those
// in their places, or those the right way up wherever they are.
using PieceSet = std::uint32_t;
PieceSet DonePieces(Stage stage, const CubieCube& cube);

// The steps that solve the cube. Precondition: IsSolvable(cube).
std::vector<Step> FindSteps(const CubieCube& cube, std::size_t beam_width = kBeamWidth);

}  // namespace cubewright::corners_edges
