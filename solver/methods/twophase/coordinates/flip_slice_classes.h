// Flip and slice together, up to the sixteen symmetries that keep the UD axis.
//
// The 1,013,760 pairs fall into 64,430 classes. Each class is represented by its smallest member as
// the number 2048 * slice + flip, and they are numbered in that order; class 0 is the solved one.
// So whatever is stored for a class and the twist, seen in the class's own frame, serves up to
// sixteen pairs.
//
// The 495 slices alone fall into 45 classes. The smallest member of a pair's class has the smallest
// slice of the pair's slice class, so that only the flips beside these 45 slices have to be sorted
// into classes, by the symmetries that leave the slice as it is.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/cube/symmetry.h"
#include "solver/methods/twophase/coordinates/coordinates.h"
#include "solver/methods/twophase/coordinates/move_tables.h"

namespace cubewright {

inline constexpr int kFlipSliceClassCount = 64430;
inline constexpr int kSliceClassCount = 45;

// A class, and a symmetry S that brings a pair to its smallest member: S * pair * S^-1.
struct ClassMember {
  std::uint32_t packed;

  static ClassMember Of(int class_index, int symmetry) {
    return {static_cast<std::uint32_t>(class_index << 4 | symmetry)};
  }
  int class_index() const { return static_cast<int>(packed >> 4); }
  int symmetry() const { return static_cast<int>(packed & 15); }
};

// The conjugates of flips, slices and their pairs, by arithmetic instead of a table of 16 million.
//
// Conjugation by S moves the flip bits as S moves the places of the edges. Then it toggles the bits
// of the edges that S or S^-1 flips, and which edges these are depends only on S and the slice. So
// the flip of S * pair * S^-1 is the moved bits, xor a constant for S and the slice.
class FlipSliceConjugation {
 public:
  FlipSliceConjugation();
  // S * pair * S^-1 as a number 2048 * slice + flip.
  int Conjugate(int flip_slice, int symmetry) const {
    const int slice = flip_slice / kFlipCount;
    return kFlipCount * Slice(slice, symmetry) + Flip(flip_slice % kFlipCount, slice, symmetry);
  }
  int Slice(int slice, int symmetry) const {
    return slice_[static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(slice)];
  }
  // The conjugate of a flip beside this slice.
  int Flip(int flip, int slice, int symmetry) const {
    return FlipsBeside(slice, symmetry).Of(flip);
  }
  // The same for many flips.
  struct FlipsBesideSlice {
    const std::uint16_t* moved;
    std::uint16_t toggled;

    int Of(int flip) const { return moved[flip] ^ toggled; }
  };
  FlipsBesideSlice FlipsBeside(int slice, int symmetry) const {
    const auto s = static_cast<std::size_t>(symmetry);
    return {moved_flip_[s].data(), toggled_flip_[s][static_cast<std::size_t>(slice)]};
  }

 private:
  // Computes the conjugates by `symmetry` from cubies.
  void Fill(int symmetry);
  // Computes those by first * last: the conjugates by `first` of those by `last`.
  void Compose(int first, int last);

  template <int kCount>
  using PerSymmetry = std::array<std::array<std::uint16_t, kCount>, kAxisSymmetryCount>;
  PerSymmetry<kSliceCount> slice_;
  PerSymmetry<kFlipCount> moved_flip_;
  PerSymmetry<kSliceCount> toggled_flip_;
};

class FlipSliceClasses {
 public:
  FlipSliceClasses(const MoveTable& flip_moves, const MoveTable& quartet_moves);

  // Of a pair as a number 2048 * slice + flip.
  ClassMember MemberOf(int flip_slice) const;

  // The smallest member.
  int RepresentativeOf(int class_index) const {
    return static_cast<int>(representatives_[static_cast<std::size_t>(class_index)]);
  }
  // The symmetries that leave the smallest member as it is, as a set of bits; the identity is
  // always among them.
  unsigned StabilizerOf(int class_index) const {
    return stabilizers_[static_cast<std::size_t>(class_index)];
  }

  // The class of the smallest member's slice, 0..44, and the symmetries that leave that slice as it
  // is.
  int SliceClassOf(int class_index) const {
    return slices_[static_cast<std::size_t>(RepresentativeOf(class_index) / kFlipCount)]
        .class_index;
  }
  unsigned SliceStabilizerOf(int class_index) const;

  // Where a move, in the frame of the class, leads from its smallest member.
  ClassMember After(int class_index, Move move) const { return RowOf(class_index)[move]; }
  // The same for all moves of a class, which the search reads together: one line of the processor's
  // cache.
  class alignas(64) Row {
   public:
    ClassMember operator[](std::size_t move) const {
      return ClassMember::Of(class_indexes_[move], symmetries_[move]);
    }
    void Set(std::size_t move, ClassMember member) {
      class_indexes_[move] = static_cast<std::uint16_t>(member.class_index());
      symmetries_[move] = static_cast<std::uint8_t>(member.symmetry());
    }

   private:
    std::array<std::uint16_t, kMoveCount> class_indexes_;
    std::array<std::uint8_t, kMoveCount> symmetries_;
  };
  static_assert(sizeof(Row) == 64);
  const Row& RowOf(int class_index) const { return moves_[static_cast<std::size_t>(class_index)]; }

 private:
  // As ClassMember, of a slice alone.
  struct SliceMember {
    std::uint8_t class_index;
    std::uint8_t symmetry;
  };

  // Finds a slice class from its smallest member, and returns the symmetries that leave that member
  // as it is.
  unsigned CollectSlices(int smallest);
  // Finds the classes of the flips beside such a slice.
  void CollectFlips(int slice, unsigned stabilizer);
  void FollowMoves(const MoveTable& flip_moves, const MoveTable& quartet_moves);

  // For all classes of one slice.
  void FollowMovesOfNextSlice(const MoveTable& flip_moves, const MoveTable& quartet_moves);
  // What a move does to a slice, whatever the flips beside it.
  struct SliceStep {
    FlipSliceConjugation::FlipsBesideSlice flips;
    const ClassMember* members;  // by flip
    // By the symmetry of such a member: its product with the slice's own.
    std::array<std::uint8_t, kAxisSymmetryCount> symmetries;
  };
  // For one class: a call for each class (README.md, "Loops cut into calls").
  [[gnu::noinline]] static void FollowMovesOf(
      const std::array<std::uint16_t, kMoveCount>& flips_after,
      const std::array<SliceStep, kMoveCount>& steps, Row& row);

  FlipSliceConjugation conjugation_;
  std::array<SliceMember, kSliceCount> slices_;
  // By slice class, the members beside its smallest slice; their symmetries leave it as it is.
  std::vector<std::array<ClassMember, kFlipCount>> flips_;
  std::vector<std::uint32_t> representatives_;
  std::vector<std::uint16_t> stabilizers_;
  std::vector<Row> moves_;
};

}  // namespace cubewright
