// What a table is, as its method describes it. This folder makes, stores and verifies tables from
// such descriptions, and knows no puzzle.
//
// A table has rows of entries of a few bits. Entry 0 is a goal, and moves lead from every entry to
// others. For each entry, the table holds something about its distance, the least number of moves
// from there to the goal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "tables/generation.h"
#include "tables/packed_entries.h"

namespace cubewright {

struct TableDescription {
  std::string_view name;       // in files, manifests and the JavaScript interface
  std::string_view file_name;  // beside the manifest
  std::uint32_t kind;          // the number that stands for it in the header of its file
  int row_count;
  int row_length;           // entries in a row
  unsigned bits_per_entry;  // 1, 2, 4 or 8
  // Entries at distance 0, 1, 2 ..
  std::span<const std::uint64_t> distance_counts;
  // SHA-256 of the payload, of which only one is right, since each entry has only one right value.
  std::string_view payload_sha256;
  // Fills `payload`, payload_bytes() long, which must outlive the generation. The bytes are the
  // same on any number of threads.
  std::unique_ptr<TableGeneration> (*make_generation)(const TableDescription& table,
                                                      std::span<std::byte> payload,
                                                      GenerationExtent extent,
                                                      GenerationThreads threads);

  // The memory that making it takes besides the payload; given only if it is many megabytes.
  std::size_t making_bytes = 0;

  std::uint64_t entry_count() const {
    return static_cast<std::uint64_t>(row_count) * static_cast<std::uint64_t>(row_length);
  }
  std::size_t payload_bytes() const {
    return static_cast<std::size_t>(PackedBytes(entry_count(), bits_per_entry));
  }
  std::unique_ptr<TableGeneration> Generate(std::span<std::byte> payload, GenerationExtent extent,
                                            GenerationThreads threads = {}) const {
    return make_generation(*this, payload, extent, threads);
  }
};

// The tables that a method needs in memory, made, stored and verified together.
struct TableSet {
  std::string_view name;
  std::string_view manifest_file_name;  // beside the files
  std::span<const TableDescription> tables;
};

}  // namespace cubewright
