// What JavaScript sees of an experiment: its cubes, and a summary of the results. An instance of
// the module is one experiment. wasm/experiments.d.ts declares and documents the same names for
// TypeScript; a test compares the two.
#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/experiments/best_so_far.h"
#include "solver/experiments/cube_series.h"
#include "solver/experiments/presets.h"
#include "solver/experiments/tally.h"
#include "solver/pocket/pocket_facelets.h"

namespace cubewright {
namespace {

using emscripten::val;

constexpr double kMicrosecondsInMs = 1000;

struct Experiment {
  CubeSeries series;
  std::optional<CubeDrawing> drawing;
  ExperimentTally tally;
  std::map<std::string, BestSoFar, std::less<>> best_so_far;
};

Experiment& TheExperiment() {
  static Experiment experiment;
  return experiment;
}

std::string KindName(SeriesKind kind) {
  if (kind == SeriesKind::kRandom) return "random";
  return kind == SeriesKind::kEvery ? "every" : "scrambles";
}

SeriesKind KindNamed(const std::string& name) {
  if (name == "random") return SeriesKind::kRandom;
  return name == "every" ? SeriesKind::kEvery : SeriesKind::kScrambles;
}

val NumberOf(std::uint64_t number) { return val(static_cast<double>(number)); }

val PresetOf(const Preset& preset) {
  val object = val::object();
  object.set("name", std::string(preset.name));
  object.set("puzzle", std::string(preset.puzzle));
  object.set("methods", std::string(preset.methods));
  object.set("kind", KindName(preset.cubes.kind));
  object.set("count", NumberOf(preset.cubes.count));
  val lengths = val::array();
  val counts = val::array();
  for (const ScrambleGroup& group : preset.cubes.scrambles) {
    lengths.call<void>("push", group.length);
    counts.call<void>("push", NumberOf(group.count));
  }
  object.set("lengths", lengths);
  object.set("counts", counts);
  if (preset.max_nodes) object.set("maxNodes", NumberOf(*preset.max_nodes));
  return object;
}

val PresetList() {
  val list = val::array();
  for (const Preset& preset : Presets()) list.call<void>("push", PresetOf(preset));
  return list;
}

double BeginCubes(const std::string& kind, bool is_pocket, double count, const val& lengths,
                  const val& counts, double seed) {
  CubeSeries series{.kind = KindNamed(kind),
                    .is_pocket = is_pocket,
                    .count = static_cast<std::uint64_t>(count),
                    .scrambles = {},
                    .seed = static_cast<std::uint64_t>(seed)};
  const auto group_lengths = emscripten::convertJSArrayToNumberVector<int>(lengths);
  const auto group_counts = emscripten::convertJSArrayToNumberVector<double>(counts);
  for (std::size_t i = 0; i < group_lengths.size(); ++i) {
    series.scrambles.push_back({group_lengths[i], static_cast<std::uint64_t>(group_counts[i])});
  }
  Experiment& experiment = TheExperiment();
  experiment.series = series;
  experiment.drawing.emplace(series);
  return static_cast<double>(series.total());
}

std::string FaceletsOf(const CubieCube& cube) {
  return TheExperiment().series.is_pocket ? WritePocketFacelets(PocketStickersOf(cube))
                                          : WriteFacelets(cube);
}

val NextCubes(int most) {
  val cubes = val::array();
  auto& drawing = TheExperiment().drawing;
  for (int i = 0; drawing && i < most; ++i) {
    const std::optional<SeriesCube> drawn = drawing->Next();
    if (!drawn) break;
    val cube = val::object();
    cube.set("number", NumberOf(drawn->number));
    if (drawn->scramble_length) cube.set("scrambleLength", *drawn->scramble_length);
    cube.set("facelets", FaceletsOf(drawn->cube));
    cubes.call<void>("push", cube);
  }
  return cubes;
}

void SkipCubes(double count) {
  auto& drawing = TheExperiment().drawing;
  for (double i = 0; drawing && i < count && drawing->Next(); ++i) continue;
}

void AddTrial(const std::string& method, double number, int scramble_length,
              const std::string& facelets, int turns, bool is_proven, double time_us) {
  Trial trial{.number = static_cast<std::uint64_t>(number),
              .facelets = facelets,
              .is_proven = is_proven,
              .time_us = static_cast<std::uint64_t>(time_us)};
  if (scramble_length >= 0) trial.scramble_length = scramble_length;
  if (turns >= 0) trial.turns = static_cast<std::uint64_t>(turns);
  TheExperiment().tally.Add(method, trial);
}

void AddImprovements(const std::string& method, const val& times_us, const val& turns) {
  const auto times = emscripten::convertJSArrayToNumberVector<double>(times_us);
  const auto costs = emscripten::convertJSArrayToNumberVector<double>(turns);
  std::vector<Improvement> improvements;
  for (std::size_t i = 0; i < times.size(); ++i) {
    improvements.push_back(
        {static_cast<std::uint64_t>(times[i]), static_cast<std::uint64_t>(costs[i])});
  }
  if (!improvements.empty()) TheExperiment().best_so_far[method].Add(improvements);
}

// `unit` is what a value is divided by.
val FiguresOf(const Distribution& values, double unit) {
  val figures = val::object();
  figures.set("mean", values.mean() / unit);
  figures.set("median", values.median() / unit);
  figures.set("least", static_cast<double>(values.least()) / unit);
  figures.set("most", static_cast<double>(values.most()) / unit);
  figures.set("deviation", values.deviation() / unit);
  return figures;
}

val CountsOf(const Distribution& turns) {
  val counts = val::array();
  for (const auto& [value, count] : turns.counts()) {
    val pair = val::array();
    pair.call<void>("push", NumberOf(value));
    pair.call<void>("push", NumberOf(count));
    counts.call<void>("push", pair);
  }
  return counts;
}

val ExtremeOf(const ExtremeCube& extreme) {
  val cube = val::object();
  cube.set("cube", NumberOf(extreme.number));
  cube.set("turns", NumberOf(extreme.turns));
  cube.set("facelets", extreme.facelets);
  return cube;
}

val RowOf(const TallyRow& row) {
  const Tally& tally = *row.tally;
  val object = val::object();
  object.set("method", std::string(row.method));
  if (row.scramble_length) object.set("scramble", *row.scramble_length);
  object.set("cubes", NumberOf(tally.cubes()));
  object.set("givenUp", NumberOf(tally.given_up()));
  object.set("proven", NumberOf(tally.proven()));
  object.set("timeMs", FiguresOf(tally.time_us(), kMicrosecondsInMs));
  if (!tally.best()) return object;
  object.set("turns", FiguresOf(tally.turns(), 1));
  object.set("counts", CountsOf(tally.turns()));
  object.set("best", ExtremeOf(*tally.best()));
  object.set("worst", ExtremeOf(*tally.worst()));
  return object;
}

val Rows() {
  val rows = val::array();
  for (const TallyRow& row : TheExperiment().tally.rows()) rows.call<void>("push", RowOf(row));
  return rows;
}

val BestSoFarOf(const std::string& method) {
  val points = val::array();
  const auto& all = TheExperiment().best_so_far;
  const auto found = all.find(method);
  if (found == all.end()) return points;
  for (const BestSoFarPoint& point : found->second.points()) {
    val object = val::object();
    object.set("timeMs", static_cast<double>(point.time_us) / kMicrosecondsInMs);
    object.set("meanTurns", point.mean_turns);
    points.call<void>("push", object);
  }
  return points;
}

EMSCRIPTEN_BINDINGS(cubewright_experiments) {
  using emscripten::function;
  function("presets", &PresetList);
  function("beginCubes", &BeginCubes);
  function("nextCubes", &NextCubes);
  function("skipCubes", &SkipCubes);
  function("addTrial", &AddTrial);
  function("addImprovements", &AddImprovements);
  function("rows", &Rows);
  function("bestSoFar", &BestSoFarOf);
}

}  // namespace
}  // namespace cubewright
