#include "solver/twophase/phase1_tails.h"

#include <bit>

namespace cubewright {

// Finds the positions within reach and what each of their moves does, then the tails.
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
    result_.filters_ = std::make_unique<Phase1Tails::Filters>();
    near_of_slot_.resize(Phase1Tails::kSlotCount);
    near_.reserve(kTailPositionCount);
  }

  void Collect() {
    FindPositions();
    for (const Near& near : near_) {
      const std::size_t begin = result_.tails_.size();
      Extend(near, 0, kNoMove, 0, {0});
      Phase1Tails::Slot& slot = result_.slots_[result_.SlotOf(near.position)];
      slot.begin = static_cast<std::uint32_t>(begin) & 0xFFFFF;
      slot.count = static_cast<std::uint32_t>(result_.tails_.size() - begin) & 0xFFF;
    }
  }

 private:
  struct Step {
    std::uint32_t position;
    std::uint8_t symmetry;
  };
  // A position within reach, and its moves by what they do to its distance; those that lead out of
  // reach are in neither set.
  struct Near {
    std::uint32_t position;
    int distance;
    MoveSet closer = 0;
    MoveSet level = 0;
    MoveSet farther = 0;

    // The moves after which `moves_left` moves are enough.
    MoveSet Within(int moves_left) const {
      if (distance < moves_left) return closer | level | farther;
      if (distance == moves_left) return closer | level;
      return distance == moves_left + 1 ? closer : 0;
    }
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
    return result_.slots_[slot].position == position ? &near_[near_of_slot_[slot]] : nullptr;
  }

  void Insert(std::uint32_t position, int distance) {
    result_.filters_->next_to_near.Insert(position);
    if (distance > kTailLength) return;
    const std::uint32_t slot = result_.SlotOf(position);
    if (result_.slots_[slot].position == position) return;
    result_.slots_[slot].position = position;
    result_.filters_->near.Insert(position);
    near_of_slot_[slot] = static_cast<std::uint32_t>(near_.size());
    near_.push_back({.position = position, .distance = distance});
  }

  // Breadth first, so that a neighbour not met before, or met one move farther, is farther.
  void FindPositions() {
    Insert(0, 0);
    for (std::size_t next = 0; next < near_.size(); ++next) {
      const std::uint32_t position = near_[next].position;
      const int distance = near_[next].distance;
      for (Move move = 0; move < kMoveCount; ++move) {
        const MoveSet bit = MoveSet{1} << move;
        const std::uint32_t neighbour = After(position, move).position;
        const Near* const known = Find(neighbour);
        if (known == nullptr) InsertWithTwins(neighbour, distance + 1);
        if (known != nullptr && known->distance < distance) {
          near_[next].closer |= bit;
        } else if (known != nullptr && known->distance == distance) {
          near_[next].level |= bit;
        } else if (distance < kTailLength) {
          near_[next].farther |= bit;
        }
      }
    }
  }

  // With the same position as seen through each symmetry that fixes its class.
  void InsertWithTwins(std::uint32_t position, int distance) {
    const std::uint32_t class_index = position / kTwistCount;
    const int twist = static_cast<int>(position % kTwistCount);
    for (unsigned same = classes_.StabilizerOf(static_cast<int>(class_index)); same != 0;
         same &= same - 1) {
      const int twin = twist_conjugation_.Conjugate(twist, std::countr_zero(same));
      Insert(class_index * kTwistCount + static_cast<std::uint32_t>(twin), distance);
    }
  }

  // `last` and the tail are in the frame of the tail's first position; `frame` leads from there to
  // that of `near`.
  void Extend(const Near& near, int made, Move last, std::uint8_t frame, Tail tail) {
    MoveSet left = near.Within(kTailLength - made - 1) & frames_.AllowedAfter(frame, last);
    for (; left != 0; left &= left - 1) {
      const auto seen = static_cast<Move>(std::countr_zero(left));
      const Move move = frames_.From(frame, seen);
      const Tail longer = {tail.packed | static_cast<std::uint32_t>(move) << (5 * made)};
      if (made + 1 == kTailLength) {
        if (!IsPhase2(move) && !CommutesWithPhase2(last, move)) result_.tails_.push_back(longer);
        continue;
      }
      const Step step = After(near.position, seen);
      Extend(*Find(step.position), made + 1, move, frames_.After(frame, step.symmetry), longer);
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
  std::vector<Near> near_;  // in the order of their distance
  std::vector<std::uint32_t> near_of_slot_;
};

Phase1Tails::Phase1Tails(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                         const ConjugationTable& twist_conjugation, const Frames& frames) {
  TailCollector(classes, twist_moves, twist_conjugation, frames, *this).Collect();
}

}  // namespace cubewright
