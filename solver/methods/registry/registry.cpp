#include "solver/methods/registry/registry.h"

#include "solver/methods/twophase/two_phase_method.h"

namespace cubewright {

MethodList Methods() {
  static constexpr const MethodDescription* kMethods[] = {
      &kTwoPhaseMethod,
  };
  return kMethods;
}

}  // namespace cubewright
