// Everything that a search reads and never writes: one copy serves all searches and threads.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

namespace cubewright {

// The move, conjugation and small pruning tables, which are made here within some tens of
// milliseconds and take about 12 MB, together with views of the two large pruning tables.
class SearchTables {
 public:
  // `phase1` and `phase2` are the payloads of the `full` tables (see tables/FORMAT.md), whole and
  // checked; they must outlive this.
  SearchTables(std::span<const std::byte> phase1, std::span<const std::byte> phase2);
  ~SearchTables();
  SearchTables(const SearchTables&) = delete;
  SearchTables& operator=(const SearchTables&) = delete;

  struct Parts;
  const Parts& parts() const { return *parts_; }

 private:
  std::unique_ptr<const Parts> parts_;
};

}  // namespace cubewright
