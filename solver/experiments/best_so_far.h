// How short the best solution so far is, as time passes, over many cubes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace cubewright {

// A solution that was shorter than all before it.
struct Improvement {
  // Since the solve began.
  std::uint64_t time_us = 0;
  std::uint64_t turns = 0;
};

struct BestSoFarPoint {
  std::uint64_t time_us = 0;
  // Of the best solutions of all cubes at that time; a cube without one counts with its first.
  double mean_turns = 0;
};

class BestSoFar {
 public:
  // Adds the improvements of a cube that was solved, in the order of time; not empty.
  void Add(std::span<const Improvement> improvements);

  // Points at four times per power of ten, from the first at which 99 of 100 cubes have a solution
  // to the first after which no solution becomes shorter: one slow cube must not hide how the
  // others become shorter. Empty if there are no cubes, or if more have no solution after 10,000 s.
  std::vector<BestSoFarPoint> points() const;

 private:
  // From 100 us to 10,000 s.
  static constexpr std::size_t kTimeCount = 33;

  struct Sum {
    std::uint64_t cubes = 0;
    std::uint64_t turns = 0;
  };

  static std::uint64_t TimeUs(std::size_t place);

  std::array<Sum, kTimeCount> sums_ = {};
  std::uint64_t cubes_ = 0;
  std::uint64_t last_turns_ = 0;
};

}  // namespace cubewright
