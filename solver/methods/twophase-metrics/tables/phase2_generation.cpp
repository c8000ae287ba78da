#include "solver/methods/twophase-metrics/tables/phase2_generation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "solver/cube/permutation_rank.h"
#include "solver/cube/solvable.h"
#include "solver/methods/parts/turns.h"
#include "solver/methods/twophase/coordinates/eight_piece_classes.h"
#include "solver/methods/twophase/coordinates/move_tables.h"
#include "tables/packed_entries.h"

namespace cubewright {
namespace {

constexpr unsigned kUnreached = 3;
constexpr unsigned kInLayer = 2;
constexpr unsigned kNearer = 1;

// The rows and steps of the table.
class Phase2StepGraph {
 public:
  explicit Phase2StepGraph(Metric metric) : turns_(kPhase2Moves, metric) {
    for (int row = 0; row < kEightPieceClassCount; ++row) {
      EightPieceRanks::Pieces pieces{};
      PermutationFromRank(corner_classes_.RepresentativeOf(row), pieces);
      is_odd_.push_back(IsOddPermutation(pieces));
      stabilizers_.push_back(static_cast<std::uint16_t>(corner_classes_.StabilizerOf(row)));
    }
    for (const Turn& turn : turns_.turns()) {
      auto& after = edges_after_.emplace_back(kLayerEdgesCount);
      for (std::size_t edges = 0; edges < after.size(); ++edges) {
        after[edges] = edge_moves_[edges][turn.first];
        if (turn.second != Turn::kNone) after[edges] = edge_moves_[after[edges]][turn.second];
      }
    }
  }

  std::span<const Turn> turns() const { return turns_.turns(); }
  bool IsOdd(int row) const { return is_odd_[static_cast<std::size_t>(row)]; }
  unsigned StabilizerOf(int row) const { return stabilizers_[static_cast<std::size_t>(row)]; }
  int Conjugate(int edges, int symmetry) const { return edge_classes_.Conjugate(edges, symmetry); }
  const std::uint16_t* EdgesAfter(std::size_t turn) const { return edges_after_[turn].data(); }

  struct Step {
    int row;
    int symmetry;
  };
  Step StepFrom(int row, const Turn& turn) const {
    EightPieceRanks::Pieces pieces{};
    PermutationFromRank(corner_classes_.RepresentativeOf(row), pieces);
    int corners = After(pieces, turns_.moves()[turn.first]);
    if (turn.second != Turn::kNone) {
      PermutationFromRank(corners, pieces);
      corners = After(pieces, turns_.moves()[turn.second]);
    }
    return {corner_classes_.ClassOf(corners), corner_classes_.SymmetryOf(corners)};
  }

 private:
  int After(const EightPieceRanks::Pieces& pieces, Move move) const {
    return ranks_.After(pieces, EightPieceRanks::Rearrangement(MoveCube(move).corner_piece));
  }

  Turns turns_;
  EightPieceClasses corner_classes_ = EightPieceClasses::OfCorners();
  EightPieceClasses edge_classes_ = EightPieceClasses::OfLayerEdges();
  EightPieceRanks ranks_;
  LayerEdgeMoves edge_moves_ = MakeLayerEdgeMoves();
  std::vector<bool> is_odd_;
  std::vector<std::uint16_t> stabilizers_;
  std::vector<std::vector<std::uint16_t>> edges_after_;
};

class Phase2Generation : public TableGeneration {
 public:
  Phase2Generation(Metric metric, int last_distance, const TableDescription& table,
                   std::span<std::byte> payload, GenerationExtent extent)
      : graph_(metric),
        has_parity_(metric == Metric::kQtm),
        table_(table),
        payload_(payload),
        last_distance_(extent == GenerationExtent::kTable
                           ? last_distance
                           : static_cast<int>(table.distance_counts.size()) - 1),
        expected_(std::accumulate(table.distance_counts.begin(),
                                  table.distance_counts.begin() + last_distance_ + 1,
                                  std::uint64_t{0})) {
    std::fill(payload_.begin(), payload_.end(), std::byte{0xFF});
    if (!has_parity_ && LargestCost() == 2) {
      two_nearer_.resize(static_cast<std::size_t>(table.entry_count()) / 64 + 1);
    }
    SetPackedEntry<2>(payload_.data(), std::uint32_t{0}, kInLayer);
    BeginLayer();
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

  int LargestCost() const {
    int largest = 1;
    for (const Turn& turn : graph_.turns()) largest = std::max<int>(largest, turn.cost);
    return largest;
  }

  // Makes steps that cost one from the entries of a row in the last layer, and steps that cost two
  // from those in the layer before it.
  void ExtendRow(int row) {
    operations_ += static_cast<std::uint64_t>(table_.row_length) / 16;
    if (!has_parity_) {
      ExtendRowBy(row, 1, kNearer);
      if (!two_nearer_.empty()) ExtendRowBy(row, 2, 0);
    } else {
      const bool is_of_layer = graph_.IsOdd(row) == (distance_ % 2 != 0);
      ExtendRowBy(row, is_of_layer ? 2 : 1, is_of_layer ? kNearer : kInLayer);
    }
  }

  void ExtendRowBy(int row, int cost, unsigned code) {
    const std::uint32_t begin = FirstEntryOf(row);
    const std::uint32_t end = FirstEntryOf(row + 1);
    found_.clear();
    if (code == 0) {
      for (std::uint32_t word = begin / 64; word < end / 64; ++word) {
        for (std::uint64_t left = two_nearer_[word]; left != 0; left &= left - 1) {
          found_.push_back(64 * word + static_cast<std::uint32_t>(std::countr_zero(left)) - begin);
        }
      }
    } else {
      ForEachEqual<2>(payload_.data(), begin, end, code,
                      [&](std::uint32_t position) { found_.push_back(position - begin); });
    }
    if (found_.empty()) return;
    for (std::size_t i = 0; i < graph_.turns().size(); ++i) {
      const Turn& turn = graph_.turns()[i];
      if (turn.cost != cost) continue;
      operations_ += found_.size();
      const auto [next_row, symmetry] = graph_.StepFrom(row, turn);
      const std::uint32_t first = FirstEntryOf(next_row);
      const unsigned stabilizer = graph_.StabilizerOf(next_row);
      const std::uint16_t* const edges_after = graph_.EdgesAfter(i);
      for (const std::uint32_t edges : found_) {
        const int after = graph_.Conjugate(edges_after[edges], symmetry);
        Reach(first + static_cast<std::uint32_t>(after));
        for (unsigned others = stabilizer & ~1U; others != 0; others &= others - 1) {
          const int same = graph_.Conjugate(after, std::countr_zero(others));
          Reach(first + static_cast<std::uint32_t>(same));
        }
      }
    }
  }

  void Reach(std::uint32_t position) {
    if (PackedEntry<2>(payload_.data(), position) != kUnreached) return;
    SetPackedEntry<2>(payload_.data(), position, kInLayer);
    ++counts_.back();
    ++reached_;
  }

  void EndLayer() {
    next_row_ = 0;
    if (++distance_ > last_distance_) return;
    counts_.push_back(0);
    BeginLayer();
  }

  // The last layer becomes what is nearer. With parity, this is done only in the rows of the layer
  // that begins, whose last layer is two nearer.
  void BeginLayer() {
    for (int row = 0; row < table_.row_count; ++row) {
      if (has_parity_ && graph_.IsOdd(row) != (distance_ % 2 != 0)) continue;
      AgeRow(row);
    }
  }

  void AgeRow(int row) {
    const std::uint32_t begin = FirstEntryOf(row);
    const std::uint32_t end = FirstEntryOf(row + 1);
    if (!two_nearer_.empty()) {
      std::fill(two_nearer_.begin() + begin / 64, two_nearer_.begin() + end / 64, 0);
      ForEachEqual<2>(payload_.data(), begin, end, kNearer, [&](std::uint32_t position) {
        two_nearer_[position / 64] |= std::uint64_t{1} << (position % 64);
      });
    }
    ForEachEqual<2>(payload_.data(), begin, end, kNearer, [&](std::uint32_t position) {
      SetPackedEntry<2>(payload_.data(), position, 0);
    });
    ForEachEqual<2>(payload_.data(), begin, end, kInLayer, [&](std::uint32_t position) {
      SetPackedEntry<2>(payload_.data(), position, kNearer);
    });
  }

  std::uint32_t FirstEntryOf(int row) const {
    return static_cast<std::uint32_t>(row * table_.row_length);
  }

  const Phase2StepGraph graph_;
  const bool has_parity_;
  const TableDescription& table_;
  std::span<std::byte> payload_;
  const int last_distance_;
  const std::uint64_t expected_;
  int distance_ = 1;  // of the layer that is being found
  int next_row_ = 0;
  std::uint64_t operations_ = 0;
  std::vector<std::uint64_t> counts_ = {1, 0};
  std::uint64_t reached_ = 1;
  std::vector<std::uint32_t> found_;  // of one row
  // A bit for each entry, rows being multiples of 64; empty where it is not needed.
  std::vector<std::uint64_t> two_nearer_;
};

}  // namespace

std::unique_ptr<TableGeneration> MakePhase2Generation(Metric metric, int last_distance,
                                                      const TableDescription& table,
                                                      std::span<std::byte> payload,
                                                      GenerationExtent extent) {
  return std::make_unique<Phase2Generation>(metric, last_distance, table, payload, extent);
}

}  // namespace cubewright
