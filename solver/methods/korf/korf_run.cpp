#include "solver/methods/korf/korf_run.h"

#include <algorithm>
#include <bit>

#include "solver/cube/permutation_rank.h"
#include "tables/exact_generation.h"

namespace cubewright {

KorfPosition KorfBounds::PositionOf(const CubieCube& cube) const {
  KorfPosition position{};
  position.corners = static_cast<std::uint16_t>(PermutationRank(cube.corner_piece));
  position.twist = static_cast<std::uint16_t>(KorfTwistOf(cube));
  for (std::size_t six = 0; six < kSixCount; ++six) {
    for (std::size_t triple = 0; triple < 2; ++triple) {
      position.triples[six][triple] =
          static_cast<std::uint16_t>(moves_.TripleOf(cube, six, triple));
    }
  }
  return position;
}

KorfPosition KorfBounds::After(const KorfPosition& position, Move move) const {
  KorfPosition after{};
  after.corners = moves_.corners(move)[position.corners];
  after.twist = moves_.twists(move)[position.twist];
  for (std::size_t six = 0; six < kSixCount; ++six) {
    const auto triples = moves_.triples(six, move);
    for (std::size_t triple = 0; triple < 2; ++triple) {
      after.triples[six][triple] = triples[position.triples[six][triple]];
    }
  }
  return after;
}

int KorfBounds::BoundOf(const KorfPosition& position) const {
  unsigned bound = PackedEntry<kExactBits>(corners_, CornerEntry(position));
  for (std::size_t six = 0; six < kSixCount; ++six) {
    const auto& [first, second] = position.triples[six];
    bound = std::max(bound, PackedEntry<kExactBits>(edges_[six], moves_.SixEntry(first, second)));
  }
  return static_cast<int>(bound);
}

// Looks moves up in one table after another, each time those that the table before has left: the
// lookups do not depend on each other, so the processor waits for many reads from main memory at
// once.
MoveSet KorfBounds::MovesNear(const KorfPosition& position, MoveSet moves, int most) const {
  MoveSet near = 0;
  for (MoveSet left = moves; left != 0; left &= left - 1) {
    const auto move = static_cast<Move>(std::countr_zero(left));
    const std::uint32_t entry =
        moves_.corners(move)[position.corners] * std::uint32_t{kKorfTwistCount} +
        moves_.twists(move)[position.twist];
    near |= MoveSet{static_cast<int>(PackedEntry<kExactBits>(corners_, entry)) <= most} << move;
  }
  for (std::size_t six = 0; six < kSixCount; ++six) {
    const auto& [first, second] = position.triples[six];
    for (MoveSet left = near; left != 0; left &= left - 1) {
      const auto move = static_cast<Move>(std::countr_zero(left));
      const auto triples = moves_.triples(six, move);
      const std::uint32_t entry = moves_.SixEntry(triples[first], triples[second]);
      near &=
          ~(MoveSet{static_cast<int>(PackedEntry<kExactBits>(edges_[six], entry)) > most} << move);
    }
  }
  return near;
}

KorfRun::KorfRun(const KorfBounds& bounds, const CubieCube& cube) : bounds_(bounds) {
  way_[0].position = bounds_.PositionOf(cube);
  BeginPass(bounds_.BoundOf(way_[0].position));
}

RunState KorfRun::Step(std::uint64_t work) {
  const std::uint64_t stop_at = nodes_ + work;
  while (!is_solved_ && nodes_ < stop_at) {
    Node& node = way_[depth_];
    if (node.left == 0) {
      if (depth_ > 0) {
        --depth_;
      } else if (length_ < static_cast<int>(kMostMoves)) {
        BeginPass(length_ + 1);
      } else {
        return RunState::kDone;
      }
      continue;
    }
    node.move = static_cast<Move>(std::countr_zero(node.left));
    node.left &= node.left - 1;
    way_[depth_ + 1].position = bounds_.After(node.position, node.move);
    ++depth_;
    // With no move left, a bound of 0 is a solved cube.
    is_solved_ = static_cast<int>(depth_) == length_;
    if (!is_solved_) Expand(MovesAfter(node.move));
  }
  return is_solved_ ? RunState::kDone : RunState::kRunning;
}

std::optional<WrittenSolution> KorfRun::solution() const {
  if (!is_solved_) return std::nullopt;
  WrittenSolution solution;
  for (std::size_t depth = 0; depth < depth_; ++depth) {
    solution.written.push_back(AsWritten(way_[depth].move));
  }
  return solution;
}

void KorfRun::BeginPass(int length) {
  depth_ = 0;
  length_ = length;
  // Nothing is at distance 0 but the solved cube.
  is_solved_ = length == 0;
  if (!is_solved_) Expand(kAllMoves);
}

void KorfRun::Expand(MoveSet moves) {
  Node& node = way_[depth_];
  node.left = bounds_.MovesNear(node.position, moves, length_ - static_cast<int>(depth_) - 1);
  nodes_ += static_cast<std::uint64_t>(std::popcount(moves));
}

}  // namespace cubewright
