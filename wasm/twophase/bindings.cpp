// What JavaScript sees of the two-phase solver: values only. wasm/cubewright.d.ts declares and
// documents the same names for TypeScript; a test compares the two.
#include <emscripten/bind.h>

#include <optional>
#include <string>
#include <string_view>

#include "solver/cube/error.h"
#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/painting/completion.h"
#include "solver/painting/diagnosis.h"
#include "solver/painting/painting.h"
#include "solver/painting/repair.h"
#include "solver/text/facelet_reader.h"
#include "wasm/readings/reading_values.h"
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

void Prepare() { TheEngine().Prepare(); }
void BeginPreparation(int threads) { TheEngine().BeginPreparation(threads); }
bool IsPrepared() { return TheEngine().IsPrepared(); }

val RepairsOf(const Result<PaintingReading, Fault>& painted) {
  if (!painted) return RepairsOf(RepairReport{}, {});
  return RepairsOf(FindRepairs(painted->painting), painted->colors);
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
  return ReadingOf(facelets, stickers->orientation);
}

val CompletionOf(const std::string& text) {
  const auto reading = ReadPainting(text);
  const Completion completion = reading ? Complete(reading->painting) : Completion{};
  val object = val::object();
  object.set("count", completion.count);
  object.set("facelets", reading ? WritePainting(completion.painting) : std::string());
  object.set("open", OpenOf(completion.open));
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
