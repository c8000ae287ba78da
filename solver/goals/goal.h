// A goal whose stickers need not all be known, and the positions that meet it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "solver/cube/cube_orientation.h"
#include "solver/cube/cubie_cube.h"
#include "solver/cube/error.h"
#include "solver/cube/facelets.h"
#include "solver/cube/fault.h"
#include "solver/cube/random_cube.h"
#include "solver/painting/arrangement_counts.h"
#include "solver/painting/painting.h"

namespace cubewright {

// The stickers of a goal in the frame of the cube that is to be solved: each colour is named by the
// place of its centre, and a centre has its own colour or is unknown.
using Goal = Painting;

// A goal as programs write it: 54 letters U R F D L B, `?` for a sticker that may be anything.
// Nothing for any other text, or if a centre has the colour of another face.
std::optional<Goal> GoalFromFacelets(std::string_view letters);
// Whether each known sticker of the goal is on the cube.
bool Fits(const Goal& goal, const CubieCube& cube);

// All positions that meet a goal, counted rather than listed.
class GoalPositions {
 public:
  explicit GoalPositions(const Goal& goal) : corners_(goal), edges_(goal) {}

  // How many there are, exact up to 2^53.
  double count() const;
  // How many arrangements of the corners alone, or of the edges alone, fit the goal with an odd or
  // an even permutation; their orientations sum to 0.
  const ArrangementCounts<CornerPieces>& corners() const { return corners_; }
  const ArrangementCounts<EdgePieces>& edges() const { return edges_; }

  // Whether some position has the piece in the place with this orientation.
  bool HasCorner(std::size_t place, std::size_t piece, std::size_t orientation) const;
  bool HasEdge(std::size_t place, std::size_t piece, std::size_t orientation) const;

  // One of them by its number, 0..count() - 1. Precondition: count() < 2^53.
  CubieCube At(std::uint64_t number) const;
  // One of them, each as likely as any other. Precondition: count() > 0.
  CubieCube Draw(RandomNumbers& numbers) const;

 private:
  CubieCube With(const PieceArrangement<CornerPieces>& corners,
                 const PieceArrangement<EdgePieces>& edges) const;

  ArrangementCounts<CornerPieces> corners_;
  ArrangementCounts<EdgePieces> edges_;
};

}  // namespace cubewright
