// What a text of stickers shows, what is wrong with it and what follows from it, as JavaScript
// values, for any puzzle; wasm/readings.d.ts declares them.
#pragma once

#include <emscripten/val.h>

#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/fault.h"
#include "solver/painting/color_counts.h"
#include "solver/painting/repair.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {

template <class Range>
emscripten::val ArrayOf(const Range& items) {
  auto array = emscripten::val::array();
  for (const auto& item : items) array.call<void>("push", item);
  return array;
}

std::string Utf8Of(std::u32string_view code_points);

// For an illegal puzzle; `facelets` is empty if it has no normal form.
emscripten::val ReadingOf(const Fault& fault, const std::string& facelets, int orientation);
// For a legal one.
emscripten::val ReadingOf(const std::string& facelets, int orientation);

emscripten::val OpenOf(const std::vector<OpenSticker>& stickers);

emscripten::val FaceChangesOf(const FaceLayout& layout);
std::string LettersOf(const std::vector<Face>& faces);

// `colors` are the symbols written for the colours of the repairs.
template <class PuzzlePainting>
emscripten::val RepairsOf(const PuzzleRepairReport<PuzzlePainting>& report,
                          const ColorSymbols& colors) {
  using emscripten::val;
  val repairs = val::array();
  for (const PuzzleRepair<PuzzlePainting>& found : report.repairs) {
    val repair = val::object();
    repair.set("kind", std::string(RepairKindName(found.kind)));
    repair.set("rank", found.rank);
    repair.set("isClockwise", found.is_clockwise);
    repair.set("facelets", WritePainting(found.painting));
    repair.set("stickers", ArrayOf(found.stickers));
    repair.set("before", LettersOf(found.before));
    repair.set("pieces", ArrayOf(found.pieces));
    repair.set("faces", FaceChangesOf(found.layout));
    repair.set("besides", ArrayOf(found.besides));
    repairs.call<void>("push", repair);
  }
  val object = val::object();
  object.set("repairs", repairs);
  object.set("areAll", report.are_all);
  object.set("smallestChange", report.smallest_change);
  object.set("hasEveryPiece", report.has_every_piece);
  object.set("tellingSticker", report.telling_sticker.value_or(-1));
  object.set("colors", Utf8Of({colors.of_face.data(), colors.of_face.size()}));
  object.set("hasNamedColors", colors.are_named);
  return object;
}

}  // namespace cubewright
