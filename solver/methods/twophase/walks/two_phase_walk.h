// One pass of the two-phase search: all ways through phase 1 of one length in one direction, each
// finished by phase 2 if that makes a shorter solution.
//
// The walk goes depth first in batches: it expands a batch of positions of one depth, continues
// with their successors, and comes back for the rest later. Positions of a batch
// don't depend on each other, so the processor waits for many reads from main memory at once. The
// walk keeps waiting batches on a stack of its own, so that it can stop after any batch and
// continue later.
#pragma once

#include <array>
#include <cstdint>

#include "solver/methods/twophase/walks/direction.h"
#include "solver/methods/twophase/walks/phase1_position.h"
#include "solver/methods/twophase/walks/phase2_search.h"
#include "solver/methods/twophase/walks/solution_record.h"

namespace cubewright {

class TwoPhaseWalk {
 public:
  TwoPhaseWalk(const SearchTables& tables, SolutionRecord& record)
      : tables_(tables), record_(record), phase2_(tables) {}

  static constexpr std::size_t kBatchSize = 64;

  // Begins with phase 1 ways of exactly `phase1_length` moves from at most kBatchSize `starts`, all
  // with equally many closing moves. If `phase1_length` is more than kTailLength, ways from a
  // single start begin with one of `first_moves`. `direction` and `starts` must outlive the pass.
  void Begin(const Direction& direction, std::span<const Start> starts, int phase1_length,
             MoveSet first_moves);
  // Visits about `node_budget` positions; true when the pass is over.
  bool Step(std::uint64_t node_budget);
  std::uint64_t nodes() const { return nodes_; }

 private:
  // A position on the way. Until it is taken up, `position.frame` and `last` describe the step that
  // led to it, in the frame of its parent: the symmetry of the class member, and the move as seen.
  struct Node {
    Phase1Position position;
    std::uint16_t parent;  // in the batch one move before
    Move last;
  };

  // Followed only along ways that reach phase 2.
  struct Pieces {
    static constexpr std::uint16_t kUnknown = 0xFFFF;
    std::uint16_t corners = kUnknown;
    std::uint16_t slice;  // known with the corners
    std::uint16_t upper = kUnknown;
    std::uint16_t lower;  // known with the upper edges
  };

  // A batch is full once it has kBatchSize positions; the position that fills it may add all its
  // moves.
  static constexpr std::size_t kBatchRoom = kBatchSize + kMoveCount - 1;
  struct Batch {
    std::array<Node, kBatchRoom> nodes;
    std::array<Pieces, kBatchRoom> pieces;
    std::size_t count = 0;
    std::size_t taken = 0;
  };

  // A tail to be tried: where it begins, and its moves in the frame of the direction.
  struct Candidate {
    std::array<Move, kTailLength> moves;
    std::uint16_t index;  // in the batch
    std::uint16_t corners;
    std::uint16_t slice;
  };
  static constexpr std::size_t kCandidateRoom = 256;

  bool IsOver() const { return depth_ < 0; }
  int MovesLeft() const { return phase1_length_ - depth_; }
  // The number of moves outside phase 2.
  int OuterLength() const { return phase1_length_ + starts_.front().closing.length; }
  Batch& At(int depth) { return batches_[static_cast<std::size_t>(depth)]; }
  void TakeUp(std::size_t index);
  void ExpandBatch();
  template <class Test>
  void Expand(MoveSet moves, Test test);
  void FinishBatch();
  void CollectTails(std::size_t index, std::span<const Tail> tails);
  void TryTails();
  // `corners` and `slice_order` are those after the tail.
  void FinishPhase1(std::size_t index, std::span<const Move> tail, int corners, int slice_order);
  static Pieces PiecesOf(const CubieCube& cube);
  const Pieces& FindCorners(int depth, std::size_t index);
  const Pieces& FindEdges(int depth, std::size_t index);
  int Phase2Limit() const;
  void OfferSolution(std::size_t index, std::span<const Move> tail);

  const SearchTables& tables_;
  SolutionRecord& record_;
  Phase2Search phase2_;
  const Direction* direction_ = nullptr;
  std::span<const Start> starts_;
  int phase1_length_ = 0;
  MoveSet first_moves_ = kAllMoves;  // as seen in the frame of the start
  int depth_ = -1;
  std::uint64_t nodes_ = 0;
  std::array<Batch, kNoSolutionLength + 1> batches_;
  std::array<Candidate, kCandidateRoom> candidates_;
  std::size_t candidate_count_ = 0;
};

}  // namespace cubewright
