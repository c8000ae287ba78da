// The search of refutation_walk.h with the large table, while many moves are left: one read says
// whether a position needs 9, 10, 11 or more moves.
//
// A position and its inverse need equally many moves, and both are looked up. With 11 moves left or
// fewer:
//
// - If the inverse needs more than are left after the next move, the next move is no half turn,
//   since that would not change the inverse's entry (large_sums.h).
// - If only the cube itself needs as many, its inverse is turned instead, so that a way grows at
//   both ends.
// - Both quarter turns of a face lead to the same entry of the inverse, which is read first. It
//   mostly rules out both.
//
// With eight moves left the table cannot help any more, and the few positions that are left
// continue by phase 1.
//
// Turning whichever has fewer successors is an idea of nxopt (T. Rokicki) and of H48 (S. Tronto).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/cube/move.h"
#include "solver/methods/optimal/walks/large_bounds.h"
#include "solver/methods/optimal/walks/large_sums.h"
#include "solver/methods/optimal/walks/placed_cube.h"
#include "solver/methods/optimal/walks/refutation_walk.h"

namespace cubewright {

// What every walk reads. Made once.
class LargeWalkTables {
 public:
  // `tables`, and the payload of the table, must outlive this.
  LargeWalkTables(const RefutationTables& tables, std::span<const std::byte> payload,
                  int flip_places, int last_distance)
      : refutation(tables), summands(tables.turns), bounds(payload, flip_places, last_distance) {}
  LargeWalkTables(const LargeWalkTables&) = delete;
  LargeWalkTables& operator=(const LargeWalkTables&) = delete;

  const RefutationTables& refutation;
  const LargeSummands summands;
  const LargeBounds bounds;
};

// The moves of a way that grows at both ends, at most ten.
class TwoEndedTrail {
 public:
  // `is_inverse`: the move is made to the inverse.
  void Add(Move move, bool is_inverse) {
    packed_ |= (std::uint64_t{move} << 1 | (is_inverse ? 1U : 0U)) << (kBits * count_++);
  }
  // All moves, with `middle` between those of both ends. `middle` solves the cube that they lead
  // to, or its inverse.
  std::vector<Move> Around(std::vector<Move> middle, bool is_inverse) const;

 private:
  static constexpr unsigned kBits = 6;

  std::uint64_t packed_ = 0;
  std::uint8_t count_ = 0;
};

class LargeWalk {
 public:
  // With fewer moves left, RefutationWalk is as fast.
  int least_moves() const { return tables_.bounds.farthest() + 1; }

  // `tables` and `finish`, with which it goes on near the end, must outlive the walk.
  LargeWalk(const LargeWalkTables& tables, RefutationWalk& finish);

  // As RefutationWalk, but with least_moves() or more left.
  void Begin(const WalkNode& start, int moves_left);
  bool Step(std::uint64_t node_budget);
  const std::optional<std::vector<Move>>& solution() const { return solution_; }
  // Positions expanded so far, those of `finish` not counted.
  std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::size_t kBatchSize = 64;
  static constexpr std::size_t kMostSuccessors = 15;
  // One for each number of moves that a trail can have, 0 included.
  static constexpr std::size_t kLevels = 11;

  struct Node {
    PlacedCube cube;
    LargeSums sums;
    LargeSums inverse_sums;
    // The table's codes of both; unknown with more than eleven moves left.
    std::uint8_t code;
    std::uint8_t inverse_code;
    // Whether the cube is the inverse of what it began with.
    bool is_inverse;
    // The last moves of the cube and of its inverse; kNoMove before the first.
    Move last;
    Move inverse_last;
    TwoEndedTrail trail;
  };
  // A face of one position of the batch, and what its quarter turns do to the inverse.
  struct TurnedFace {
    std::uint16_t node;
    std::uint8_t face;
    std::uint32_t entry;
    LargeSums inverse_sums;

    LargeSums AskedSums() const { return inverse_sums; }
  };
  // A move of one position of the batch, and what it leads to.
  struct Candidate {
    std::uint16_t node;
    Move move;
    std::uint8_t inverse_code;
    std::uint32_t entry;
    LargeSums sums;
    LargeSums inverse_sums;

    LargeSums AskedSums() const { return sums; }
  };

  static MoveSet MovesFrom(const Node& node);
  static void TurnIntoInverse(Node& node);
  Node After(const Node& node, Move move) const;
  // Expand the batch with more than eleven moves left, and with at most eleven. They write the
  // successors from `next` on and return how many there are.
  std::size_t ExpandFar(Node* next);
  std::size_t ExpandNear(int moves_left, Node* next);
  // Prefetches the table's codes of the batch, then reads them.
  void ReadCodes();
  // Prefetches the entries of all. If the filter applies to a code this high, it first drops those
  // that the filter rules out. Each round uses what the one before has prefetched.
  template <class Asked>
  void AskFor(std::vector<Asked>& asked, unsigned most_code) const;
  void AddFaces(std::uint16_t index, unsigned most_code);
  void AddCandidate(std::uint16_t index, Move move, LargeSums inverse_sums, unsigned inverse_code);
  void AddQuarterTurns(unsigned most_code);
  // Whether the phase 1 distances allow that the moves left solve the cube.
  bool MayBeNear(const PlacedCube& cube) const;
  void Finish(const Node& node);

  const LargeWalkTables& tables_;
  RefutationWalk& finish_;
  int length_ = 0;
  std::vector<Move> start_moves_;
  // By the number of moves made: positions that are still to be expanded.
  std::vector<std::vector<Node>> levels_;
  std::array<std::size_t, kLevels> counts_{};
  int depth_ = 0;
  std::optional<std::vector<Move>> solution_;
  std::uint64_t nodes_ = 0;
  // The batch.
  std::vector<Node> batch_;
  std::vector<TurnedFace> faces_;
  std::vector<Candidate> candidates_;
};

}  // namespace cubewright
