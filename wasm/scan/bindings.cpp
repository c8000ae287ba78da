// What JavaScript calls to scan. Embind would be a fifth of what a page fetches for a scan, so
// these are plain functions that return arrays of numbers; names.js turns them into the names that
// wasm/scan.d.ts declares.
#include <emscripten/emscripten.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/scan/picture/find_face.h"
#include "solver/scan/pocket_scan.h"
#include "solver/scan/scan.h"

namespace cubewright {
namespace {

// Kept between calls: what is to be read, and what was found.
struct Memory {
  // Red, green and blue of each sticker; one that was not read has negative ones.
  std::array<float, std::size_t{3} * kStickerCount> readings;
  std::array<float, 8> guide;
  std::vector<std::uint8_t> pixels;
  std::vector<float> numbers;
};

Memory& Shared() {
  static Memory memory;
  return memory;
}

// ScanReadings or PocketReadings.
template <class Readings>
Readings ReadingsOf(const Memory& memory) {
  Readings readings;
  for (std::size_t sticker = 0; sticker < readings.size(); ++sticker) {
    const float* color = &memory.readings[3 * sticker];
    if (color[0] < 0) continue;
    readings[sticker] = {static_cast<std::uint8_t>(color[0]), static_cast<std::uint8_t>(color[1]),
                         static_cast<std::uint8_t>(color[2])};
  }
  return readings;
}

std::array<Point, 4> CornersOf(const std::array<float, 8>& guide) {
  std::array<Point, 4> corners;
  for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = {guide[2 * i], guide[2 * i + 1]};
  return corners;
}

void Write(float number) { Shared().numbers.push_back(number); }
void Write(Face face) { Write(static_cast<float>(face)); }

void WriteFlag(bool is) { Write(is ? 1.0F : 0.0F); }

void Write(const FaceLayout& layout) {
  for (const PlacedFace& placed : layout) {
    Write(placed.from);
    Write(static_cast<float>(placed.quarter_turns));
  }
}

template <class Scan>
void WriteDoubts(const Scan& scan) {
  for (std::size_t sticker = 0; sticker < scan.doubts.size(); ++sticker) {
    Write(scan.doubts[sticker].next);
    Write(scan.doubts[sticker].cost);
    WriteFlag(scan.IsDoubtful(static_cast<int>(sticker)));
  }
}

void Write(const PossibleCube& cube) {
  for (const Face face : StickersOf(cube.cube)) Write(face);
  std::array<bool, kStickerCount> is_doubtful = {};
  for (const int sticker : cube.doubtful) is_doubtful[static_cast<std::size_t>(sticker)] = true;
  for (const bool is : is_doubtful) WriteFlag(is);
}

// In the order in which names.js reads it.
void Write(const CubeScan& scan) {
  WriteFlag(scan.is_exact);
  for (const Face face : scan.usual_faces) Write(face);
  Write(scan.layout);
  WriteDoubts(scan);
  Write(static_cast<float>(scan.possible.size()));
  for (const PossibleCube& cube : scan.possible) Write(cube);
}

// The same for a 2x2x2, whose faces come in their order.
void Write(const PocketScan& scan) {
  WriteFlag(true);
  for (const Face face : scan.usual_faces) Write(face);
  Write(PaintedLayout());
  WriteDoubts(scan);
  Write(1);
  for (const Face face : scan.stickers) Write(face);
  for (int sticker = 0; sticker < kPocketStickerCount; ++sticker) {
    WriteFlag(scan.IsDoubtful(sticker));
  }
}

void Write(const FaceInPicture& face) {
  Write(face.certainty);
  for (const Point& corner : face.corners) {
    Write(corner.x);
    Write(corner.y);
  }
  for (std::size_t i = 0; i < face.middles.size(); ++i) {
    Write(face.middles[i].x);
    Write(face.middles[i].y);
    const auto& color = face.colors[i];
    Write(color ? static_cast<float>(color->red) : -1);
    Write(color ? static_cast<float>(color->green) : -1);
    Write(color ? static_cast<float>(color->blue) : -1);
  }
}

template <class Result>
const float* NumbersOf(const Result& result) {
  Shared().numbers.clear();
  Write(result);
  return Shared().numbers.data();
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE float* Readings() { return Shared().readings.data(); }

EMSCRIPTEN_KEEPALIVE const float* Scan(bool is_any_order) {
  const auto readings = ReadingsOf<ScanReadings>(Shared());
  return NumbersOf(ScanCube(readings, {.is_any_order = is_any_order}));
}

EMSCRIPTEN_KEEPALIVE const float* ScanPocketCube() {
  return NumbersOf(ScanPocket(ReadingsOf<PocketReadings>(Shared())));
}

EMSCRIPTEN_KEEPALIVE float* Guide() { return Shared().guide.data(); }

EMSCRIPTEN_KEEPALIVE std::uint8_t* ReservePicture(int width, int height) {
  auto& pixels = Shared().pixels;
  pixels.resize(4 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  return pixels.data();
}

// Null if there is none. `in_row`: how many stickers a row of the face has, 2 or 3.
EMSCRIPTEN_KEEPALIVE const float* Find(int width, int height, int in_row, bool has_guide) {
  const Memory& memory = Shared();
  FaceSearch search = {.grid_size = in_row, .guide = {}};
  if (has_guide) search.guide = CornersOf(memory.guide);
  const auto face = FindFace({memory.pixels, width, height}, search);
  return face ? NumbersOf(*face) : nullptr;
}

}  // extern "C"

}  // namespace cubewright
