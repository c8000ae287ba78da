// Which walks are made, and in which order.
//
// A solution's outer moves are those before and after phase 2. For each number of them, from the
// least on, every direction is walked without closing moves, then with one, with two, and so on.
// One outer move more means thirteen times the positions, but only about twice the solutions. One
// more of the outer moves as a closing move means as many solutions again for as many positions.
#pragma once

#include <mutex>
#include <vector>

#include "solver/methods/twophase/walks/direction.h"

namespace cubewright {

class PassSchedule {
 public:
  explicit PassSchedule(std::vector<Direction> directions) : directions_(std::move(directions)) {}

  struct Pass {
    const Direction* direction;  // null when there is none left
    int phase1_length;
    int closing_length;
    // The first moves to try if there are no closing moves, else the last moves.
    MoveSet moves;
  };
  // No pass is left when the outer moves alone are as many as the best solution has. Long passes
  // are handed out by their first or last moves, one at a time, so that all threads work on the
  // shortest lengths that are left. May be called from any thread.
  Pass Next(int best_length);

 private:
  // The next moves to hand out of a direction; 0 if none are left.
  MoveSet NextMoves(const Direction& direction);

  std::mutex mutex_;
  const std::vector<Direction> directions_;
  int outer_length_ = 0;
  int closing_length_ = 0;
  std::size_t direction_ = 0;
  int next_move_ = 0;
};

}  // namespace cubewright
