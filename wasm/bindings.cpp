// What JavaScript sees of the solver: values only. cubewright.d.ts beside this file declares and
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
#include "tables/table_header.h"
#include "wasm/engine.h"

namespace cubewright {
namespace {

using emscripten::val;

Engine& TheEngine() {
  static Engine engine;
  return engine;
}

// `kind` is the name of a table. The declarations in cubewright.d.ts allow no other string.
TwoPhaseTable TableNamed(const std::string& kind) {
  return kind == DescriptionOf(TwoPhaseTable::kPhase2).name ? TwoPhaseTable::kPhase2
                                                            : TwoPhaseTable::kPhase1;
}

template <class Range>
val ArrayOf(const Range& items) {
  val array = val::array();
  for (const auto& item : items) array.call<void>("push", item);
  return array;
}

void Prepare() { TheEngine().Prepare(); }
void BeginPreparation(int threads) { TheEngine().BeginPreparation(threads); }
bool IsPrepared() { return TheEngine().IsPrepared(); }

val DescribeTables() {
  val tables = val::array();
  for (const TableDescription& description : TwoPhaseTableSet().tables) {
    val table = val::object();
    table.set("kind", std::string(description.name));
    table.set("formatVersion", kTableFormatVersion);
    table.set("sizeBytes", static_cast<double>(TableFileBytes(description)));
    table.set("payloadOffsetBytes", static_cast<double>(kTableHeaderBytes));
    table.set("payloadSha256", std::string(description.payload_sha256));
    tables.call<void>("push", table);
  }
  return tables;
}

double ReserveTable(const std::string& kind) {
  return static_cast<double>(
      reinterpret_cast<std::uintptr_t>(TheEngine().ReserveTable(TableNamed(kind))));
}

std::string CommitTable(const std::string& kind) {
  return std::string(TheEngine().CommitTable(TableNamed(kind)));
}

void DropTable(const std::string& kind) { TheEngine().DropTable(TableNamed(kind)); }

// In hexadecimal digits, since a number of JavaScript holds no more than 53 bits.
std::string ChecksumTable(const std::string& kind, double offset, double size_bytes) {
  std::uint64_t checksum = TheEngine().ChecksumTable(
      TableNamed(kind), static_cast<std::size_t>(offset), static_cast<std::size_t>(size_bytes));
  std::string digits(16, '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, checksum >>= 4) {
    *digit = "0123456789abcdef"[checksum & 15];
  }
  return digits;
}

void BeginGeneration(const std::string& kind) { TheEngine().BeginGeneration(TableNamed(kind)); }

val StepGeneration(double work_units) {
  const Engine::GenerationStatus status =
      TheEngine().StepGeneration(static_cast<std::uint64_t>(work_units));
  val object = val::object();
  object.set("done", status.done);
  object.set("progress", status.progress);
  return object;
}

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
  for (int error = 0; error < kTableErrorCount; ++error) {
    push(TableErrorCode(static_cast<TableError>(error)));
  }
  push(Engine::kTablesMissing);
  return codes;
}

EMSCRIPTEN_BINDINGS(cubewright) {
  using emscripten::function;
  function("prepare", &Prepare);
  function("beginPreparation", &BeginPreparation);
  function("isPrepared", &IsPrepared);
  function("describeTables", &DescribeTables);
  function("reserveTable", &ReserveTable);
  function("commitTable", &CommitTable);
  function("dropTable", &DropTable);
  function("checksumTable", &ChecksumTable);
  function("beginGeneration", &BeginGeneration);
  function("stepGeneration", &StepGeneration);
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
