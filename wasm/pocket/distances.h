// What the tables of the set `pocket` say. A position is named by its entry in them, 0 ..
// kPocketPositionCount - 1; 0 is solved.
#pragma once

#include <cstddef>
#include <optional>

#include "wasm/tables/table_rooms.h"

namespace cubewright {

// The least number of turns, as the table counts them, from a position to the solved one; nothing
// if there is no such position, or if the table is not in use.
std::optional<int> PocketDistanceOf(const TableRooms& tables, std::size_t table, int position);

// `move` is an index in kPocketMoves; nothing if there is no such position or move.
std::optional<int> PocketPositionAfter(int position, int move);

}  // namespace cubewright
