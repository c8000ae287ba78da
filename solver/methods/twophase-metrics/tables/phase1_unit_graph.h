// What the table of phase 1 is made from in a metric other than half turns: flip-slice classes x
// twists, joined by all turns that cost one. Entries are distances to the phase 2 subgroup
// modulo 3.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase-metrics/turns/class_after.h"
#include "solver/methods/twophase-metrics/turns/unit_turns.h"
#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"
#include "solver/methods/twophase/coordinates/move_tables.h"
#include "tables/layered_generation.h"

namespace cubewright {

template <Metric kMetric, int kUnits, int kFarthest>
class Phase1UnitGraph {
 public:
  static constexpr int kMoves = kUnits;
  static constexpr int kLastDistance = kFarthest;

  Phase1UnitGraph()
      : turns_(kMetric),
        classes_(MakeFlipMoves(), MakeQuartetMoves()),
        twist_conjugation_(MakeTwistConjugation()),
        stepped_twists_(static_cast<std::size_t>(kMoves * kAxisSymmetryCount)) {
    const MoveTable twist_moves = MakeTwistMoves();
    for (int unit = 0; unit < kMoves; ++unit) {
      const TurnMoves moves = MovesOf(turns_.units()[static_cast<std::size_t>(unit)]);
      for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
        auto& stepped = stepped_twists_[Stepped(unit, symmetry)];
        for (int twist = 0; twist < kTwistCount; ++twist) {
          int after = twist;
          for (const Move move : moves.span()) after = twist_moves.After(after, move);
          stepped[static_cast<std::size_t>(twist)] =
              static_cast<std::uint16_t>(twist_conjugation_.Conjugate(after, symmetry));
        }
      }
    }
  }

  TableRowStep StepFrom(int row, int unit) const {
    const ClassMember member =
        ClassAfter(classes_, row, turns_.units()[static_cast<std::size_t>(unit)]);
    return {member.class_index(), member.symmetry()};
  }
  unsigned StabilizerOf(int row) const { return classes_.StabilizerOf(row); }
  int Conjugate(int twist, int symmetry) const {
    return twist_conjugation_.Conjugate(twist, symmetry);
  }
  // The entries of a row after a unit, in the frame of the row it leads to.
  auto EntryAfter(int unit, int symmetry) const {
    return [stepped = stepped_twists_[Stepped(unit, symmetry)].data()](std::uint32_t twist) {
      return static_cast<std::uint32_t>(stepped[twist]);
    };
  }

  static constexpr bool kLayersAge = false;
  static unsigned CodeOfLastLayer(int distance) { return static_cast<unsigned>(distance - 1) % 3; }
  static unsigned CodeOfNextLayer(int distance) { return static_cast<unsigned>(distance) % 3; }

 private:
  static std::size_t Stepped(int unit, int symmetry) {
    return static_cast<std::size_t>(unit * kAxisSymmetryCount + symmetry);
  }

  UnitTurns turns_;
  FlipSliceClasses classes_;
  ConjugationTable twist_conjugation_;
  std::vector<std::array<std::uint16_t, kTwistCount>> stepped_twists_;
};

}  // namespace cubewright
