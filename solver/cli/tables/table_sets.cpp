#include "solver/cli/tables/table_sets.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <system_error>

#include "solver/methods/korf/tables/table_set.h"
#include "solver/methods/optimal/large/table_set.h"
#include "solver/methods/twophase-metrics/tables/table_set.h"
#include "solver/methods/twophase/tables/table_set.h"
#include "solver/pocket/tables/table_set.h"

namespace cubewright {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> DirectoryOfThisProgram() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return std::nullopt;
  return program.parent_path();
}

std::vector<fs::path> UsualDirectories() {
  std::vector<fs::path> directories = {fs::path("build") / "tables"};
  if (const std::optional<fs::path> program = DirectoryOfThisProgram()) {
    // The program is built as build/native/solver/cli/cubewright, and installed into bin.
    directories.push_back(*program / "../../../tables");
    directories.push_back(*program / "../share/cubewright/tables");
  }
  return directories;
}

// Whether the set takes no longer to make than to look for.
bool IsSmall(const TableSet& set) {
  constexpr std::uint64_t kMostBytes = 8'000'000;
  std::uint64_t bytes = 0;
  for (const TableDescription& table : set.tables) bytes += table.payload_bytes();
  return bytes <= kMostBytes;
}

LoadedTableSet MakeInMemory(const TableSet& set) {
  constexpr std::uint64_t kWorkUnits = 1'000'000;
  LoadedTableSet made;
  for (const TableDescription& table : set.tables) {
    const auto payload = std::make_shared<Bytes>(table.payload_bytes());
    const auto generation = table.Generate(*payload, GenerationExtent::kTable);
    while (!generation->Step(kWorkUnits)) continue;
    made.files.push_back(payload);
    made.payloads.push_back(*payload);
  }
  return made;
}

}  // namespace

std::span<const TableSet* const> TableSets() {
  static const std::array<const TableSet*, 7> sets = {&TwoPhaseTableSet(),
                                                      &PocketTableSet(),
                                                      &KorfTableSet(),
                                                      &OptimalLargeTableSet(),
                                                      &MetricTableSet(Metric::kQtm),
                                                      &MetricTableSet(Metric::kAxialHtm),
                                                      &MetricTableSet(Metric::kAxialQtm)};
  return sets;
}

const TableSet& TableSetNamed(std::string_view name) {
  return **std::ranges::find(TableSets(), name, &TableSet::name);
}

std::optional<fs::path> UsualDirectoryOf(const TableSet& set) {
  for (const fs::path& directory : UsualDirectories()) {
    std::error_code error;
    if (fs::exists(directory / set.tables.front().file_name, error)) return directory;
  }
  return std::nullopt;
}

Result<LoadedTableSet, TableFault> LoadTableSet(const TableSet& set,
                                                const std::optional<std::string>& where) {
  std::optional<fs::path> directory;
  if (where) {
    directory = *where;
  } else {
    directory = UsualDirectoryOf(set);
  }
  const std::string name(set.name);
  if (!directory || directory == kMiniTables) {
    if (IsSmall(set)) return MakeInMemory(set);
    if (directory) {
      return TableFault{"tables-missing",
                        "The method cannot do without its tables. Leave `--tables` out, or "
                        "name the directory of the set " +
                            name + "."};
    }
    return TableFault{"tables-missing", "There are no tables of the set " + name +
                                            ". Make them with `cubewright tables build --set " +
                                            name + " DIR`, and say where they are with " +
                                            "`--tables DIR`."};
  }
  LoadedTableSet loaded;
  for (const TableDescription& table : set.tables) {
    const auto file = ReadTableFile(*directory, set, table);
    if (!file) return file.failure();
    loaded.files.push_back(*file);
    loaded.payloads.push_back(PayloadOf(**file));
  }
  return loaded;
}

}  // namespace cubewright
