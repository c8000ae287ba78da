#include "solver/methods/twophase/walks/two_phase_walk.h"

#include <algorithm>
#include <bit>

#include "tables/packed_entries.h"

namespace cubewright {
namespace {

// Phase 1 must end with one of the moves that do not belong to phase 2.
constexpr MoveSet kPhase1Moves = kAllMoves & ~kPhase2Moves;

}  // namespace

void TwoPhaseWalk::Begin(const Direction& direction, std::span<const Start> starts,
                         int phase1_length, MoveSet first_moves) {
  direction_ = &direction;
  starts_ = starts;
  phase1_length_ = phase1_length;
  first_moves_ =
      starts.size() == 1 ? ConjugateMoves(first_moves, starts.front().position.frame) : kAllMoves;
  depth_ = 0;
  Batch& root = At(0);
  for (std::size_t index = 0; index < starts.size(); ++index) {
    root.nodes[index] = {starts[index].position, 0, kNoMove};
    root.pieces[index] = {};
  }
  root.count = starts.size();
  root.taken = 0;
}

bool TwoPhaseWalk::Step(std::uint64_t node_budget) {
  const std::uint64_t stop_at = nodes_ + node_budget;
  const int length_before = record_.length();
  while (!IsOver() && nodes_ < stop_at && record_.length() == length_before) {
    const Batch& batch = At(depth_);
    if (batch.taken == batch.count || record_.length() <= OuterLength()) {
      --depth_;
    } else if (MovesLeft() == 0 || MovesLeft() == kTailLength) {
      FinishBatch();
    } else {
      ExpandBatch();
    }
  }
  return IsOver();
}

void TwoPhaseWalk::TakeUp(std::size_t index) {
  ++nodes_;
  if (depth_ == 0) return;
  At(depth_).pieces[index] = {};
  Node& node = At(depth_).nodes[index];
  const std::uint8_t parent_frame = At(depth_ - 1).nodes[node.parent].position.frame;
  node.last = tables_.frames.From(parent_frame, node.last);
  node.position.frame = tables_.frames.After(parent_frame, node.position.frame);
}

void TwoPhaseWalk::ExpandBatch() {
  const int left_after = MovesLeft() - 1;
  const Phase1Tails& tails = tables_.phase1_tails;
  // The symmetries of the frames turn moves of either phase into moves of the same phase.
  const MoveSet moves =
      (depth_ == 0 ? first_moves_ : kAllMoves) & (left_after == 0 ? kPhase1Moves : kAllMoves);
  switch (left_after) {
    case kTailLength:
      return Expand(moves, [&tails](const Phase1Position& position) {
        return tails.MayBeNear(position.entry());
      });
    case kTailLength + 1:
      return Expand(moves, [&tails](const Phase1Position& position) {
        return tails.MayBeNextToNear(position.entry());
      });
    default:
      break;
  }
  if (tables_.phase1_distances == nullptr) {
    return Expand(moves, [this, left_after](const Phase1Position& position) -> std::uint32_t {
      return tables_.phase1_estimates.AtLeast(position.class_index, position.twist) <= left_after;
    });
  }
  return Expand(moves, [this, left_after](Phase1Position& position) -> std::uint32_t {
    const unsigned remainder = PackedEntry<2>(tables_.phase1_distances, position.entry());
    position.distance = static_cast<std::uint8_t>(DistanceNextTo(position.distance, remainder));
    return position.distance <= left_after;
  });
}

// `test(position)`, given a position with its parent's distance, returns 1 or 0 for whether to
// continue from there, and may set the position's own distance.
template <class Test>
void TwoPhaseWalk::Expand(MoveSet moves, Test test) {
  Batch& batch = At(depth_);
  Batch& next = At(depth_ + 1);
  std::size_t count = 0;
  std::size_t taken = batch.taken;
  for (; taken < batch.count && count < kBatchSize; ++taken) {
    TakeUp(taken);
    const Node& node = batch.nodes[taken];
    const Phase1Neighbours neighbours(tables_, node.position);
    for (MoveSet left = tables_.frames.AllowedAfter(node.position.frame, node.last) & moves;
         left != 0; left &= left - 1) {
      const auto seen = static_cast<Move>(std::countr_zero(left));
      Phase1Position position = neighbours.Seen(seen);
      const std::uint32_t is_kept = test(position);
      // Written whether it is kept or not, so that there is no branch to mispredict.
      next.nodes[count] = {position, static_cast<std::uint16_t>(taken), seen};
      count += is_kept;
    }
  }
  batch.taken = taken;
  next.count = count;
  next.taken = 0;
  ++depth_;
}

void TwoPhaseWalk::FinishBatch() {
  Batch& batch = At(depth_);
  std::array<std::span<const Tail>, kBatchRoom> tails;
  const std::size_t first = batch.taken;
  for (; batch.taken < batch.count; ++batch.taken) {
    TakeUp(batch.taken);
    if (MovesLeft() > 0)
      tails[batch.taken] = tables_.phase1_tails.Of(batch.nodes[batch.taken].position.entry());
  }
  for (std::size_t index = first; index < batch.count; ++index) {
    if (MovesLeft() > 0) {
      if (!tails[index].empty()) CollectTails(index, tails[index]);
    } else {
      const Pieces& pieces = FindCorners(depth_, index);
      FinishPhase1(index, {}, pieces.corners, pieces.slice);
    }
  }
  TryTails();
}

void TwoPhaseWalk::CollectTails(std::size_t index, std::span<const Tail> tails) {
  const Pieces& pieces = FindCorners(depth_, index);
  const Node& node = At(depth_).nodes[index];
  const MoveSet allowed = tables_.frames.AllowedAfter(node.position.frame, node.last);
  for (const Tail tail : tails) {
    if (candidate_count_ == kCandidateRoom) TryTails();
    Candidate& candidate = candidates_[candidate_count_];
    for (std::size_t i = 0; i < kTailLength; ++i) {
      candidate.moves[i] =
          tables_.frames.From(node.position.frame, tail.MoveAt(static_cast<int>(i)));
    }
    candidate.index = static_cast<std::uint16_t>(index);
    candidate.corners = pieces.corners;
    candidate.slice = pieces.slice;
    candidate_count_ += allowed >> tail.MoveAt(0) & 1;
  }
}

// All are followed before any is judged: their reads from memory then overlap.
void TwoPhaseWalk::TryTails() {
  const std::span candidates(candidates_.data(), candidate_count_);
  candidate_count_ = 0;
  for (Candidate& candidate : candidates) {
    int corners = candidate.corners;
    int slice = candidate.slice;
    for (const Move move : candidate.moves) {
      corners = tables_.corner_moves.After(corners, move);
      slice = tables_.quartet_moves.After(slice, move);
    }
    candidate.corners = static_cast<std::uint16_t>(corners);
    candidate.slice = static_cast<std::uint16_t>(slice);
  }
  for (const Candidate& candidate : candidates) {
    FinishPhase1(candidate.index, candidate.moves, candidate.corners, candidate.slice);
  }
}

int TwoPhaseWalk::Phase2Limit() const {
  return std::min(kMaxPhase2Length, record_.length() - 1 - OuterLength());
}

TwoPhaseWalk::Pieces TwoPhaseWalk::PiecesOf(const CubieCube& cube) {
  const auto quartet = [&cube](Quartet kind) {
    return static_cast<std::uint16_t>(QuartetOf(cube, kind));
  };
  return {static_cast<std::uint16_t>(CornerPermutationOf(cube)), quartet(Quartet::kSlice),
          quartet(Quartet::kUpper), quartet(Quartet::kLower)};
}

const TwoPhaseWalk::Pieces& TwoPhaseWalk::FindCorners(int depth, std::size_t index) {
  Pieces& pieces = At(depth).pieces[index];
  if (pieces.corners == Pieces::kUnknown && depth == 0) {
    pieces = PiecesOf(starts_[index].cube);
  } else if (pieces.corners == Pieces::kUnknown) {
    const Node& node = At(depth).nodes[index];
    const Pieces& before = FindCorners(depth - 1, node.parent);
    pieces.corners =
        static_cast<std::uint16_t>(tables_.corner_moves.After(before.corners, node.last));
    pieces.slice = static_cast<std::uint16_t>(tables_.quartet_moves.After(before.slice, node.last));
  }
  return pieces;
}

const TwoPhaseWalk::Pieces& TwoPhaseWalk::FindEdges(int depth, std::size_t index) {
  if (depth == 0) return FindCorners(depth, index);
  Pieces& pieces = At(depth).pieces[index];
  if (pieces.upper == Pieces::kUnknown) {
    const Node& node = At(depth).nodes[index];
    const Pieces& before = FindEdges(depth - 1, node.parent);
    pieces.upper = static_cast<std::uint16_t>(tables_.quartet_moves.After(before.upper, node.last));
    pieces.lower = static_cast<std::uint16_t>(tables_.quartet_moves.After(before.lower, node.last));
  }
  return pieces;
}

void TwoPhaseWalk::FinishPhase1(std::size_t index, std::span<const Move> tail, int corners,
                                int slice_order) {
  const int limit = Phase2Limit();
  const Phase2Bounds& bounds = tables_.phase2_bounds;
  if (limit < 0 || bounds.OfCorners(corners, slice_order) > limit) return;

  const Pieces& before = FindEdges(depth_, index);
  int upper = before.upper;
  int lower = before.lower;
  for (const Move move : tail) {
    upper = tables_.quartet_moves.After(upper, move);
    lower = tables_.quartet_moves.After(lower, move);
  }
  const Phase2Position position = {corners, tables_.layer_edges_from_quartets.At(upper, lower),
                                   slice_order};
  if (bounds.OfLayerEdges(position.layer_edges, position.corners) > limit) return;
  if (bounds.OfLargeTable(position.corners, position.layer_edges) > std::max(limit, 8)) return;

  const Move last = tail.empty() ? At(depth_).nodes[index].last : tail.back();
  if (phase2_.Solve(position, last, limit) >= 0) OfferSolution(index, tail);
  nodes_ += phase2_.TakeNodes();
}

void TwoPhaseWalk::OfferSolution(std::size_t index, std::span<const Move> tail) {
  std::array<Move, kNoSolutionLength> moves{};
  for (int depth = depth_; depth > 0; --depth) {
    const Node& node = At(depth).nodes[index];
    moves[static_cast<std::size_t>(depth - 1)] = node.last;
    index = node.parent;
  }
  auto length = static_cast<std::size_t>(depth_);
  for (const Move move : tail) moves[length++] = move;
  for (const Move move : phase2_.moves()) moves[length++] = move;
  const ClosingMoves& closing = starts_[index].closing;
  for (std::size_t i = 0; i < closing.length; ++i) moves[length++] = closing.moves[i];
  const std::span solution(moves.data(), length);
  direction_->Translate(solution);
  record_.Offer(solution);
}

}  // namespace cubewright
