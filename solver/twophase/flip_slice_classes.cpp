#include "solver/twophase/flip_slice_classes.h"

#include <algorithm>

namespace cubewright {

FlipSliceConjugation::FlipSliceConjugation() {
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    const auto s = static_cast<std::size_t>(symmetry);
    CubieCube cube;
    for (int slice = 0; slice < kSliceCount; ++slice) {
      SetSliceQuartet(kQuartetOrderCount * slice, cube);
      const CubieCube conjugate = cubewright::Conjugate(cube, symmetry);
      const auto index = static_cast<std::size_t>(slice);
      slice_[s][index] =
          static_cast<std::uint16_t>(QuartetOf(conjugate, Quartet::kSlice) / kQuartetOrderCount);
      toggled_flip_[s][index] = static_cast<std::uint16_t>(FlipOf(conjugate));
    }
    // With all pieces in place, S flips each edge as often coming as going.
    CubieCube flipped;
    for (int flip = 0; flip < kFlipCount; ++flip) {
      SetFlip(flip, flipped);
      moved_flip_[s][static_cast<std::size_t>(flip)] =
          static_cast<std::uint16_t>(FlipOf(cubewright::Conjugate(flipped, symmetry)));
    }
  }
}

FlipSliceClasses::FlipSliceClasses(const MoveTable& flip_moves, const MoveTable& quartet_moves) {
  constexpr ClassMember kUnknown = {~0U};
  std::vector<ClassMember> members(kFlipSliceCount, kUnknown);
  representatives_.reserve(kFlipSliceClassCount);
  for (int flip_slice = 0; flip_slice < kFlipSliceCount; ++flip_slice) {
    if (members[static_cast<std::size_t>(flip_slice)].packed != kUnknown.packed) continue;
    const int class_index = static_cast<int>(representatives_.size());
    representatives_.push_back(static_cast<std::uint32_t>(flip_slice));
    for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
      auto& member =
          members[static_cast<std::size_t>(conjugation_.Conjugate(flip_slice, symmetry))];
      if (member.packed == kUnknown.packed) {
        member = ClassMember::Of(class_index, InverseSymmetry(symmetry));
      }
    }
  }

  moves_.resize(representatives_.size());
  for (std::size_t class_index = 0; class_index < representatives_.size(); ++class_index) {
    const int flip_slice = static_cast<int>(representatives_[class_index]);
    const auto& flips = flip_moves.Row(flip_slice % kFlipCount);
    const auto& quartets = quartet_moves.Row(kQuartetOrderCount * (flip_slice / kFlipCount));
    for (std::size_t move = 0; move < kMoveCount; ++move) {
      const int slice = quartets[move] / kQuartetOrderCount;
      moves_[class_index][move] =
          members[static_cast<std::size_t>(kFlipCount * slice + flips[move])];
    }
  }
}

ClassMember FlipSliceClasses::MemberOf(int flip_slice) const {
  int smallest = flip_slice;
  int symmetry_to_smallest = 0;
  for (int symmetry = 1; symmetry < kAxisSymmetryCount; ++symmetry) {
    const int conjugate = conjugation_.Conjugate(flip_slice, symmetry);
    if (conjugate >= smallest) continue;
    smallest = conjugate;
    symmetry_to_smallest = symmetry;
  }
  const auto found = std::lower_bound(representatives_.begin(), representatives_.end(),
                                      static_cast<std::uint32_t>(smallest));
  return ClassMember::Of(static_cast<int>(found - representatives_.begin()), symmetry_to_smallest);
}

unsigned FlipSliceClasses::StabilizerOf(int class_index) const {
  const int representative =
      static_cast<int>(representatives_[static_cast<std::size_t>(class_index)]);
  unsigned stabilizer = 0;
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    if (conjugation_.Conjugate(representative, symmetry) == representative) {
      stabilizer |= 1U << symmetry;
    }
  }
  return stabilizer;
}

}  // namespace cubewright
