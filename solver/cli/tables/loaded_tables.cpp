#include "solver/cli/tables/loaded_tables.h"

#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include "solver/methods/twophase/tables/table_set.h"

namespace cubewright {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> DirectoryOfThisProgram() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return std::nullopt;
  return program.parent_path();
}

// The directories in which tables are looked for if none is given.
std::vector<fs::path> UsualDirectories() {
  std::vector<fs::path> directories = {fs::path("build") / "tables"};
  if (const std::optional<fs::path> program = DirectoryOfThisProgram()) {
    // The program is built as build/native/solver/cli/cubewright, and installed into bin.
    directories.push_back(*program / "../../../tables");
    directories.push_back(*program / "../share/cubewright/tables");
  }
  return directories;
}

bool HasTables(const fs::path& directory) {
  std::error_code error;
  return fs::exists(directory / DescriptionOf(TwoPhaseTable::kPhase1).file_name, error);
}

}  // namespace

LoadedTables::LoadedTables(std::shared_ptr<const Bytes> phase1, std::shared_ptr<const Bytes> phase2)
    : phase1_(std::move(phase1)),
      phase2_(std::move(phase2)),
      search_tables_(PayloadOf(*phase1_), PayloadOf(*phase2_)) {}

Result<std::shared_ptr<const LoadedTables>, TableFault> LoadTables(
    const std::optional<std::string>& where) {
  std::optional<fs::path> found;
  if (where && *where != kMiniTables) found = *where;
  for (const fs::path& usual : UsualDirectories()) {
    if (!where && !found && HasTables(usual)) found = usual;
  }
  if (!found) return std::make_shared<const LoadedTables>();
  const auto phase1 = ReadTableFile(*found, DescriptionOf(TwoPhaseTable::kPhase1));
  if (!phase1) return phase1.failure();
  const auto phase2 = ReadTableFile(*found, DescriptionOf(TwoPhaseTable::kPhase2));
  if (!phase2) return phase2.failure();
  return std::make_shared<const LoadedTables>(*phase1, *phase2);
}

}  // namespace cubewright
