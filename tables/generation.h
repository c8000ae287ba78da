// Making the tables by breadth-first search over the classes.
//
// A layer is found from the one before it, either forward, by doing every move to the entries of
// the last layer, or backward, by asking of each entry not yet reached whether a move leads from it
// to the last layer, whichever has less to do. A class may be fixed by symmetries other than the
// identity; then an entry stands for the same positions as its conjugates under these, and all of
// them are set together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "tables/table_kind.h"

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

// Fills `payload`, of PayloadBytes(kind), which must outlive the generation.
std::unique_ptr<TableGeneration> MakeGeneration(TableKind kind, std::span<std::byte> payload,
                                                GenerationExtent extent);

}  // namespace cubewright
