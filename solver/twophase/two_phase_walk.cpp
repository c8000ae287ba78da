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
    next.distance = static_cast<std::uint8_t>(next.distance + level.moves.ChangeBy(seen));
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
  if (moves_left == 0) {
    FindPieces();
    return FinishPhase1({}, level.pieces.corners, level.pieces.Of(Quartet::kSlice));
  }
  const MoveSet allowed = tables_.frames.AllowedAfter(position.frame, last);
  if (moves_left == kTailLength) {
    return TryTails(position, last, tables_.phase1_tails.Of(position.entry()));
  }
  const Phase1Neighbours neighbours(tables_, position);
  if (moves_left == kTailLength + 1) {
    // Where the next positions are does not matter any more, only whether they have tails.
    level.moves = {};
    for (MoveSet left = allowed; left != 0; left &= left - 1) {
      const auto seen = static_cast<Move>(std::countr_zero(left));
      level.left_to_try |= tables_.phase1_tails.MayBeNear(neighbours.EntryAfter(seen)) << seen;
    }
    return;
  }
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
  if (tails.empty() || Phase2Limit() < 0) return;
  FindPieces();
  const PieceCoordinates& pieces = levels_[static_cast<std::size_t>(depth_)].pieces;
  const MoveSet allowed = tables_.frames.AllowedAfter(position.frame, last);
  // Tails that follow each other mostly begin alike, so only what differs is followed anew.
  std::array<Move, kTailLength> moves{};
  std::array<int, kTailLength + 1> corners{pieces.corners};
  std::array<int, kTailLength + 1> slice_order{pieces.Of(Quartet::kSlice)};
  Tail previous = {~0U};
  for (const Tail tail : tails) {
    if ((allowed >> tail.MoveAt(0) & 1) == 0) continue;
    const auto alike = static_cast<std::size_t>(tail.MovesAlike(previous));
    previous = tail;
    for (std::size_t i = alike; i < kTailLength; ++i) {
      moves[i] = tables_.frames.From(position.frame, tail.MoveAt(static_cast<int>(i)));
      corners[i + 1] = tables_.corner_moves.After(corners[i], moves[i]);
      slice_order[i + 1] = tables_.quartet_moves.After(slice_order[i], moves[i]);
    }
    FinishPhase1(moves, corners.back(), slice_order.back());
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

void TwoPhaseWalk::FinishPhase1(std::span<const Move> tail, int corners, int slice_order) {
  const int limit = Phase2Limit();
  const Phase2Bounds& bounds = tables_.phase2_bounds;
  if (limit < 0 || bounds.OfCorners(corners, slice_order) > limit) return;

  const PieceCoordinates& before = levels_[static_cast<std::size_t>(depth_)].pieces;
  int upper = before.Of(Quartet::kUpper);
  int lower = before.Of(Quartet::kLower);
  for (const Move move : tail) {
    upper = tables_.quartet_moves.After(upper, move);
    lower = tables_.quartet_moves.After(lower, move);
  }
  const Phase2Position position = {corners, tables_.layer_edges_from_quartets.At(upper, lower),
                                   slice_order};
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
