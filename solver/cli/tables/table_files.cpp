#include "solver/cli/tables/table_files.h"

#include <fstream>
#include <span>
#include <system_error>
#include <utility>

#include "solver/cli/tables/sha256.h"
#include "tables/table_error.h"
#include "tables/table_header.h"

namespace cubewright {
namespace {

namespace fs = std::filesystem;

TableFault FaultOf(TableError error, const fs::path& path) {
  return {std::string(TableErrorCode(error)),
          path.string() + ": " + std::string(TableErrorMessage(error))};
}

TableFault MissingFault(const std::string& where) {
  return {"tables-missing", where +
                                " Make them with `cubewright tables build DIR`, and say where "
                                "they are with `--tables DIR`."};
}

std::span<const std::byte> PayloadOf(const Bytes& file) {
  return std::span(file).subspan(kTableHeaderBytes);
}

std::optional<fs::path> DirectoryOfThisProgram() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return std::nullopt;
  return program.parent_path();
}

// Where tables lie if nobody says otherwise.
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
  return fs::exists(directory / ShapeOf(TableKind::kPhase1).file_name, error);
}

}  // namespace

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
                                                               TableKind kind) {
  const fs::path path = directory / ShapeOf(kind).file_name;
  std::optional<Bytes> file = ReadFile(path);
  if (!file) return MissingFault(path.string() + " cannot be read.");
  const Result<TableHeader, TableError> header = DecodeTableHeader(*file);
  if (!header) return FaultOf(header.failure(), path);
  if (header->kind != kind) return FaultOf(TableError::kKind, path);
  if (Sha256(PayloadOf(*file)) != header->payload_sha256) return FaultOf(TableError::kHash, path);
  return std::make_shared<const Bytes>(*std::move(file));
}

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
  const auto phase1 = ReadTableFile(*found, TableKind::kPhase1);
  if (!phase1) return phase1.failure();
  const auto phase2 = ReadTableFile(*found, TableKind::kPhase2);
  if (!phase2) return phase2.failure();
  return std::make_shared<const LoadedTables>(*phase1, *phase2);
}

}  // namespace cubewright
