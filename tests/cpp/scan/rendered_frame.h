// Pictures of a cube's face as a camera takes them, drawn at random, for finding the face in them:
// of a 3x3x3, or of a 2x2x2 that is its corners.
//
// The recipe, all of it from one seed: the cube, its colours, the light and the camera of
// rendered_scan.h. The cube is seen in perspective, turned any way in the plane and tilted by up to
// 30 degrees, its face 90 to 400 pixels wide in a frame of 640 x 480, with the faces beside it that
// are in sight. It has stickers on black or white plastic, of several sizes and more or less round,
// or none: then neighbours are divided by a faint groove, or by nothing. Now and then the middle
// sticker has a logo, a shadow falls over a part of the face, and a lamp is mirrored in it. Most
// are held by a hand, whose fingers cover up to a fifth of the stickers at the border. Around it
// are up to sixty things of any colour, some of them checked or striped, some of the cube's own
// colours. The lens is more or less sharp, some cameras shake; each pixel has noise, and squares of
// four pixels have one colour.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/facelets.h"
#include "solver/scan/picture/picture.h"
#include "tests/cpp/scan/drawn_light.h"

namespace cubewright {

// A cube in a room, of which several pictures are taken.
struct CubeInRoom {
  CubieCube cube;
  // How many stickers a row has: 3, or 2 of its corners alone.
  int size;
  std::array<Light, kFaceCount> surfaces;
  Room room;
  Camera camera;
  // The fraction of its place that a sticker fills along each side; 1 if there are no stickers.
  double sticker_size;
  // The radius of a sticker's corners, as a part of its place's side.
  double corner_radius;
  // What is between stickers, and what a groove between places leaves of the light.
  Light plastic;
  double groove_width;
  double groove_light;
  int logo_face;
};

CubeInRoom DrawCubeInRoom(Drawing& drawing, int size = 3);

struct RenderedFrame {
  static constexpr int kWidth = 640;
  static constexpr int kHeight = 480;

  std::vector<std::uint8_t> pixels;
  // The corners of the face, clockwise from the one at its first sticker.
  std::array<Point, 4> corners;
  // What each of the six colours looks like where each sticker is, without spots and noise.
  std::vector<std::array<SrgbColor, kFaceCount>> looks;
  std::vector<Face> stickers;

  Picture AsPicture() const { return {pixels, kWidth, kHeight}; }
};

RenderedFrame RenderFrame(const CubeInRoom& cube, Face face, Drawing& drawing);

// The room alone, with a hand or without.
std::vector<std::uint8_t> RenderClutter(Drawing& drawing);

}  // namespace cubewright
