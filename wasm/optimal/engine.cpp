#include "wasm/optimal/engine.h"

#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include "solver/methods/optimal/optimal.h"
#include "solver/methods/twophase/tables/table_set.h"

namespace cubewright {
namespace {

constexpr std::array<const MethodDescription*, 1> kMethods = {&kOptimalMethod};

}  // namespace

OptimalEngine::OptimalEngine() : TableRooms(TwoPhaseTableSet()), engine_(kMethods) {
  static_assert(kTwoPhaseTableCount <= kMostTables);
}

bool OptimalEngine::Start(MethodRequest request) {
  request.threads = threads_;
  request.known = std::exchange(known_, {});
  std::array<std::span<const std::byte>, kTwoPhaseTableCount> tables;
  if (!AreAllCommitted()) return engine_.Start(request);
  for (std::size_t table = 0; table < tables.size(); ++table) tables[table] = Payload(table);
  return engine_.Start(request, tables);
}

}  // namespace cubewright
