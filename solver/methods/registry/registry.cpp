#include "solver/methods/registry/registry.h"

#include "solver/methods/beginner/beginner.h"
#include "solver/methods/twophase/two_phase_method.h"

namespace cubewright {

MethodList Methods() {
  static constexpr const MethodDescription* kMethods[] = {
      &kTwoPhaseMethod,
      &kBeginnerMethod,
  };
  return kMethods;
}

}  // namespace cubewright
