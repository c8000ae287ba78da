#include "solver/experiments/best_so_far.h"

#include <cmath>

namespace cubewright {

std::uint64_t BestSoFar::TimeUs(std::size_t place) {
  return static_cast<std::uint64_t>(
      std::llround(100 * std::pow(10.0, static_cast<double>(place) / 4)));
}

void BestSoFar::Add(std::span<const Improvement> improvements) {
  ++cubes_;
  last_turns_ += improvements.back().turns;
  std::size_t next = 0;
  for (std::size_t place = 0; place < kTimeCount; ++place) {
    const std::uint64_t time_us = TimeUs(place);
    while (next < improvements.size() && improvements[next].time_us <= time_us) ++next;
    if (next > 0) ++sums_[place].cubes;
    sums_[place].turns += improvements[next > 0 ? next - 1 : 0].turns;
  }
}

std::vector<BestSoFarPoint> BestSoFar::points() const {
  std::vector<BestSoFarPoint> points;
  if (cubes_ == 0) return points;
  for (std::size_t place = 0; place < kTimeCount; ++place) {
    const Sum& sum = sums_[place];
    if (sum.cubes * 100 < cubes_ * 99) continue;
    points.push_back({TimeUs(place), static_cast<double>(sum.turns) / static_cast<double>(cubes_)});
    if (sum.turns == last_turns_) break;
  }
  return points;
}

}  // namespace cubewright
