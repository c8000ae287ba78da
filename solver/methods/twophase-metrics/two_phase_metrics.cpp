#include "solver/methods/twophase-metrics/two_phase_metrics.h"

#include <array>
#include <memory>

#include "solver/methods/several/several_run.h"
#include "solver/methods/twophase-metrics/search/metric_search.h"

namespace cubewright {
namespace {

class MetricRun : public MethodRun {
 public:
  MetricRun(const MetricTables& tables, const MethodTask& task)
      : search_(tables, task.cube, task.known) {}

  RunState Step(std::uint64_t work) override {
    search_.Step(work);
    if (search_.has_ended()) return RunState::kDone;
    if (search_.cost() == told_cost_) return RunState::kRunning;
    told_cost_ = search_.cost();
    return RunState::kImproved;
  }
  std::optional<WrittenSolution> solution() const override {
    if (!search_.has_solution()) return std::nullopt;
    return WithoutStages(search_.best());
  }
  std::uint64_t nodes() const override { return search_.nodes(); }
  int lower_bound() const override { return search_.lower_bound(); }

 private:
  MetricSearch search_;
  int told_cost_ = kNoSolutionCost;
};

class SeveralMetricRun : public SeveralRun {
 public:
  SeveralMetricRun(const MetricTables& tables, const MethodTask& task)
      : SeveralRun(task),
        search_(tables, task.cube, task.known,
                {.max_solutions = KeptBy(task), .most_cost = task.most_cost}) {}

  std::uint64_t nodes() const override { return search_.nodes(); }
  int lower_bound() const override { return search_.lower_bound(); }

 private:
  bool StepSearch(std::uint64_t work) override {
    search_.Step(work);
    return search_.has_ended();
  }
  std::uint32_t changes() const override { return search_.changes(); }
  std::vector<std::vector<Move>> found() const override { return search_.several(); }
  std::size_t found_count() const override { return search_.several_count(); }
  std::vector<std::vector<Move>> cheapest() const override { return search_.cheapest(); }

  MetricSearch search_;
};

class TwoPhaseInMetric : public Method {
 public:
  TwoPhaseInMetric(Metric metric, MethodTables tables) : tables_(metric, tables[0], tables[1]) {}

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    if (WantsSeveral(task)) return std::make_unique<SeveralMetricRun>(tables_, task);
    return std::make_unique<MetricRun>(tables_, task);
  }

 private:
  const MetricTables tables_;
};

template <Metric kMetric>
std::unique_ptr<Method> Make(MethodTables tables) {
  return std::make_unique<TwoPhaseInMetric>(kMetric, tables);
}

constexpr std::array<Metric, 1> kQtmOnly = {Metric::kQtm};
constexpr std::array<Metric, 1> kAxialHtmOnly = {Metric::kAxialHtm};
constexpr std::array<Metric, 1> kAxialQtmOnly = {Metric::kAxialQtm};

}  // namespace

const MethodDescription kTwoPhaseQtmMethod = {.name = "two-phase",
                                              .metrics = kQtmOnly,
                                              .goal = GoalKind::kPosition,
                                              .table_set = "two-phase-qtm",
                                              .gives_several = true,
                                              .gives_dearer = true,
                                              .can_prefer = true,
                                              .make = Make<Metric::kQtm>};
const MethodDescription kTwoPhaseAxialHtmMethod = {.name = "two-phase",
                                                   .metrics = kAxialHtmOnly,
                                                   .goal = GoalKind::kPosition,
                                                   .table_set = "two-phase-axial-htm",
                                                   .gives_several = true,
                                                   .gives_dearer = true,
                                                   .can_prefer = true,
                                                   .make = Make<Metric::kAxialHtm>};
const MethodDescription kTwoPhaseAxialQtmMethod = {.name = "two-phase",
                                                   .metrics = kAxialQtmOnly,
                                                   .goal = GoalKind::kPosition,
                                                   .table_set = "two-phase-axial-qtm",
                                                   .gives_several = true,
                                                   .gives_dearer = true,
                                                   .can_prefer = true,
                                                   .make = Make<Metric::kAxialQtm>};

}  // namespace cubewright
