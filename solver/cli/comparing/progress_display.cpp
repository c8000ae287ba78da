#include "solver/cli/comparing/progress_display.h"

#include <unistd.h>

#include <iostream>
#include <string>

namespace cubewright {
namespace {

constexpr double kTellEveryMs = 250;

// "40 s", "3 min" or "2 h 5 min".
std::string RoundTimeText(double time_ms) {
  const auto seconds = static_cast<std::uint64_t>(time_ms / 1000 + 0.5);
  if (seconds < 100) return std::to_string(seconds) + " s";
  const std::uint64_t minutes = (seconds + 30) / 60;
  if (minutes < 60) return std::to_string(minutes) + " min";
  return std::to_string(minutes / 60) + " h " + std::to_string(minutes % 60) + " min";
}

}  // namespace

ProgressDisplay::ProgressDisplay(std::optional<std::uint64_t> total)
    : total_(total), is_shown_(isatty(STDERR_FILENO) == 1) {}

ProgressDisplay::~ProgressDisplay() {
  if (is_shown_ && told_ms_ > 0) std::cerr << "\r\033[K" << std::flush;
}

void ProgressDisplay::Tell(std::uint64_t done, std::uint64_t at_once) {
  const double time_ms = since_start_.time_ms();
  if (!is_shown_ || time_ms < told_ms_ + kTellEveryMs) return;
  told_ms_ = time_ms;
  std::cerr << "\r\033[K" << done;
  if (total_ && *total_ >= done && done > at_once) {
    const double rest_ms =
        time_ms / static_cast<double>(done - at_once) * static_cast<double>(*total_ - done);
    std::cerr << " of " << *total_ << " cubes, " << RoundTimeText(rest_ms) << " left" << std::flush;
  } else {
    std::cerr << " cubes" << std::flush;
  }
}

}  // namespace cubewright
