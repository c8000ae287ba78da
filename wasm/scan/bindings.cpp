// What JavaScript sees of scanning. wasm/scan.d.ts declares and documents the same names for
// TypeScript; a test holds the two together.
#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/scan/scan.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {
namespace {

using emscripten::val;

std::string LetterOf(Face face) { return {kFaceLetters[static_cast<std::size_t>(face)]}; }

// Three numbers of each sticker; one that was not read has a negative one.
ScanReadings ReadingsOf(const std::vector<int>& numbers) {
  ScanReadings readings;
  for (std::size_t sticker = 0; sticker < readings.size(); ++sticker) {
    if (numbers.size() < 3 * (sticker + 1) || numbers[3 * sticker] < 0) continue;
    readings[sticker] = {static_cast<std::uint8_t>(numbers[3 * sticker]),
                         static_cast<std::uint8_t>(numbers[3 * sticker + 1]),
                         static_cast<std::uint8_t>(numbers[3 * sticker + 2])};
  }
  return readings;
}

val FacesOf(const FaceLayout& layout) {
  val faces = val::array();
  for (std::size_t place = 0; place < layout.size(); ++place) {
    val face = val::object();
    face.set("face", LetterOf(static_cast<Face>(place)));
    face.set("from", LetterOf(layout[place].from));
    face.set("quarterTurns", layout[place].quarter_turns);
    faces.call<void>("push", face);
  }
  return faces;
}

val ScanOf(const val& numbers, bool is_any_order) {
  const CubeScan scan = ScanCube(ReadingsOf(emscripten::vecFromJSArray<int>(numbers)),
                                 {.is_any_order = is_any_order});
  val doubtful = val::array();
  val stickers = val::array();
  for (int sticker = 0; sticker < kStickerCount; ++sticker) {
    const StickerDoubt& doubt = scan.doubts[static_cast<std::size_t>(sticker)];
    if (scan.IsDoubtful(sticker)) doubtful.call<void>("push", sticker);
    val object = val::object();
    object.set("next", LetterOf(doubt.next));
    object.set("cost", doubt.cost);
    stickers.call<void>("push", object);
  }
  std::string scheme;
  for (const Face face : scan.usual_faces) scheme += kColorLetters[static_cast<std::size_t>(face)];
  val object = val::object();
  object.set("facelets", WriteFacelets(scan.cube));
  object.set("doubtful", doubtful);
  object.set("stickers", stickers);
  object.set("scheme", scheme);
  object.set("faces", FacesOf(scan.layout));
  object.set("isExact", scan.is_exact);
  return object;
}

EMSCRIPTEN_BINDINGS(cubewright_scan) { emscripten::function("scan", &ScanOf); }

}  // namespace
}  // namespace cubewright
