// Positions of the puzzle that a command is about: what its user writes, and what it writes.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cli/cubes/position.h"
#include "solver/cli/cubes/puzzle_options.h"

namespace cubewright {

class PuzzlePositions {
 public:
  explicit PuzzlePositions(const PuzzleOptions& options)
      : is_pocket_(options.is_pocket()), sequence_(options.sequence()) {}

  bool have_centers() const { return !is_pocket_; }
  // Whether the arguments are clear to ForEach; says why on standard error if they are not.
  bool AreClear(const std::vector<std::string>& arguments) const;
  // As ForEachPosition or ForEachPocket.
  void ForEach(const std::vector<std::string>& arguments,
               const std::function<void(const std::string& text)>& use) const;
  // As ReadPosition or ReadPocketPosition; for a 2x2x2 the corners are those of the cube.
  Result<Position, PositionFault> Read(std::string_view text) const;
  // The stickers, as the cube is held; for a 2x2x2 in the order of --faces.
  std::string Facelets(const CubieCube& cube) const;

 private:
  bool is_pocket_;
  FaceSequence sequence_;
};

}  // namespace cubewright
