// Making a table of exact distances, four bits each, by breadth-first search from entry 0.
//
// Each layer is found from the one before it, in the way that is less work: forward, by making
// every move from the entries of the last layer, or backward, by testing for each entry not yet
// reached whether a move leads from it to the last layer.
//
// With several threads, a layer is found first and set afterwards. Each thread marks the entries
// that it reaches in its own bits, while none writes to the table; then each sets, in its part of
// the table, the entries that any thread has marked. So no two threads write to the same byte, and
// none reads what another writes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
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

// No table made here has as many entries as this can count.
using ExactIndex = std::uint32_t;

// Where a move leads from the entries of a row.
struct ExactStep {
  int row;
  // For each entry of the row before the move, the entry of `row` after it.
  std::span<const std::uint16_t> entry_after;
};

// `Graph` describes the rows and moves of one table. The inverse of each move is a move, too:
//
//   kMoves               how many moves there are, numbered from 0
//   StepFrom(row, move)  an ExactStep
template <class Graph>
class ExactGeneration : public TableGeneration {
 public:
  ExactGeneration(const TableDescription& table, std::span<std::byte> payload,
                  GenerationThreads threads)
      : table_(table), payload_(payload), threads_(threads) {
    std::fill(payload_.begin(), payload_.end(), std::byte{0xFF});
    SetPackedEntry<kExactBits>(payload_.data(), ExactIndex{0}, 0);
    if constexpr (kHasGenerationThreads) {
      if (threads_.count == 1) return;
      const auto words = static_cast<std::size_t>((table_.entry_count() + 63) / 64);
      marks_.assign(static_cast<std::size_t>(threads_.count), std::vector<std::uint64_t>(words));
    }
  }

  bool Step(std::uint64_t work_units) override {
    const std::uint64_t stop_at = operations_ + work_units * kOperationsPerWorkUnit;
    while (!is_done_ && operations_ < stop_at) {
      if (!HasSeveralThreads()) {
        operations_ += ExtendAndSetRow(next_row_++);
      } else if constexpr (kHasGenerationThreads) {
        ExtendRowsAtOnce();
      }
      if (next_row_ == table_.row_count) EndLayer();
    }
    return is_done_;
  }

  double progress() const override {
    return static_cast<double>(reached_) / static_cast<double>(table_.entry_count());
  }

  const std::vector<std::uint64_t>& distance_counts() const override { return counts_; }

 private:
  static constexpr std::uint64_t kOperationsPerWorkUnit = 1024;
  // How many entries a thread does before it waits for the others.
  static constexpr std::uint64_t kEntriesPerPart = 1 << 20;
  static constexpr unsigned kUnreached = (1U << kExactBits) - 1;

  struct Neighbour {
    ExactIndex first_entry;
    std::span<const std::uint16_t> entry_after;
  };
  using Neighbours = std::array<Neighbour, Graph::kMoves>;

  // Calls `reach` with entries that are one move from the last layer, perhaps several times with
  // the same one. Such an entry belongs to the next layer, or to one that was found before. Returns
  // the number of operations.
  template <class Reach>
  std::uint64_t ExtendRow(int row, Reach reach) const {
    const ExactIndex begin = FirstEntryOf(row);
    const ExactIndex end = FirstEntryOf(row + 1);
    Neighbours neighbours;
    for (int move = 0; move < Graph::kMoves; ++move) {
      const ExactStep step = graph_.StepFrom(row, move);
      neighbours[static_cast<std::size_t>(move)] = {FirstEntryOf(step.row), step.entry_after};
    }
    std::uint64_t operations = static_cast<std::uint64_t>(table_.row_length) / 16;
    if (table_.entry_count() - reached_before_layer_ < counts_[counts_.size() - 2]) {
      ForEachEqual<kExactBits>(payload_.data(), begin, end, kUnreached, [&](ExactIndex index) {
        operations += Graph::kMoves / 2;
        if (IsBesideLastLayer(static_cast<std::size_t>(index - begin), neighbours)) reach(index);
      });
    } else {
      ForEachEqual<kExactBits>(payload_.data(), begin, end, LastDistance(), [&](ExactIndex index) {
        operations += Graph::kMoves;
        for (const Neighbour& neighbour : neighbours) {
          reach(neighbour.first_entry + neighbour.entry_after[index - begin]);
        }
      });
    }
    return operations;
  }

  bool IsBesideLastLayer(std::size_t entry, const Neighbours& neighbours) const {
    return std::any_of(neighbours.begin(), neighbours.end(), [&](const Neighbour& neighbour) {
      const ExactIndex from = neighbour.first_entry + neighbour.entry_after[entry];
      return PackedEntry<kExactBits>(payload_.data(), from) == LastDistance();
    });
  }

  // Avoids a branch on the table's content, which no processor could predict.
  std::uint64_t ExtendAndSetRow(int row) {
    std::byte* const table = payload_.data();
    const unsigned next_distance = LastDistance() + 1;
    constexpr ExactIndex kPerByte = 8 / kExactBits;
    std::uint64_t reached = 0;
    const std::uint64_t operations = ExtendRow(row, [=, &reached](ExactIndex index) {
      const unsigned shift = index % kPerByte * kExactBits;
      const unsigned byte = static_cast<unsigned>(table[index / kPerByte]);
      const unsigned is_new = (byte >> shift & kUnreached) == kUnreached ? 1 : 0;
      table[index / kPerByte] =
          static_cast<std::byte>(byte - (is_new * (kUnreached - next_distance) << shift));
      reached += is_new;
    });
    counts_.back() += reached;
    reached_ += reached;
    return operations;
  }

  // Extends as many rows as make up one part for each thread.
  void ExtendRowsAtOnce() {
    const int rows_per_part = std::max(
        1, static_cast<int>(kEntriesPerPart / static_cast<std::uint64_t>(table_.row_length)));
    const int begin = next_row_;
    next_row_ = std::min(table_.row_count, begin + threads_.count * rows_per_part);
    std::vector<std::uint64_t> operations(marks_.size());
    threads_.runner->Run(threads_.count, [&](int part) {
      const auto which = static_cast<std::size_t>(part);
      std::vector<std::uint64_t>& marks = marks_[which];
      const int part_begin = std::min(next_row_, begin + part * rows_per_part);
      const int part_end = std::min(next_row_, part_begin + rows_per_part);
      for (int row = part_begin; row < part_end; ++row) {
        operations[which] += ExtendRow(row, [&](ExactIndex index) {
          if (PackedEntry<kExactBits>(payload_.data(), index) != kUnreached) return;
          marks[static_cast<std::size_t>(index / 64)] |= std::uint64_t{1} << (index % 64);
        });
      }
    });
    operations_ += *std::max_element(operations.begin(), operations.end());
  }

  void SetMarked() {
    const std::size_t words = marks_.front().size();
    std::vector<std::uint64_t> counts(marks_.size());
    threads_.runner->Run(threads_.count, [&](int part) {
      const auto which = static_cast<std::size_t>(part);
      for (std::size_t word = words * which / marks_.size();
           word < words * (which + 1) / marks_.size(); ++word) {
        std::uint64_t marked = 0;
        for (std::vector<std::uint64_t>& marks : marks_) {
          marked |= marks[word];
          marks[word] = 0;
        }
        counts[which] += static_cast<std::uint64_t>(std::popcount(marked));
        for (; marked != 0; marked &= marked - 1) {
          const auto index = static_cast<ExactIndex>(
              64 * word + static_cast<std::size_t>(std::countr_zero(marked)));
          SetPackedEntry<kExactBits>(payload_.data(), index, LastDistance() + 1);
        }
      }
    });
    for (const std::uint64_t count : counts) {
      counts_.back() += count;
      reached_ += count;
    }
  }

  void EndLayer() {
    if constexpr (kHasGenerationThreads) {
      if (HasSeveralThreads()) SetMarked();
    }
    next_row_ = 0;
    reached_before_layer_ = reached_;
    const bool is_empty = counts_.back() == 0;
    if (is_empty) counts_.pop_back();
    is_done_ = is_empty || reached_ == table_.entry_count() || LastDistance() + 2 == kUnreached;
    if (!is_done_) counts_.push_back(0);
  }

  bool HasSeveralThreads() const { return kHasGenerationThreads && threads_.count > 1; }

  ExactIndex FirstEntryOf(int row) const {
    return static_cast<ExactIndex>(row) * static_cast<ExactIndex>(table_.row_length);
  }

  // The distance of the layer before the one that is being found.
  unsigned LastDistance() const { return static_cast<unsigned>(counts_.size()) - 2; }

  const TableDescription& table_;
  Graph graph_;
  std::span<std::byte> payload_;
  GenerationThreads threads_;
  // For each thread, a bit for each entry. Empty with one thread.
  std::vector<std::vector<std::uint64_t>> marks_;
  bool is_done_ = false;
  int next_row_ = 0;
  std::uint64_t operations_ = 0;
  std::vector<std::uint64_t> counts_ = {1, 0};
  std::uint64_t reached_before_layer_ = 1;
  std::uint64_t reached_ = 1;
};

// For TableDescription::make_generation. The table holds every distance, so there is nothing more
// to count.
template <class Graph>
std::unique_ptr<TableGeneration> MakeExactGeneration(const TableDescription& table,
                                                     std::span<std::byte> payload, GenerationExtent,
                                                     GenerationThreads threads) {
  return std::make_unique<ExactGeneration<Graph>>(table, payload, threads);
}

}  // namespace cubewright
