// Solves cubes one after another, and writes one line or several for each.
#pragma once

#include <optional>
#include <string>

#include "solver/cli/cubes/position.h"
#include "solver/cli/cubes/puzzle_positions.h"
#include "solver/cli/solving/answers.h"

namespace cubewright {

// The orientation of a goal that is known by a name: its faces are those of the cube as it is held.
inline constexpr int kAnyOrientation = -1;

class LineSolver {
 public:
  LineSolver(const PuzzlePositions& positions, AnswerCube answer,
             const std::optional<Position>& goal, bool json, bool together = false)
      : positions_(positions),
        answer_(std::move(answer)),
        goal_(goal),
        json_(json),
        together_(together) {}

  // Writes a line for each solution of the cube, and the reason to standard error if there is no
  // solution to write. Every line is flushed, so that a program at the other end of a pipe gets it
  // at once.
  void Solve(const std::string& text);
  // The cube; none if it is wrong, after writing the reason.
  std::optional<Position> ReadLegal(const std::string& text);

  bool all_solved() const { return all_solved_; }

 private:
  void WriteFault(const std::string& text, const PositionFault& fault);

  const PuzzlePositions& positions_;
  AnswerCube answer_;
  // If none, the goal is the solved cube.
  std::optional<Position> goal_;
  bool json_;
  // Whether opposite faces turned at once stand in brackets.
  bool together_;
  bool all_solved_ = true;
};

}  // namespace cubewright
