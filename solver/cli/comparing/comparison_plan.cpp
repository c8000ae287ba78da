// The experiment that follows from the options.

#include <algorithm>

#include "solver/cli/comparing/comparison_options.h"
#include "solver/experiments/presets.h"
#include "solver/methods/choices.h"
#include "solver/methods/registry/registry.h"

namespace cubewright {
namespace {

// For two-phase, which may improve its solution for hours: some hundredths of a second.
constexpr std::uint64_t kUsualMaxNodes = 100'000;

using Series = Result<CubeSeries, UsageFault>;

Series WithCounts(CubeSeries series, const std::vector<std::uint64_t>& counts) {
  if (counts.empty()) return series;
  if (series.kind == SeriesKind::kScrambles) {
    if (counts.size() != 1 && counts.size() != series.scrambles.size()) {
      return UsageFault{"usage", "--count has " + std::to_string(counts.size()) + " numbers for " +
                                     std::to_string(series.scrambles.size()) +
                                     " lengths of scrambles."};
    }
    for (std::size_t i = 0; i < series.scrambles.size(); ++i) {
      series.scrambles[i].count = counts.size() == 1 ? counts.front() : counts[i];
    }
    return series;
  }
  if (series.kind == SeriesKind::kEvery || counts.size() != 1) {
    return UsageFault{"usage",
                      "--count is for scrambles, one number for all lengths or one for "
                      "each, and for presets with random cubes."};
  }
  series.count = counts.front();
  return series;
}

Series SeriesOf(const ComparisonOptions& options, const Preset* preset, bool is_pocket) {
  CubeSeries series = preset == nullptr ? CubeSeries{} : preset->cubes;
  if (options.random) {
    if (!options.counts.empty()) {
      return UsageFault{"usage", "--random says how many, so --count has nothing to say."};
    }
    series = {.count = *options.random};
  } else if (!options.scrambles.empty()) {
    if (preset == nullptr && options.counts.empty()) {
      return UsageFault{"usage", "How many scrambles of each length? Add --count N."};
    }
    series = {.kind = SeriesKind::kScrambles};
    for (const int length : options.scrambles) {
      const auto is_same = [length](const ScrambleGroup& group) { return group.length == length; };
      if (std::ranges::any_of(series.scrambles, is_same)) {
        return UsageFault{"usage", "--scrambles names " + std::to_string(length) + " twice."};
      }
      series.scrambles.push_back({length, 100});
    }
  } else if (options.every) {
    series = {.kind = SeriesKind::kEvery};
  } else if (preset == nullptr) {
    return UsageFault{"usage",
                      "Which cubes? Add --random N, --scrambles L,L,... with --count N, "
                      "--cubes FILE or a --preset."};
  }
  series.is_pocket = is_pocket;
  series.seed = options.seed;
  if (series.kind == SeriesKind::kEvery && !is_pocket) {
    return UsageFault{"unsupported",
                      "Nobody can go through every position of the 3x3x3: there "
                      "are 43 trillion million. Add --puzzle 2x2x2, or --random N."};
  }
  return WithCounts(series, options.counts);
}

std::vector<std::string> MethodTexts(const ComparisonOptions& options, const Preset* preset) {
  if (!options.methods.empty() || preset == nullptr) return options.methods;
  std::vector<std::string> texts;
  for (std::string_view rest = preset->methods; !rest.empty();) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    texts.emplace_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return texts;
}

// Takes what the method's own settings leave open from the whole experiment.
void Complete(MethodSettings& settings, const ComparisonOptions& options, const Preset* preset,
              bool is_two_phase) {
  settings.options.metric = options.metric;
  if (!settings.has_seed) settings.options.seed = options.seed;
  if (settings.max_nodes || settings.time_ms) return;
  settings.max_nodes = options.max_nodes;
  settings.time_ms = options.time_ms;
  if (settings.max_nodes || settings.time_ms) return;
  if (preset != nullptr && preset->max_nodes) {
    settings.max_nodes = preset->max_nodes;
  } else if (is_two_phase) {
    settings.max_nodes = kUsualMaxNodes;
  }
}

UsageFault Unsupported(const MethodSettings& settings, const ComparisonPlan& plan) {
  const std::string& method = settings.options.method;
  return {"unsupported", "There is no method " + method + " for the " + plan.puzzle.puzzle +
                             " in " + plan.metric + "." +
                             OtherPuzzleHint(method, plan.puzzle.puzzle)};
}

}  // namespace

Result<ComparisonPlan, UsageFault> PlanOf(const ComparisonOptions& options) {
  const Preset* preset = PresetNamed(options.preset);
  ComparisonPlan plan{.puzzle = options.puzzle,
                      .metric = options.metric,
                      .methods = {},
                      .series = {},
                      .file = options.cubes.value_or(""),
                      .part = options.part,
                      .threads = options.threads,
                      .tables = options.tables,
                      .csv = options.csv,
                      .resumes = options.resumes};
  if (options.resumes && (!options.csv || options.csv == kStandardStream)) {
    return UsageFault{"usage", "--resume goes on with the file of --csv, so name one."};
  }
  if (options.resumes && options.cubes == kStandardStream) {
    return UsageFault{"usage", "--resume reads the cubes twice, so they have to be in a file."};
  }
  if (preset != nullptr) {
    if (options.puzzle.is_pocket() && preset->puzzle != options.puzzle.puzzle) {
      return UsageFault{"usage", "The preset " + options.preset + " is about the " +
                                     std::string(preset->puzzle) + "."};
    }
    plan.puzzle.puzzle = preset->puzzle;
  }
  if (options.cubes) {
    if (!options.counts.empty()) {
      return UsageFault{"usage",
                        "--cubes takes every cube of the file, so --count has nothing to say."};
    }
  } else {
    const Series series = SeriesOf(options, preset, plan.puzzle.is_pocket());
    if (!series) return series.failure();
    plan.series = *series;
  }
  for (const std::string& text : MethodTexts(options, preset)) {
    MethodSettings settings = *ReadMethodSettings(text);
    const MethodDescription* description =
        FindMethod(Methods(), {plan.puzzle.puzzle, settings.options.method,
                               *MetricNamed(plan.metric), GoalKind::kSolved});
    if (description == nullptr) return Unsupported(settings, plan);
    const std::string& label = settings.label;
    const auto is_same = [&label](const PlannedMethod& other) {
      return other.settings.label == label;
    };
    if (std::ranges::any_of(plan.methods, is_same)) {
      return UsageFault{"usage", "--methods names " + label + " twice."};
    }
    settings.options.puzzle = plan.puzzle;
    Complete(settings, options, preset, description->name == Choice{}.method);
    plan.methods.push_back({settings, description});
  }
  if (plan.methods.size() > kMostMethods) {
    return UsageFault{"usage", "--methods names more than " + std::to_string(kMostMethods) + "."};
  }
  if (plan.methods.empty()) {
    return UsageFault{"usage", "Which methods? Add --methods M,M,... or a --preset."};
  }
  return plan;
}

}  // namespace cubewright
