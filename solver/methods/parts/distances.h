// The least cost to the answer from every combination of values of some coordinates: a pruning
// table, a byte an entry, or the exact distances if the coordinates are all that the question asks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "solver/methods/parts/coordinate.h"
#include "solver/methods/parts/turns.h"

namespace cubewright {

class Distances {
 public:
  // The distance where no way leads to the answer.
  static constexpr std::uint8_t kUnreached = 0xFF;

  // The coordinates are complete and stay where they are; so do the turns.
  Distances(std::vector<const Coordinate*> coordinates, const Turns& turns);

  // Processes about `work` more entries; true when the table is complete.
  bool Step(std::uint64_t work);
  bool is_complete() const { return is_complete_; }
  // The share of the entries that is known, 0..1; never falls.
  double progress() const;

  std::size_t entry_count() const { return entries_.size(); }
  // Entries at distance 0, 1, 2 .. up to the largest, once the table is complete.
  std::span<const std::uint64_t> counts() const { return std::span(counts_).first(distance_ + 1U); }

  std::span<const Coordinate* const> coordinates() const { return coordinates_; }
  // How much a coordinate's value counts in the number of an entry.
  std::uint32_t stride(std::size_t coordinate) const { return strides_[coordinate]; }
  int At(std::uint32_t entry) const { return entries_[entry]; }

 private:
  using Neighbours = std::array<std::uint32_t, Turns::kMost>;

  void SetGoals();
  Neighbours NeighboursOf(std::uint32_t entry) const;
  // Sets the neighbours of an entry that is at `distance_`.
  void SetBeside(std::uint32_t entry);
  // Sets an entry if it has a neighbour at `distance_`.
  void SetIfBeside(std::uint32_t entry);
  void Set(std::uint32_t entry, std::uint8_t distance);
  void EndPass();

  const std::vector<const Coordinate*> coordinates_;
  const Turns& turns_;
  std::vector<std::uint32_t> strides_;
  std::vector<std::uint8_t> entries_;
  // By distance; those not reached under kUnreached.
  std::array<std::uint64_t, kUnreached + 1> counts_ = {};
  std::uint8_t distance_ = 0;
  bool goes_backward_ = false;
  std::uint32_t next_ = 0;
  bool is_complete_ = false;
};

}  // namespace cubewright
