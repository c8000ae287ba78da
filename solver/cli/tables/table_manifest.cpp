#include "solver/cli/tables/table_manifest.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

#include "solver/cli/tables/sha256.h"
#include "tables/table_header.h"

namespace cubewright {
namespace {

using Json = nlohmann::ordered_json;

Json Chunks(std::span<const std::byte> file) {
  Json chunks = Json::array();
  for (std::size_t offset = 0; offset < file.size(); offset += kChunkBytes) {
    const auto chunk = file.subspan(offset, std::min(kChunkBytes, file.size() - offset));
    chunks.push_back(
        {{"offset", offset}, {"sizeBytes", chunk.size()}, {"sha256", Hexadecimal(Sha256(chunk))}});
  }
  return chunks;
}

Json Entry(const TableDescription& table, std::span<const std::byte> file) {
  return {{"kind", table.name},
          {"formatVersion", kTableFormatVersion},
          {"builderVersion", kTableBuilderVersion},
          {"file", table.file_name},
          {"sizeBytes", file.size()},
          {"sha256", Hexadecimal(Sha256(file.subspan(kTableHeaderBytes)))},
          {"chunks", Chunks(file)}};
}

}  // namespace

std::string ManifestOf(const TableSet& set, std::span<const std::shared_ptr<const Bytes>> files) {
  Json tables = Json::array();
  for (std::size_t i = 0; i < set.tables.size(); ++i) {
    tables.push_back(Entry(set.tables[i], *files[i]));
  }
  const Json manifest = {{"formatVersion", kManifestFormatVersion}, {"tables", tables}};
  return manifest.dump(2) + "\n";
}

std::optional<TableFault> CheckManifest(const std::filesystem::path& directory, const TableSet& set,
                                        std::span<const std::shared_ptr<const Bytes>> files) {
  const std::filesystem::path path = directory / set.manifest_file_name;
  const std::optional<Bytes> bytes = ReadFile(path);
  if (!bytes) return TableFault{"table-manifest", path.string() + " cannot be read."};
  const std::string_view text(reinterpret_cast<const char*>(bytes->data()), bytes->size());
  const bool allow_exceptions = false;
  if (Json::parse(text, nullptr, allow_exceptions) != Json::parse(ManifestOf(set, files))) {
    return TableFault{"table-manifest",
                      path.string() + " does not describe the table files beside it."};
  }
  return std::nullopt;
}

}  // namespace cubewright
