#include "solver/methods/twophase/search/pass_schedule.h"

#include <algorithm>
#include <bit>

namespace cubewright {
namespace {

// From this many outer moves on, a pass in one direction takes a millisecond or more.
constexpr int kLongOuterLength = 12;

// The shortest phase 1 that closing moves may leave. Before a walk can begin, its start has to be
// worked out; a shorter walk would take less time than that.
constexpr int kShortestPhase1 = 9;
constexpr int kShortestLongPhase1 = 8;

int LongestClosing(int outer_length) {
  const int shortest_phase1 =
      outer_length < kLongOuterLength ? kShortestPhase1 : kShortestLongPhase1;
  return std::clamp(outer_length - shortest_phase1, 0, kMaxClosingLength);
}

}  // namespace

PassSchedule::Pass PassSchedule::Next(int best_length) {
  const std::scoped_lock lock(mutex_);
  for (; outer_length_ < best_length; ++outer_length_, closing_length_ = 0) {
    for (; closing_length_ <= LongestClosing(outer_length_); ++closing_length_, direction_ = 0) {
      for (; direction_ < directions_.size(); ++direction_, next_move_ = 0) {
        const Direction& direction = directions_[direction_];
        const MoveSet moves = NextMoves(direction);
        if (moves != 0) {
          return {&direction, outer_length_ - closing_length_, closing_length_, moves};
        }
      }
    }
  }
  return {nullptr, 0, 0, 0};
}

MoveSet PassSchedule::NextMoves(const Direction& direction) {
  if (closing_length_ == 0 && direction.start.position.distance > outer_length_) return 0;
  const MoveSet left = direction.first_moves >> next_move_ << next_move_;
  if (outer_length_ < kLongOuterLength) {
    next_move_ = kMoveCount;
    return left;
  }
  const MoveSet next = left & ~(left - 1);
  next_move_ = std::countr_zero(next) + 1;
  return next;
}

}  // namespace cubewright
