#include "tests/cpp/optimal/optimal_method.h"

#include <array>
#include <cstddef>
#include <memory>
#include <span>

#include "solver/methods/optimal/optimal.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {

Method& Optimal() {
  static const std::array<std::span<const std::byte>, 2> tables = {
      FullTable(TwoPhaseTable::kPhase1).payload, FullTable(TwoPhaseTable::kPhase2).payload};
  static const std::unique_ptr<Method> method = kOptimalMethod.make(tables);
  return *method;
}

const RefutationTables& Tables() {
  static const RefutationTables tables(FullSearchTables());
  return tables;
}

}  // namespace cubewright
