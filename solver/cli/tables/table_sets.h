// The sets of tables that the command knows, and the files of one, loaded for a method.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cli/tables/table_files.h"
#include "solver/cube/error.h"
#include "tables/table_description.h"

namespace cubewright {

// The default first.
std::span<const TableSet* const> TableSets();
// Precondition: there is one of this name.
const TableSet& TableSetNamed(std::string_view name);

// The directory that has the set, among those where tables are looked for if none is given:
// build/tables of a source tree, or share/cubewright/tables of an installation.
std::optional<std::filesystem::path> UsualDirectoryOf(const TableSet& set);

// Instead of a directory, this means: no files.
inline constexpr std::string_view kMiniTables = "mini";

struct LoadedTableSet {
  // Each with its header, or without if the set is made in memory.
  std::vector<std::shared_ptr<const Bytes>> files;
  // In the set's order.
  std::vector<std::span<const std::byte>> payloads;
};

// Loads all tables of a set from the directory `where`, or from the usual one. A small set that is
// not in the usual one, or for which `where` is kMiniTables, is made in memory.
Result<LoadedTableSet, TableFault> LoadTableSet(const TableSet& set,
                                                const std::optional<std::string>& where);

}  // namespace cubewright
