#include "tests/cpp/optimal/quarter_turns.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "solver/methods/optimal/optimal.h"
#include "solver/methods/twophase-metrics/tables/table_set.h"

namespace cubewright {
namespace {

// Some three seconds.
std::vector<std::vector<std::byte>> MakePayloads() {
  std::vector<std::vector<std::byte>> payloads;
  for (const TableDescription& table : MetricTableSet(Metric::kQtm).tables) {
    payloads.emplace_back(table.payload_bytes());
    const auto generation = table.Generate(payloads.back(), GenerationExtent::kTable);
    while (!generation->Step(10'000)) continue;
  }
  return payloads;
}

const std::vector<std::vector<std::byte>>& Payloads() {
  static const std::vector<std::vector<std::byte>> payloads = MakePayloads();
  return payloads;
}

}  // namespace

Method& OptimalInQuarterTurns() {
  static const std::vector<std::span<const std::byte>> tables(Payloads().begin(), Payloads().end());
  static const std::unique_ptr<Method> method = kOptimalQtmMethod.make(tables);
  return *method;
}

const RefutationTables& QuarterTurnTables() {
  static const MetricTables tables(Metric::kQtm, Payloads()[0], Payloads()[1]);
  static const RefutationTables refutation(tables);
  return refutation;
}

}  // namespace cubewright
