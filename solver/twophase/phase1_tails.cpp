#include "solver/twophase/phase1_tails.h"

#include <bit>

#include "solver/twophase/phase1_moves.h"

namespace cubewright {

// Finds the positions within reach, what each of their moves does, and then the tails.
class TailCollector {
 public:
  TailCollector(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                const ConjugationTable& twist_conjugation, const Frames& frames,
                Phase1Tails& result)
      : classes_(classes),
        twist_moves_(twist_moves),
        twist_conjugation_(twist_conjugation),
        frames_(frames),
        result_(result) {
    result_.slots_.resize(Phase1Tails::kSlotCount);
    result_.filter_.resize((1U << Phase1Tails::kFilterBits) / 32);
    near_.resize(Phase1Tails::kSlotCount);
  }

  void Collect() {
    FindPositions();
    for (const std::uint32_t position : positions_) SortMoves(position);
    for (const std::uint32_t position : positions_) {
      const std::size_t begin = result_.tails_.size();
      Extend(position, 0, kNoMove, 0, {0});
      Phase1Tails::Slot& slot = result_.slots_[result_.SlotOf(position)];
      slot.begin = static_cast<std::uint32_t>(begin) & 0xFFFFF;
      slot.count = static_cast<std::uint32_t>(result_.tails_.size() - begin) & 0xFFF;
    }
  }

 private:
  struct Step {
    std::uint32_t position;
    std::uint8_t symmetry;
  };
  struct Near {
    int distance;
    Phase1Moves moves;
  };

  Step After(std::uint32_t position, Move move) const {
    const ClassMember member = classes_.After(static_cast<int>(position / kTwistCount), move);
    const int twist = twist_moves_.After(static_cast<int>(position % kTwistCount), move);
    return {static_cast<std::uint32_t>(member.class_index()) * kTwistCount +
                static_cast<std::uint32_t>(twist_conjugation_.Conjugate(twist, member.symmetry())),
            static_cast<std::uint8_t>(member.symmetry())};
  }

  // Null for a position out of reach.
  const Near* Find(std::uint32_t position) const {
    const std::uint32_t slot = result_.SlotOf(position);
    return result_.slots_[slot].position == position ? &near_[slot] : nullptr;
  }

  void Insert(std::uint32_t position, int distance) {
    const std::uint32_t slot = result_.SlotOf(position);
    if (result_.slots_[slot].position == position) return;
    result_.slots_[slot].position = position;
    near_[slot].distance = distance;
    positions_.push_back(position);
    const std::uint32_t bit = Phase1Tails::Scramble(position) >> (32 - Phase1Tails::kFilterBits);
    result_.filter_[bit / 32] |= 1U << (bit % 32);
  }

  void FindPositions() {
    positions_.reserve(kTailPositionCount);
    Insert(0, 0);
    for (std::size_t next = 0; next < positions_.size(); ++next) {
      const int distance = Find(positions_[next])->distance + 1;
      if (distance > kTailLength) break;
      for (Move move = 0; move < kMoveCount; ++move) {
        const std::uint32_t position = After(positions_[next], move).position;
        if (Find(position) != nullptr) continue;
        const int class_index = static_cast<int>(position / kTwistCount);
        const int twist = static_cast<int>(position % kTwistCount);
        // The same position, seen through each symmetry that fixes its class.
        for (unsigned same = classes_.StabilizerOf(class_index); same != 0; same &= same - 1) {
          const int conjugate = twist_conjugation_.Conjugate(twist, std::countr_zero(same));
          Insert(
              position - static_cast<std::uint32_t>(twist) + static_cast<std::uint32_t>(conjugate),
              distance);
        }
      }
    }
  }

  // Moves out of reach are left out of all three sets.
  void SortMoves(std::uint32_t position) {
    Near& near = near_[result_.SlotOf(position)];
    for (Move move = 0; move < kMoveCount; ++move) {
      const Near* const next = Find(After(position, move).position);
      if (next == nullptr) continue;
      const MoveSet bit = MoveSet{1} << move;
      if (next->distance < near.distance) near.moves.closer |= bit;
      if (next->distance == near.distance) near.moves.level |= bit;
      if (next->distance > near.distance) near.moves.farther |= bit;
    }
  }

  // `last` and the tail are in the frame of the tail's first position; `frame` leads from there to
  // that of `position`.
  void Extend(std::uint32_t position, int made, Move last, std::uint8_t frame, Tail tail) {
    if (made == kTailLength) {
      result_.tails_.push_back(tail);
      return;
    }
    const Near& near = *Find(position);
    MoveSet left = near.moves.Within(kTailLength - made - 1, near.distance) &
                   frames_.AllowedAfter(frame, last);
    for (; left != 0; left &= left - 1) {
      const auto seen = static_cast<Move>(std::countr_zero(left));
      const Move move = frames_.From(frame, seen);
      if (made + 1 == kTailLength && (IsPhase2(move) || CommutesWithPhase2(last, move))) continue;
      const Step step = After(position, seen);
      Extend(step.position, made + 1, move, frames_.After(frame, step.symmetry),
             {tail.packed | static_cast<std::uint32_t>(move) << (5 * made)});
    }
  }

  static bool IsPhase2(Move move) { return (kPhase2Moves >> move & 1) != 0; }
  static bool CommutesWithPhase2(Move last, Move move) {
    return last != kNoMove && IsPhase2(last) && OppositeFace(FaceOf(last)) == FaceOf(move);
  }

  const FlipSliceClasses& classes_;
  const MoveTable& twist_moves_;
  const ConjugationTable& twist_conjugation_;
  const Frames& frames_;
  Phase1Tails& result_;
  std::vector<Near> near_;  // by slot
  std::vector<std::uint32_t> positions_;
};

Phase1Tails::Phase1Tails(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                         const ConjugationTable& twist_conjugation, const Frames& frames) {
  TailCollector(classes, twist_moves, twist_conjugation, frames, *this).Collect();
}

}  // namespace cubewright
