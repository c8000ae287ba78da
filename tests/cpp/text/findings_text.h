// The findings of a fault as one line, for tests to compare.
#pragma once

#include <string>

#include "solver/cube/fault.h"

namespace cubewright {

// "missing-piece UR:; repeated-piece FR: DF FR", or "color-count U: 10" if there is a count.
std::string FindingsText(const Fault& fault);

}  // namespace cubewright
