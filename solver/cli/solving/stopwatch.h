// Time since a start, by a clock that is never set back.
#pragma once

#include <chrono>

namespace cubewright {

class Stopwatch {
 public:
  double time_ms() const {
    return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
};

}  // namespace cubewright
