// Writes steps of methods by stages for the 2x2x2 as a person makes them.
#pragma once

#include <array>
#include <vector>

#include "solver/methods/stages/held_cube.h"
#include "solver/methods/stages/solution_builder.h"
#include "solver/pocket/methods/pocket_step.h"

namespace cubewright {

// The corners, turned as a whole from the usual hold to this one (cube_orientation.h).
HeldCube PocketHeldSo(const CubieCube& corners, int orientation);
// The same for the hold of `first_step`, with its turns made.
HeldCube PocketAfter(const CubieCube& corners, const PocketStep& first_step);
// The cube as it is held, its pieces renamed so that DBL is at home; edges are solved.
CubieCube FromFirstHold(const HeldCube& held);

class PocketTeller {
 public:
  explicit PocketTeller(SolutionBuilder& builder) : builder_(builder) {}

  // The cube after the first step and all others written so far, in the first hold. Precondition,
  // here and below: Begin() has been called.
  const CubieCube& cube() const { return cube_; }
  // The name of a piece at the start.
  Corner Named(std::size_t piece) const { return names_[piece]; }
  // The place, as the puzzle is held now, of a piece named as at the start.
  Corner WhereIs(Corner piece) const;

  // Names the pieces as they are after the first step.
  void Begin(const PocketStep& first_step);
  // Writes a step, the first one or any other.
  void Tell(const PocketStep& step, StepAccount account);

 private:
  SolutionBuilder& builder_;
  CubieCube cube_;
  std::array<Corner, kCornerCount> names_{};
  Centers first_hold_ = kUsualCenters;
};

}  // namespace cubewright
