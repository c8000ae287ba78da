// The tables that a two-phase search works with, and the files that they come from.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "solver/cli/tables/table_files.h"
#include "solver/cli/tables/table_sets.h"
#include "solver/cube/error.h"
#include "solver/methods/twophase/pruning/search_tables.h"

namespace cubewright {

// Tables for a search, with the files behind them, if any.
class LoadedTables {
 public:
  // The `mini` tier, made in memory.
  LoadedTables() = default;
  LoadedTables(std::shared_ptr<const Bytes> phase1, std::shared_ptr<const Bytes> phase2);

  const SearchTables& search_tables() const { return search_tables_; }

 private:
  std::shared_ptr<const Bytes> phase1_;
  std::shared_ptr<const Bytes> phase2_;
  SearchTables search_tables_;
};

// Loads the tables in the directory `where`, or none if it is kMiniTables. If nothing is given, the
// tables of this program are loaded: those in build/tables of a source tree, or in
// share/cubewright/tables of an installation, or none if there are none.
Result<std::shared_ptr<const LoadedTables>, TableFault> LoadTables(
    const std::optional<std::string>& where);

// The help text of the option that gives `where`.
inline constexpr const char* kTablesOptionHelp =
    "Directory of the tables, or \"mini\" to do without; by default where the build puts them, and "
    "without if there are none";

}  // namespace cubewright
