// An exhaustive search for solutions of one length: if it finds nothing, there is none. It finds
// one of them, or all, with turns of opposite faces in the order of MovesAfter.
//
// Each position has six phase 1 positions: the cube along three axes, and its inverse along these.
// README.md explains what they rule out. Positions are expanded in batches, so that many reads from
// main memory are under way at once. The walk stops between any two batches, and allocates
// nothing.
//
// It makes the moves that cost one in its metric, those of WalkMoves; a length is a cost.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "solver/methods/optimal/walks/axis_tables.h"
#include "solver/methods/optimal/walks/far_distances.h"
#include "solver/methods/optimal/walks/inverse_sums.h"
#include "solver/methods/optimal/walks/near_distances.h"
#include "solver/methods/optimal/walks/placed_cube.h"
#include "solver/methods/twophase-metrics/pruning/metric_tables.h"
#include "solver/methods/twophase/coordinates/frames.h"
#include "solver/methods/twophase/pruning/search_tables.h"
#include "solver/methods/twophase/walks/phase1_position.h"

namespace cubewright {

// The moves of a way in their order.
class Trail {
 public:
  void Add(Move move) {
    const auto at = static_cast<std::size_t>(count_++);
    words_[at / kPerWord] |= std::uint32_t{move} << (kBits * (at % kPerWord));
  }
  std::vector<Move> moves() const;

 private:
  static constexpr std::size_t kBits = 5;
  static constexpr std::size_t kPerWord = 6;

  // Up to thirty.
  std::array<std::uint32_t, 5> words_{};
  std::uint8_t count_ = 0;
};

using AxisPositionsOfCube = std::array<Phase1Position, kAxisCount>;

// A position on a way.
struct WalkNode {
  PlacedCube cube;
  InverseSums sums;
  // The phase 1 positions of the cube and of its inverse.
  AxisPositionsOfCube here;
  AxisPositionsOfCube inverse;
  // How the last face is turned so far; kNoMove before the first move.
  Move last;
  Trail trail;
};

// What every walk reads. Made once.
class RefutationTables {
 public:
  // For half turns, or for quarter turns: `tables` has the large tables, of that metric, and must
  // outlive this.
  explicit RefutationTables(const SearchTables& tables);
  explicit RefutationTables(const MetricTables& tables);
  RefutationTables(const RefutationTables&) = delete;
  RefutationTables& operator=(const RefutationTables&) = delete;

  WalkNode RootOf(const CubieCube& cube) const;
  // The least number of moves that the six positions allow.
  static int LeastLength(const WalkNode& node);

  const WalkMoves& moves() const { return axes.moves; }

  // The tables of the two-phase search in the metric.
  const std::variant<const SearchTables*, const MetricTables*> two_phase;
  const AxisTables axes;
  const Frames frames;
  const PlaceTurns turns;
  const InverseCoordinates inverse;
  // `far` for half turns, `near` for quarter turns: only one of them is set.
  const std::optional<FarDistances> far;
  const std::optional<NearDistances> near;
  // Each move as seen along each axis.
  std::array<std::array<Move, kMoveCount>, kAxisCount> seen_along;
  // The moves outside the subgroup along an axis: quarter turns of the four other faces.
  std::array<MoveSet, kAxisCount> leaving;

 private:
  void FillAxes();
};

class RefutationWalk {
 public:
  // `tables` must outlive the walk.
  explicit RefutationWalk(const RefutationTables& tables);

  // Begins to look for solutions of `moves_left` moves from here, for one or for all of them.
  void Begin(const WalkNode& start, int moves_left, bool for_all = false);
  // Expands about `node_budget` positions. Returns whether the search is over: everything was
  // searched, or the one wanted solution was found.
  bool Step(std::uint64_t node_budget);
  // What was found since the search began.
  const std::vector<std::vector<Move>>& solutions() const { return solutions_; }
  // Positions expanded so far, by all searches.
  std::uint64_t nodes() const { return nodes_; }

  // All positions one move farther than `node` that may lead to a solution, written to the end of
  // `next`. `first_moves`: of these moves only.
  void Expand(WalkNode node, int moves_left, MoveSet first_moves, std::vector<WalkNode>& next);

 private:
  static constexpr std::size_t kBatchSize = 64;
  static constexpr std::size_t kMostSuccessors = 15;
  static constexpr std::size_t kRoom = kBatchSize * kMoveCount;

  // A move of one position of the batch, and what it leads to.
  struct Candidate {
    std::uint16_t node;
    Move move;
    InverseSums sums;
    // As seen from the frames of the node's positions.
    AxisPositionsOfCube here;
    AxisPositionsOfCube inverse;
  };

  MoveSet MovesFrom(const WalkNode& node, int moves_left) const;
  // Follows the cube along an axis, and prefetches its distance.
  void Follow(Candidate& candidate, std::size_t axis) const;
  // The same for the inverse, along all axes. `Distances`: FarDistances or NearDistances.
  template <class Distances>
  void FollowInverse(const Distances& distances, Candidate& candidate) const;
  // Whether the distances of the inverse allow a solution.
  template <class Distances>
  bool IsKept(const Distances& distances, Candidate& candidate, int left_after) const;
  WalkNode NodeOf(const Candidate& candidate) const;
  bool HasEnough() const { return !for_all_ && !solutions_.empty(); }
  // Expands the batch: writes the successors from `next` on and returns how many there are.
  std::size_t ExpandBatch(int moves_left, MoveSet first_moves, WalkNode* next);
  template <class Distances>
  std::size_t ExpandBatchBy(const Distances& distances, int moves_left, MoveSet first_moves,
                            WalkNode* next);

  const RefutationTables& tables_;
  int length_ = 0;
  // By the number of moves made: positions that are still to be expanded.
  std::vector<std::vector<WalkNode>> levels_;
  std::vector<std::size_t> counts_;
  int depth_ = 0;
  bool for_all_ = false;
  std::vector<std::vector<Move>> solutions_;
  std::uint64_t nodes_ = 0;
  // The batch.
  std::vector<WalkNode> batch_;
  std::vector<std::array<std::uint8_t, kAxisCount>> axis_order_;
  std::vector<Candidate> candidates_;
  // The indices of the candidates that are still to be followed.
  std::vector<std::uint16_t> kept_;
};

}  // namespace cubewright
