// A small table of no puzzle, to check by hand: places on two rings, one for the rows and one for
// the entries of a row. A move goes one place along a ring, either way.
//
// Two entries that mirror each other on their ring have the same distance. The rows report this
// symmetry as a puzzle's would: it keeps row 0, whose entries stand for their mirror images too,
// and a step to any other row may just as well lead to the mirror image there.
#pragma once

#include <algorithm>
#include <array>

#include "tables/layered_generation.h"

namespace cubewright {

inline constexpr int kSampleRows = 10;
inline constexpr int kSampleRowLength = 7;

inline constexpr int SampleDistance(int row, int entry) {
  return std::min(row, kSampleRows - row) + std::min(entry, kSampleRowLength - entry);
}

// How many entries there are at each distance.
inline constexpr auto kSampleCounts = [] {
  std::array<std::uint64_t, SampleDistance(kSampleRows / 2, kSampleRowLength / 2) + 1> counts{};
  for (int row = 0; row < kSampleRows; ++row) {
    for (int entry = 0; entry < kSampleRowLength; ++entry) {
      ++counts[static_cast<std::size_t>(SampleDistance(row, entry))];
    }
  }
  return counts;
}();

// Entries are distances modulo 3.
class SampleGraph {
 public:
  static constexpr int kMoves = 4;

  TableRowStep StepFrom(int row, int move) const {
    if (move > 1) return {row, 0};
    return {(row + (move == 0 ? 1 : kSampleRows - 1)) % kSampleRows, row % 2};
  }
  unsigned StabilizerOf(int row) const { return row == 0 ? 0b11 : 0b01; }
  int Conjugate(int entry, int symmetry) const {
    return symmetry == 0 ? entry : (kSampleRowLength - entry) % kSampleRowLength;
  }
  auto EntryAfter(int move, int symmetry) const {
    return [this, move, symmetry](std::uint32_t entry) {
      const int steps = move < 2 ? 0 : move == 2 ? 1 : kSampleRowLength - 1;
      const int moved = (static_cast<int>(entry) + steps) % kSampleRowLength;
      return static_cast<std::uint32_t>(Conjugate(moved, symmetry));
    };
  }

  static constexpr bool kLayersAge = false;
  static constexpr int kLastDistance = static_cast<int>(kSampleCounts.size()) - 1;
  static unsigned CodeOfLastLayer(int distance) { return static_cast<unsigned>(distance - 1) % 3; }
  static unsigned CodeOfNextLayer(int distance) { return static_cast<unsigned>(distance) % 3; }
};

// The hash is not that of the payload: only the header uses it.
inline constexpr TableDescription kSampleTable = {
    "sample",
    "sample.table",
    7,
    kSampleRows,
    kSampleRowLength,
    2,
    kSampleCounts,
    "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
    &MakeLayeredGeneration<SampleGraph>};

}  // namespace cubewright
