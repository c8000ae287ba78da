#include "solver/cli/solving/answers.h"

#include <string>

namespace cubewright {

PositionFault OtherFrameFault(bool has_centers) {
  const std::string what_to_do =
      has_centers ? "Write both with the same centres."
                  : "Turn the goal until its lower back left corner looks like that of the cube.";
  return {"frame", "The goal is held another way up than the cube. " + what_to_do, {}, {}};
}

PositionFault OtherSchemeFault() {
  return {"frame",
          "The colours of the goal are arranged in another way than those of the cube.",
          {},
          {}};
}

}  // namespace cubewright
