// The manifest of a set: which table files there are, cut into chunks that the web can fetch and
// check one by one.
//
// { "formatVersion": 1, "tables": [ { "kind", "formatVersion", "builderVersion", "file",
//   "sizeBytes", "sha256" (of the payload), "chunks": [ { "offset", "sizeBytes", "sha256" } ] } ] }
//
// Chunks are ranges of the whole file, header included, in order and without gaps.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "solver/cli/tables/table_files.h"
#include "tables/table_description.h"

namespace cubewright {

inline constexpr int kManifestFormatVersion = 1;
inline constexpr std::size_t kChunkBytes = std::size_t{4} << 20;

// The manifest of a set's files, which are in the order of its tables and have been checked.
std::string ManifestOf(const TableSet& set, std::span<const std::shared_ptr<const Bytes>> files);

// A fault if the manifest in `directory` is not that of these files.
std::optional<TableFault> CheckManifest(const std::filesystem::path& directory, const TableSet& set,
                                        std::span<const std::shared_ptr<const Bytes>> files);

}  // namespace cubewright
