#include "wasm/pocket/distances.h"

#include "solver/cube/cubie_cube.h"
#include "solver/pocket/pocket_coordinates.h"
#include "tables/exact_generation.h"
#include "tables/packed_entries.h"

namespace cubewright {
namespace {

bool IsPosition(int position) { return position >= 0 && position < kPocketPositionCount; }

}  // namespace

std::optional<int> PocketDistanceOf(const TableRooms& tables, std::size_t table, int position) {
  if (!IsPosition(position) || !tables.IsCommitted(table)) return std::nullopt;
  return static_cast<int>(
      PackedEntry<kExactBits>(tables.Payload(table).data(), static_cast<std::uint32_t>(position)));
}

std::optional<int> PocketPositionAfter(int position, int move) {
  const int move_count = static_cast<int>(kPocketMoves.size());
  if (!IsPosition(position) || move < 0 || move >= move_count) return std::nullopt;
  const CubieCube turned =
      Apply(PocketCube(position / kPocketTwistCount, position % kPocketTwistCount),
            kPocketMoves[static_cast<std::size_t>(move)]);
  return PocketPermutationOf(turned) * kPocketTwistCount + PocketTwistOf(turned);
}

}  // namespace cubewright
