// What the large table of phase 1 is made from: flip-slice classes x twists, joined by all moves.
// Entries are distances to the phase 2 subgroup modulo 3.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/methods/twophase/coordinates/conjugation_tables.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"
#include "solver/methods/twophase/coordinates/move_tables.h"
#include "tables/layered_generation.h"

namespace cubewright {

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

  TableRowStep StepFrom(int row, int move) const {
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
  static constexpr int kLastDistance = 12;

 private:
  static std::size_t Stepped(int move, int symmetry) {
    return static_cast<std::size_t>(move * kAxisSymmetryCount + symmetry);
  }

  FlipSliceClasses classes_;
  std::vector<std::uint16_t> stabilizers_;
  ConjugationTable twist_conjugation_;
  std::vector<std::array<std::uint16_t, kTwistCount>> stepped_twists_;
};

}  // namespace cubewright
