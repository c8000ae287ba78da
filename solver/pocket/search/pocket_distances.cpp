#include "solver/pocket/search/pocket_distances.h"

#include "tables/exact_generation.h"
#include "tables/packed_entries.h"

namespace cubewright {

PocketDistances::PocketDistances(PocketTable table, std::span<const std::byte> payload)
    : counts_quarters_(table == PocketTable::kQuarterTurns), payload_(payload.data()) {}

PocketPlace PocketDistances::PlaceOf(const CubieCube& cube) {
  return {static_cast<std::uint16_t>(PocketPermutationOf(cube)),
          static_cast<std::uint16_t>(PocketTwistOf(cube))};
}

PocketPlace PocketDistances::After(PocketPlace position, std::size_t move) const {
  return {moves_.permutations()[move][position.permutation], moves_.twists()[move][position.twist]};
}

int PocketDistances::From(PocketPlace position) const {
  const std::uint32_t entry =
      position.permutation * std::uint32_t{kPocketTwistCount} + position.twist;
  return static_cast<int>(PackedEntry<kExactBits>(payload_, entry));
}

int PocketDistances::CostOf(std::size_t move) const {
  return counts_quarters_ && QuarterTurnsOf(kPocketMoves[move]) == 2 ? 2 : 1;
}

}  // namespace cubewright
