#include "solver/cli/tables/loaded_tables.h"

#include <filesystem>
#include <utility>

#include "solver/cli/tables/table_sets.h"
#include "solver/methods/twophase/tables/table_set.h"

namespace cubewright {
LoadedTables::LoadedTables(std::shared_ptr<const Bytes> phase1, std::shared_ptr<const Bytes> phase2)
    : phase1_(std::move(phase1)),
      phase2_(std::move(phase2)),
      search_tables_(PayloadOf(*phase1_), PayloadOf(*phase2_)) {}

Result<std::shared_ptr<const LoadedTables>, TableFault> LoadTables(
    const std::optional<std::string>& where) {
  std::optional<std::filesystem::path> found;
  if (!where) {
    found = UsualDirectoryOf(TwoPhaseTableSet());
  } else if (*where != kMiniTables) {
    found = *where;
  }
  if (!found) return std::make_shared<const LoadedTables>();
  const TableSet& set = TwoPhaseTableSet();
  const auto phase1 = ReadTableFile(*found, set, DescriptionOf(TwoPhaseTable::kPhase1));
  if (!phase1) return phase1.failure();
  const auto phase2 = ReadTableFile(*found, set, DescriptionOf(TwoPhaseTable::kPhase2));
  if (!phase2) return phase2.failure();
  return std::make_shared<const LoadedTables>(*phase1, *phase2);
}

}  // namespace cubewright
