// One pass of the two-phase search: all ways through phase 1 of one length in one direction, each
// finished by phase 2 if that makes a shorter solution.
//
// The walk keeps its own stack, so that it can stop after any number of positions and go on later.
#pragma once

#include <array>
#include <cstdint>

#include "solver/twophase/direction.h"
#include "solver/twophase/phase1_position.h"
#include "solver/twophase/phase2_search.h"
#include "solver/twophase/solution_record.h"

namespace cubewright {

class TwoPhaseWalk {
 public:
  TwoPhaseWalk(const SearchTables& tables, SolutionRecord& record)
      : tables_(tables), record_(record), phase2_(tables) {}

  // Begins with phase 1 ways of exactly `phase1_length` moves, at least the direction's distance.
  // `direction` must outlive the pass.
  void Begin(const Direction& direction, int phase1_length);
  // Visits about `node_budget` positions; true when the pass is over.
  bool Step(std::uint64_t node_budget);
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Level {
    Phase1Position position;
    MoveSet left_to_try = 0;
    Phase1Moves moves;
    Move last = kNoMove;      // as made on the cube of the direction
    PieceCoordinates pieces;  // known down to level `pieces_known_to_`
  };

  bool IsOver() const { return depth_ < 0; }
  void Enter(const Phase1Position& position, Move last);
  void TryTails(const Phase1Position& position, Move last, std::span<const Tail> tails);
  // With the corners and slice edges after the tail; the pieces before it are known.
  void FinishPhase1(std::span<const Move> tail, int corners, int slice_order);
  void FindPieces();
  int Phase2Limit() const;
  void OfferSolution(std::span<const Move> tail);

  const SearchTables& tables_;
  SolutionRecord& record_;
  Phase2Search phase2_;
  const Direction* direction_ = nullptr;
  int phase1_length_ = 0;
  int depth_ = -1;
  int pieces_known_to_ = 0;
  std::uint64_t nodes_ = 0;
  std::array<Level, kNoSolutionLength + 1> levels_{};
};

}  // namespace cubewright
