#include "tests/cpp/twophase/full_tables.h"

#include "tables/generation.h"
#include "tables/table_header.h"

namespace cubewright {
namespace {

GeneratedTable Generate(TableKind kind) {
  GeneratedTable table{std::vector<std::byte>(PayloadBytes(kind)), {}, true};
  const auto generation = MakeGeneration(kind, table.payload, GenerationExtent::kTable);
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

const GeneratedTable& FullTable(TableKind kind) {
  static const GeneratedTable kTables[] = {Generate(TableKind::kPhase1),
                                           Generate(TableKind::kPhase2)};
  return kTables[static_cast<std::size_t>(kind)];
}

const SearchTables& FullSearchTables() {
  static const SearchTables kTables(FullTable(TableKind::kPhase1).payload,
                                    FullTable(TableKind::kPhase2).payload);
  return kTables;
}

}  // namespace cubewright
