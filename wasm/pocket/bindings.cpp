// What JavaScript sees of the 2x2x2: what its stickers show, its tables, and solves.
// wasm/pocket.d.ts declares and documents the same names for TypeScript; a test compares the two.
#include <emscripten/bind.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "solver/cube/random_cube.h"
#include "solver/pocket/painting/pocket_completion.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "solver/pocket/painting/pocket_repair.h"
#include "solver/pocket/pocket_coordinates.h"
#include "solver/text/notation.h"
#include "wasm/pocket/distances.h"
#include "wasm/pocket/engine.h"
#include "wasm/readings/reading_values.h"
#include "wasm/solves/several_solutions_bindings.h"
#include "wasm/solves/solve_bindings.h"
#include "wasm/tables/table_bindings.h"

namespace cubewright {
namespace {

using emscripten::val;

PocketEngine& TheEngine() {
  static PocketEngine engine;
  return engine;
}

using Tables = TableBindings<&TheEngine>;

int DistanceOf(const std::string& kind, int position) {
  return PocketDistanceOf(TheEngine(), Tables::PlaceOf(kind), position).value_or(-1);
}

int PositionAfter(int position, int move) {
  return PocketPositionAfter(position, move).value_or(-1);
}

// The characters on the faces of a scheme.
std::string SchemeText(const PocketColors& colors, const ColorScheme& scheme) {
  const ColorSymbols symbols = colors.InScheme(scheme);
  return Utf8Of({symbols.of_face.data(), symbols.of_face.size()});
}

val RepairsOf(const PocketPaintingReading& painted) {
  return RepairsOf(FindPocketRepairs(painted), painted.colors.InScheme(AllColorSchemes().front()));
}

val RepairsOf(const Result<PocketPaintingReading, Fault>& painted) {
  return painted ? RepairsOf(*painted) : RepairsOf(PocketRepairReport{}, {});
}

// Repairs are looked for only if something is wrong.
val Explain(const std::string& text) {
  const auto symbols = ReadPocketSymbols(text);
  if (!symbols) return ReadingOf(symbols.failure(), "", 0);
  const auto painted = ReadPocketPainting(*symbols);
  const auto legal = ReadPocket(*symbols);
  if (!legal) {
    val reading = ReadingOf(legal.failure(), "", 0);
    reading.set("isLegalInAnotherScheme", painted && IsLegalInAnotherScheme(*painted));
    reading.set("repairs", RepairsOf(painted));
    return reading;
  }
  const PocketPosition& position = legal->position;
  val reading =
      ReadingOf(WritePocketFacelets(PocketStickersOf(position.cube)), position.orientation);
  reading.set("scheme", SchemeText(painted->colors, legal->scheme));
  return reading;
}

val CompletionOf(const std::string& text) {
  const auto symbols = ReadPocketSymbols(text);
  const auto painted = symbols ? ReadPocketPainting(*symbols)
                               : Result<PocketPaintingReading, Fault>(symbols.failure());
  const PocketCompletion completion = painted ? CompletePocket(*painted) : PocketCompletion{};
  val schemes = val::array();
  for (const ColorScheme& scheme : completion.schemes) {
    schemes.call<void>("push", SchemeText(painted->colors, scheme));
  }
  val in_schemes = val::array();
  for (const auto& [scheme, count, painting] : completion.in_schemes) {
    val in_scheme = val::object();
    in_scheme.set("scheme", SchemeText(painted->colors, scheme));
    in_scheme.set("count", count);
    in_scheme.set("facelets", WritePainting(painting));
    in_schemes.call<void>("push", in_scheme);
  }
  val object = val::object();
  object.set("count", completion.count);
  object.set("facelets", painted ? WritePainting(completion.painting) : std::string());
  object.set("open", OpenOf(completion.open));
  object.set("schemes", schemes);
  object.set("inSchemes", in_schemes);
  if (!painted) return object;
  object.set("colors", SchemeText(painted->colors, AllColorSchemes().front()));
  if (completion.count == 0) object.set("repairs", RepairsOf(*painted));
  return object;
}

std::string RandomFacelets(std::uint32_t seed0, std::uint32_t seed1, std::uint32_t seed2,
                           std::uint32_t seed3) {
  RandomNumbers numbers(std::uint64_t{seed1} << 32 | seed0, std::uint64_t{seed3} << 32 | seed2);
  return WritePocketFacelets(PocketStickersOf(RandomPocketCube(numbers)));
}

val ErrorCodes() {
  val codes = val::array();
  for (int error = 0; error < kErrorCount; ++error) {
    codes.call<void>("push", std::string(ErrorCode(static_cast<Error>(error))));
  }
  Tables::PushErrorCodes(codes);
  return codes;
}

EMSCRIPTEN_BINDINGS(cubewright_pocket) {
  using emscripten::function;
  Tables::Register();
  SolveBindings<&TheEngine>::Register();
  SeveralSolutionsBindings<&TheEngine>::Register();
  function("distanceOf", &DistanceOf);
  function("positionAfter", &PositionAfter);
  function("explain", &Explain);
  function("complete", &CompletionOf);
  function("randomFacelets", &RandomFacelets);
  function("errorCodes", &ErrorCodes);
}

}  // namespace
}  // namespace cubewright
