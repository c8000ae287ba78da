#include "solver/methods/optimal/walks/large_walk.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace cubewright {
namespace {

// The moves after which MovesAfter allows `next`.
constexpr MoveSet MovesBefore(Move next) {
  const int face = next / 3;
  MoveSet allowed = kAllMoves & ~(7U << (3 * face));
  if (face < 3) allowed &= ~(7U << (3 * (face + 3)));
  return allowed;
}

// The entry of phase 1, along an axis.
std::uint32_t EntryOfInverse(const RefutationTables& tables, const InverseSums& sums,
                             std::size_t axis) {
  const ClassMember member =
      tables.axes.flip_slice_classes.MemberOf(tables.inverse.FlipSliceOf(sums, axis));
  const int twist = tables.axes.twist_conjugation.Conjugate(tables.inverse.TwistOf(sums, axis),
                                                            member.symmetry());
  return static_cast<std::uint32_t>(member.class_index() * kTwistCount + twist);
}

constexpr MoveSet HalfTurns() {
  MoveSet moves = 0;
  for (Move move = 1; move < kMoveCount; move += 3) moves |= MoveSet{1} << move;
  return moves;
}

}  // namespace

std::vector<Move> TwoEndedTrail::Around(std::vector<Move> middle, bool is_inverse) const {
  if (is_inverse) middle = InverseMoves(middle);
  std::vector<Move> front;
  std::vector<Move> back;
  for (unsigned i = 0; i < count_; ++i) {
    const std::uint64_t entry = packed_ >> (kBits * i);
    const auto move = static_cast<Move>(entry >> 1 & 31);
    if ((entry & 1) == 0) {
      front.push_back(move);
    } else {
      back.push_back(move);
    }
  }
  front.insert(front.end(), middle.begin(), middle.end());
  const std::vector<Move> last = InverseMoves(back);
  front.insert(front.end(), last.begin(), last.end());
  return front;
}

LargeWalk::LargeWalk(const LargeWalkTables& tables, RefutationWalk& finish)
    : tables_(tables),
      finish_(finish),
      levels_(kLevels, std::vector<Node>(kBatchSize * kMostSuccessors)) {
  batch_.reserve(kBatchSize);
  faces_.reserve(kBatchSize * kFaceCount);
  candidates_.reserve(kBatchSize * kMoveCount);
}

void LargeWalk::Begin(const WalkNode& start, int moves_left) {
  length_ = moves_left;
  depth_ = 0;
  start_moves_ = start.trail.moves();
  Node& node = levels_[0][0];
  node = {};
  node.cube = start.cube;
  node.sums = tables_.summands.Of(start.cube);
  node.inverse_sums = tables_.summands.OfInverse(start.cube);
  node.last = start.last;
  node.inverse_last = kNoMove;
  counts_[0] = 1;
  solution_.reset();
}

bool LargeWalk::Step(std::uint64_t node_budget) {
  const std::uint64_t stop_at = nodes_ + node_budget;
  while (depth_ >= 0 && !solution_ && nodes_ < stop_at) {
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
    const int moves_left = length_ - depth_;
    if (moves_left == tables_.bounds.nearest()) {
      for (const Node& node : batch_) Finish(node);
      continue;
    }
    Node* const next = levels_[depth + 1].data();
    nodes_ += batch_.size();
    counts_[depth + 1] =
        moves_left > tables_.bounds.farthest() ? ExpandFar(next) : ExpandNear(moves_left, next);
    ++depth_;
  }
  return depth_ < 0 || solution_;
}

// A way of the inverse is one of the cube read from its end.
MoveSet LargeWalk::MovesFrom(const Node& node) {
  if (node.last == kNoMove) return kAllMoves;
  return node.is_inverse ? MovesBefore(node.last) : MovesAfter(node.last);
}

void LargeWalk::TurnIntoInverse(Node& node) {
  node.cube = InverseOf(node.cube);
  std::swap(node.sums, node.inverse_sums);
  std::swap(node.code, node.inverse_code);
  std::swap(node.last, node.inverse_last);
  node.is_inverse = !node.is_inverse;
}

LargeWalk::Node LargeWalk::After(const Node& node, Move move) const {
  Node after = node;
  after.cube = tables_.refutation.turns.After(node.cube, move);
  after.last = move;
  after.trail.Add(move, node.is_inverse);
  return after;
}

std::size_t LargeWalk::ExpandFar(Node* next) {
  std::size_t count = 0;
  for (const Node& node : batch_) {
    for (MoveSet left = MovesFrom(node); left != 0; left &= left - 1) {
      const auto move = static_cast<Move>(std::countr_zero(left));
      Node& after = next[count++];
      after = After(node, move);
      after.sums = tables_.summands.After(node.sums, node.cube, move);
      if (QuarterTurnsOf(move) != 2) {
        after.inverse_sums = tables_.summands.InverseAfter(node.inverse_sums, node.cube,
                                                           static_cast<std::size_t>(move / 3));
      }
    }
  }
  return count;
}

void LargeWalk::ReadCodes() {
  std::array<std::array<std::uint32_t, 2>, kBatchSize> entries;
  for (std::size_t i = 0; i < batch_.size(); ++i) {
    entries[i] = {tables_.bounds.EntryOf(batch_[i].sums),
                  tables_.bounds.EntryOf(batch_[i].inverse_sums)};
    for (const std::uint32_t entry : entries[i]) tables_.bounds.Prefetch(entry);
  }
  for (std::size_t i = 0; i < batch_.size(); ++i) {
    batch_[i].code = static_cast<std::uint8_t>(tables_.bounds.CodeAt(entries[i][0]));
    batch_[i].inverse_code = static_cast<std::uint8_t>(tables_.bounds.CodeAt(entries[i][1]));
  }
}

std::size_t LargeWalk::ExpandNear(int moves_left, Node* next) {
  const auto most_code = static_cast<unsigned>(moves_left - 1 - tables_.bounds.nearest());
  if (moves_left == tables_.bounds.farthest()) ReadCodes();
  faces_.clear();
  candidates_.clear();
  for (std::size_t index = 0; index < batch_.size(); ++index) {
    AddFaces(static_cast<std::uint16_t>(index), most_code);
  }
  AskFor(faces_, most_code);
  AddQuarterTurns(most_code);
  AskFor(candidates_, most_code);
  std::size_t count = 0;
  for (const Candidate& candidate : candidates_) {
    const unsigned code = tables_.bounds.CodeAt(candidate.entry);
    if (code > most_code) continue;
    Node& after = next[count++];
    after = After(batch_[candidate.node], candidate.move);
    after.sums = candidate.sums;
    after.inverse_sums = candidate.inverse_sums;
    after.code = static_cast<std::uint8_t>(code);
    after.inverse_code = candidate.inverse_code;
  }
  return count;
}

template <class Asked>
void LargeWalk::AskFor(std::vector<Asked>& asked, unsigned most_code) const {
  const LargeBounds& bounds = tables_.bounds;
  const bool is_filtered = most_code <= LargeBounds::kFilteredCode && bounds.has_filter();
  for (Asked& each : asked) {
    each.entry = bounds.EntryOf(each.AskedSums());
    if (is_filtered) {
      bounds.PrefetchFilter(each.entry);
    } else {
      bounds.Prefetch(each.entry);
    }
  }
  if (!is_filtered) return;
  std::erase_if(asked, [&bounds](const Asked& each) { return !bounds.MayBeLow(each.entry); });
  for (const Asked& each : asked) bounds.Prefetch(each.entry);
}

void LargeWalk::AddFaces(std::uint16_t index, unsigned most_code) {
  Node& node = batch_[index];
  if (node.inverse_code <= most_code && node.code > most_code) TurnIntoInverse(node);
  const MoveSet moves = MovesFrom(node);
  if (node.inverse_code <= most_code) {
    for (MoveSet left = moves & HalfTurns(); left != 0; left &= left - 1) {
      AddCandidate(index, static_cast<Move>(std::countr_zero(left)), node.inverse_sums,
                   node.inverse_code);
    }
  }
  for (std::uint8_t face = 0; face < kFaceCount; ++face) {
    if ((moves >> (3 * face) & 1) == 0) continue;
    TurnedFace& turned = faces_.emplace_back();
    turned.node = index;
    turned.face = face;
    turned.inverse_sums = tables_.summands.InverseAfter(node.inverse_sums, node.cube, face);
    tables_.bounds.PrefetchCorners(turned.inverse_sums);
  }
}

void LargeWalk::AddQuarterTurns(unsigned most_code) {
  for (const TurnedFace& turned : faces_) {
    const unsigned inverse_code = tables_.bounds.CodeAt(turned.entry);
    if (inverse_code > most_code) continue;
    for (const int quarter_turns : {1, 3}) {
      AddCandidate(turned.node, MakeMove(static_cast<Face>(turned.face), quarter_turns),
                   turned.inverse_sums, inverse_code);
    }
  }
}

void LargeWalk::AddCandidate(std::uint16_t index, Move move, LargeSums inverse_sums,
                             unsigned inverse_code) {
  const Node& node = batch_[index];
  Candidate& candidate = candidates_.emplace_back();
  candidate.node = index;
  candidate.move = move;
  candidate.inverse_code = static_cast<std::uint8_t>(inverse_code);
  candidate.inverse_sums = inverse_sums;
  candidate.sums = tables_.summands.After(node.sums, node.cube, move);
  tables_.bounds.PrefetchCorners(candidate.sums);
}

// Of a hundred positions that get here, some eight have no phase 1 distance that is too large.
bool LargeWalk::MayBeNear(const PlacedCube& cube) const {
  const RefutationTables& tables = tables_.refutation;
  for (const PlacedCube& inverted : {cube, InverseOf(cube)}) {
    const InverseSums sums = tables.inverse.Of(inverted);
    for (std::size_t axis = 0; axis < kAxisCount; ++axis) {
      const std::uint32_t entry = EntryOfInverse(tables, sums, axis);
      if (tables.far->AtLeast(entry) > tables_.bounds.nearest()) return false;
    }
  }
  return true;
}

void LargeWalk::Finish(const Node& node) {
  if (solution_ || !MayBeNear(node.cube)) return;
  const WalkNode root = tables_.refutation.RootOf(CubeOf(node.cube));
  if (RefutationTables::LeastLength(root) > tables_.bounds.nearest()) return;
  finish_.Begin(root, tables_.bounds.nearest());
  while (!finish_.Step(std::numeric_limits<std::uint64_t>::max() / 2)) continue;
  if (finish_.solutions().empty()) return;
  solution_ = start_moves_;
  const std::vector<Move> rest = node.trail.Around(finish_.solutions().front(), node.is_inverse);
  solution_->insert(solution_->end(), rest.begin(), rest.end());
}

}  // namespace cubewright
