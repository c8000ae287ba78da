#include "solver/methods/twophase/pruning/phase1_tails.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <span>
#include <utility>

namespace cubewright {

// Finds the positions within reach and the moves between them, then the tails of each from its
// neighbours' tails that are one move shorter.
class TailCollector {
 public:
  TailCollector(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                const ConjugationTable& twist_conjugation, Phase1Tails& result)
      : classes_(classes),
        twist_moves_(twist_moves),
        twist_conjugation_(twist_conjugation),
        result_(result) {
    // Filled as a whole, since slot by slot takes longer.
    result_.slots_.reset(new Phase1Tails::Slot[Phase1Tails::kSlotCount]);
    std::memset(result_.slots_.get(), 0xFF, Phase1Tails::kSlotCount * sizeof(Phase1Tails::Slot));
    result_.filters_ = std::make_unique<Phase1Tails::Filters>();
    positions_.reserve(kTailPositionCount);
    steps_.reserve(kStepCount);
    for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
      const auto s = static_cast<std::size_t>(symmetry);
      inverse_symmetries_[s] = static_cast<std::uint8_t>(InverseSymmetry(symmetry));
      for (Move move = 0; move < kMoveCount; ++move) {
        seen_moves_[s][move] = ConjugateMove(move, symmetry);
      }
      for (Move first = 0; first < kMoveCount; ++first) {
        for (Move second = 0; second < kMoveCount; ++second) {
          seen_pairs_[s][Pair(first, second)] =
              InOrder(Pair(seen_moves_[s][first], seen_moves_[s][second]));
        }
      }
    }
    for (Move move = 0; move < kMoveCount; ++move) moves_after_[move] = MovesAfter(move);
  }

  void Collect() {
    FindPositions();
    FilterNeighbours();
    Tails tails = {{{0}}, {0, 1}};
    for (int length = 1; length <= kTailLength; ++length) tails = Lengthen(tails, length);
    for (std::size_t first = 0; first < positions_.size(); first += kBlock) {
      FillSlots(tails, first, std::min(first + kBlock, positions_.size()));
    }
    result_.tails_ = std::move(tails.all);
  }

 private:
  static constexpr std::uint32_t kNone = ~0U;

  // How many positions one call takes (README.md, "Loops cut into calls").
  static constexpr std::size_t kBlock = 512;

  // How many tails of each length all positions have together, as this class finds them.
  static constexpr std::array<std::uint32_t, kTailLength + 1> kTailCounts = {
      1, 2, 12, 128, 1492, 18394, 234864};

  // How many steps are kept in all.
  static constexpr std::uint32_t kStepCount = 114346;

  struct Position {
    std::uint32_t entry;
    std::uint32_t first_step = kNone;
    MoveSet moves = 0;  // those of its steps
  };
  // From one position within reach to another, seen in the frame of the first; `symmetry` leads
  // back from the frame of the second.
  struct Step {
    std::uint32_t next;  // from the same position
    std::uint32_t to : 17;
    std::uint32_t move : 5;
    std::uint32_t symmetry : 4;
  };
  static_assert(kTailPositionCount <= 1 << 17);

  // The tails of all positions, in their order: those of the position `index` are
  // begins[index]..begins[index + 1] - 1.
  struct Tails {
    std::vector<Tail> all;
    std::vector<std::uint32_t> begins;
  };

  // The index of the position, which is added if it is new. Until its tails are known, its slot has
  // the index in their place.
  std::uint32_t IndexOf(std::uint32_t entry) {
    Phase1Tails::Slot& slot = result_.slots_[result_.SlotOf(entry)];
    if (slot.position != entry) {
      slot.position = entry;
      slot.begin = positions_.size() & 0xFFFFF;
      positions_.push_back({entry});
      result_.filters_->near.Insert(entry);
      result_.filters_->next_to_near.Insert(entry);
    }
    return slot.begin;
  }

  // Adds the step of each move once, however often it is found. `symmetry` leads from the frame of
  // `to`.
  void AddStep(std::uint32_t from, std::uint32_t to, Move move, std::uint8_t symmetry) {
    Position& position = positions_[from];
    if ((position.moves >> move & 1) != 0) return;
    position.moves |= MoveSet{1} << move;
    steps_.push_back({position.first_step, to & 0x1FFFF, move & 31U, symmetry & 15U});
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

  // Tails only lead nearer to the goal. So for the farthest positions, those from `farthest` on,
  // only the steps back to nearer positions are kept: the inverses of those that led to them.
  [[gnu::noinline]] void AddStepsFrom(std::uint32_t from, std::uint32_t farthest) {
    const std::uint32_t position = positions_[from].entry;
    const auto& row = classes_.RowOf(static_cast<int>(position / kTwistCount));
    const auto& moved = twist_moves_.Row(static_cast<int>(position % kTwistCount));
    for (Move move = 0; move < kMoveCount; ++move) {
      const ClassMember member = row[move];
      const int twist = twist_conjugation_.Conjugate(moved[move], member.symmetry());
      AddStepsTo(from, farthest, move, member, twist);
      // The same as seen through each symmetry that keeps the class.
      unsigned same = classes_.StabilizerOf(member.class_index());
      for (same &= ~1U; same != 0; same &= same - 1) {
        const int symmetry = std::countr_zero(same);
        AddStepsTo(
            from, farthest, move,
            ClassMember::Of(member.class_index(), MultiplySymmetries(symmetry, member.symmetry())),
            twist_conjugation_.Conjugate(twist, symmetry));
      }
    }
  }

  void AddStepsTo(std::uint32_t from, std::uint32_t farthest, Move move, ClassMember member,
                  int twist) {
    const std::uint32_t to =
        IndexOf(static_cast<std::uint32_t>(member.class_index()) * kTwistCount +
                static_cast<std::uint32_t>(twist));
    const auto symmetry = static_cast<std::size_t>(member.symmetry());
    if (to < farthest) {
      AddStep(from, to, move, inverse_symmetries_[symmetry]);
    } else {
      AddStep(to, from, seen_moves_[symmetry][InverseMove(move)],
              static_cast<std::uint8_t>(symmetry));
    }
  }

  // A position without its class, and the faces to turn from it. If one turn of a face leads nearer
  // to the goal, no turn of this face leads farther away, and the face is left out.
  struct Twist {
    std::uint16_t twist;
    std::uint16_t faces;
  };
  static Twist TwistOf(const Position& position) {
    unsigned faces = 0;
    for (unsigned face = 0; face < kFaceCount; ++face) {
      if ((position.moves >> (3 * face) & 7) == 0) faces |= 1U << face;
    }
    return {static_cast<std::uint16_t>(position.entry % kTwistCount),
            static_cast<std::uint16_t>(faces)};
  }

  // Inserts the neighbours of the farthest positions, class by class, since all positions of a
  // class have their neighbours in the same classes, and see them through the same symmetries.
  void FilterNeighbours() {
    const auto farthest = std::span<const Position>(positions_).subspan(ends_[kTailLength - 1]);
    std::vector<Twist> twists(farthest.size());
    std::vector<std::uint32_t> begins(kFlipSliceClassCount + 1);
    for (const Position& position : farthest) ++begins[position.entry / kTwistCount];
    std::uint32_t end = 0;
    for (std::uint32_t& of_class : begins) end = of_class += end;
    for (std::size_t first = 0; first < farthest.size(); first += kBlock) {
      SortTwists(farthest.subspan(first, std::min(kBlock, farthest.size() - first)), begins,
                 twists);
    }
    for (std::size_t index = 0; index < kFlipSliceClassCount; ++index) {
      const std::span<const Twist> of_class(&twists[begins[index]],
                                            begins[index + 1] - begins[index]);
      if (!of_class.empty()) FilterNeighboursOf(static_cast<int>(index), of_class);
    }
  }

  // Sorts by class. Each class is filled from its end, so that `ends` becomes the beginnings.
  [[gnu::noinline]] static void SortTwists(std::span<const Position> positions,
                                           std::span<std::uint32_t> ends, std::span<Twist> twists) {
    for (const Position& position : positions) {
      twists[--ends[position.entry / kTwistCount]] = TwistOf(position);
    }
  }

  [[gnu::noinline]] void FilterNeighboursOf(int class_index, std::span<const Twist> twists) {
    const auto& row = classes_.RowOf(class_index);
    std::array<std::uint32_t, kMoveCount> rows;
    std::array<std::uint8_t, kMoveCount> symmetries;
    for (Move move = 0; move < kMoveCount; ++move) {
      rows[move] = static_cast<std::uint32_t>(row[move].class_index()) * kTwistCount;
      symmetries[move] = static_cast<std::uint8_t>(row[move].symmetry());
      const unsigned same = classes_.StabilizerOf(row[move].class_index());
      if (same != 1) FilterConjugates(row[move], move, same & ~1U, twists);
    }
    auto& filter = result_.filters_->next_to_near;
    for (const auto [twist, faces] : twists) {
      const auto& moved = twist_moves_.Row(twist);
      for (unsigned left = faces; left != 0; left &= left - 1) {
        const auto first = static_cast<std::size_t>(3 * std::countr_zero(left));
        for (std::size_t move = first; move < first + 3; ++move) {
          const int seen = twist_conjugation_.Conjugate(moved[move], symmetries[move]);
          filter.Insert(rows[move] + static_cast<std::uint32_t>(seen));
        }
      }
    }
  }

  // Inserts the same positions as seen through the further symmetries that keep the class after the
  // move.
  void FilterConjugates(ClassMember after, Move move, unsigned symmetries,
                        std::span<const Twist> twists) {
    const auto row = static_cast<std::uint32_t>(after.class_index()) * kTwistCount;
    for (; symmetries != 0; symmetries &= symmetries - 1) {
      const int symmetry = MultiplySymmetries(std::countr_zero(symmetries), after.symmetry());
      for (const Twist& twist : twists) {
        const int seen =
            twist_conjugation_.Conjugate(twist_moves_.After(twist.twist, move), symmetry);
        result_.filters_->next_to_near.Insert(row + static_cast<std::uint32_t>(seen));
      }
    }
  }

  // The tails of `length` moves, from those that are one move shorter.
  Tails Lengthen(const Tails& shorter, int length) const {
    const auto last = static_cast<std::size_t>(length);
    Tails longer;
    longer.begins.reserve(ends_[last] + 1);
    longer.all.resize(kTailCounts[last] + 1);  // one more, for what is written but not kept
    std::uint32_t end = 0;
    for (std::uint32_t index = 0; index < ends_[last]; ++index) {
      longer.begins.push_back(end);
      end = AddTails(positions_[index], shorter, length, longer.all, end);
    }
    longer.begins.push_back(end);
    return longer;
  }

  // Writes the position's tails from `end` on, and returns the new end.
  [[gnu::noinline]] std::uint32_t AddTails(const Position& position, const Tails& shorter,
                                           int length, std::span<Tail> tails,
                                           std::uint32_t end) const {
    const std::uint32_t farther = ends_[static_cast<std::size_t>(length - 1)];
    for (std::uint32_t i = position.first_step; i != kNone; i = steps_[i].next) {
      const Step step = steps_[i];
      if (step.to >= farther) continue;
      const auto move = static_cast<Move>(step.move);
      for (std::uint32_t j = shorter.begins[step.to]; j < shorter.begins[step.to + 1]; ++j) {
        const Tail tail = Seen(shorter.all[j], length - 1, step.symmetry);
        // Written in any case, so that there is no branch to mispredict.
        tails[end] = {tail.packed << 5 | move};
        end += MayPrecede(move, tail, length) ? 1 : 0;
      }
    }
    return end;
  }

  [[gnu::noinline]] void FillSlots(const Tails& tails, std::size_t first, std::size_t end) {
    for (std::size_t index = first; index < end; ++index) {
      Phase1Tails::Slot& slot = result_.slots_[result_.SlotOf(positions_[index].entry)];
      slot.begin = tails.begins[index] & 0xFFFFF;
      slot.count = (tails.begins[index + 1] - tails.begins[index]) & 0xFFF;
    }
  }

  static constexpr std::size_t Pair(Move first, Move second) {
    return static_cast<std::size_t>(second << 5 | first);
  }

  // Two turns of opposite faces, which commute, are put into the order that MovesAfter allows.
  static constexpr std::uint16_t InOrder(std::size_t pair) {
    const auto first = static_cast<Move>(pair & 31);
    const auto second = static_cast<Move>(pair >> 5);
    const bool is_reversed = OppositeFace(FaceOf(first)) == FaceOf(second) && second < first;
    return static_cast<std::uint16_t>(is_reversed ? Pair(second, first) : pair);
  }

  // Takes two moves at a time, then the pairs between: a turn commutes with at most one of its
  // neighbours.
  Tail Seen(Tail tail, int length, std::size_t symmetry) const {
    const auto& seen_pairs = seen_pairs_[symmetry];
    Tail seen = {0};
    int index = 0;
    for (; index + 1 < length; index += 2) {
      seen.packed |= std::uint32_t{seen_pairs[tail.packed >> (5 * index) & 1023]} << (5 * index);
    }
    if (index < length) {
      seen.packed |= std::uint32_t{seen_moves_[symmetry][tail.MoveAt(index)]} << (5 * index);
    }
    for (index = 1; index + 1 < length; index += 2) {
      const std::uint32_t pair = seen.packed >> (5 * index) & 1023;
      seen.packed ^= (pair ^ seen_pairs_[0][pair]) << (5 * index);
    }
    return seen;
  }

  // Whether a tail of `length` moves may be `first` and then `rest`.
  bool MayPrecede(Move first, Tail rest, int length) const {
    const Move second = rest.MoveAt(0);
    if (length == 1) return !IsPhase2(first);
    if (length == 2 && IsPhase2(first) && OppositeFace(FaceOf(first)) == FaceOf(second)) {
      return false;
    }
    return (moves_after_[first] >> second & 1) != 0;
  }

  static bool IsPhase2(Move move) { return (kPhase2Moves >> move & 1) != 0; }

  const FlipSliceClasses& classes_;
  const MoveTable& twist_moves_;
  const ConjugationTable& twist_conjugation_;
  Phase1Tails& result_;
  std::vector<Position> positions_;  // in the order of their distance
  // By distance: how many positions are at most that far.
  std::array<std::uint32_t, kTailLength + 1> ends_{};
  std::vector<Step> steps_;
  // Small copies of what is looked up for each tail.
  std::array<std::array<Move, kMoveCount>, kAxisSymmetryCount> seen_moves_;
  std::array<std::array<std::uint16_t, 1024>, kAxisSymmetryCount> seen_pairs_;  // by Pair, InOrder
  std::array<std::uint8_t, kAxisSymmetryCount> inverse_symmetries_;
  std::array<MoveSet, kMoveCount> moves_after_;
};

Phase1Tails::Phase1Tails(const FlipSliceClasses& classes, const MoveTable& twist_moves,
                         const ConjugationTable& twist_conjugation) {
  TailCollector(classes, twist_moves, twist_conjugation, *this).Collect();
}

}  // namespace cubewright
