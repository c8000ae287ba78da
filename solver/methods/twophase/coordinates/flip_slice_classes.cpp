#include "solver/methods/twophase/coordinates/flip_slice_classes.h"

#include <bit>

namespace cubewright {
namespace {

constexpr std::uint8_t kUnknownClass = 0xFF;
constexpr ClassMember kUnknownMember = {~0U};

}  // namespace

FlipSliceConjugation::FlipSliceConjugation() {
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    const int generator = AxisGenerator(symmetry);
    if (symmetry == 0 || symmetry == generator) {
      Fill(symmetry);
    } else {
      Compose(symmetry - generator, generator);
    }
  }
}

void FlipSliceConjugation::Fill(int symmetry) {
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
  // With all pieces in place, what S^-1 flips, S flips back. So conjugation only moves the bits of
  // a flip, each by itself: the highest, and those below, which are a smaller flip.
  CubieCube flipped;
  moved_flip_[s][0] = 0;
  for (std::size_t highest = 1; highest < kFlipCount; highest *= 2) {
    SetFlip(static_cast<int>(highest), flipped);
    const auto moved = static_cast<std::uint16_t>(FlipOf(cubewright::Conjugate(flipped, symmetry)));
    for (std::size_t below = 0; below < highest; ++below) {
      moved_flip_[s][highest + below] = moved_flip_[s][below] ^ moved;
    }
  }
}

void FlipSliceConjugation::Compose(int first, int last) {
  const auto f = static_cast<std::size_t>(first);
  const auto l = static_cast<std::size_t>(last);
  const auto both = static_cast<std::size_t>(MultiplySymmetries(first, last));
  for (std::size_t slice = 0; slice < kSliceCount; ++slice) {
    const std::size_t between = slice_[l][slice];
    slice_[both][slice] = slice_[f][between];
    toggled_flip_[both][slice] =
        moved_flip_[f][toggled_flip_[l][slice]] ^ toggled_flip_[f][between];
  }
  for (std::size_t flip = 0; flip < kFlipCount; ++flip) {
    moved_flip_[both][flip] = moved_flip_[f][moved_flip_[l][flip]];
  }
}

FlipSliceClasses::FlipSliceClasses(const MoveTable& flip_moves, const MoveTable& quartet_moves) {
  slices_.fill({kUnknownClass, 0});
  flips_.reserve(kSliceClassCount);
  representatives_.reserve(kFlipSliceClassCount);
  stabilizers_.reserve(kFlipSliceClassCount);
  for (int slice = 0; slice < kSliceCount; ++slice) {
    if (slices_[static_cast<std::size_t>(slice)].class_index != kUnknownClass) continue;
    CollectFlips(slice, CollectSlices(slice));
  }
  FollowMoves(flip_moves, quartet_moves);
}

unsigned FlipSliceClasses::CollectSlices(int smallest) {
  unsigned stabilizer = 0;
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    const int conjugate = conjugation_.Slice(smallest, symmetry);
    if (conjugate == smallest) stabilizer |= 1U << symmetry;
    SliceMember& member = slices_[static_cast<std::size_t>(conjugate)];
    if (member.class_index != kUnknownClass) continue;
    member = {static_cast<std::uint8_t>(flips_.size()),
              static_cast<std::uint8_t>(InverseSymmetry(symmetry))};
  }
  return stabilizer;
}

void FlipSliceClasses::CollectFlips(int slice, unsigned stabilizer) {
  auto& members = flips_.emplace_back();
  members.fill(kUnknownMember);
  for (int flip = 0; flip < kFlipCount; ++flip) {
    if (members[static_cast<std::size_t>(flip)].packed != kUnknownMember.packed) continue;
    const auto class_index = static_cast<int>(representatives_.size());
    representatives_.push_back(static_cast<std::uint32_t>(kFlipCount * slice + flip));
    std::uint16_t& of_both = stabilizers_.emplace_back();
    for (unsigned left = stabilizer; left != 0; left &= left - 1) {
      const int symmetry = std::countr_zero(left);
      const int conjugate = conjugation_.Flip(flip, slice, symmetry);
      if (conjugate == flip) of_both = static_cast<std::uint16_t>(of_both | 1U << symmetry);
      ClassMember& member = members[static_cast<std::size_t>(conjugate)];
      if (member.packed != kUnknownMember.packed) continue;
      member = ClassMember::Of(class_index, InverseSymmetry(symmetry));
    }
  }
}

void FlipSliceClasses::FollowMoves(const MoveTable& flip_moves, const MoveTable& quartet_moves) {
  moves_.reserve(representatives_.size());
  while (moves_.size() < representatives_.size()) {
    FollowMovesOfNextSlice(flip_moves, quartet_moves);
  }
}

void FlipSliceClasses::FollowMovesOfNextSlice(const MoveTable& flip_moves,
                                              const MoveTable& quartet_moves) {
  const int slice = RepresentativeOf(static_cast<int>(moves_.size())) / kFlipCount;
  std::array<SliceStep, kMoveCount> steps{};
  for (Move move = 0; move < kMoveCount; ++move) {
    SliceStep& step = steps[move];
    const int after = quartet_moves.After(kQuartetOrderCount * slice, move) / kQuartetOrderCount;
    const SliceMember member = slices_[static_cast<std::size_t>(after)];
    step.flips = conjugation_.FlipsBeside(after, member.symmetry);
    step.members = flips_[member.class_index].data();
    for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
      step.symmetries[static_cast<std::size_t>(symmetry)] =
          static_cast<std::uint8_t>(MultiplySymmetries(symmetry, member.symmetry));
    }
  }
  for (auto index = moves_.size(); index < representatives_.size(); ++index) {
    const int representative = RepresentativeOf(static_cast<int>(index));
    if (representative / kFlipCount != slice) break;
    FollowMovesOf(flip_moves.Row(representative % kFlipCount), steps, moves_.emplace_back());
  }
}

void FlipSliceClasses::FollowMovesOf(const std::array<std::uint16_t, kMoveCount>& flips_after,
                                     const std::array<SliceStep, kMoveCount>& steps, Row& row) {
  for (std::size_t move = 0; move < kMoveCount; ++move) {
    const SliceStep& step = steps[move];
    const ClassMember member = step.members[step.flips.Of(flips_after[move])];
    row.Set(move, ClassMember::Of(member.class_index(),
                                  step.symmetries[static_cast<std::size_t>(member.symmetry())]));
  }
}

ClassMember FlipSliceClasses::MemberOf(int flip_slice) const {
  const int slice = flip_slice / kFlipCount;
  const SliceMember of_slice = slices_[static_cast<std::size_t>(slice)];
  const int flip = conjugation_.Flip(flip_slice % kFlipCount, slice, of_slice.symmetry);
  const ClassMember member = flips_[of_slice.class_index][static_cast<std::size_t>(flip)];
  return ClassMember::Of(member.class_index(),
                         MultiplySymmetries(member.symmetry(), of_slice.symmetry));
}

unsigned FlipSliceClasses::SliceStabilizerOf(int class_index) const {
  const int slice = RepresentativeOf(class_index) / kFlipCount;
  unsigned stabilizer = 0;
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    if (conjugation_.Slice(slice, symmetry) == slice) stabilizer |= 1U << symmetry;
  }
  return stabilizer;
}

}  // namespace cubewright
