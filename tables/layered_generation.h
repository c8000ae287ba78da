// Making a table by breadth-first search over its rows.
//
// Each layer is found from the one before it, in the way that is less work: forward, by making
// every move from the entries of the last layer, or backward, by testing for each entry not yet
// reached whether a move leads from it to the last layer. Rows are classes of positions that
// symmetries turn into each other. A class may be fixed by symmetries other than the identity; then
// an entry stands for the same positions as its conjugates under these, and all of them are set
// together.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "tables/generation.h"
#include "tables/packed_entries.h"
#include "tables/table_description.h"

namespace cubewright {

inline constexpr unsigned kUnreachedEntry = 3;

// A row that a move leads to, and the symmetry that brings the result to that row's frame.
struct TableRowStep {
  int row;
  int symmetry;
};

// `Graph` describes the rows, moves and symmetries of one table:
//
//   kMoves                       how many moves there are, numbered from 0
//   StepFrom(row, move)          the TableRowStep from the row's own frame
//   StabilizerOf(row)            the symmetries that leave the row as it is, as a set of bits
//   Conjugate(entry, symmetry)   the conjugate of an entry within a row
//   EntryAfter(move, symmetry)   a function from an entry of a row to the entry after the move,
//                                seen through the symmetry
//   kLastDistance                the largest distance that the table holds
//   CodeOfLastLayer(distance), CodeOfNextLayer(distance)
//                                the codes of the layer before `distance` and of the one at
//                                `distance`, while the latter is being found
//   kLayersAge                   whether entries are recoded when a layer is complete: the code of
//                                the next layer becomes that of the last, and that becomes 0
template <class Graph>
class LayeredGeneration : public TableGeneration {
 public:
  LayeredGeneration(const TableDescription& table, std::span<std::byte> payload,
                    GenerationExtent extent)
      : table_(table),
        payload_(payload),
        last_distance_(extent == GenerationExtent::kTable
                           ? Graph::kLastDistance
                           : static_cast<int>(table.distance_counts.size()) - 1),
        expected_(std::accumulate(table.distance_counts.begin(),
                                  table.distance_counts.begin() + last_distance_ + 1,
                                  std::uint64_t{0})) {
    std::fill(payload_.begin(), payload_.end(), std::byte{0xFF});
    SetPackedEntry<2>(payload_.data(), std::uint32_t{0}, Graph::CodeOfLastLayer(1));
  }

  bool Step(std::uint64_t work_units) override {
    const std::uint64_t stop_at = operations_ + work_units * kOperationsPerWorkUnit;
    while (distance_ <= last_distance_ && operations_ < stop_at) {
      ExtendRow(next_row_);
      if (++next_row_ == table_.row_count) EndLayer();
    }
    return distance_ > last_distance_;
  }

  double progress() const override {
    return static_cast<double>(reached_) / static_cast<double>(expected_);
  }

  const std::vector<std::uint64_t>& distance_counts() const override { return counts_; }

 private:
  static constexpr std::uint64_t kOperationsPerWorkUnit = 1024;

  using EntryMap = decltype(std::declval<Graph>().EntryAfter(0, 0));
  struct Neighbour {
    std::uint32_t first_entry;
    unsigned stabilizer;
    EntryMap entry_after;
  };

  void ExtendRow(int row) {
    const auto begin = static_cast<std::uint32_t>(row * table_.row_length);
    const auto end = begin + static_cast<std::uint32_t>(table_.row_length);
    const auto neighbours = NeighboursOf(row, std::make_index_sequence<Graph::kMoves>());
    operations_ += static_cast<std::uint64_t>(table_.row_length) / 16;
    if (IsBackward()) {
      ForEachEqual<2>(payload_.data(), begin, end, kUnreachedEntry, [&](std::uint32_t position) {
        SetIfBesideLastLayer(position, position - begin, neighbours);
      });
    } else {
      ForEachEqual<2>(payload_.data(), begin, end, Graph::CodeOfLastLayer(distance_),
                      [&](std::uint32_t position) { SetNeighbours(position - begin, neighbours); });
    }
  }

  template <std::size_t... kMove>
  std::array<Neighbour, Graph::kMoves> NeighboursOf(int row, std::index_sequence<kMove...>) const {
    return {NeighbourAfter(row, static_cast<int>(kMove))...};
  }

  Neighbour NeighbourAfter(int row, int move) const {
    const TableRowStep step = graph_.StepFrom(row, move);
    return {static_cast<std::uint32_t>(step.row * table_.row_length), graph_.StabilizerOf(step.row),
            graph_.EntryAfter(move, step.symmetry)};
  }

  bool IsBackward() const {
    return table_.entry_count() - counts_before_layer_ < counts_[Index(distance_ - 1)] * 2;
  }

  void SetNeighbours(std::uint32_t entry, const std::array<Neighbour, Graph::kMoves>& neighbours) {
    operations_ += Graph::kMoves;
    for (const Neighbour& neighbour : neighbours) {
      const std::uint32_t target = neighbour.entry_after(entry);
      if (PackedEntry<2>(payload_.data(), neighbour.first_entry + target) != kUnreachedEntry)
        continue;
      Reach(neighbour.first_entry + target);
      for (unsigned others = neighbour.stabilizer >> 1 << 1; others != 0; others &= others - 1) {
        const int conjugate = graph_.Conjugate(static_cast<int>(target), std::countr_zero(others));
        const std::uint32_t same = neighbour.first_entry + static_cast<std::uint32_t>(conjugate);
        if (PackedEntry<2>(payload_.data(), same) == kUnreachedEntry) Reach(same);
      }
    }
  }

  void SetIfBesideLastLayer(std::uint32_t position, std::uint32_t entry,
                            const std::array<Neighbour, Graph::kMoves>& neighbours) {
    operations_ += Graph::kMoves / 2;
    const unsigned last_layer = Graph::CodeOfLastLayer(distance_);
    for (const Neighbour& neighbour : neighbours) {
      const std::uint32_t from = neighbour.first_entry + neighbour.entry_after(entry);
      if (PackedEntry<2>(payload_.data(), from) == last_layer) return Reach(position);
    }
  }

  void Reach(std::uint32_t position) {
    SetPackedEntry<2>(payload_.data(), position, Graph::CodeOfNextLayer(distance_));
    ++counts_[Index(distance_)];
    ++reached_;
  }

  void EndLayer() {
    counts_before_layer_ = reached_;
    next_row_ = 0;
    if (++distance_ > last_distance_) return;
    counts_.push_back(0);
    if (Graph::kLayersAge) AgeLayers();
  }

  // Last layer to old, next layer to last, in each of a byte's four entries.
  void AgeLayers() {
    constexpr std::array<unsigned, 4> kAged = {0, 0, 1, kUnreachedEntry};
    std::array<std::byte, 256> aged_byte{};
    for (unsigned byte = 0; byte < aged_byte.size(); ++byte) {
      unsigned aged = 0;
      for (unsigned shift = 0; shift < 8; shift += 2) aged |= kAged[byte >> shift & 3] << shift;
      aged_byte[byte] = static_cast<std::byte>(aged);
    }
    for (std::byte& byte : payload_) byte = aged_byte[static_cast<std::size_t>(byte)];
  }

  static std::size_t Index(int distance) { return static_cast<std::size_t>(distance); }

  const TableDescription& table_;
  Graph graph_;
  std::span<std::byte> payload_;
  int last_distance_;
  std::uint64_t expected_;
  int distance_ = 1;  // of the layer that is being found
  int next_row_ = 0;
  std::uint64_t operations_ = 0;
  std::vector<std::uint64_t> counts_ = {1, 0};
  std::uint64_t counts_before_layer_ = 1;
  std::uint64_t reached_ = 1;
};

// For TableDescription::make_generation. Made on one thread.
template <class Graph>
std::unique_ptr<TableGeneration> MakeLayeredGeneration(const TableDescription& table,
                                                       std::span<std::byte> payload,
                                                       GenerationExtent extent, GenerationThreads) {
  return std::make_unique<LayeredGeneration<Graph>>(table, payload, extent);
}

}  // namespace cubewright
