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

// Named after the usual colours, whatever the colours are.
inline constexpr std::array<std::string_view, kStageCount> kStageNames = {
    "daisy",        "white-cross",  "white-corners",         "middle-layer",
    "yellow-cross", "yellow-edges", "yellow-corners-placed", "yellow-corners-turned"};

// The progress at which a stage is complete.
inline constexpr std::array<int, kStageCount> kComplete = {4, 4, 20, 20, 4, 5, 4, 5};
// The progress of kUpperEdges and kUpperCornersTurned at which only a turn of the layer is missing.
inline constexpr int kButForATurn = 4;

// From 0 to kComplete[stage]. A step is worth making if it raises this; from every position some
// sequence of the stage does.
//  - Lower corners, middle edges: each piece at home adds 4, and each that sits wrongly in one of
//    these places subtracts 1, since it has to be brought out first.
//  - Upper cross: edges the right way up, and one more for two of them that face each other.
//  - Upper corners placed: corners in their places, and one more if exactly one is and the sequence
//    brings the others home.
// Precondition: the stages before are complete, except that in the last stage the lower layers may
// be disturbed: it turns corners until these layers are restored at its end.
int Progress(Stage stage, const CubeAfter& cube);

// The first stage from `stage` on that is not complete.
Stage StageOf(const CubieCube& cube, Stage stage);

// The pieces that are as the stage wants them, as bits: edge e is bit e, corner c is bit kEdgeCount
// + c.
using PieceSet = std::uint32_t;
PieceSet DonePieces(Stage stage, const CubieCube& cube);

}  // namespace cubewright::beginner
