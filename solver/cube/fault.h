// Why a cube cannot be: what a person needs to be told and shown.
#pragma once

#include <string>
#include <vector>

#include "solver/cube/error.h"

namespace cubewright {

struct Fault {
  Error error;
  // One or more sentences about this very cube, naming its pieces and colours.
  std::string message;
  // The stickers to mark, 0..53 in the order of a facelet string, rising; none if no sticker is
  // more to blame than the others.
  std::vector<int> stickers;
  // The pieces concerned, named by the place in which they stand, such as "UR" or "DLF".
  std::vector<std::string> pieces;
};

}  // namespace cubewright
