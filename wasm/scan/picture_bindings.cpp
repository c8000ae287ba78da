// What JavaScript sees of finding a face in a picture. wasm/scan.d.ts declares and documents the
// same names for TypeScript.
#include <emscripten/bind.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/scan/picture/find_face.h"

namespace cubewright {
namespace {

using emscripten::val;

// The pixels of the picture to be looked at.
std::vector<std::uint8_t>& Pixels() {
  static std::vector<std::uint8_t> pixels;
  return pixels;
}

std::uintptr_t ReservePicture(int width, int height) {
  Pixels().resize(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  return reinterpret_cast<std::uintptr_t>(Pixels().data());
}

std::optional<std::array<Point, 4>> CornersOf(const std::vector<float>& numbers) {
  std::array<Point, 4> corners;
  if (numbers.size() != 2 * corners.size()) return std::nullopt;
  for (std::size_t i = 0; i < corners.size(); ++i)
    corners[i] = {numbers[2 * i], numbers[2 * i + 1]};
  return corners;
}

val ColorOf(const std::optional<SrgbColor>& color) {
  if (!color) return val::undefined();
  val numbers = val::array();
  numbers.call<void>("push", color->red, color->green, color->blue);
  return numbers;
}

val FaceIn(int width, int height, const val& guide) {
  const auto face = FindFace({Pixels(), width, height},
                             {.guide = CornersOf(emscripten::vecFromJSArray<float>(guide))});
  if (!face) return val::null();
  val corners = val::array();
  for (const Point& corner : face->corners) corners.call<void>("push", corner.x, corner.y);
  val stickers = val::array();
  for (std::size_t i = 0; i < face->middles.size(); ++i) {
    val sticker = val::object();
    sticker.set("x", face->middles[i].x);
    sticker.set("y", face->middles[i].y);
    sticker.set("color", ColorOf(face->colors[i]));
    stickers.call<void>("push", sticker);
  }
  val object = val::object();
  object.set("corners", corners);
  object.set("stickers", stickers);
  object.set("certainty", face->certainty);
  return object;
}

EMSCRIPTEN_BINDINGS(cubewright_picture) {
  emscripten::function("reservePicture", &ReservePicture);
  emscripten::function("findFace", &FaceIn);
}

}  // namespace
}  // namespace cubewright
