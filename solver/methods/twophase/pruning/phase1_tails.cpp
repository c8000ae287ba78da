#include "solver/methods/twophase/pruning/phase1_tails.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <span>
#include <utility>

namespace cubewright {

// Finds the positions within reach and how moves lead from one to another, then the tails of each
// from those of its neighbours that are one move shorter.
class TailCollector {
 public:
  TailCollector(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                const ConjugationTable& twist_conjugation, Phase1Tails& result)
      : classes_(classes),
        twist_moves_(twist_moves),
        twist_conjugation_(twist_conjugation),
        result_(result) {
    result_.slots_.resize(Phase1Tails::kSlotCount);
    result_.filters_ = std::make_unique<Phase1Tails::Filters>();
    positions_.reserve(kTailPositionCount);
    for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
      const auto s = static_cast<std::size_t>(symmetry);
      inverse_symmetries_[s] = static_cast<std::uint8_t>(InverseSymmetry(symmetry));
      for (Move move = 0; move < kMoveCount; ++move) {
        seen_moves_[s][move] = ConjugateMove(move, symmetry);
      }
    }
    for (Move move = 0; move < kMoveCount; ++move) moves_after_[move] = MovesAfter(move);
  }

  void Collect() {
    FindPositions();
    FilterPositions();
    FilterNeighbours();
    Tails tails = {{{0}}, {0, 1}};
    for (int length = 1; length <= kTailLength; ++length) tails = Lengthen(tails, length);
    for (Phase1Tails::Slot& slot : result_.slots_) {
      if (slot.position == Phase1Tails::kEmpty) continue;
      const std::size_t index = slot.begin;
      slot.begin = tails.begins[index] & 0xFFFFF;
      slot.count = (tails.begins[index + 1] - tails.begins[index]) & 0xFFF;
    }
    result_.tails_ = std::move(tails.all);
  }

 private:
  static constexpr std::uint32_t kNone = ~0U;
  static constexpr std::uint32_t kBlock = 32;  // positions whose neighbours are filtered together

  struct Position {
    std::uint32_t entry;
    std::uint32_t first_step = kNone;
    MoveSet moves = 0;  // those of its steps
  };
  // From one position within reach to another, seen in the frame of the first; `symmetry` leads
  // back from the frame of the second.
  struct Step {
    std::uint32_t to;
    std::uint32_t next;  // from the same position
    Move move;
    std::uint8_t symmetry;
  };
  // Of the positions in their order: those of the position `index` lie from begins[index] to
  // begins[index + 1].
  struct Tails {
    std::vector<Tail> all;
    std::vector<std::uint32_t> begins;
  };

  // Calls visit(entry, symmetry) for what the move leads to, as seen through each symmetry that
  // keeps its class.
  template <class Visit>
  void ForEachSight(std::uint32_t entry, Move move, Visit visit) const {
    const ClassMember member = classes_.After(static_cast<int>(entry / kTwistCount), move);
    const int after = twist_moves_.After(static_cast<int>(entry % kTwistCount), move);
    const int twist = twist_conjugation_.Conjugate(after, member.symmetry());
    const auto row = static_cast<std::uint32_t>(member.class_index()) * kTwistCount;
    unsigned same = classes_.StabilizerOf(member.class_index());
    visit(row + static_cast<std::uint32_t>(twist), member.symmetry());
    for (same &= ~1U; same != 0; same &= same - 1) {
      const int symmetry = std::countr_zero(same);
      visit(row + static_cast<std::uint32_t>(twist_conjugation_.Conjugate(twist, symmetry)),
            MultiplySymmetries(symmetry, member.symmetry()));
    }
  }

  // The index of the position, which is added if it is new. Until its tails are known, its slot has
  // the index in their place.
  std::uint32_t IndexOf(std::uint32_t entry) {
    Phase1Tails::Slot& slot = result_.slots_[result_.SlotOf(entry)];
    if (slot.position != entry) {
      slot.position = entry;
      slot.begin = positions_.size() & 0xFFFFF;
      positions_.push_back({entry});
    }
    return slot.begin;
  }

  // Once for each move, however often it is found. `symmetry` leads from the frame of `to`.
  void AddStep(std::uint32_t from, std::uint32_t to, Move move, std::uint8_t symmetry) {
    Position& position = positions_[from];
    if ((position.moves >> move & 1) != 0) return;
    position.moves |= MoveSet{1} << move;
    steps_.push_back({to, position.first_step, move, symmetry});
    position.first_step = static_cast<std::uint32_t>(steps_.size() - 1);
  }

  // Breadth first.
  void FindPositions() {
    IndexOf(0);
    std::uint32_t from = 0;
    for (std::size_t distance = 0; distance < kTailLength; ++distance) {
      const auto end = static_cast<std::uint32_t>(positions_.size());
      ends_[distance] = end;
      const std::uint32_t farthest = distance + 1 == kTailLength ? end : kNone;
      for (; from < end; ++from) AddStepsFrom(from, farthest);
    }
    ends_[kTailLength] = static_cast<std::uint32_t>(positions_.size());
  }

  // No step leads to the farthest positions, from `farthest` on, since no tail comes past them.
  // What led to one of them, made backwards, is all that is needed from there.
  //
  // Here and below, what is done for one position is a function of its own, since a browser puts
  // fast code in the place of its first at a call.
  [[gnu::noinline]] void AddStepsFrom(std::uint32_t from, std::uint32_t farthest) {
    const std::uint32_t position = positions_[from].entry;
    for (Move move = 0; move < kMoveCount; ++move) {
      ForEachSight(position, move, [&](std::uint32_t entry, int symmetry) {
        const std::uint32_t to = IndexOf(entry);
        const auto s = static_cast<std::size_t>(symmetry);
        if (to < farthest) {
          AddStep(from, to, move, inverse_symmetries_[s]);
        } else {
          AddStep(to, from, seen_moves_[s][InverseMove(move)], static_cast<std::uint8_t>(symmetry));
        }
      });
    }
  }

  void FilterPositions() {
    for (const Position& position : positions_) {
      result_.filters_->near.Insert(position.entry);
      result_.filters_->next_to_near.Insert(position.entry);
    }
  }

  // Block by block, since the processor overlaps what it does to far places of the filter only as
  // long as nothing else comes between.
  void FilterNeighbours() {
    const std::span<const Position> positions(positions_);
    for (std::uint32_t begin = ends_[kTailLength - 1]; begin < positions.size(); begin += kBlock) {
      const std::size_t count = std::min<std::size_t>(kBlock, positions.size() - begin);
      FilterNeighboursOf(positions.subspan(begin, count));
    }
  }

  // A face that leads nearer by one of its turns leads no farther than here by the others.
  [[gnu::noinline]] void FilterNeighboursOf(std::span<const Position> positions) {
    neighbours_.clear();
    for (const Position& position : positions) {
      for (Move face = 0; face < kMoveCount; face += 3) {
        if ((position.moves >> face & 7) != 0) continue;
        for (Move move = face; move < face + 3; ++move) {
          ForEachSight(position.entry, move,
                       [this](std::uint32_t neighbour, int) { neighbours_.push_back(neighbour); });
        }
      }
    }
    for (const std::uint32_t neighbour : neighbours_) {
      result_.filters_->next_to_near.Insert(neighbour);
    }
  }

  // The tails of `length` moves, from all those with a move less.
  Tails Lengthen(const Tails& shorter, int length) const {
    const auto last = static_cast<std::size_t>(length);
    Tails longer;
    longer.begins.reserve(ends_[last] + 1);
    for (std::uint32_t index = 0; index < ends_[last]; ++index) {
      longer.begins.push_back(static_cast<std::uint32_t>(longer.all.size()));
      AddTails(positions_[index], shorter, length, longer.all);
    }
    longer.begins.push_back(static_cast<std::uint32_t>(longer.all.size()));
    return longer;
  }

  [[gnu::noinline]] void AddTails(const Position& position, const Tails& shorter, int length,
                                  std::vector<Tail>& tails) const {
    const std::uint32_t farther = ends_[static_cast<std::size_t>(length - 1)];
    for (std::uint32_t i = position.first_step; i != kNone; i = steps_[i].next) {
      const Step& step = steps_[i];
      if (step.to >= farther) continue;
      for (std::uint32_t j = shorter.begins[step.to]; j < shorter.begins[step.to + 1]; ++j) {
        AddTail(step.move, Seen(shorter.all[j], length - 1, step.symmetry), length, tails);
      }
    }
  }

  // Two turns of opposite faces, which commute, are put into the order that MovesAfter allows.
  Tail Seen(Tail tail, int length, std::size_t symmetry) const {
    Tail seen = {0};
    Move last = 0;
    for (int index = 0; index < length; ++index) {
      Move move = seen_moves_[symmetry][tail.MoveAt(index)];
      if (index > 0 && (moves_after_[last] >> move & 1) == 0) {
        seen.packed ^= std::uint32_t{static_cast<Move>(last ^ move)} << (5 * (index - 1));
        std::swap(last, move);
      }
      seen.packed |= std::uint32_t{move} << (5 * index);
      last = move;
    }
    return seen;
  }

  // Puts `first` before the tail, if they may follow each other.
  void AddTail(Move first, Tail tail, int length, std::vector<Tail>& tails) const {
    const Move second = tail.MoveAt(0);
    if (length == 1 && IsPhase2(first)) return;
    if (length == 2 && IsPhase2(first) && OppositeFace(FaceOf(first)) == FaceOf(second)) return;
    if (length > 1 && (moves_after_[first] >> second & 1) == 0) return;
    tails.push_back({tail.packed << 5 | first});
  }

  static bool IsPhase2(Move move) { return (kPhase2Moves >> move & 1) != 0; }

  const FlipSliceClasses& classes_;
  const MoveTable& twist_moves_;
  const ConjugationTable& twist_conjugation_;
  Phase1Tails& result_;
  std::vector<Position> positions_;  // in the order of their distance
  // By distance: how many are as near as that.
  std::array<std::uint32_t, kTailLength + 1> ends_{};
  std::vector<Step> steps_;
  std::vector<std::uint32_t> neighbours_;  // of a block of positions
  // What is asked for each tail, at hand.
  std::array<std::array<Move, kMoveCount>, kAxisSymmetryCount> seen_moves_;
  std::array<std::uint8_t, kAxisSymmetryCount> inverse_symmetries_;
  std::array<MoveSet, kMoveCount> moves_after_;
};

Phase1Tails::Phase1Tails(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                         const ConjugationTable& twist_conjugation) {
  TailCollector(classes, twist_moves, twist_conjugation, *this).Collect();
}

}  // namespace cubewright
