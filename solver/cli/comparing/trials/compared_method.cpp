#include "solver/cli/comparing/trials/compared_method.h"

#include <algorithm>
#include <utility>

#include "solver/cli/solving/stopwatch.h"
#include "solver/cli/solving/timed_method.h"
#include "solver/cli/solving/timed_search.h"

namespace cubewright {
namespace {

constexpr std::uint64_t kWorkToPrepare = 1'000'000;

std::uint64_t WholeMicroseconds(double time_ms) {
  return static_cast<std::uint64_t>(std::max(0.0, time_ms * 1000 + 0.5));
}

std::string WrongSolution(const MethodSettings& settings) {
  return settings.label + " gave no right solution, which is a fault of this program.";
}

class TwoPhaseCompared final : public ComparedMethod {
 public:
  TwoPhaseCompared(MethodSettings settings, std::shared_ptr<const LoadedTables> tables)
      : settings_(std::move(settings)), tables_(std::move(tables)) {}

  Result<TrialResult, std::string> Solve(const Position& position) const override {
    const SolveLimits limits{settings_.max_length, settings_.time_ms, settings_.max_nodes, 1};
    const SolveResult result = SolveWithin(limits, tables_->search_tables(), position.cube);
    if (!IsSolved(Apply(position.cube, result.moves))) return WrongSolution(settings_);
    const int turns = CostOf(result.moves, *MetricNamed(settings_.options.metric));
    return TrialResult{result.moves,     turns,
                       result.optimal(), SolveStopName(result.stop),
                       result.nodes,     WholeMicroseconds(result.time_ms)};
  }

 private:
  MethodSettings settings_;
  std::shared_ptr<const LoadedTables> tables_;
};

class OtherCompared final : public ComparedMethod {
 public:
  OtherCompared(MethodSettings settings, const MethodDescription& description, MethodTables tables)
      : settings_(std::move(settings)),
        method_(description.make(tables)),
        is_two_phase_(description.name == "two-phase") {
    // Done once, before any cube: threads may share only a method that is prepared.
    while (!method_->Prepare(kWorkToPrepare)) continue;
  }

  Result<TrialResult, std::string> Solve(const Position& position) const override {
    MethodTask task = TaskOf(settings_.options, position);
    task.max_length = settings_.max_length;
    const Stopwatch stopwatch;
    const MethodLimits limits{settings_.time_ms, settings_.max_nodes, is_two_phase_};
    auto result = SolveWithin(limits, *method_, task);
    const std::uint64_t time_us = WholeMicroseconds(stopwatch.time_ms());
    if (!result && result.failure() == "time") return TrialResult{.moves = {}, .time_us = time_us};
    if (!result) return WrongSolution(settings_);
    const std::vector<Move>& moves = result->solution.moves;
    if (!method_->IsSolved(Apply(position.cube, moves))) return WrongSolution(settings_);
    return TrialResult{moves,
                       CostOf(moves, task.metric),
                       result->optimal(),
                       SolveStopName(result->stop),
                       result->nodes,
                       time_us};
  }

 private:
  MethodSettings settings_;
  std::unique_ptr<Method> method_;
  // In a metric other than half turns. As in those, it goes on to its first solution.
  const bool is_two_phase_;
};

}  // namespace

Result<std::shared_ptr<const ComparedMethod>, TableFault> MakeComparedMethod(
    const MethodSettings& settings, const MethodDescription& description, ComparedTables& tables) {
  using Made = std::shared_ptr<const ComparedMethod>;
  if (description.make == nullptr) {
    if (!tables.two_phase) {
      const auto loaded = LoadTables(tables.where);
      if (!loaded) return loaded.failure();
      tables.two_phase = *loaded;
    }
    return Made(std::make_shared<TwoPhaseCompared>(settings, tables.two_phase));
  }
  if (description.table_set.empty()) {
    return Made(std::make_shared<OtherCompared>(settings, description, MethodTables{}));
  }
  auto set = std::ranges::find(tables.sets, description.table_set,
                               [](const auto& named) { return named.first; });
  if (set == tables.sets.end()) {
    auto loaded = LoadTableSet(TableSetNamed(description.table_set), tables.where);
    if (!loaded) return loaded.failure();
    set = tables.sets.insert(set, {description.table_set, *loaded});
  }
  return Made(std::make_shared<OtherCompared>(settings, description, set->second.payloads));
}

}  // namespace cubewright
