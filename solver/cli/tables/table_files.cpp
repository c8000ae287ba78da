#include "solver/cli/tables/table_files.h"

#include <fstream>
#include <span>
#include <system_error>
#include <utility>

#include "solver/cli/english/table_sentences.h"
#include "solver/cli/tables/sha256.h"
#include "tables/table_error.h"
#include "tables/table_header.h"

namespace cubewright {
namespace {

namespace fs = std::filesystem;

TableFault FaultOf(TableError error, const fs::path& path) {
  return {std::string(TableErrorCode(error)),
          path.string() + ": " + std::string(TableSentences(error))};
}

// The set that the command makes if none is named.
constexpr std::string_view kDefaultSet = "two-phase";

TableFault MissingFault(const std::string& where, const TableSet& set) {
  const std::string named = set.name == kDefaultSet ? "" : "--set " + std::string(set.name) + " ";
  return {"tables-missing", where + " Make them with `cubewright tables build " + named +
                                "DIR`, and say where they are with `--tables DIR`."};
}

}  // namespace

std::span<const std::byte> PayloadOf(const Bytes& file) {
  return std::span(file).subspan(kTableHeaderBytes);
}

std::optional<Bytes> ReadFile(const fs::path& path) {
  std::error_code error;
  const std::uintmax_t size_bytes = fs::file_size(path, error);
  if (error) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  Bytes bytes(size_bytes);
  file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  if (!file) return std::nullopt;
  return bytes;
}

std::optional<TableFault> WriteFile(const fs::path& path, std::span<const std::byte> bytes) {
  fs::path unfinished = path;
  unfinished += ".part";
  std::ofstream file(unfinished, std::ios::binary | std::ios::trunc);
  file.write(reinterpret_cast<const char*>(bytes.data()),
             static_cast<std::streamsize>(bytes.size()));
  file.close();
  std::error_code error;
  if (file) fs::rename(unfinished, path, error);
  if (file && !error) return std::nullopt;
  fs::remove(unfinished, error);
  return TableFault{"table-write", path.string() +
                                       " cannot be written. Check that the directory may be "
                                       "written to and that there is room on the disk."};
}

Result<std::shared_ptr<const Bytes>, TableFault> ReadTableFile(const fs::path& directory,
                                                               const TableSet& set,
                                                               const TableDescription& table) {
  const fs::path path = directory / table.file_name;
  std::optional<Bytes> file = ReadFile(path);
  if (!file) return MissingFault(path.string() + " cannot be read.", set);
  if (const auto error = CheckTableHeader(table, *file)) return FaultOf(*error, path);
  if (Sha256(PayloadOf(*file)) != ExpectedPayloadSha256(table)) {
    return FaultOf(TableError::kHash, path);
  }
  return std::make_shared<const Bytes>(*std::move(file));
}

}  // namespace cubewright
