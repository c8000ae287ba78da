// What JavaScript sees of the two-phase solver: values only. wasm/cubewright.d.ts declares and
// documents the same names for TypeScript; a test holds the two together.
#include <emscripten/bind.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/error.h"
#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/painting/completion.h"
#include "solver/painting/diagnosis.h"
#include "solver/painting/painting.h"
#include "solver/painting/repair.h"
#include "solver/text/code_points.h"
#include "solver/text/facelet_reader.h"
#include "wasm/tables/table_bindings.h"
#include "wasm/twophase/engine.h"

namespace cubewright {
namespace {

using emscripten::val;

Engine& TheEngine() {
  static Engine engine;
  return engine;
}

using Tables = TableBindings<&TheEngine>;

template <class Range>
val ArrayOf(const Range& items) {
  val array = val::array();
  for (const auto& item : items) array.call<void>("push", item);
  return array;
}

void Prepare() { TheEngine().Prepare(); }
void BeginPreparation(int threads) { TheEngine().BeginPreparation(threads); }
bool IsPrepared() { return TheEngine().IsPrepared(); }

std::string Utf8Of(std::u32string_view code_points) {
  std::string text;
  for (const char32_t code_point : code_points) text += Utf8(code_point);
  return text;
}

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

val ReadingOf(const Fault& fault, const std::string& facelets, int orientation) {
  val reading = val::object();
  reading.set("code", std::string(ErrorCode(fault.error)));
  reading.set("facelets", facelets);
  reading.set("orientation", orientation);
  reading.set("stickers", ArrayOf(fault.stickers));
  reading.set("pieces", ArrayOf(fault.pieces));
  reading.set("findings", FindingsOf(fault));
  reading.set("hasNamedColors", fault.has_named_colors);
  return reading;
}

val FaceChangesOf(const FaceLayout& layout) {
  const auto letter = [](Face face) {
    return std::string(1, kFaceLetters[static_cast<std::size_t>(face)]);
  };
  val changes = val::array();
  for (const auto& [place, placed] : ChangesOf(layout)) {
    val change = val::object();
    change.set("face", letter(place));
    change.set("from", letter(placed.from));
    change.set("quarterTurns", placed.quarter_turns);
    change.set("isMirrored", placed.is_mirrored);
    changes.call<void>("push", change);
  }
  return changes;
}

val RepairsOf(const Result<PaintingReading, Fault>& painted) {
  const RepairReport report = painted ? FindRepairs(painted->painting) : RepairReport{};
  const ColorSymbols colors = painted ? painted->colors : ColorSymbols{};
  val repairs = val::array();
  for (const Repair& found : report.repairs) {
    std::string before;
    for (const Face face : found.before) before += kFaceLetters[static_cast<std::size_t>(face)];
    val repair = val::object();
    repair.set("kind", std::string(RepairKindName(found.kind)));
    repair.set("rank", found.rank);
    repair.set("isClockwise", found.is_clockwise);
    repair.set("facelets", WritePainting(found.painting));
    repair.set("stickers", ArrayOf(found.stickers));
    repair.set("before", before);
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

// The text is read once and diagnosed once; repairs are looked for only if something is wrong.
val Explain(const std::string& text) {
  const auto symbols = ReadSymbols(text);
  if (!symbols) return ReadingOf(symbols.failure(), "", 0);
  const auto stickers = ReadFacelets(*symbols);
  const auto with_repairs = [&symbols](val reading) {
    reading.set("repairs", RepairsOf(ReadPainting(*symbols)));
    return reading;
  };
  if (!stickers) return with_repairs(ReadingOf(stickers.failure(), "", 0));
  const std::string facelets = WriteFacelets(stickers->stickers);
  const auto cube = Diagnose(*stickers);
  if (!cube) return with_repairs(ReadingOf(cube.failure(), facelets, stickers->orientation));
  val reading = val::object();
  reading.set("code", std::string());
  reading.set("facelets", facelets);
  reading.set("orientation", stickers->orientation);
  return reading;
}

val CompletionOf(const std::string& text) {
  const auto reading = ReadPainting(text);
  const Completion completion = reading ? Complete(reading->painting) : Completion{};
  val open = val::array();
  for (const OpenSticker& sticker : completion.open) {
    val object = val::object();
    object.set("sticker", sticker.sticker);
    object.set("counts", ArrayOf(sticker.counts));
    open.call<void>("push", object);
  }
  val object = val::object();
  object.set("count", completion.count);
  object.set("facelets", reading ? WritePainting(completion.painting) : std::string());
  object.set("open", open);
  if (reading && completion.count == 0) object.set("repairs", RepairsOf(reading));
  return object;
}

std::string RandomFacelets(std::uint32_t seed0, std::uint32_t seed1, std::uint32_t seed2,
                           std::uint32_t seed3) {
  RandomNumbers numbers(std::uint64_t{seed1} << 32 | seed0, std::uint64_t{seed3} << 32 | seed2);
  return WriteFacelets(RandomCube(numbers));
}

std::string RelativeFacelets(const std::string& start_facelets, const std::string& goal_facelets) {
  const std::optional<CubieCube> start = CubeFromFacelets(start_facelets);
  const std::optional<CubieCube> goal = CubeFromFacelets(goal_facelets);
  return start && goal ? WriteFacelets(Relative(*start, *goal)) : "";
}

bool StartSearch(const std::string& facelets, int max_length, int threads) {
  return TheEngine().StartSearch(facelets, max_length, threads);
}

std::string StateName(SearchState state) {
  switch (state) {
    case SearchState::kRunning:
      return "running";
    case SearchState::kImproved:
      return "improved";
    case SearchState::kTargetReached:
      return "target";
    case SearchState::kExhausted:
      return "proven";
    case SearchState::kCancelled:
      return "cancelled";
  }
}

val StepSearch(double node_budget) {
  const Engine::SearchStatus status =
      TheEngine().StepSearch(static_cast<std::uint64_t>(node_budget));
  val object = val::object();
  object.set("state", StateName(status.state));
  object.set("length", status.length);
  object.set("lowerBound", status.lower_bound);
  object.set("nodes", static_cast<double>(status.nodes));
  object.set("tier", std::string(TableTierName(status.tier)));
  return object;
}

void CancelSearch() { TheEngine().CancelSearch(); }

std::string BestSolution() { return TheEngine().BestSolution(); }

val ErrorCodes() {
  val codes = val::array();
  const auto push = [&codes](std::string_view code) {
    codes.call<void>("push", std::string(code));
  };
  for (int error = 0; error < kErrorCount; ++error) push(ErrorCode(static_cast<Error>(error)));
  Tables::PushErrorCodes(codes);
  return codes;
}

EMSCRIPTEN_BINDINGS(cubewright) {
  using emscripten::function;
  function("prepare", &Prepare);
  function("beginPreparation", &BeginPreparation);
  function("isPrepared", &IsPrepared);
  Tables::Register();
  function("explain", &Explain);
  function("complete", &CompletionOf);
  function("randomFacelets", &RandomFacelets);
  function("relativeFacelets", &RelativeFacelets);
  function("startSearch", &StartSearch);
  function("stepSearch", &StepSearch);
  function("cancelSearch", &CancelSearch);
  function("bestSolution", &BestSolution);
  function("errorCodes", &ErrorCodes);
}

}  // namespace
}  // namespace cubewright
