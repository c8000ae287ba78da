#include "solver/methods/twophase/search/pass_worker.h"

namespace cubewright {

bool PassWorker::Step(std::uint64_t node_budget) {
  if (is_walking_) {
    is_walking_ = !walk_.Step(node_budget);
  } else if (starts_are_left_ && pass_.phase1_length + pass_.closing_length < record_.length()) {
    const std::size_t count = closing_.Next(pass_.phase1_length, starts_);
    starts_are_left_ = count == starts_.size();
    is_walking_ = count > 0;
    if (is_walking_) {
      walk_.Begin(*pass_.direction, {starts_.data(), count}, pass_.phase1_length, kAllMoves);
    }
  } else {
    pass_ = schedule_.Next(record_.length());
    if (pass_.direction == nullptr) return false;
    const Start& start = pass_.direction->start;
    starts_are_left_ = pass_.closing_length > 0;
    is_walking_ = !starts_are_left_;
    if (starts_are_left_) {
      closing_.Begin(start.cube, pass_.closing_length, pass_.moves);
    } else {
      walk_.Begin(*pass_.direction, {&start, 1}, pass_.phase1_length, pass_.moves);
    }
  }
  return true;
}

}  // namespace cubewright
