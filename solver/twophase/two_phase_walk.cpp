#include "solver/twophase/two_phase_walk.h"

#include <algorithm>
#include <bit>

namespace cubewright {
namespace {

// Turns that leave the phase 2 subgroup are what a phase 1 way must end with.
constexpr MoveSet kPhase1Moves = kAllMoves & ~kPhase2Moves;

}  // namespace

void TwoPhaseWalk::Begin(const Direction& direction, int phase1_length) {
  direction_ = &direction;
  phase1_length_ = phase1_length;
  depth_ = -1;
  pieces_known_to_ = 0;
  levels_[0].pieces = direction.pieces;
  Enter(direction.position, kNoMove);
}

bool TwoPhaseWalk::Step(std::uint64_t node_budget) {
  const std::uint64_t stop_at = nodes_ + node_budget;
  const int length_before = record_.length();
  while (!IsOver() && nodes_ < stop_at && record_.length() == length_before) {
    Level& level = levels_[static_cast<std::size_t>(depth_)];
    if (level.left_to_try == 0 || record_.length() <= phase1_length_) {
      --depth_;
      pieces_known_to_ = std::min(pieces_known_to_, std::max(depth_, 0));
      continue;
    }
    const auto seen = static_cast<Move>(std::countr_zero(level.left_to_try));
    level.left_to_try &= level.left_to_try - 1;
    const Phase1Neighbours neighbours(tables_, level.position);
    Phase1Position next = neighbours.After(level.position, seen);
    const MoveSet bit = MoveSet{1} << seen;
    if ((level.moves.closer & bit) != 0) --next.distance;
    if ((level.moves.farther & bit) != 0) ++next.distance;
    Enter(next, tables_.frames.From(level.position.frame, seen));
  }
  return IsOver();
}

void TwoPhaseWalk::Enter(const Phase1Position& position, Move last) {
  ++nodes_;
  Level& level = levels_[static_cast<std::size_t>(++depth_)];
  level.position = position;
  level.last = last;
  level.left_to_try = 0;
  const int moves_left = phase1_length_ - depth_;
  if (moves_left == 0) return FinishPhase1({});
  const MoveSet allowed = tables_.frames.AllowedAfter(position.frame, last);
  if (moves_left == kTailLength) {
    return TryTails(position, last, tables_.phase1_tails.Of(position.entry()));
  }
  const Phase1Neighbours neighbours(tables_, position);
  level.moves = neighbours.Sort(allowed, position.distance);
  level.left_to_try = level.moves.Within(moves_left - 1, position.distance);
  if (moves_left == 1) {
    // Reached by way of the table of tails otherwise: here a way that phase 2 could make is too.
    for (MoveSet left = level.left_to_try; left != 0; left &= left - 1) {
      const auto seen = static_cast<Move>(std::countr_zero(left));
      const Move move = tables_.frames.From(position.frame, seen);
      if ((kPhase1Moves >> move & 1) == 0) level.left_to_try &= ~(MoveSet{1} << seen);
    }
  }
}

void TwoPhaseWalk::TryTails(const Phase1Position& position, Move last,
                            std::span<const Tail> tails) {
  const MoveSet allowed = tables_.frames.AllowedAfter(position.frame, last);
  std::array<Move, kTailLength> moves{};
  for (const Tail tail : tails) {
    if ((allowed >> tail.MoveAt(0) & 1) == 0) continue;
    for (int i = 0; i < kTailLength; ++i) {
      moves[static_cast<std::size_t>(i)] = tables_.frames.From(position.frame, tail.MoveAt(i));
    }
    FinishPhase1(moves);
  }
}

int TwoPhaseWalk::Phase2Limit() const {
  return std::min(kMaxPhase2Length, record_.length() - 1 - phase1_length_);
}

// Pieces are followed only along ways that reach phase 2, and only from where they changed.
void TwoPhaseWalk::FindPieces() {
  for (; pieces_known_to_ < depth_; ++pieces_known_to_) {
    const auto at = static_cast<std::size_t>(pieces_known_to_);
    const PieceCoordinates& before = levels_[at].pieces;
    PieceCoordinates& after = levels_[at + 1].pieces;
    const Move move = levels_[at + 1].last;
    after.corners = tables_.corner_moves.After(before.corners, move);
    for (std::size_t i = 0; i < kQuartetKindCount; ++i) {
      after.quartets[i] = tables_.quartet_moves.After(before.quartets[i], move);
    }
  }
}

void TwoPhaseWalk::FinishPhase1(std::span<const Move> tail) {
  const int limit = Phase2Limit();
  if (limit < 0) return;
  FindPieces();
  const PieceCoordinates& pieces = levels_[static_cast<std::size_t>(depth_)].pieces;
  const auto& [upper, lower, slice] = pieces.quartets;

  Phase2Position position{pieces.corners, 0, slice};
  for (const Move move : tail) {
    position.corners = tables_.corner_moves.After(position.corners, move);
    position.slice_order = tables_.quartet_moves.After(position.slice_order, move);
  }
  const Phase2Bounds& bounds = tables_.phase2_bounds;
  if (bounds.OfCorners(position.corners, position.slice_order) > limit) return;

  int upper_after = upper;
  int lower_after = lower;
  for (const Move move : tail) {
    upper_after = tables_.quartet_moves.After(upper_after, move);
    lower_after = tables_.quartet_moves.After(lower_after, move);
  }
  position.layer_edges = tables_.layer_edges_from_quartets.At(upper_after, lower_after);
  if (bounds.OfLayerEdges(position.layer_edges, position.slice_order) > limit) return;
  if (bounds.OfLargeTable(position.corners, position.layer_edges) > std::max(limit, 8)) return;

  const Move last = tail.empty() ? levels_[static_cast<std::size_t>(depth_)].last : tail.back();
  if (phase2_.Solve(position, last, limit) >= 0) OfferSolution(tail);
  nodes_ += phase2_.TakeNodes();
}

void TwoPhaseWalk::OfferSolution(std::span<const Move> tail) {
  std::array<Move, kNoSolutionLength> moves{};
  std::size_t length = 0;
  for (int level = 1; level <= depth_; ++level) {
    moves[length++] = levels_[static_cast<std::size_t>(level)].last;
  }
  for (const Move move : tail) moves[length++] = move;
  for (const Move move : phase2_.moves()) moves[length++] = move;
  const std::span solution(moves.data(), length);
  direction_->Translate(solution);
  record_.Offer(solution);
}

}  // namespace cubewright
