// Making a table of exact distances, four bits each, by breadth-first search from entry 0.
//
// A layer is found from the one before it, either forward, by doing every move to the entries of
// the last layer, or backward, by asking of each entry not yet reached whether a move leads from it
// to the last layer, whichever has less to do.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "tables/generation.h"
#include "tables/packed_entries.h"
#include "tables/table_description.h"

namespace cubewright {

inline constexpr unsigned kExactBits = 4;

// Where a move leads from the entries of a row.
struct ExactStep {
  int row;
  // By the entry within its row: that after the move.
  std::span<const std::uint16_t> entry_after;
};

// `Graph` tells the rows and moves of one table. Each move has its inverse among the moves:
//
//   kMoves               how many moves there are, numbered from 0
//   StepFrom(row, move)  an ExactStep
template <class Graph>
class ExactGeneration : public TableGeneration {
 public:
  ExactGeneration(const TableDescription& table, std::span<std::byte> payload)
      : table_(table), payload_(payload) {
    std::fill(payload_.begin(), payload_.end(), std::byte{0xFF});
    SetPackedEntry<kExactBits>(payload_.data(), 0, 0);
  }

  bool Step(std::uint64_t work_units) override {
    const std::uint64_t stop_at = operations_ + work_units * kOperationsPerWorkUnit;
    while (!is_done_ && operations_ < stop_at) {
      ExtendRow(next_row_);
      if (++next_row_ == table_.row_count) EndLayer();
    }
    return is_done_;
  }

  double progress() const override {
    return static_cast<double>(reached_) / static_cast<double>(table_.entry_count());
  }

  const std::vector<std::uint64_t>& distance_counts() const override { return counts_; }

 private:
  static constexpr std::uint64_t kOperationsPerWorkUnit = 1024;
  static constexpr unsigned kUnreached = (1U << kExactBits) - 1;

  struct Neighbour {
    std::uint32_t first_entry;
    std::span<const std::uint16_t> entry_after;
  };
  using Neighbours = std::array<Neighbour, Graph::kMoves>;

  void ExtendRow(int row) {
    const auto begin = static_cast<std::uint32_t>(row * table_.row_length);
    const auto end = begin + static_cast<std::uint32_t>(table_.row_length);
    Neighbours neighbours;
    for (int move = 0; move < Graph::kMoves; ++move) {
      const ExactStep step = graph_.StepFrom(row, move);
      neighbours[static_cast<std::size_t>(move)] = {
          static_cast<std::uint32_t>(step.row * table_.row_length), step.entry_after};
    }
    operations_ += static_cast<std::uint64_t>(table_.row_length) / 16;
    if (table_.entry_count() - reached_before_layer_ < 2 * counts_[counts_.size() - 2]) {
      ForEachEqual<kExactBits>(payload_.data(), begin, end, kUnreached, [&](std::uint32_t index) {
        SetIfBesideLastLayer(index, index - begin, neighbours);
      });
    } else {
      ForEachEqual<kExactBits>(payload_.data(), begin, end, LastDistance(),
                               [&](std::uint32_t index) { SetBeside(index - begin, neighbours); });
    }
  }

  void SetBeside(std::uint32_t entry, const Neighbours& neighbours) {
    operations_ += Graph::kMoves;
    for (const Neighbour& neighbour : neighbours) {
      const std::uint32_t index = neighbour.first_entry + neighbour.entry_after[entry];
      if (PackedEntry<kExactBits>(payload_.data(), index) == kUnreached) Reach(index);
    }
  }

  void SetIfBesideLastLayer(std::uint32_t index, std::uint32_t entry,
                            const Neighbours& neighbours) {
    operations_ += Graph::kMoves / 2;
    for (const Neighbour& neighbour : neighbours) {
      const std::uint32_t from = neighbour.first_entry + neighbour.entry_after[entry];
      if (PackedEntry<kExactBits>(payload_.data(), from) == LastDistance()) return Reach(index);
    }
  }

  void Reach(std::uint32_t index) {
    SetPackedEntry<kExactBits>(payload_.data(), index, LastDistance() + 1);
    ++counts_.back();
    ++reached_;
  }

  void EndLayer() {
    next_row_ = 0;
    reached_before_layer_ = reached_;
    const bool is_empty = counts_.back() == 0;
    if (is_empty) counts_.pop_back();
    is_done_ = is_empty || reached_ == table_.entry_count() || LastDistance() + 2 == kUnreached;
    if (!is_done_) counts_.push_back(0);
  }

  // The distance of the layer before the one that is being found.
  unsigned LastDistance() const { return static_cast<unsigned>(counts_.size()) - 2; }

  const TableDescription& table_;
  Graph graph_;
  std::span<std::byte> payload_;
  bool is_done_ = false;
  int next_row_ = 0;
  std::uint64_t operations_ = 0;
  std::vector<std::uint64_t> counts_ = {1, 0};
  std::uint64_t reached_before_layer_ = 1;
  std::uint64_t reached_ = 1;
};

// For TableDescription::make_generation. The table tells every distance, so that there is nothing
// more to count.
template <class Graph>
std::unique_ptr<TableGeneration> MakeExactGeneration(const TableDescription& table,
                                                     std::span<std::byte> payload,
                                                     GenerationExtent) {
  return std::make_unique<ExactGeneration<Graph>>(table, payload);
}

}  // namespace cubewright
