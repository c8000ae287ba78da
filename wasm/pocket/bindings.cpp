// What JavaScript sees of the 2x2x2: its tables, and what they say of a position. wasm/pocket.d.ts
// declares and documents the same names for TypeScript; a test holds the two together.
#include <emscripten/bind.h>

#include <string>

#include "solver/pocket/tables/table_set.h"
#include "wasm/pocket/distances.h"
#include "wasm/tables/table_bindings.h"

namespace cubewright {
namespace {

class PocketTables final : public TableRooms {
 public:
  PocketTables() : TableRooms(PocketTableSet()) { static_assert(kPocketTableCount <= kMostTables); }
};

PocketTables& TheTables() {
  static PocketTables tables;
  return tables;
}

using Tables = TableBindings<&TheTables>;

int DistanceOf(const std::string& kind, int position) {
  return PocketDistanceOf(TheTables(), Tables::PlaceOf(kind), position).value_or(-1);
}

int PositionAfter(int position, int move) {
  return PocketPositionAfter(position, move).value_or(-1);
}

emscripten::val ErrorCodes() {
  auto codes = emscripten::val::array();
  Tables::PushErrorCodes(codes);
  return codes;
}

EMSCRIPTEN_BINDINGS(cubewright_pocket) {
  using emscripten::function;
  Tables::Register();
  function("distanceOf", &DistanceOf);
  function("positionAfter", &PositionAfter);
  function("errorCodes", &ErrorCodes);
}

}  // namespace
}  // namespace cubewright
