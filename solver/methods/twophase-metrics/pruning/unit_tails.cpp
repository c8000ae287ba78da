#include "solver/methods/twophase-metrics/pruning/unit_tails.h"

#include <algorithm>
#include <bit>

#include "solver/methods/twophase-metrics/turns/class_after.h"

namespace cubewright {
namespace {

// The filters have two to the power of so many bits: few enough for the caches of a processor, and
// at most one bit in twenty-five is set.
constexpr int NearBits(Metric metric) { return metric == Metric::kQtm ? 22 : 20; }
constexpr int NextToNearBits(Metric metric) { return metric == Metric::kQtm ? 25 : 23; }

}  // namespace

class UnitTailCollector {
 public:
  UnitTailCollector(const UnitTurns& turns, const UnitFrames& frames, const UnitRows& rows,
                    const FlipSliceClasses& classes, const MoveTable& twist_moves,
                    const ConjugationTable& twist_conjugation, UnitTails& result)
      : turns_(turns),
        frames_(frames),
        rows_(rows),
        classes_(classes),
        twist_moves_(twist_moves),
        twist_conjugation_(twist_conjugation),
        result_(result) {}

  void Collect() {
    AddNeighbours(0, 0);
    Extend({0, 0, 0}, TailCost(turns_.metric()), 0, 0xFFFF);
    std::sort(found_.begin(), found_.end(), [](const Found& one, const Found& other) {
      return one.entry != other.entry ? one.entry < other.entry : one.tail < other.tail;
    });
    found_.erase(std::unique(found_.begin(), found_.end(),
                             [](const Found& one, const Found& other) {
                               return one.entry == other.entry && one.tail == other.tail;
                             }),
                 found_.end());
    FillSlots();
  }

 private:
  struct Found {
    std::uint32_t entry;
    std::uint64_t tail;
  };
  // Where the turns outwards lead: class and twist in the frame of the class.
  struct Place {
    int class_index;
    int twist;
    std::size_t frame;
  };

  // `turns` are the inverses of those made so far, the last made first: the turns of a tail, eight
  // bits each. `symmetries` are those that leave all of them as they are.
  void Extend(const Place& from, int cost_left, std::uint64_t turns, unsigned symmetries) {
    const auto last = static_cast<AxisTurn>(turns & 0xFF);
    for (AxisTurn turn = 0; turn < kAxisTurnCount; ++turn) {
      const int cost = turns_.CostOfTurn(turn);
      if (cost == 0 || cost > cost_left) continue;
      if (turns == 0 ? !turns_.EndsPhase1(turn) : AxisOf(turn) == AxisOf(last)) continue;
      unsigned left = symmetries;
      bool is_smallest = true;
      for (unsigned others = symmetries & ~1U; others != 0; others &= others - 1) {
        const auto symmetry = static_cast<std::size_t>(std::countr_zero(others));
        const AxisTurn conjugate = frames_.TurnInto(symmetry, turn);
        is_smallest &= conjugate >= turn;
        if (conjugate != turn) left &= ~(1U << symmetry);
      }
      if (!is_smallest) continue;
      const Place to = After(from, InverseOf(turn));
      const std::uint64_t longer = turns << 8 | turn;
      AddNeighbours(to.class_index, to.twist);
      if (cost == cost_left) {
        Add(to, longer);
      } else {
        Extend(to, cost_left - cost, longer, left);
      }
    }
  }

  Place After(const Place& from, AxisTurn turn) const {
    const AxisTurn seen = frames_.TurnInto(from.frame, turn);
    const ClassMember member = ClassAfter(classes_, from.class_index, seen);
    int twist = from.twist;
    for (const Move move : MovesOf(seen)) twist = twist_moves_.After(twist, move);
    const auto symmetry = static_cast<std::size_t>(member.symmetry());
    return {member.class_index(), twist_conjugation_.Conjugate(twist, member.symmetry()),
            frames_.After(from.frame, symmetry)};
  }

  // Adds the tail of an entry, as seen in its frame, and the same through each symmetry that keeps
  // the class.
  void Add(const Place& at, std::uint64_t turns) {
    for (unsigned left = classes_.StabilizerOf(at.class_index); left != 0; left &= left - 1) {
      const int symmetry = std::countr_zero(left);
      const std::size_t frame = frames_.After(at.frame, static_cast<std::size_t>(symmetry));
      std::uint64_t seen = 0;
      for (int shift = 0; turns >> shift != 0; shift += 8) {
        const auto turn = static_cast<AxisTurn>(turns >> shift & 0xFF);
        seen |= std::uint64_t{frames_.TurnInto(frame, turn)} << shift;
      }
      found_.push_back(
          {EntryOf(at.class_index, twist_conjugation_.Conjugate(at.twist, symmetry)), seen});
    }
  }

  static std::uint32_t EntryOf(int class_index, int twist) {
    return static_cast<std::uint32_t>(class_index) * kTwistCount +
           static_cast<std::uint32_t>(twist);
  }

  // Inserts the entry itself and all that a unit leads to, through each symmetry that keeps their
  // classes.
  [[gnu::noinline]] void AddNeighbours(int class_index, int twist) {
    InsertSame(class_index, twist);
    const UnitRows::OfClass row = rows_.ClassRow(static_cast<std::size_t>(class_index));
    const std::uint16_t* const twists = rows_.TwistRow(static_cast<std::size_t>(twist));
    for (std::size_t unit = 0; unit < turns_.count(); ++unit) {
      InsertSame(row.class_indexes[unit],
                 twist_conjugation_.Conjugate(twists[unit], row.symmetries[unit]));
    }
  }

  void InsertSame(int class_index, int twist) {
    for (unsigned left = classes_.StabilizerOf(class_index); left != 0; left &= left - 1) {
      const int same = twist_conjugation_.Conjugate(twist, std::countr_zero(left));
      result_.next_to_near_.Insert(EntryOf(class_index, same));
    }
  }

  void FillSlots() {
    std::size_t entries = 0;
    for (std::size_t i = 0; i < found_.size(); ++i) {
      if (i == 0 || found_[i].entry != found_[i - 1].entry) ++entries;
    }
    const std::size_t slots = std::bit_ceil(2 * entries);
    result_.slots_.resize(slots);
    result_.shift_ = 32 - std::countr_zero(slots);
    result_.tails_.reserve(found_.size());
    for (std::size_t i = 0; i < found_.size(); ++i) {
      UnitTails::Slot& slot = result_.slots_[result_.SlotOf(found_[i].entry)];
      if (slot.entry != found_[i].entry) {
        slot = {found_[i].entry, static_cast<std::uint32_t>(i), 0};
        result_.near_.Insert(found_[i].entry);
      }
      ++slot.count;
      result_.tails_.push_back({found_[i].tail});
    }
  }

  const UnitTurns& turns_;
  const UnitFrames& frames_;
  const UnitRows& rows_;
  const FlipSliceClasses& classes_;
  const MoveTable& twist_moves_;
  const ConjugationTable& twist_conjugation_;
  UnitTails& result_;
  std::vector<Found> found_;
};

UnitTails::UnitTails(const UnitTurns& turns, const UnitFrames& frames, const UnitRows& rows,
                     const FlipSliceClasses& classes, const MoveTable& twist_moves,
                     const ConjugationTable& twist_conjugation)
    : near_(NearBits(turns.metric())), next_to_near_(NextToNearBits(turns.metric())) {
  UnitTailCollector(turns, frames, rows, classes, twist_moves, twist_conjugation, *this).Collect();
}

}  // namespace cubewright
