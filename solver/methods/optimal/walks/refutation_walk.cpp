#include "solver/methods/optimal/walks/refutation_walk.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "solver/cube/symmetry.h"
#include "solver/methods/twophase/walks/direction.h"
#include "tables/packed_entries.h"

namespace cubewright {
namespace {

// The last move of a solution turns a face of one axis, and does not change whether the cube is in
// the subgroup of that axis. So the three distances are not all equal to the number of moves left.
int LeastLengthOf(const AxisPositionsOfCube& positions) {
  const int nearest =
      std::min(std::min(positions[0].distance, positions[1].distance), positions[2].distance);
  const int farthest =
      std::max(std::max(positions[0].distance, positions[1].distance), positions[2].distance);
  return farthest + (nearest == farthest && farthest > 0 ? 1 : 0);
}

std::array<std::uint8_t, kAxisCount> FarthestFirst(const AxisPositionsOfCube& positions) {
  std::array<std::uint8_t, kAxisCount> order = {0, 1, 2};
  const auto put_farther_first = [&](std::size_t one, std::size_t other) {
    if (positions[order[one]].distance < positions[order[other]].distance) {
      std::swap(order[one], order[other]);
    }
  };
  put_farther_first(0, 1);
  put_farther_first(1, 2);
  put_farther_first(0, 1);
  return order;
}

}  // namespace

std::vector<Move> Trail::moves() const {
  std::vector<Move> moves;
  for (std::size_t at = 0; at < count_; ++at) {
    moves.push_back(static_cast<Move>(words_[at / kPerWord] >> (kBits * (at % kPerWord)) & 31));
  }
  return moves;
}

RefutationTables::RefutationTables(const SearchTables& tables)
    : two_phase(&tables),
      axes{WalkMoves(Metric::kHtm), tables.twist_moves, tables.twist_conjugation,
           tables.flip_slice_classes, tables.phase1_distances},
      inverse(turns),
      far(std::in_place, axes, tables.phase1_tails) {
  FillAxes();
}

RefutationTables::RefutationTables(const MetricTables& tables)
    : two_phase(&tables),
      axes{WalkMoves(Metric::kQtm), tables.twist_moves, tables.twist_conjugation,
           tables.flip_slice_classes, tables.phase1_distances},
      inverse(turns),
      near(std::in_place, axes) {
  FillAxes();
}

void RefutationTables::FillAxes() {
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    const int symmetry = AxisSymmetry(static_cast<int>(axis));
    for (Move move = 0; move < kMoveCount; ++move) {
      seen_along[axis][move] = ConjugateMove(move, symmetry);
    }
    leaving[axis] = kAllMoves & ~ConjugateMoves(kPhase2Moves, InverseSymmetry(symmetry));
  }
}

WalkNode RefutationTables::RootOf(const CubieCube& cube) const {
  WalkNode root{};
  root.cube = PlacedCubeOf(cube);
  root.sums = inverse.Of(root.cube);
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    const int symmetry = AxisSymmetry(static_cast<int>(axis));
    root.here[axis] = axes.PositionOf(Conjugate(cube, symmetry));
    root.inverse[axis] = axes.PositionOf(Conjugate(Inverse(cube), symmetry));
  }
  root.last = kNoMove;
  return root;
}

int RefutationTables::LeastLength(const WalkNode& node) {
  return std::max(LeastLengthOf(node.here), LeastLengthOf(node.inverse));
}

RefutationWalk::RefutationWalk(const RefutationTables& tables)
    : tables_(tables),
      levels_(static_cast<std::size_t>(tables.moves().most()) + 1,
              std::vector<WalkNode>(kBatchSize * kMostSuccessors)),
      counts_(levels_.size()),
      axis_order_(kBatchSize),
      candidates_(kRoom),
      kept_(kRoom) {
  batch_.reserve(kBatchSize);
}

void RefutationWalk::Begin(const WalkNode& start, int moves_left, bool for_all) {
  length_ = moves_left;
  depth_ = 0;
  levels_[0][0] = start;
  counts_[0] = 1;
  for_all_ = for_all;
  solutions_.clear();
}

bool RefutationWalk::Step(std::uint64_t node_budget) {
  const std::uint64_t stop_at = nodes_ + node_budget;
  while (depth_ >= 0 && !HasEnough() && nodes_ < stop_at) {
    const auto depth = static_cast<std::size_t>(depth_);
    std::size_t& count = counts_[depth];
    if (count == 0) {
      --depth_;
      continue;
    }
    const std::size_t taken = std::min(count, kBatchSize);
    count -= taken;
    batch_.assign(levels_[depth].begin() + static_cast<std::ptrdiff_t>(count),
                  levels_[depth].begin() + static_cast<std::ptrdiff_t>(count + taken));
    if (depth_ == length_) {
      for (const WalkNode& node : batch_) {
        if (HasEnough()) break;
        if (node.cube == PlacedCubeOf({})) solutions_.push_back(node.trail.moves());
      }
      continue;
    }
    counts_[depth + 1] = ExpandBatch(length_ - depth_, kAllMoves, levels_[depth + 1].data());
    ++depth_;
  }
  return depth_ < 0 || HasEnough();
}

void RefutationWalk::Expand(WalkNode node, int moves_left, MoveSet first_moves,
                            std::vector<WalkNode>& next) {
  batch_.assign(1, node);
  const std::size_t end = next.size();
  next.resize(end + kMoveCount);
  next.resize(end + ExpandBatch(moves_left, first_moves, next.data() + end));
}

// If the inverse's distance along an axis equals the moves that are left, the last of these is no
// move of that axis' subgroup: one move earlier the inverse would be in the subgroup already. The
// last move of the inverse is the first of the cube.
MoveSet RefutationWalk::MovesFrom(const WalkNode& node, int moves_left) const {
  MoveSet moves = tables_.moves().After(node.last);
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    if (node.inverse[axis].distance == moves_left) moves &= tables_.leaving[axis];
  }
  return moves;
}

void RefutationWalk::Follow(Candidate& candidate, std::size_t axis) const {
  const Phase1Position& from = batch_[candidate.node].here[axis];
  const Move seen = tables_.frames.Into(from.frame, tables_.seen_along[axis][candidate.move]);
  candidate.here[axis] = tables_.axes.Seen(from, seen);
  __builtin_prefetch(tables_.axes.distances + candidate.here[axis].entry() / 4);
}

// A move of an axis' subgroup does not change the distance along it.
template <class Distances>
void RefutationWalk::FollowInverse(const Distances& distances, Candidate& candidate) const {
  const WalkNode& node = batch_[candidate.node];
  candidate.sums = tables_.inverse.After(node.sums, node.cube, candidate.move);
  candidate.inverse = node.inverse;
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    if ((tables_.leaving[axis] >> candidate.move & 1) == 0) continue;
    const ClassMember member =
        tables_.axes.flip_slice_classes.MemberOf(tables_.inverse.FlipSliceOf(candidate.sums, axis));
    const int twist = tables_.axes.twist_conjugation.Conjugate(
        tables_.inverse.TwistOf(candidate.sums, axis), member.symmetry());
    Phase1Position& position = candidate.inverse[axis];
    position.class_index = static_cast<std::uint16_t>(member.class_index());
    position.twist = static_cast<std::uint16_t>(twist);
    position.frame = static_cast<std::uint8_t>(member.symmetry());
    distances.Prefetch(position.entry());
  }
}

template <class Distances>
bool RefutationWalk::IsKept(const Distances& distances, Candidate& candidate,
                            int left_after) const {
  std::array<int, kAxisCount> at_least{};
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    if ((tables_.leaving[axis] >> candidate.move & 1) == 0) continue;
    at_least[axis] = distances.AtLeast(candidate.inverse[axis].entry());
    if (at_least[axis] > left_after) return false;
  }
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    if ((tables_.leaving[axis] >> candidate.move & 1) == 0) continue;
    Phase1Position& position = candidate.inverse[axis];
    position.distance = static_cast<std::uint8_t>(distances.Find(position, at_least[axis]));
  }
  return LeastLengthOf(candidate.inverse) <= left_after;
}

WalkNode RefutationWalk::NodeOf(const Candidate& candidate) const {
  const WalkNode& from = batch_[candidate.node];
  WalkNode node = from;
  node.cube = tables_.turns.After(from.cube, candidate.move);
  node.sums = candidate.sums;
  node.inverse = candidate.inverse;
  for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
    node.here[axis] = candidate.here[axis];
    node.here[axis].frame = tables_.frames.After(from.here[axis].frame, candidate.here[axis].frame);
  }
  node.last = tables_.moves().Turned(from.last, candidate.move);
  node.trail.Add(candidate.move);
  return node;
}

std::size_t RefutationWalk::ExpandBatch(int moves_left, MoveSet first_moves, WalkNode* next) {
  return tables_.far ? ExpandBatchBy(*tables_.far, moves_left, first_moves, next)
                     : ExpandBatchBy(*tables_.near, moves_left, first_moves, next);
}

template <class Distances>
std::size_t RefutationWalk::ExpandBatchBy(const Distances& distances, int moves_left,
                                          MoveSet first_moves, WalkNode* next) {
  const int left_after = moves_left - 1;
  std::size_t count = 0;
  for (std::size_t index = 0; index < batch_.size(); ++index) {
    const WalkNode& node = batch_[index];
    axis_order_[index] = FarthestFirst(node.here);
    MoveSet left = MovesFrom(node, moves_left) & first_moves;
    for (; left != 0; left &= left - 1) {
      Candidate& candidate = candidates_[count];
      candidate.node = static_cast<std::uint16_t>(index);
      candidate.move = static_cast<Move>(std::countr_zero(left));
      Follow(candidate, axis_order_[index][0]);
      kept_[count] = static_cast<std::uint16_t>(count);
      ++count;
    }
  }
  nodes_ += batch_.size();
  for (std::size_t round = 0; round < kAxisCount; ++round) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
      Candidate& candidate = candidates_[kept_[i]];
      const WalkNode& node = batch_[candidate.node];
      const auto& order = axis_order_[candidate.node];
      Phase1Position& position = candidate.here[order[round]];
      const Phase1Position& from = node.here[order[round]];
      position.distance = static_cast<std::uint8_t>(
          DistanceNextTo(from.distance, tables_.axes.RemainderOf(position.entry())));
      if (position.distance > left_after) continue;
      if (round + 1 < kAxisCount) {
        Follow(candidate, order[round + 1]);
      } else {
        if (LeastLengthOf(candidate.here) > left_after) continue;
        FollowInverse(distances, candidate);
      }
      kept_[kept++] = kept_[i];
    }
    count = kept;
  }
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count; ++i) {
    Candidate& candidate = candidates_[kept_[i]];
    if (IsKept(distances, candidate, left_after)) next[kept++] = NodeOf(candidate);
  }
  return kept;
}

}  // namespace cubewright
