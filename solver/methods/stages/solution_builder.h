// Writes a solution by stages: a method names its stages and, for each step, the moves, the pieces
// and the reason. The builder keeps track of the cube, of how it is held, and of which moves belong
// to what.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "solver/methods/stages/held_cube.h"
#include "solver/methods/stages/stages.h"

namespace cubewright {

// What a method says of a step, as in StageStep.
struct StepAccount {
  std::vector<Piece> pieces = {};
  std::string case_name = {};
  std::string algorithm = {};
  Reason reason = {};
};

class SolutionBuilder {
 public:
  explicit SolutionBuilder(const CubieCube& start) : held_(start) {}

  // The cube after all steps so far.
  const HeldCube& held() const { return held_; }

  // The steps from here on belong to this stage.
  void BeginStage(std::string id);
  // Makes the moves, named as the cube is held. Precondition: a stage has begun.
  void AddStep(std::span<const WrittenMove> moves, StepAccount account);

  const WrittenSolution& solution() const { return solution_; }

 private:
  HeldCube held_;
  WrittenSolution solution_;
};

}  // namespace cubewright
