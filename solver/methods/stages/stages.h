// A solution as a person follows it: written moves, and the stages and steps that they belong to.
// It has only codes, pieces, places and values; the code that shows it finds the words.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/text/written_move.h"

namespace cubewright {

// A piece, known by its colours: Edge::kUf has the colours of the start's U and F centres, wherever
// it is and however the cube is held.
using Piece = std::variant<Corner, Edge>;

// A place, named as the cube is held before the step that refers to it.
struct Place {
  Piece at;

  bool operator==(const Place&) const = default;
};

// "UF", "URF" and the like.
std::string PieceName(const Piece& piece);

// A Face is a colour: that of the start's centre there.
using ReasonValue = std::variant<int, std::string, Face, Piece, Place>;

// Why a step is made as it is: a key, and values by name for its words. The key is empty if there
// is no reason.
struct Reason {
  std::string key;
  std::vector<std::pair<std::string, ReasonValue>> values;

  bool operator==(const Reason&) const = default;
};

struct StageStep {
  // The written moves from..to - 1; none if from == to, when there is nothing to do in the case.
  int from = 0;
  int to = 0;
  // The pieces that the step brings home, or makes as the stage wants them; maybe none.
  std::vector<Piece> pieces;
  // As the field names it, such as "oll-27"; may be empty.
  std::string case_name;
  // The named sequence with which the step's moves end, or, in methods that say so, after which
  // only the turns before it are undone; empty if there is none.
  std::string algorithm;
  Reason reason;
};

struct Stage {
  // Such as "white-cross".
  std::string id;
  // The written moves from..to - 1, divided among its steps; none if there is nothing to do.
  int from = 0;
  int to = 0;
  std::vector<StageStep> steps;
};

// What a method writes.
struct WrittenSolution {
  // The moves as a person makes them. Stages and steps index these.
  std::vector<WrittenMove> written;
  // Each begins where the one before ends; together they cover all of `written`. A method that has
  // no stages leaves them empty.
  std::vector<Stage> stages;
};

// A solution by a method that has no stages.
WrittenSolution WithoutStages(std::span<const Move> moves);

// Whether the stages, if there are any, cover all written moves once, and the steps of each all of
// its moves.
bool CoversItsMoves(const WrittenSolution& solution);

}  // namespace cubewright
