#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

GeneratedTable Generate(TwoPhaseTable which) {
  const TableDescription& description = DescriptionOf(which);
  GeneratedTable table{std::vector<std::byte>(description.payload_bytes()), {}, true};
  const auto generation = description.Generate(table.payload, GenerationExtent::kTable);
  double progress = 0;
  while (!generation->Step(1000)) {
    if (generation->progress() < progress) table.progress_never_fell = false;
    progress = generation->progress();
  }
  table.progress_never_fell = table.progress_never_fell && generation->progress() == 1;
  table.distance_counts = generation->distance_counts();
  return table;
}

}  // namespace

const GeneratedTable& FullTable(TwoPhaseTable table) {
  static const GeneratedTable kTables[] = {Generate(TwoPhaseTable::kPhase1),
                                           Generate(TwoPhaseTable::kPhase2)};
  return kTables[static_cast<std::size_t>(table)];
}

const SearchTables& FullSearchTables() {
  static const SearchTables kTables(FullTable(TwoPhaseTable::kPhase1).payload,
                                    FullTable(TwoPhaseTable::kPhase2).payload);
  return kTables;
}

}  // namespace cubewright
