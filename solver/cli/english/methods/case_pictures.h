// What the cases of CFOP look like, for a person with the cube in hand.
#pragma once

#include <string>
#include <string_view>

#include "solver/cli/english/methods/method_words.h"
#include "solver/methods/stages/held_cube.h"

namespace cubewright {

// A sentence about the case of this name, as the cube is held right before and right after its
// sequence; empty if it is no case of F2L, OLL or PLL. Precondition: the cube is in that case, its
// cross below.
std::string CasePicture(std::string_view name, const HeldCube& before, const HeldCube& behind,
                        const CenterColors& colors);

}  // namespace cubewright
