// Table files in a directory: finding, reading and writing them.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/error.h"
#include "solver/methods/twophase/pruning/search_tables.h"
#include "tables/table_kind.h"

namespace cubewright {

struct TableFault {
  // "tables-missing", "table-manifest", "table-write" or a TableErrorCode.
  std::string code;
  // What is wrong with which file, and what to do about it.
  std::string message;
};

using Bytes = std::vector<std::byte>;

// A whole file with a right header and the hash that the header tells.
Result<std::shared_ptr<const Bytes>, TableFault> ReadTableFile(
    const std::filesystem::path& directory, TableKind kind);

// The bytes of any file; none if it cannot be read.
std::optional<Bytes> ReadFile(const std::filesystem::path& path);

// Writes beside the file first, so that there is never half a file under its name.
std::optional<TableFault> WriteFile(const std::filesystem::path& path,
                                    std::span<const std::byte> bytes);

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

// In the place of a directory: without files.
inline constexpr std::string_view kMiniTables = "mini";

// The tables in the directory `where`, or kMiniTables. Where nothing is given, those that lie with
// this program: in build/tables of a source tree, or in share/cubewright/tables of an installation;
// else kMiniTables.
Result<std::shared_ptr<const LoadedTables>, TableFault> LoadTables(
    const std::optional<std::string>& where);

// What to say of an option that gives `where`.
inline constexpr const char* kTablesOptionHelp =
    "Directory of the tables, or \"mini\" to do without; by default where the build puts them, and "
    "without if there are none";

}  // namespace cubewright
