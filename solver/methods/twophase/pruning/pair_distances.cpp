#include "solver/methods/twophase/pruning/pair_distances.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

namespace cubewright {
namespace {

constexpr std::uint8_t kUnreached = 0xFF;
// How many bytes after the last entry are read with it.
constexpr std::size_t kReadAhead = sizeof(std::uint64_t) - 1;

// Breadth first, row by row: what a move does to a row is looked up once for all of its entries.
class PairSearch {
 public:
  PairSearch(const ClassMoves& classes, const MoveTable& column_moves,
             const ConjugationTable& column_conjugation)
      : classes_(classes),
        column_moves_(column_moves),
        column_conjugation_(column_conjugation),
        columns_(static_cast<std::size_t>(column_conjugation.size())),
        distances_(classes.stabilizers.size() * columns_ + kReadAhead, kUnreached),
        unreached_(distances_.size() - kReadAhead),
        found_(columns_) {}

  std::vector<std::uint8_t> TakeDistances() && {
    Reach(0);
    std::size_t last_layer = 1;
    while (unreached_ > 0) {
      ++distance_;
      const std::size_t unreached_before = unreached_;
      // Forward: mark the neighbours of the last layer. Backward: test each entry not reached yet
      // for a neighbour in it.
      const bool forward = last_layer <= unreached_;
      for (std::size_t row = 0; row < classes_.stabilizers.size(); ++row) {
        if (forward) {
          ReachFromLastLayer(row);
        } else {
          ReachFromRest(row);
        }
      }
      last_layer = unreached_before - unreached_;
    }
    distances_.resize(distances_.size() - kReadAhead);
    return std::move(distances_);
  }

 private:
  // What a move does to the columns of a row. The addresses of the tables are read here once: the
  // loops over columns write bytes, which for all that the compiler knows could change them.
  class ColumnStep {
   public:
    ColumnStep(const PairSearch& search, Move move, ClassMoves::Step step)
        : after_(&search.column_moves_.Row(0)),
          seen_(&search.column_conjugation_.RowOf(0)),
          move_(move),
          symmetry_(step.symmetry) {}
    std::size_t From(std::size_t column) const { return seen_[after_[column][move_]][symmetry_]; }

   private:
    const std::array<std::uint16_t, kMoveCount>* after_;
    const ConjugationTable::Row* seen_;
    std::size_t move_;
    std::size_t symmetry_;
  };

  void Reach(std::size_t entry) {
    distances_[entry] = distance_;
    --unreached_;
  }

  // The columns of a row that have this distance. Most have another, so eight entries are looked at
  // together, as the bytes of one number.
  std::span<std::uint16_t> FindColumns(std::size_t row, std::uint8_t distance) {
    static_assert(std::endian::native == std::endian::little);
    constexpr std::uint64_t kOnes = 0x0101'0101'0101'0101;
    constexpr std::uint64_t kLowBits = 0x7F * kOnes;
    std::size_t count = 0;
    for (std::size_t first = 0; first < columns_; first += sizeof(std::uint64_t)) {
      std::uint64_t entries = 0;
      std::memcpy(&entries, &distances_[row * columns_ + first], sizeof(entries));
      // The highest bit of each byte that is `distance`, and no other.
      const std::uint64_t others = entries ^ kOnes * distance;
      std::uint64_t equal = ~(((others & kLowBits) + kLowBits) | others | kLowBits);
      if (columns_ - first < sizeof(entries)) equal &= (1ULL << 8 * (columns_ - first)) - 1;
      for (; equal != 0; equal &= equal - 1) {
        found_[count++] =
            static_cast<std::uint16_t>(first + static_cast<unsigned>(std::countr_zero(equal)) / 8);
      }
    }
    return std::span(found_).first(count);
  }

  // A call for each row (README.md, "Loops cut into calls").
  [[gnu::noinline]] void ReachFromLastLayer(std::size_t row) {
    const auto columns = FindColumns(row, static_cast<std::uint8_t>(distance_ - 1));
    if (columns.empty()) return;
    for (std::size_t i = 0; i < classes_.moves.size(); ++i) {
      const Move move = classes_.moves[i];
      const ClassMoves::Step step = classes_.steps[row * classes_.moves.size() + i];
      const unsigned stabilizer = classes_.stabilizers[step.class_index];
      if (stabilizer == 1) {
        ReachAfter(move, step, columns);
      } else {
        for (const std::uint16_t column : columns) {
          const int after = column_moves_.After(column, move);
          const int seen = column_conjugation_.Conjugate(after, step.symmetry);
          ReachConjugates(step.class_index * columns_, seen, stabilizer);
        }
      }
    }
  }

  void ReachAfter(Move move, ClassMoves::Step step, std::span<const std::uint16_t> columns) {
    std::uint8_t* const entries = &distances_[step.class_index * columns_];
    const ColumnStep column_step(*this, move, step);
    const std::uint8_t distance = distance_;
    std::size_t count = 0;
    for (const std::uint16_t column : columns) {
      const std::size_t seen = column_step.From(column);
      // Written in any case, so that there is no branch to mispredict.
      const std::uint8_t before = entries[seen];
      entries[seen] = std::min(before, distance);
      count += before == kUnreached ? 1 : 0;
    }
    unreached_ -= count;
  }

  // In a class that symmetries keep, several entries mean the same position.
  void ReachConjugates(std::size_t first, int column, unsigned stabilizer) {
    for (; stabilizer != 0; stabilizer &= stabilizer - 1) {
      const int same = column_conjugation_.Conjugate(column, std::countr_zero(stabilizer));
      const std::size_t entry = first + static_cast<std::size_t>(same);
      if (distances_[entry] == kUnreached) Reach(entry);
    }
  }

  // One such entry as a neighbour is enough.
  [[gnu::noinline]] void ReachFromRest(std::size_t row) {
    auto columns = FindColumns(row, kUnreached);
    const std::size_t before = columns.size();
    for (std::size_t i = 0; i < classes_.moves.size() && !columns.empty(); ++i) {
      const Move move = classes_.moves[i];
      const ClassMoves::Step step = classes_.steps[row * classes_.moves.size() + i];
      std::uint8_t* const entries = &distances_[row * columns_];
      const std::uint8_t* const neighbours = &distances_[step.class_index * columns_];
      const ColumnStep column_step(*this, move, step);
      const std::uint8_t distance = distance_;
      std::size_t left = 0;
      for (const std::uint16_t column : columns) {
        const bool is_reached = neighbours[column_step.From(column)] == distance - 1;
        entries[column] = is_reached ? distance : kUnreached;
        columns[left] = column;
        left += is_reached ? 0 : 1;
      }
      columns = columns.first(left);
    }
    unreached_ -= before - columns.size();
  }

  const ClassMoves& classes_;
  const MoveTable& column_moves_;
  const ConjugationTable& column_conjugation_;
  const std::size_t columns_;
  std::vector<std::uint8_t> distances_;
  std::size_t unreached_;
  std::uint8_t distance_ = 0;         // of the layer that is being found
  std::vector<std::uint16_t> found_;  // of one row
};

}  // namespace

std::vector<std::uint8_t> PairDistances(const ClassMoves& classes, const MoveTable& column_moves,
                                        const ConjugationTable& column_conjugation) {
  return PairSearch(classes, column_moves, column_conjugation).TakeDistances();
}

}  // namespace cubewright
