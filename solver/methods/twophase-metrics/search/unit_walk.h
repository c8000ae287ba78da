// One pass of the search: all ways through phase 1 of one cost in one direction, each finished by
// phase 2 if that makes a cheaper solution. It goes depth first in batches, as TwoPhaseWalk of the
// search in half turns does, a unit at a time.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase-metrics/search/cost_record.h"
#include "solver/methods/twophase-metrics/search/phase2_step_search.h"
#include "solver/methods/twophase-metrics/search/unit_directions.h"

namespace cubewright {

class UnitWalk {
 public:
  UnitWalk(const MetricTables& tables, CostRecord& record)
      : tables_(tables),
        record_(record),
        phase2_(tables),
        tail_cost_(TailCost(tables.turns.metric())),
        most_phase2_cost_(MostPhase2Cost(tables.turns.metric())),
        batches_(kNoSolutionCost + 1) {}

  static constexpr std::size_t kBatchSize = 64;

  // Begins with phase 1 ways that cost exactly `phase1_cost`, from at most kBatchSize `starts`, all
  // with closing turns of the same cost. `direction` and `starts` must outlive the pass.
  void Begin(const UnitDirection& direction, std::span<const UnitStart> starts, int phase1_cost);
  // Visits about `node_budget` positions; true when the pass is over.
  bool Step(std::uint64_t node_budget);
  std::uint64_t nodes() const { return nodes_; }

 private:
  // A position on the way. Until it is taken up, `position.frame` and `unit` describe the step that
  // led to it, in the frame of its parent: the symmetry of the class, and the unit as seen.
  struct Node {
    UnitPosition position;
    std::uint16_t parent;  // in the batch one unit before
    std::uint8_t unit;
    AxisTurn turned;  // along the last axis so far
  };

  // Followed only along ways that reach phase 2.
  struct Pieces {
    static constexpr std::uint16_t kUnknown = 0xFFFF;
    std::uint16_t corners = kUnknown;
    std::uint16_t slice = 0;  // known with the corners
    std::uint16_t upper = kUnknown;
    std::uint16_t lower = 0;  // known with the upper edges
  };

  // A batch is full once it has kBatchSize positions; the position that fills it may add all that
  // its units lead to.
  static constexpr std::size_t kBatchRoom = kBatchSize + UnitTurns::kMostUnits - 1;
  struct Batch {
    std::array<Node, kBatchRoom> nodes;
    std::array<Pieces, kBatchRoom> pieces;
    std::size_t count = 0;
    std::size_t taken = 0;
  };

  // A tail to be tried: where it begins, and its moves in the frame of the direction.
  struct Candidate {
    std::array<Move, 2 * UnitTail::kMostTurns> moves;
    std::uint8_t move_count;
    AxisTurn last;
    std::uint16_t index;  // in the batch
    std::uint16_t corners;
    std::uint16_t slice;

    std::span<const Move> span() const { return {moves.data(), move_count}; }
  };
  static constexpr std::size_t kCandidateRoom = 256;

  bool IsOver() const { return depth_ < 0; }
  int CostLeft() const { return phase1_cost_ - depth_; }
  // The cost outside phase 2.
  int OuterCost() const { return phase1_cost_ + starts_.front().closing.cost; }
  Batch& At(int depth) { return batches_[static_cast<std::size_t>(depth)]; }
  void TakeUp(std::size_t index);
  void ExpandBatch();
  template <class Test>
  void Expand(Test test);
  void FinishBatch();
  void CollectTails(std::size_t index, std::span<const UnitTail> tails);
  void TryTails();
  // `corners` and `slice_order` are those after the tail; `turned` is what the last axis was
  // turned.
  void FinishPhase1(std::size_t index, std::span<const Move> tail, AxisTurn turned, int corners,
                    int slice_order);
  const Pieces& FindCorners(int depth, std::size_t index);
  const Pieces& FindEdges(int depth, std::size_t index);
  int Phase2Limit() const;
  void OfferSolution(std::size_t index, std::span<const Move> tail);

  const MetricTables& tables_;
  CostRecord& record_;
  Phase2StepSearch phase2_;
  const int tail_cost_;
  const int most_phase2_cost_;
  const UnitDirection* direction_ = nullptr;
  std::span<const UnitStart> starts_;
  int phase1_cost_ = 0;
  int depth_ = -1;
  std::uint64_t nodes_ = 0;
  std::vector<Batch> batches_;
  std::array<Candidate, kCandidateRoom> candidates_;
  std::size_t candidate_count_ = 0;
};

}  // namespace cubewright
