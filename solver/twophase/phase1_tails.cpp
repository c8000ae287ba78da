#include "solver/twophase/phase1_tails.h"

#include <bit>
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
    index_of_slot_.resize(Phase1Tails::kSlotCount);
    positions_.reserve(kTailPositionCount);
  }

  void Collect() {
    FindPositions();
    FilterNeighbours();
    Tails tails = {{{0}}, {0, 1}};
    for (int length = 1; length <= kTailLength; ++length) tails = Lengthen(tails, length);
    for (std::size_t index = 0; index < positions_.size(); ++index) {
      Phase1Tails::Slot& slot = result_.slots_[result_.SlotOf(positions_[index].entry)];
      slot.begin = tails.begins[index] & 0xFFFFF;
      slot.count = (tails.begins[index + 1] - tails.begins[index]) & 0xFFF;
    }
    result_.tails_ = std::move(tails.all);
  }

 private:
  static constexpr std::uint32_t kNone = ~0U;

  struct Position {
    std::uint32_t entry;
    int distance;
    std::uint32_t first_step = kNone;
  };
  // From one position within reach to another, seen in the frame of the first; `symmetry` leads to
  // the frame of the second.
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

  // The index of the position, which is added if it is new.
  std::uint32_t IndexOf(std::uint32_t entry, int distance) {
    const std::uint32_t slot = result_.SlotOf(entry);
    if (result_.slots_[slot].position != entry) {
      result_.slots_[slot].position = entry;
      result_.filters_->near.Insert(entry);
      result_.filters_->next_to_near.Insert(entry);
      index_of_slot_[slot] = static_cast<std::uint32_t>(positions_.size());
      positions_.push_back({entry, distance});
    }
    return index_of_slot_[slot];
  }

  // Once for each move, however often it is found.
  void AddStep(std::uint32_t from, std::uint32_t to, Move move, int symmetry) {
    for (std::uint32_t i = positions_[from].first_step; i != kNone; i = steps_[i].next) {
      if (steps_[i].move == move) return;
    }
    steps_.push_back({to, positions_[from].first_step, move, static_cast<std::uint8_t>(symmetry)});
    positions_[from].first_step = static_cast<std::uint32_t>(steps_.size() - 1);
  }

  // Breadth first. The farthest positions need steps to nearer ones only, which are the steps that
  // led to them, made backwards.
  void FindPositions() {
    IndexOf(0, 0);
    for (std::uint32_t from = 0; positions_[from].distance < kTailLength; ++from) {
      AddStepsFrom(from);
    }
  }

  // Here and below, what is done for one position is a function of its own, since a browser puts
  // fast code in the place of its first at a call.
  [[gnu::noinline]] void AddStepsFrom(std::uint32_t from) {
    const Position position = positions_[from];
    for (Move move = 0; move < kMoveCount; ++move) {
      ForEachSight(position.entry, move, [&](std::uint32_t entry, int symmetry) {
        const std::uint32_t to = IndexOf(entry, position.distance + 1);
        AddStep(from, to, move, symmetry);
        if (positions_[to].distance == kTailLength) {
          AddStep(to, from, ConjugateMove(InverseMove(move), symmetry), InverseSymmetry(symmetry));
        }
      });
    }
  }

  void FilterNeighbours() {
    for (const Position& position : positions_) {
      if (position.distance == kTailLength) FilterNeighboursOf(position.entry);
    }
  }

  [[gnu::noinline]] void FilterNeighboursOf(std::uint32_t entry) {
    for (Move move = 0; move < kMoveCount; ++move) {
      ForEachSight(entry, move, [this](std::uint32_t neighbour, int) {
        result_.filters_->next_to_near.Insert(neighbour);
      });
    }
  }

  // The tails of `length` moves, from all those with a move less.
  Tails Lengthen(const Tails& shorter, int length) const {
    Tails longer;
    for (const Position& position : positions_) {
      if (position.distance > length) break;
      longer.begins.push_back(static_cast<std::uint32_t>(longer.all.size()));
      AddTails(position, shorter, length, longer.all);
    }
    longer.begins.push_back(static_cast<std::uint32_t>(longer.all.size()));
    return longer;
  }

  [[gnu::noinline]] void AddTails(const Position& position, const Tails& shorter, int length,
                                  std::vector<Tail>& tails) const {
    for (std::uint32_t i = position.first_step; i != kNone; i = steps_[i].next) {
      const Step& step = steps_[i];
      if (positions_[step.to].distance >= length) continue;
      const int back = InverseSymmetry(step.symmetry);
      for (std::uint32_t j = shorter.begins[step.to]; j < shorter.begins[step.to + 1]; ++j) {
        AddTail(step.move, Seen(shorter.all[j], length - 1, back), length, tails);
      }
    }
  }

  // Two turns of opposite faces, which commute, are put into the order that MovesAfter allows.
  static Tail Seen(Tail tail, int length, int symmetry) {
    Tail seen = {0};
    Move last = 0;
    for (int index = 0; index < length; ++index) {
      Move move = ConjugateMove(tail.MoveAt(index), symmetry);
      if (index > 0 && (MovesAfter(last) >> move & 1) == 0) {
        seen.packed ^= std::uint32_t{static_cast<Move>(last ^ move)} << (5 * (index - 1));
        std::swap(last, move);
      }
      seen.packed |= std::uint32_t{move} << (5 * index);
      last = move;
    }
    return seen;
  }

  // Puts `first` before the tail, if they may follow each other.
  static void AddTail(Move first, Tail tail, int length, std::vector<Tail>& tails) {
    const Move second = tail.MoveAt(0);
    if (length == 1 && IsPhase2(first)) return;
    if (length == 2 && IsPhase2(first) && OppositeFace(FaceOf(first)) == FaceOf(second)) return;
    if (length > 1 && (MovesAfter(first) >> second & 1) == 0) return;
    tails.push_back({tail.packed << 5 | first});
  }

  static bool IsPhase2(Move move) { return (kPhase2Moves >> move & 1) != 0; }

  const FlipSliceClasses& classes_;
  const MoveTable& twist_moves_;
  const ConjugationTable& twist_conjugation_;
  Phase1Tails& result_;
  std::vector<Position> positions_;  // in the order of their distance
  std::vector<std::uint32_t> index_of_slot_;
  std::vector<Step> steps_;
};

Phase1Tails::Phase1Tails(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                         const ConjugationTable& twist_conjugation) {
  TailCollector(classes, twist_moves, twist_conjugation, *this).Collect();
}

}  // namespace cubewright
