#include "solver/methods/optimal/first_search.h"

#include "solver/methods/twophase-metrics/search/metric_search.h"
#include "solver/methods/twophase/search/search.h"

namespace cubewright {
namespace {

// Search and MetricSearch are called alike.
template <class TwoPhase>
class OfTwoPhase : public FirstSearch {
 public:
  template <class... Arguments>
  explicit OfTwoPhase(const Arguments&... arguments) : search_(arguments...) {}

  void Step(std::uint64_t node_budget) override { search_.Step(node_budget); }
  std::uint64_t nodes() const override { return search_.nodes(); }
  int lower_bound() const override { return search_.lower_bound(); }
  std::optional<std::vector<Move>> best() const override {
    if (!search_.has_solution()) return std::nullopt;
    return search_.best();
  }

 private:
  TwoPhase search_;
};

}  // namespace

std::unique_ptr<FirstSearch> MakeFirstSearch(const RefutationTables& tables, const CubieCube& cube,
                                             const std::optional<std::vector<Move>>& known) {
  if (const auto* const in_quarters = std::get_if<const MetricTables*>(&tables.two_phase)) {
    return std::make_unique<OfTwoPhase<MetricSearch>>(**in_quarters, cube,
                                                      known.value_or(std::vector<Move>()));
  }
  return std::make_unique<OfTwoPhase<Search>>(*std::get<const SearchTables*>(tables.two_phase),
                                              cube, SearchSettings{},
                                              SearchProgress{.best = known});
}

}  // namespace cubewright
