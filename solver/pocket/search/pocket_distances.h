// The exact distances of all positions of the 2x2x2, and where turns lead from a position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/cube/cubie_cube.h"
#include "solver/pocket/pocket_coordinates.h"
#include "solver/pocket/tables/table_set.h"

namespace cubewright {

// A position by its coordinates.
struct PocketPlace {
  std::uint16_t permutation = 0;
  std::uint16_t twist = 0;
};

class PocketDistances {
 public:
  // `payload` is that of the table, and must outlive this.
  PocketDistances(PocketTable table, std::span<const std::byte> payload);

  // Precondition: DBL is at home.
  static PocketPlace PlaceOf(const CubieCube& cube);
  // The position after a move, given by its index in kPocketMoves.
  PocketPlace After(PocketPlace position, std::size_t move) const;
  // The least cost of reaching the solved position.
  int From(PocketPlace position) const;
  // The cost of a move, as the table counts: 2 for a half turn if it counts quarter turns, else 1.
  int CostOf(std::size_t move) const;

 private:
  const bool counts_quarters_;
  const std::byte* payload_;
  const PocketMoves& moves_ = PocketMoves::Get();
};

}  // namespace cubewright
