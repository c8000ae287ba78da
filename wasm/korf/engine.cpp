#include "wasm/korf/engine.h"

#include <array>
#include <cstddef>
#include <span>

#include "solver/methods/korf/korf.h"
#include "solver/methods/korf/tables/table_set.h"

namespace cubewright {
namespace {

constexpr std::array<const MethodDescription*, 1> kMethods = {&kKorfMethod};

}  // namespace

KorfEngine::KorfEngine() : TableRooms(KorfTableSet()), engine_(kMethods) {
  static_assert(kKorfTableCount <= kMostTables);
}

bool KorfEngine::Start(const MethodRequest& request) {
  std::array<std::span<const std::byte>, kKorfTableCount> tables;
  if (!AreAllCommitted()) return engine_.Start(request);
  for (std::size_t table = 0; table < tables.size(); ++table) tables[table] = Payload(table);
  return engine_.Start(request, tables);
}

}  // namespace cubewright
