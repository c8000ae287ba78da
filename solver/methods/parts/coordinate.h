// The arrangement of some parts of one kind, as a number.
//
// The values are numbered as they are found: first those that answer the question, 0 to
// goal_count() - 1, then those that moves lead to from there, breadth first. So only arrangements
// that can occur have values, and a table of them needs no other numbering: Thistlethwaite's last
// stage has 96 arrangements of corners, not 40,320.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/parts/plan.h"

namespace cubewright {

class Coordinate {
 public:
  // Parts of one kind and of different pieces, at least one.
  Coordinate(CoordinateParts parts, MoveSet moves, MoveSet finishing_moves);

  // Finds what about `work` values lead to; true when all are known. The other functions may be
  // used then.
  bool Step(std::uint64_t work);
  bool is_complete() const { return next_ == size(); }

  std::uint32_t size() const { return static_cast<std::uint32_t>(arrangements_.size()); }
  std::uint32_t goal_count() const { return goal_count_; }
  // None if the moves cannot lead from there to a goal.
  std::optional<std::uint32_t> ValueOf(const CubieCube& cube) const;
  // The values after each of the moves, in rising order of these.
  std::span<const std::uint32_t> After(std::uint32_t value) const {
    return std::span(after_).subspan(value * turns_.size(), turns_.size());
  }

  const CoordinateParts& parts() const { return parts_; }

 private:
  // By place: which part has its piece there, from 1 on in the order of `parts_`, 0 for none; and
  // its orientation in the lowest bits if the part has to be oriented.
  using Arrangement = std::array<std::uint8_t, kEdgeCount>;
  static constexpr std::size_t kLabelCount = kEdgeCount + 1;
  using Labels = std::array<std::uint8_t, kLabelCount>;

  struct PlaceTurn {
    std::uint8_t from;
    std::uint8_t orientation;
  };
  using Turn = std::array<PlaceTurn, kEdgeCount>;

  // From arrangements to values: a hash table with open addressing.
  struct Slot {
    std::uint64_t key;
    std::uint32_t value;
  };
  static constexpr std::uint32_t kNoValue = 0xFFFFFFFF;

  Turn TurnOf(Move move) const;
  Arrangement TurnedBy(const Turn& turn, const Arrangement& arrangement) const;
  Labels RenamedBy(Move move) const;
  void FindRenamings(MoveSet finishing_moves);
  void AddGoals();
  void PlaceGoals(std::size_t part, std::size_t piece_count, int next_place,
                  Arrangement& arrangement);
  std::uint64_t KeyOf(const Arrangement& arrangement) const;
  // The slot with the key, or the empty one where it belongs.
  std::size_t SlotOf(std::uint64_t key) const;
  std::uint32_t AddIfNew(const Arrangement& arrangement);
  void Insert(std::uint64_t key, std::uint32_t value);
  std::size_t place_count() const { return static_cast<std::size_t>(CountOf(kind_)); }

  const CoordinateParts parts_;
  const PieceKind kind_;
  const unsigned orientation_bits_;
  std::vector<Turn> turns_;
  // How finishing moves rename the labels; the first renaming leaves them as they are.
  std::vector<Labels> renamings_;
  std::vector<Arrangement> arrangements_;
  std::vector<std::uint32_t> after_;
  std::vector<Slot> slots_;
  std::size_t slots_taken_ = 0;
  std::uint32_t goal_count_ = 0;
  std::uint32_t next_ = 0;
};

}  // namespace cubewright
