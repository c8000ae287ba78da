// Table files in a directory: reading and writing them.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "solver/cube/error.h"
#include "tables/table_description.h"

namespace cubewright {

struct TableFault {
  // "tables-missing", "table-manifest", "table-write" or a TableErrorCode; for checkpoints, one of
  // checkpoint_file.h.
  std::string code;
  // What is wrong with which file, and what to do about it.
  std::string message;
};

using Bytes = std::vector<std::byte>;

// Reads the file of one table of a set, and checks its header, its length and the hash of its
// payload.
Result<std::shared_ptr<const Bytes>, TableFault> ReadTableFile(
    const std::filesystem::path& directory, const TableSet& set, const TableDescription& table);

// What follows the header.
std::span<const std::byte> PayloadOf(const Bytes& file);

// The bytes of any file; none if it cannot be read.
std::optional<Bytes> ReadFile(const std::filesystem::path& path);

// Writes to another file beside it and then renames that, so that a file of this name is always
// complete.
std::optional<TableFault> WriteFile(const std::filesystem::path& path,
                                    std::span<const std::byte> bytes);

}  // namespace cubewright
