#include "solver/pocket/tables/pocket_ways.h"

#include <cstdint>

#include "solver/pocket/pocket_coordinates.h"
#include "solver/pocket/tables/table_set.h"
#include "tables/exact_generation.h"

namespace cubewright {

PocketWays::PocketWays() {
  const TableDescription& table = DescriptionOf(PocketTable::kHalfTurns);
  distances_.resize(table.payload_bytes());
  constexpr std::uint64_t kWorkUnits = 1'000'000;
  const auto generation = table.Generate(distances_, GenerationExtent::kTable);
  while (!generation->Step(kWorkUnits)) continue;
}

unsigned PocketWays::DistanceOf(const CubieCube& cube) const {
  const int position = PocketPermutationOf(cube) * kPocketTwistCount + PocketTwistOf(cube);
  return PackedEntry<kExactBits>(distances_.data(), static_cast<std::uint32_t>(position));
}

std::vector<Move> PocketWays::To(CubieCube cube) const {
  std::vector<Move> home;
  for (unsigned distance = DistanceOf(cube); distance > 0; --distance) {
    for (const Move move : kPocketMoves) {
      const CubieCube nearer = Apply(cube, move);
      if (DistanceOf(nearer) >= distance) continue;
      home.push_back(move);
      cube = nearer;
      break;
    }
  }
  return InverseMoves(home);
}

}  // namespace cubewright
