// A table being made, bit by bit.
#pragma once

#include <cstdint>
#include <vector>

namespace cubewright {

class TableGeneration {
 public:
  virtual ~TableGeneration() = default;

  // Goes on for about `work_units` units of some thousand entries or neighbours each; true when the
  // table is complete. The payload is unusable before.
  virtual bool Step(std::uint64_t work_units) = 0;
  // The part of the entries that has been found, 0..1; never falls.
  virtual double progress() const = 0;
  // Entries at distance 0, 1, 2 .. found so far.
  virtual const std::vector<std::uint64_t>& distance_counts() const = 0;
};

enum class GenerationExtent : std::uint8_t {
  kTable,      // as far as the entries tell distances apart: makes the table
  kAllCounts,  // to the end, so that every distance is counted; the payload is only scratch space
};

}  // namespace cubewright
