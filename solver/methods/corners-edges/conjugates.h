// A sequence with a few turns before it that bring the pieces to where it works, and the same turns
// undone after it: in mathematics, a conjugate.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/corners-edges/sequence_list.h"

namespace cubewright::corners_edges {

enum class Stage : std::uint8_t { kCornersPlaced, kEdgesPlaced, kCornersTurned, kEdgesFlipped };

inline constexpr int kStageCount = 4;
inline constexpr std::array<std::string_view, kStageCount> kStageNames = {
    "corners-placed", "edges-placed", "corners-turned", "edges-flipped"};

// The most turns before a sequence. With them there is a conjugate for any three corners and edges
// to go round either way, for any two corners to be turned, and any two edges to be flipped.
inline constexpr std::size_t kMostSetupTurns = 4;
// The longest sequence has 13.
inline constexpr std::size_t kMostConjugateMoves = 13 + 2 * kMostSetupTurns;

struct Conjugate {
  Sequence sequence = Sequence::kQuarterTurn;
  // The turns before, the sequence, and the turns undone.
  std::vector<WrittenMove> written;
  // The same in turns of faces.
  std::vector<Move> moves;
  CubieCube effect;
};

// The conjugates of which a stage makes its steps; no two have the same effect. Besides the
// shortest for each change that the stage may want there are others, which help the later stages
// more or less.
const std::vector<Conjugate>& ConjugatesOf(Stage stage);

}  // namespace cubewright::corners_edges
