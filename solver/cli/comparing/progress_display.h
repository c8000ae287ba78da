// The progress of a long experiment, on one line of a terminal that is written again and again.
#pragma once

#include <cstdint>
#include <optional>

#include "solver/cli/solving/stopwatch.h"

namespace cubewright {

class ProgressDisplay {
 public:
  // `total`: how many cubes there are, if that is known. Writes nothing unless standard error is a
  // terminal.
  explicit ProgressDisplay(std::optional<std::uint64_t> total);
  // Removes the line.
  ~ProgressDisplay();
  ProgressDisplay(const ProgressDisplay&) = delete;
  ProgressDisplay& operator=(const ProgressDisplay&) = delete;

  // Called after each cube; writes some times a second. `at_once`: how many of the cubes that are
  // done took no time.
  void Tell(std::uint64_t done, std::uint64_t at_once);

 private:
  const std::optional<std::uint64_t> total_;
  const bool is_shown_;
  const Stopwatch since_start_;
  double told_ms_ = 0;
};

}  // namespace cubewright
