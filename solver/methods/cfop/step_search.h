// A beam search for the steps with the fewest turns in total.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/cfop/actions.h"

namespace cubewright::cfop {

enum class Looks : std::uint8_t { kOne, kTwo };

enum class Stage : std::uint8_t { kCross, kPairs, kOllEdges, kOll, kPllCorners, kPll };
inline constexpr int kStageCount = 6;

// No cross is farther (tests/cpp/methods/parts).
inline constexpr std::size_t kMostCrossMoves = 8;

struct Step {
  Stage stage = Stage::kCross;
  // None for the cross.
  const Action* action = nullptr;
  // The cross.
  std::array<Move, kMostCrossMoves> cross_moves{};
  std::uint8_t cross_move_count = 0;

  std::span<const Move> moves() const {
    if (action != nullptr) return action->moves;
    return std::span(cross_moves).first(cross_move_count);
  }
};

// How many positions of each progress are followed.
inline constexpr std::size_t kBeamWidth = 32;

// The corner and the edge of the slot at the right in front, by the way to hold the cube.
inline constexpr std::array<std::size_t, 4> kSlotCorners = {4, 7, 6, 5};
inline constexpr std::array<std::size_t, 4> kSlotEdges = {8, 11, 10, 9};

// The steps that solve the cube, which is held with the cross below. The first is one of `crosses`,
// the ways to solve the cross. Precondition: IsSolvable(cube).
std::vector<Step> FindSteps(const CubieCube& cube, std::span<const Step> crosses, Looks looks,
                            std::size_t beam_width = kBeamWidth);

}  // namespace cubewright::cfop
