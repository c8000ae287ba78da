// The search for the conjugates that are fewest turns in the end: a beam search.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solver/methods/corners-edges/conjugates.h"

namespace cubewright::corners_edges {

// How many positions of each progress are followed. README.md tells what more of them would save.
inline constexpr std::size_t kBeamWidth = 4;

struct Step {
  Stage stage = Stage::kCornersPlaced;
  const Conjugate* conjugate = nullptr;

  std::span<const Move> moves() const { return conjugate->moves; }
};

// The pieces that are as the stage wants them, whatever the others want, as bits: those in their
// places, or those the right way up in the places where they are. Of corners or of edges.
using PieceSet = std::uint32_t;
PieceSet DonePieces(Stage stage, const CubieCube& cube);

// The steps that solve the cube. Precondition: IsSolvable(cube).
std::vector<Step> FindSteps(const CubieCube& cube, std::size_t beam_width = kBeamWidth);

}  // namespace cubewright::corners_edges
