#include "tests/bench/reference/yardstick.h"

namespace {

constexpr std::uint32_t kPlaceBits = 23;
constexpr std::uint32_t kWordCount = 1U << kPlaceBits;

// W. Press et al., Numerical Recipes (1992), 7.1. Modulo a power of two it runs through all numbers
// before it comes back, since the multiplier is 1 modulo 4 and the increment odd (T. Hull and
// A. Dobell, 1962).
constexpr std::uint32_t kChainMultiplier = 1664525;
constexpr std::uint32_t kChainIncrement = 1013904223;

// 2^32 divided by the golden ratio, to the next odd number: D. Knuth, The Art of Computer
// Programming, volume 3, 6.4.
constexpr std::uint32_t kScatter = 2654435769;

constexpr std::uint32_t kMoveCount = 12;
constexpr int kDepth = 8;

// The lower bits hold the next place of the chain, the upper bits are scattered.
std::uint32_t words[kWordCount];

struct Walk {
  std::uint32_t positions_left;
  std::uint32_t sum;

  void VisitBelow(std::uint32_t position, int depth) {
    if (positions_left == 0) return;
    --positions_left;
    sum += position;
    if (depth == 0) return;
    for (std::uint32_t move = 1; move <= kMoveCount; ++move) {
      const std::uint32_t next = (position ^ move) * kScatter + position;
      const bool passes = words[next >> (32 - kPlaceBits)] >> 30 == 0;
      if (passes) VisitBelow(next, depth - 1);
    }
  }
};

}  // namespace

void PrepareYardstick() {
  for (std::uint32_t i = 0; i < kWordCount; ++i) {
    const std::uint32_t next = (i * kChainMultiplier + kChainIncrement) % kWordCount;
    words[i] = (i * kScatter & ~(kWordCount - 1)) | next;
  }
}

std::uint32_t ChaseYardstick(std::uint32_t step_count) {
  std::uint32_t place = 0;
  for (std::uint32_t i = 0; i < step_count; ++i) place = words[place] % kWordCount;
  return place;
}

std::uint32_t WalkYardstick(std::uint32_t position_count) {
  Walk walk{position_count, 0};
  for (std::uint32_t root = 1; walk.positions_left > 0; ++root) {
    walk.VisitBelow(root * kScatter, kDepth);
  }
  return walk.sum;
}
