// A beam search for the steps with the fewest turns in the end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "solver/pocket/methods/ortega/first_face.h"
#include "solver/pocket/methods/pocket_step.h"

namespace cubewright::ortega {

enum class Stage : std::uint8_t { kFirstFace, kOrientation, kPermutation, kSolved };

inline constexpr int kStageCount = 3;
inline constexpr std::array<std::string_view, kStageCount> kStageNames = {"first-face",
                                                                          "corner-oll", "pbl"};

// How many positions with the same progress are followed, and how many turns more than necessary
// the first face may take. ../README.md shows what larger values save.
struct SearchWidth {
  std::size_t beam_width = 64;
  int spare_face_turns = 1;
};

// The steps that solve the corners, the first face having the colour that is `first_color` at the
// start. Precondition: turns can solve them.
std::vector<PocketStep> FindSteps(const FirstFaces& faces, const CubieCube& corners,
                                  Face first_color, SearchWidth width = {});

}  // namespace cubewright::ortega
