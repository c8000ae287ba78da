#include "solver/methods/registry/registry.h"

#include "solver/methods/beginner/beginner.h"
#include "solver/methods/corners-edges/corners_edges.h"
#include "solver/methods/korf/korf.h"
#include "solver/methods/thistlethwaite/thistlethwaite.h"
#include "solver/methods/twophase/two_phase_method.h"

namespace cubewright {

MethodList Methods() {
  static constexpr const MethodDescription* kMethods[] = {
      &kTwoPhaseMethod,       &kBeginnerMethod, &kCornersEdgesMethod,
      &kThistlethwaiteMethod, &kKorfMethod,
  };
  return kMethods;
}

}  // namespace cubewright
