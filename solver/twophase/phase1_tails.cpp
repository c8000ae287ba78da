#include "solver/twophase/phase1_tails.h"

#include <bit>
#include <unordered_map>

namespace cubewright {

// Finds the positions within reach, then the tails of each.
class TailCollector {
 public:
  TailCollector(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                const ConjugationTable& twist_conjugation, const Frames& frames)
      : classes_(classes),
        twist_moves_(twist_moves),
        twist_conjugation_(twist_conjugation),
        frames_(frames) {
    FindPositions();
  }

  const std::vector<std::uint32_t>& positions() const { return positions_; }

  void Collect(std::uint32_t position, std::vector<Tail>& tails) const {
    Extend(position, 0, kNoMove, 0, {0}, tails);
  }

 private:
  struct Step {
    std::uint32_t position;
    std::uint8_t symmetry;
  };

  Step After(std::uint32_t position, Move move) const {
    const ClassMember member = classes_.After(static_cast<int>(position / kTwistCount), move);
    const int twist = twist_moves_.After(static_cast<int>(position % kTwistCount), move);
    return {static_cast<std::uint32_t>(member.class_index()) * kTwistCount +
                static_cast<std::uint32_t>(twist_conjugation_.Conjugate(twist, member.symmetry())),
            static_cast<std::uint8_t>(member.symmetry())};
  }

  // More than kTailLength for all that is not near.
  int DistanceOf(std::uint32_t position) const {
    const auto found = distances_.find(position);
    return found == distances_.end() ? kTailLength + 1 : found->second;
  }

  void FindPositions() {
    distances_.emplace(0, 0);
    positions_.push_back(0);
    for (std::size_t next = 0; next < positions_.size(); ++next) {
      const int distance = DistanceOf(positions_[next]) + 1;
      if (distance > kTailLength) break;
      for (Move move = 0; move < kMoveCount; ++move) {
        const std::uint32_t position = After(positions_[next], move).position;
        const int class_index = static_cast<int>(position / kTwistCount);
        const int twist = static_cast<int>(position % kTwistCount);
        // The same position, seen through each symmetry that fixes its class.
        for (unsigned same = classes_.StabilizerOf(class_index); same != 0; same &= same - 1) {
          const auto conjugate = position - static_cast<std::uint32_t>(twist) +
                                 static_cast<std::uint32_t>(
                                     twist_conjugation_.Conjugate(twist, std::countr_zero(same)));
          if (distances_.emplace(conjugate, distance).second) positions_.push_back(conjugate);
        }
      }
    }
  }

  // `last` is in the frame of the tail's first position, seen through `frame` from here.
  void Extend(std::uint32_t position, int made, Move last, std::uint8_t frame, Tail tail,
              std::vector<Tail>& tails) const {
    if (made == kTailLength) {
      tails.push_back(tail);
      return;
    }
    const bool is_last = made + 1 == kTailLength;
    // In the order of the first position's moves, so that the tails come out sorted.
    for (Move move = 0; move < kMoveCount; ++move) {
      if (last != kNoMove && (MovesAfter(last) >> move & 1) == 0) continue;
      if (is_last && (IsPhase2(move) || CommutesWithPhase2(last, move))) continue;
      const Step step = After(position, frames_.Into(frame, move));
      const int distance = DistanceOf(step.position);
      if (distance > kTailLength - made - 1) continue;
      Extend(step.position, made + 1, move, frames_.After(frame, step.symmetry),
             {tail.packed | static_cast<std::uint32_t>(move) << (5 * made)}, tails);
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
  std::unordered_map<std::uint32_t, int> distances_;
  std::vector<std::uint32_t> positions_;
};

Phase1Tails::Phase1Tails(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                         const ConjugationTable& twist_conjugation, const Frames& frames) {
  const TailCollector collector(classes, twist_moves, twist_conjugation, frames);
  const std::size_t slot_count = std::bit_ceil(2 * collector.positions().size());
  slots_.resize(slot_count);
  mask_ = static_cast<std::uint32_t>(slot_count - 1);
  shift_ = 32 - std::countr_zero(slot_count);
  for (const std::uint32_t position : collector.positions()) {
    const std::size_t begin = tails_.size();
    collector.Collect(position, tails_);
    if (tails_.size() == begin) continue;
    std::uint32_t slot = Hash(position);
    while (slots_[slot].position != kEmpty) slot = (slot + 1) & mask_;
    slots_[slot].position = position;
    slots_[slot].begin = static_cast<std::uint32_t>(begin) & 0xFFFFF;
    slots_[slot].count = static_cast<std::uint32_t>(tails_.size() - begin) & 0xFFF;
  }
}

}  // namespace cubewright
