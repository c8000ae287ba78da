#include "solver/methods/registry/registry.h"

#include <algorithm>
#include <array>

#include "solver/methods/korf/korf.h"
#include "solver/methods/optimal/optimal.h"
#include "solver/methods/registry/methods_by_stages.h"
#include "solver/methods/registry/pocket_methods.h"
#include "solver/methods/twophase-metrics/two_phase_metrics.h"
#include "solver/methods/twophase/two_phase_method.h"

namespace cubewright {
namespace {

// Those that need a set of tables.
constexpr std::array kMethodsWithTables = {&kTwoPhaseMethod,
                                           &kTwoPhaseQtmMethod,
                                           &kTwoPhaseAxialHtmMethod,
                                           &kTwoPhaseAxialQtmMethod,
                                           &kOptimalMethod,
                                           &kOptimalQtmMethod,
                                           &kKorfMethod};

constexpr auto AllMethods() {
  std::array<const MethodDescription*,
             kMethodsWithTables.size() + kMethodsByStages.size() + kPocketMethods.size()>
      all{};
  auto end = std::copy(kMethodsWithTables.begin(), kMethodsWithTables.end(), all.begin());
  end = std::copy(kMethodsByStages.begin(), kMethodsByStages.end(), end);
  std::copy(kPocketMethods.begin(), kPocketMethods.end(), end);
  return all;
}

}  // namespace

MethodList Methods() {
  static constexpr auto kMethods = AllMethods();
  return kMethods;
}

}  // namespace cubewright
