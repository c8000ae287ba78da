// Writes how long the yardstick's work takes natively, as one line of JSON:
// {"chaseMs", "walkMs", "checksum"}. Arguments: how many steps to chase, how many positions to
// walk.

#include <chrono>
#include <cstdint>
#include <iostream>
#include <string>

#include "tests/bench/reference/yardstick.h"

namespace {

using Clock = std::chrono::steady_clock;

double MsBetween(Clock::time_point start, Clock::time_point end) {
  return std::chrono::duration<double, std::milli>(end - start).count();
}

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count != 3) {
    std::cerr << "Usage: yardstick STEPS POSITIONS\n";
    return 2;
  }
  const auto step_count = static_cast<std::uint32_t>(std::stoul(arguments[1]));
  const auto position_count = static_cast<std::uint32_t>(std::stoul(arguments[2]));
  PrepareYardstick();
  const auto start = Clock::now();
  const std::uint32_t chased = ChaseYardstick(step_count);
  const auto between = Clock::now();
  const std::uint32_t walked = WalkYardstick(position_count);
  const auto end = Clock::now();
  std::cout << "{\"chaseMs\":" << MsBetween(start, between)
            << ",\"walkMs\":" << MsBetween(between, end) << ",\"checksum\":" << (chased ^ walked)
            << "}\n";
}
