#include "tests/cpp/pocket/pocket_sample_tables.h"

#include <array>
#include <vector>

namespace cubewright {

std::span<const std::byte> PocketPayload(PocketTable table) {
  static const std::vector<std::vector<std::byte>> kPayloads = [] {
    std::vector<std::vector<std::byte>> made;
    for (const TableDescription& description : PocketTableSet().tables) {
      made.emplace_back(description.payload_bytes());
      const auto generation = description.Generate(made.back(), GenerationExtent::kTable);
      while (!generation->Step(1'000'000)) continue;
    }
    return made;
  }();
  return kPayloads[static_cast<std::size_t>(table)];
}

const PocketDistances& PocketDistancesOf(PocketTable table) {
  static const PocketDistances kHalfTurns(PocketTable::kHalfTurns,
                                          PocketPayload(PocketTable::kHalfTurns));
  static const PocketDistances kQuarterTurns(PocketTable::kQuarterTurns,
                                             PocketPayload(PocketTable::kQuarterTurns));
  return table == PocketTable::kHalfTurns ? kHalfTurns : kQuarterTurns;
}

}  // namespace cubewright
