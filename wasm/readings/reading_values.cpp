#include "wasm/readings/reading_values.h"

#include <cstddef>

#include "solver/cube/error.h"
#include "solver/cube/move.h"
#include "solver/text/code_points.h"

namespace cubewright {
namespace {

using emscripten::val;

std::string LetterOf(Face face) { return {kFaceLetters[static_cast<std::size_t>(face)]}; }

val FindingsOf(const Fault& fault) {
  val findings = val::array();
  for (const Finding& found : fault.findings) {
    val finding = val::object();
    finding.set("kind", std::string(FindingKindName(found.kind)));
    finding.set("colors", Utf8Of(found.colors));
    finding.set("places", ArrayOf(found.places));
    finding.set("count", found.count);
    findings.call<void>("push", finding);
  }
  return findings;
}

val ReadingOf(std::string_view code, const std::string& facelets, int orientation) {
  val reading = val::object();
  reading.set("code", std::string(code));
  reading.set("facelets", facelets);
  reading.set("orientation", orientation);
  return reading;
}

}  // namespace

std::string Utf8Of(std::u32string_view code_points) {
  std::string text;
  for (const char32_t code_point : code_points) text += Utf8(code_point);
  return text;
}

val ReadingOf(const Fault& fault, const std::string& facelets, int orientation) {
  val reading = ReadingOf(ErrorCode(fault.error), facelets, orientation);
  reading.set("stickers", ArrayOf(fault.stickers));
  reading.set("pieces", ArrayOf(fault.pieces));
  reading.set("findings", FindingsOf(fault));
  reading.set("hasNamedColors", fault.has_named_colors);
  return reading;
}

val ReadingOf(const std::string& facelets, int orientation) {
  return ReadingOf("", facelets, orientation);
}

val OpenOf(const std::vector<OpenSticker>& stickers) {
  val open = val::array();
  for (const OpenSticker& sticker : stickers) {
    val object = val::object();
    object.set("sticker", sticker.sticker);
    object.set("counts", ArrayOf(sticker.counts));
    open.call<void>("push", object);
  }
  return open;
}

val FaceChangesOf(const FaceLayout& layout) {
  val changes = val::array();
  for (const auto& [place, placed] : ChangesOf(layout)) {
    val change = val::object();
    change.set("face", LetterOf(place));
    change.set("from", LetterOf(placed.from));
    change.set("quarterTurns", placed.quarter_turns);
    change.set("isMirrored", placed.is_mirrored);
    changes.call<void>("push", change);
  }
  return changes;
}

std::string LettersOf(const std::vector<Face>& faces) {
  std::string letters;
  for (const Face face : faces) letters += LetterOf(face);
  return letters;
}

}  // namespace cubewright
