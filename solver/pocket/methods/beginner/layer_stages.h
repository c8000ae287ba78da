// The stages of the method, and how far a position has come in each, seen in the first hold: the
// first layer is below, with its corner DBL at home.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "solver/methods/stages/cube_after.h"
#include "solver/pocket/methods/pocket_step.h"

namespace cubewright::pocket_beginner {

enum class Stage : std::uint8_t { kFirstLayer, kPlaced, kTurned, kSolved };

inline constexpr int kStageCount = 3;
inline constexpr std::array<std::string_view, kStageCount> kStageNames = {
    "first-layer", "last-corners-placed", "last-corners-turned"};

// The progress at which a stage is complete.
inline constexpr std::array<int, kStageCount> kComplete = {20, 2, 5};
// In the last stage: all corners are the right way up, and at most a turn of the layer is missing.
inline constexpr int kButForATurn = 4;

// From 0 to kComplete[stage]. A step is worth making if it increases this, and from every position
// some sequence of the stage does.
//  - First layer: 4, plus 4 for each corner at home, minus 1 for each that is in its layer but
//    wrong, since it has to be brought out first.
//  - Placed: 0 if two corners across are exchanged, 1 if two beside each other are.
//  - Turned: corners the right way up, and one more if the layer is turned as it should be.
// Precondition: earlier stages are complete, except that the last stage does not need the first
// layer, which it disturbs and restores at its end.
int Progress(Stage stage, const CubeAfter& cube);

// The first stage from `stage` on that is not complete.
Stage StageOf(const CubieCube& cube, Stage stage);

// All actions that can be a step of the stage.
const std::vector<PocketAction>& ActionsOf(Stage stage);

}  // namespace cubewright::pocket_beginner
