// A cube as a user of the command gives it: stickers, or moves from a solved one.
#pragma once

#include <string>
#include <string_view>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/error.h"
#include "solver/cube/fault.h"

namespace cubewright {

// The cube, in the frame in which it is held: for moves that turn the whole cube, as it is held
// after them, so that a solution may be done straight away. Fails as ReadCube does, or with
// kNotation.
Result<CubieCube, Fault> ReadPosition(std::string_view text);

}  // namespace cubewright
