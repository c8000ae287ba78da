#include "solver/methods/registry/registry.h"

#include "solver/methods/beginner/beginner.h"
#include "solver/methods/cfop/cfop.h"
#include "solver/methods/corners-edges/corners_edges.h"
#include "solver/methods/genetic/genetic.h"
#include "solver/methods/korf/korf.h"
#include "solver/methods/thistlethwaite/thistlethwaite.h"
#include "solver/methods/twophase/two_phase_method.h"

namespace cubewright {

MethodList Methods() {
  // A line each, so that two that are added at once can be merged.
  // clang-format off
  static constexpr const MethodDescription* kMethods[] = {
      &kTwoPhaseMethod,
      &kBeginnerMethod,
      &kCfopMethod,
      &kCfopTwoLookMethod,
      &kCornersEdgesMethod,
      &kThistlethwaiteMethod,
      &kGeneticMethod,
      &kKorfMethod,
  };
  // clang-format on
  return kMethods;
}

}  // namespace cubewright
