#include "solver/methods/twophase-metrics/search/unit_walk.h"

#include <algorithm>
#include <bit>

#include "tables/packed_entries.h"

namespace cubewright {
namespace {

// The moves of each turn, small enough to stay in the cache.
constexpr std::array<TurnMoves, kAxisTurnCount> kMovesOfTurns = [] {
  std::array<TurnMoves, kAxisTurnCount> moves;
  for (AxisTurn turn = 0; turn < kAxisTurnCount; ++turn) moves[turn] = MovesOf(turn);
  return moves;
}();

}  // namespace

void UnitWalk::Begin(const UnitDirection& direction, std::span<const UnitStart> starts,
                     int phase1_cost) {
  direction_ = &direction;
  starts_ = starts;
  phase1_cost_ = phase1_cost;
  depth_ = 0;
  Batch& root = At(0);
  for (std::size_t index = 0; index < starts.size(); ++index) {
    root.nodes[index] = {starts[index].position, 0, 0, kNoTurn};
    root.pieces[index] = {};
  }
  root.count = starts.size();
  root.taken = 0;
}

bool UnitWalk::Step(std::uint64_t node_budget) {
  const std::uint64_t stop_at = nodes_ + node_budget;
  const int cost_before = record_.cost();
  while (!IsOver() && nodes_ < stop_at && record_.cost() == cost_before) {
    const Batch& batch = At(depth_);
    if (batch.taken == batch.count || record_.cost() <= OuterCost()) {
      --depth_;
    } else if (CostLeft() == 0 || CostLeft() == tail_cost_) {
      FinishBatch();
    } else {
      ExpandBatch();
    }
  }
  return IsOver();
}

void UnitWalk::TakeUp(std::size_t index) {
  ++nodes_;
  if (depth_ == 0) return;
  At(depth_).pieces[index] = {};
  Node& node = At(depth_).nodes[index];
  const Node& parent = At(depth_ - 1).nodes[node.parent];
  const std::uint8_t parent_frame = parent.position.frame;
  node.unit = static_cast<std::uint8_t>(tables_.frames.From(parent_frame, node.unit));
  node.turned = tables_.turns.After(parent.turned, node.unit);
  node.position.frame = tables_.frames.After(parent_frame, node.position.frame);
}

void UnitWalk::ExpandBatch() {
  const int left_after = CostLeft() - 1;
  const UnitTails& tails = tables_.tails;
  if (left_after == tail_cost_) {
    return Expand(
        [&tails](const UnitPosition& position) { return tails.MayBeNear(position.entry()); });
  }
  if (left_after == tail_cost_ + 1) {
    return Expand(
        [&tails](const UnitPosition& position) { return tails.MayBeNextToNear(position.entry()); });
  }
  return Expand([this, left_after](UnitPosition& position) -> std::uint32_t {
    const unsigned remainder = PackedEntry<2>(tables_.phase1_distances, position.entry());
    position.distance = static_cast<std::uint8_t>(DistanceNextTo(position.distance, remainder));
    return position.distance <= left_after;
  });
}

// `test(position)`, given a position with its parent's distance, returns 1 or 0 for whether to
// continue from there, and may set the position's own distance.
template <class Test>
void UnitWalk::Expand(Test test) {
  Batch& batch = At(depth_);
  Batch& next = At(depth_ + 1);
  std::array<UnitPosition, UnitTurns::kMostUnits> positions;
  std::array<std::uint8_t, UnitTurns::kMostUnits> units;
  std::size_t count = 0;
  std::size_t taken = batch.taken;
  for (; taken < batch.count && count < kBatchSize; ++taken) {
    TakeUp(taken);
    const Node& node = batch.nodes[taken];
    const UnitNeighbours neighbours(tables_, node.position);
    std::size_t unit_count = 0;
    for (UnitSet left = tables_.frames.UnitsAfter(node.position.frame, node.turned); left != 0;
         left &= left - 1) {
      const auto seen = static_cast<std::size_t>(std::countr_zero(left));
      positions[unit_count] = neighbours.Seen(seen);
      units[unit_count++] = static_cast<std::uint8_t>(seen);
    }
    // A loop of its own, so short that many of its reads from memory overlap.
    for (std::size_t i = 0; i < unit_count; ++i) {
      UnitPosition position = positions[i];
      const std::uint32_t is_kept = test(position);
      // Written whether it is kept or not, so that there is no branch to mispredict.
      next.nodes[count] = {position, static_cast<std::uint16_t>(taken), units[i], kNoTurn};
      count += is_kept;
    }
  }
  batch.taken = taken;
  next.count = count;
  next.taken = 0;
  ++depth_;
}

void UnitWalk::FinishBatch() {
  Batch& batch = At(depth_);
  std::array<std::span<const UnitTail>, kBatchRoom> tails;
  const std::size_t first = batch.taken;
  const bool has_tails = CostLeft() > 0;
  for (; batch.taken < batch.count; ++batch.taken) {
    TakeUp(batch.taken);
    if (has_tails) tails[batch.taken] = tables_.tails.Of(batch.nodes[batch.taken].position.entry());
  }
  for (std::size_t index = first; index < batch.count; ++index) {
    const AxisTurn turned = batch.nodes[index].turned;
    if (has_tails) {
      if (!tails[index].empty()) CollectTails(index, tails[index]);
    } else if (depth_ == 0 || tables_.turns.EndsPhase1(turned)) {
      const Pieces& pieces = FindCorners(depth_, index);
      FinishPhase1(index, {}, turned, pieces.corners, pieces.slice);
    }
  }
  TryTails();
}

void UnitWalk::CollectTails(std::size_t index, std::span<const UnitTail> tails) {
  const Pieces& pieces = FindCorners(depth_, index);
  const Node& node = At(depth_).nodes[index];
  const std::size_t frame = node.position.frame;
  const AxisTurnSet allowed = tables_.frames.TurnsAfter(frame, node.turned);
  for (const UnitTail tail : tails) {
    if ((allowed >> tail.first() & 1) == 0) continue;
    if (candidate_count_ == kCandidateRoom) TryTails();
    Candidate& candidate = candidates_[candidate_count_++];
    std::uint8_t count = 0;
    AxisTurn turn = kNoTurn;
    for (std::uint64_t left = tail.packed; left != 0; left >>= 8) {
      turn = tables_.frames.TurnFrom(frame, static_cast<AxisTurn>(left & 0xFF));
      const TurnMoves& moves = kMovesOfTurns[turn];
      candidate.moves[count] = moves.moves[0];
      candidate.moves[count + 1] = moves.moves[1];
      count = static_cast<std::uint8_t>(count + moves.count);
    }
    // A tail of one turn continues what was turned before it along the same axis.
    const bool is_one_turn = tail.packed <= 0xFF;
    const bool is_same_axis = !TurnsNothing(node.turned) && AxisOf(node.turned) == AxisOf(turn);
    candidate.last = is_one_turn && is_same_axis ? ProductOf(node.turned, turn) : turn;
    candidate.move_count = count;
    candidate.index = static_cast<std::uint16_t>(index);
    candidate.corners = pieces.corners;
    candidate.slice = pieces.slice;
  }
}

// All are followed before any is judged: their reads from memory then overlap.
void UnitWalk::TryTails() {
  const std::span candidates(candidates_.data(), candidate_count_);
  candidate_count_ = 0;
  for (Candidate& candidate : candidates) {
    int corners = candidate.corners;
    int slice = candidate.slice;
    for (const Move move : candidate.span()) {
      corners = tables_.corner_moves.After(corners, move);
      slice = tables_.quartet_moves.After(slice, move);
    }
    candidate.corners = static_cast<std::uint16_t>(corners);
    candidate.slice = static_cast<std::uint16_t>(slice);
  }
  for (const Candidate& candidate : candidates) {
    FinishPhase1(candidate.index, candidate.span(), candidate.last, candidate.corners,
                 candidate.slice);
  }
}

int UnitWalk::Phase2Limit() const {
  return std::min(most_phase2_cost_, record_.cost() - 1 - OuterCost());
}

const UnitWalk::Pieces& UnitWalk::FindCorners(int depth, std::size_t index) {
  Pieces& pieces = At(depth).pieces[index];
  if (pieces.corners != Pieces::kUnknown) return pieces;
  if (depth == 0) {
    const CubieCube& cube = starts_[index].cube;
    const auto quartet = [&cube](Quartet kind) {
      return static_cast<std::uint16_t>(QuartetOf(cube, kind));
    };
    pieces = {static_cast<std::uint16_t>(CornerPermutationOf(cube)), quartet(Quartet::kSlice),
              quartet(Quartet::kUpper), quartet(Quartet::kLower)};
    return pieces;
  }
  const Node& node = At(depth).nodes[index];
  const Pieces& before = FindCorners(depth - 1, node.parent);
  int corners = before.corners;
  int slice = before.slice;
  for (const Move move : kMovesOfTurns[tables_.turns.units()[node.unit]].span()) {
    corners = tables_.corner_moves.After(corners, move);
    slice = tables_.quartet_moves.After(slice, move);
  }
  pieces.corners = static_cast<std::uint16_t>(corners);
  pieces.slice = static_cast<std::uint16_t>(slice);
  return pieces;
}

const UnitWalk::Pieces& UnitWalk::FindEdges(int depth, std::size_t index) {
  if (depth == 0) return FindCorners(depth, index);
  Pieces& pieces = At(depth).pieces[index];
  if (pieces.upper != Pieces::kUnknown) return pieces;
  const Node& node = At(depth).nodes[index];
  const Pieces& before = FindEdges(depth - 1, node.parent);
  int upper = before.upper;
  int lower = before.lower;
  for (const Move move : kMovesOfTurns[tables_.turns.units()[node.unit]].span()) {
    upper = tables_.quartet_moves.After(upper, move);
    lower = tables_.quartet_moves.After(lower, move);
  }
  pieces.upper = static_cast<std::uint16_t>(upper);
  pieces.lower = static_cast<std::uint16_t>(lower);
  return pieces;
}

void UnitWalk::FinishPhase1(std::size_t index, std::span<const Move> tail, AxisTurn turned,
                            int corners, int slice_order) {
  const int limit = Phase2Limit();
  const Phase2Costs& costs = tables_.phase2_costs;
  if (limit < 0 || costs.OfCorners(corners, slice_order) > limit) return;

  const Pieces& before = FindEdges(depth_, index);
  int upper = before.upper;
  int lower = before.lower;
  for (const Move move : tail) {
    upper = tables_.quartet_moves.After(upper, move);
    lower = tables_.quartet_moves.After(lower, move);
  }
  const StepPosition position = {corners, tables_.layer_edges_from_quartets.At(upper, lower),
                                 slice_order};
  if (costs.OfLayerEdges(position.layer_edges, position.corners) > limit) return;
  if (costs.OfLargeTable(position.corners, position.layer_edges) > limit) return;

  if (phase2_.Solve(position, turned, limit) >= 0) OfferSolution(index, tail);
  nodes_ += phase2_.TakeNodes();
}

void UnitWalk::OfferSolution(std::size_t index, std::span<const Move> tail) {
  std::vector<AxisTurn> turns;
  for (int depth = depth_; depth > 0; --depth) {
    const Node& node = At(depth).nodes[index];
    turns.push_back(tables_.turns.units()[node.unit]);
    index = node.parent;
  }
  std::vector<Move> moves;
  const auto add = [&moves](AxisTurn turn) {
    const TurnMoves& of_turn = kMovesOfTurns[turn];
    moves.insert(moves.end(), of_turn.span().begin(), of_turn.span().end());
  };
  for (auto turn = turns.rbegin(); turn != turns.rend(); ++turn) add(*turn);
  moves.insert(moves.end(), tail.begin(), tail.end());
  for (const std::uint8_t step : phase2_.steps()) add(tables_.steps.TurnOfStep(step));
  const ClosingTurns& closing = starts_[index].closing;
  for (std::size_t i = 0; i < closing.count; ++i) add(closing.turns[i]);
  direction_->Translate(moves);
  record_.Offer(moves);
}

}  // namespace cubewright
