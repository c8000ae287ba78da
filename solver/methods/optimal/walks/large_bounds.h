// The large table as the search reads it: how many moves a position needs at least, by its sums.
//
// The table is far larger than a processor's caches, and a read of it takes as long as a hundred
// additions; with memory pages of 4 KB, even a prefetch takes long. So there is a filter beside it,
// a sixteenth of its size with three flips counted: a bit for each group of entries that differ by
// flips only, which says whether any of them has one of the two lowest codes. It answers two of
// three lookups where that matters. If memory for it is refused, the table is read without it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "solver/methods/optimal/large/corner_classes.h"
#include "solver/methods/optimal/large/sliced_edges.h"
#include "solver/methods/optimal/walks/large_sums.h"
#include "tables/packed_entries.h"

namespace cubewright {

class LargeBounds {
 public:
  // An entry's four codes: at most `last_distance` - 2, the two distances after that, and farther.
  static constexpr unsigned kBits = 2;

  // `payload` counts the flips of `flip_places` places, at most eight, and must outlive this.
  LargeBounds(std::span<const std::byte> payload, int flip_places, int last_distance);

  // Prefetches what EntryOf reads first.
  void PrefetchCorners(LargeSums sums) const {
    corners_.Prefetch(static_cast<int>(CornersOfSums(sums)));
  }
  std::uint32_t EntryOf(LargeSums sums) const {
    const CornerMember member = corners_.MemberOf(static_cast<int>(CornersOfSums(sums)));
    const EdgeImage::Packed edges = images_[member.symmetry].Of(EdgesOfSums(sums));
    return member.class_index * row_length_ + slice_numbers_.EntryInRow(edges, flip_places_);
  }
  void Prefetch(std::uint32_t entry) const { __builtin_prefetch(payload_ + entry / 4); }
  void PrefetchFilter(std::uint32_t entry) const {
    __builtin_prefetch(filter_.get() + (entry >> flip_places_) / 8);
  }
  bool has_filter() const { return filter_ != nullptr; }
  // Whether the code is perhaps at most kFilteredCode. Precondition: has_filter().
  static constexpr unsigned kFilteredCode = 1;
  bool MayBeLow(std::uint32_t entry) const {
    return PackedEntry<1>(filter_.get(), entry >> flip_places_) != 0;
  }
  // If the code is above 0, the position needs at least nearest() + code moves; if it is 0, any
  // number of moves may be enough.
  unsigned CodeAt(std::uint32_t entry) const { return PackedEntry<kBits>(payload_, entry); }
  int nearest() const { return nearest_; }
  // What the highest code stands for.
  int farthest() const { return nearest_ + (1 << kBits) - 1; }

 private:
  const CornerClasses corners_;
  const SliceNumbers slice_numbers_;
  std::vector<EdgeImage> images_;
  const std::array<std::uint8_t, 256>& tetrads_ = TetradNumbers();
  std::uint32_t CornersOfSums(LargeSums sums) const {
    return TwistOfSums(sums) * kTetradsCount + tetrads_[TetradPlacesOfSums(sums)];
  }
  // Whether one of the group's entries, which differ by flips only, has one of the lowest codes.
  bool HasLowCode(std::uint32_t group) const;
  void FillFilter();

  const std::byte* payload_;
  std::unique_ptr<std::byte[]> filter_;
  const int flip_places_;
  const std::uint32_t row_length_;
  const int nearest_;
};

}  // namespace cubewright
