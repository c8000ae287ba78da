// The stages of the method, and how far a cube has come in each.
//
// The cube is seen as it is held: cross below, the opposite colour above. So the edges of the cross
// are DR DF DL DB whatever their colours are.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/stages/cube_after.h"

namespace cubewright::beginner {

enum class Stage : std::uint8_t {
  kDaisy,
  kCross,
  kCorners,
  kMiddleLayer,
  kUpperCross,
  kUpperEdges,
  kUpperCornersPlaced,
  kUpperCornersTurned,
  kSolved,
};

inline constexpr int kStageCount = 8;

// After the usual colours, and the same for any others.
inline constexpr std::array<std::string_view, kStageCount> kStageNames = {
    "daisy",        "white-cross",  "white-corners",         "middle-layer",
    "yellow-cross", "yellow-edges", "yellow-corners-placed", "yellow-corners-turned"};

// The progress at which a stage is complete.
inline constexpr std::array<int, kStageCount> kComplete = {4, 4, 20, 20, 4, 5, 4, 5};
// In the stages of the upper edges and of the turned corners: all stand as they should but for a
// turn of the layer.
inline constexpr int kButForATurn = 4;

// From 0 to kComplete[stage]; a step is worth making if it leads farther, and from everywhere some
// sequence of the stage does.
//  - Lower corners, middle edges: each at home counts 4, and each that sits in such a place wrongly
//    takes 1 away, since it has to be brought out first.
//  - Upper cross: edges the right way up, and one more for two of them that face each other.
//  - Upper corners placed: those in their places, and one more if one is and the others have to go
//    round as the sequence takes them.
// Precondition: the stages before are complete, except that of the lower layers nothing is asked in
// the last stage, which turns corners over and over to restore them at its end.
int Progress(Stage stage, const CubeAfter& cube);

// The first stage from `stage` on that is not complete.
Stage StageOf(const CubieCube& cube, Stage stage);

// The pieces for which the stage has done what it does to each, as bits: edge e is bit e, corner c
// is bit kEdgeCount + c.
using PieceSet = std::uint32_t;
PieceSet DonePieces(Stage stage, const CubieCube& cube);

}  // namespace cubewright::beginner
