#include "tables/generation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <numeric>

#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/eight_piece_classes.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"
#include "solver/methods/twophase/coordinates/move_tables.h"
#include "solver/methods/twophase/pruning/two_bit_entries.h"

namespace cubewright {
namespace {

constexpr unsigned kUnreached = 3;
constexpr std::uint64_t kOperationsPerWorkUnit = 1024;

// A row that a move leads to, and the symmetry that brings the result to that row's frame.
struct RowStep {
  int row;
  int symmetry;
};

// Calls `visit(position)` for each entry equal to `value` among those from `begin` to `end`, thirty
// at a time: most of the table is passed over in most layers.
template <class Visit>
void ForEachEqual(const std::byte* table, std::uint32_t begin, std::uint32_t end, unsigned value,
                  Visit visit) {
  constexpr std::uint64_t kLowBits = 0x5555555555555555;
  const std::uint64_t wanted = kLowBits * value;
  const std::uint32_t last_byte = (end - 1) / 4;
  for (std::uint32_t byte = begin / 4; byte <= last_byte; byte += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, table + byte, std::min<std::size_t>(8, last_byte - byte + 1));
    const std::uint64_t difference = word ^ wanted;
    std::uint64_t equal = ~(difference | difference >> 1) & kLowBits;
    for (; equal != 0; equal &= equal - 1) {
      const std::uint32_t position =
          4 * byte + static_cast<std::uint32_t>(std::countr_zero(equal)) / 2;
      if (position >= begin && position < end) visit(position);
    }
  }
}

// Flip-slice classes x twists; entries are distances modulo 3.
class Phase1Graph {
 public:
  static constexpr int kMoves = kMoveCount;

  Phase1Graph()
      : classes_(MakeFlipMoves(), MakeQuartetMoves()),
        twist_conjugation_(MakeTwistConjugation()),
        stepped_twists_(static_cast<std::size_t>(kMoves * kAxisSymmetryCount)) {
    for (int row = 0; row < kFlipSliceClassCount; ++row) {
      stabilizers_.push_back(static_cast<std::uint16_t>(classes_.StabilizerOf(row)));
    }
    const MoveTable twist_moves = MakeTwistMoves();
    for (Move move = 0; move < kMoves; ++move) {
      for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
        auto& stepped = stepped_twists_[Stepped(move, symmetry)];
        for (int twist = 0; twist < kTwistCount; ++twist) {
          stepped[static_cast<std::size_t>(twist)] = static_cast<std::uint16_t>(
              twist_conjugation_.Conjugate(twist_moves.After(twist, move), symmetry));
        }
      }
    }
  }

  RowStep StepFrom(int row, int move) const {
    const ClassMember member = classes_.After(row, static_cast<Move>(move));
    return {member.class_index(), member.symmetry()};
  }
  unsigned StabilizerOf(int row) const { return stabilizers_[static_cast<std::size_t>(row)]; }
  int Conjugate(int twist, int symmetry) const {
    return twist_conjugation_.Conjugate(twist, symmetry);
  }
  // The entries of a row after a move, in the frame of the row it leads to.
  auto EntryAfter(int move, int symmetry) const {
    return [stepped = stepped_twists_[Stepped(move, symmetry)].data()](std::uint32_t twist) {
      return static_cast<std::uint32_t>(stepped[twist]);
    };
  }

  static constexpr bool kLayersAge = false;
  static unsigned CodeOfLastLayer(int distance) { return static_cast<unsigned>(distance - 1) % 3; }
  static unsigned CodeOfNextLayer(int distance) { return static_cast<unsigned>(distance) % 3; }
  static int LastDistance() { return static_cast<int>(Shape().distance_counts.size()) - 1; }
  static const TableShape& Shape() { return ShapeOf(TableKind::kPhase1); }

 private:
  static std::size_t Stepped(int move, int symmetry) {
    return static_cast<std::size_t>(move * kAxisSymmetryCount + symmetry);
  }

  FlipSliceClasses classes_;
  std::vector<std::uint16_t> stabilizers_;
  ConjugationTable twist_conjugation_;
  std::vector<std::array<std::uint16_t, kTwistCount>> stepped_twists_;
};

// Corner classes x layer edges. While a layer is found, entries are 0 for all that lies before
// the last one, 1 for the last one and 2 for this: after the tenth, "8 or fewer, 9, 10, more".
class Phase2Graph {
 public:
  static constexpr int kMoves = kPhase2MoveCount;

  RowStep StepFrom(int row, int move) const {
    EightPieceRanks::Pieces pieces{};
    PermutationFromRank(corner_classes_.RepresentativeOf(row), pieces);
    const int corners = ranks_.After(
        pieces, EightPieceRanks::Rearrangement(
                    MoveCube(kPhase2MoveList[static_cast<std::size_t>(move)]).corner_piece));
    return {corner_classes_.ClassOf(corners), corner_classes_.SymmetryOf(corners)};
  }
  unsigned StabilizerOf(int row) const { return corner_classes_.StabilizerOf(row); }
  int Conjugate(int edges, int symmetry) const { return edge_classes_.Conjugate(edges, symmetry); }
  auto EntryAfter(int move, int symmetry) const {
    return [this, move, symmetry](std::uint32_t edges) {
      const int moved = edge_moves_[edges][static_cast<std::size_t>(move)];
      return static_cast<std::uint32_t>(edge_classes_.Conjugate(moved, symmetry));
    };
  }

  static constexpr bool kLayersAge = true;
  static unsigned CodeOfLastLayer(int) { return 1; }
  static unsigned CodeOfNextLayer(int) { return 2; }
  static int LastDistance() { return 10; }
  static const TableShape& Shape() { return ShapeOf(TableKind::kPhase2); }

 private:
  EightPieceClasses corner_classes_ = EightPieceClasses::OfCorners();
  EightPieceClasses edge_classes_ = EightPieceClasses::OfLayerEdges();
  EightPieceRanks ranks_;
  LayerEdgeMoves edge_moves_ = MakeLayerEdgeMoves();
};

template <class Graph>
class LayeredGeneration : public TableGeneration {
 public:
  LayeredGeneration(std::span<std::byte> payload, GenerationExtent extent)
      : payload_(payload),
        last_distance_(extent == GenerationExtent::kTable
                           ? Graph::LastDistance()
                           : static_cast<int>(shape_.distance_counts.size()) - 1),
        expected_(std::accumulate(shape_.distance_counts.begin(),
                                  shape_.distance_counts.begin() + last_distance_ + 1,
                                  std::uint64_t{0})) {
    std::fill(payload_.begin(), payload_.end(), std::byte{0xFF});
    SetTwoBitEntry(payload_.data(), 0, Graph::CodeOfLastLayer(1));
  }

  bool Step(std::uint64_t work_units) override {
    const std::uint64_t stop_at = operations_ + work_units * kOperationsPerWorkUnit;
    while (distance_ <= last_distance_ && operations_ < stop_at) {
      ExtendRow(next_row_);
      if (++next_row_ == shape_.class_count) EndLayer();
    }
    return distance_ > last_distance_;
  }

  double progress() const override {
    return static_cast<double>(reached_) / static_cast<double>(expected_);
  }

  const std::vector<std::uint64_t>& distance_counts() const override { return counts_; }

 private:
  using EntryMap = decltype(std::declval<Graph>().EntryAfter(0, 0));
  struct Neighbour {
    std::uint32_t first_entry;
    unsigned stabilizer;
    EntryMap entry_after;
  };

  void ExtendRow(int row) {
    const auto begin = static_cast<std::uint32_t>(row * shape_.row_length);
    const auto end = begin + static_cast<std::uint32_t>(shape_.row_length);
    const auto neighbours = NeighboursOf(row, std::make_index_sequence<Graph::kMoves>());
    operations_ += static_cast<std::uint64_t>(shape_.row_length) / 16;
    if (IsBackward()) {
      ForEachEqual(payload_.data(), begin, end, kUnreached, [&](std::uint32_t position) {
        SetIfBesideLastLayer(position, position - begin, neighbours);
      });
    } else {
      ForEachEqual(payload_.data(), begin, end, Graph::CodeOfLastLayer(distance_),
                   [&](std::uint32_t position) { SetNeighbours(position - begin, neighbours); });
    }
  }

  template <std::size_t... kMove>
  std::array<Neighbour, Graph::kMoves> NeighboursOf(int row, std::index_sequence<kMove...>) const {
    return {NeighbourAfter(row, static_cast<int>(kMove))...};
  }

  Neighbour NeighbourAfter(int row, int move) const {
    const RowStep step = graph_.StepFrom(row, move);
    return {static_cast<std::uint32_t>(step.row * shape_.row_length), graph_.StabilizerOf(step.row),
            graph_.EntryAfter(move, step.symmetry)};
  }

  bool IsBackward() const {
    return shape_.entry_count() - counts_before_layer_ < counts_[Index(distance_ - 1)] * 2;
  }

  void SetNeighbours(std::uint32_t entry, const std::array<Neighbour, Graph::kMoves>& neighbours) {
    operations_ += Graph::kMoves;
    for (const Neighbour& neighbour : neighbours) {
      const std::uint32_t target = neighbour.entry_after(entry);
      if (TwoBitEntry(payload_.data(), neighbour.first_entry + target) != kUnreached) continue;
      Reach(neighbour.first_entry + target);
      for (unsigned others = neighbour.stabilizer >> 1 << 1; others != 0; others &= others - 1) {
        const int conjugate = graph_.Conjugate(static_cast<int>(target), std::countr_zero(others));
        const std::uint32_t same = neighbour.first_entry + static_cast<std::uint32_t>(conjugate);
        if (TwoBitEntry(payload_.data(), same) == kUnreached) Reach(same);
      }
    }
  }

  void SetIfBesideLastLayer(std::uint32_t position, std::uint32_t entry,
                            const std::array<Neighbour, Graph::kMoves>& neighbours) {
    operations_ += Graph::kMoves / 2;
    const unsigned last_layer = Graph::CodeOfLastLayer(distance_);
    for (const Neighbour& neighbour : neighbours) {
      const std::uint32_t from = neighbour.first_entry + neighbour.entry_after(entry);
      if (TwoBitEntry(payload_.data(), from) == last_layer) return Reach(position);
    }
  }

  void Reach(std::uint32_t position) {
    SetTwoBitEntry(payload_.data(), position, Graph::CodeOfNextLayer(distance_));
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
    constexpr std::array<unsigned, 4> kAged = {0, 0, 1, kUnreached};
    std::array<std::byte, 256> aged_byte{};
    for (unsigned byte = 0; byte < aged_byte.size(); ++byte) {
      unsigned aged = 0;
      for (unsigned shift = 0; shift < 8; shift += 2) aged |= kAged[byte >> shift & 3] << shift;
      aged_byte[byte] = static_cast<std::byte>(aged);
    }
    for (std::byte& byte : payload_) byte = aged_byte[static_cast<std::size_t>(byte)];
  }

  static std::size_t Index(int distance) { return static_cast<std::size_t>(distance); }

  const TableShape& shape_ = Graph::Shape();
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

}  // namespace

std::unique_ptr<TableGeneration> MakeGeneration(TableKind kind, std::span<std::byte> payload,
                                                GenerationExtent extent) {
  if (kind == TableKind::kPhase1) {
    return std::make_unique<LayeredGeneration<Phase1Graph>>(payload, extent);
  }
  return std::make_unique<LayeredGeneration<Phase2Graph>>(payload, extent);
}

}  // namespace cubewright
