// `cubewright tables`: making, checking and describing the table files.

#include <array>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "solver/cli/commands.h"
#include "solver/cli/tables/sha256.h"
#include "solver/cli/tables/table_files.h"
#include "solver/cli/tables/table_manifest.h"
#include "tables/generation.h"
#include "tables/table_header.h"
#include "tables/verification.h"

namespace cubewright {
namespace {

namespace fs = std::filesystem;
using Files = std::array<std::shared_ptr<const Bytes>, kTableKinds.size()>;

constexpr std::uint64_t kWorkUnitsPerStep = 256;

int Report(const TableFault& fault, int exit_status) {
  std::cerr << "cubewright: " << fault.code << ": " << fault.message << '\n';
  return exit_status;
}

// Says on standard error how far a table is, each time a further tenth is done. May be used from
// several threads at once.
class ProgressLines {
 public:
  ProgressLines(std::string_view table, std::mutex& mutex) : table_(table), mutex_(mutex) {}

  void Reach(double progress) {
    const int tenths = static_cast<int>(std::floor(progress * 10));
    if (tenths <= tenths_) return;
    tenths_ = tenths;
    const std::scoped_lock lock(mutex_);
    std::cerr << table_ << ": " << 10 * tenths << " %\n";
  }

 private:
  std::string_view table_;
  std::mutex& mutex_;
  int tenths_ = 0;
};

std::shared_ptr<const Bytes> GenerateFile(TableKind kind, std::mutex& mutex) {
  auto file = std::make_shared<Bytes>(TableFileBytes(kind));
  const std::span<std::byte> payload = std::span(*file).subspan(kTableHeaderBytes);
  const auto generation = MakeGeneration(kind, payload, GenerationExtent::kTable);
  ProgressLines lines(ShapeOf(kind).name, mutex);
  while (!generation->Step(kWorkUnitsPerStep)) lines.Reach(generation->progress());
  const auto header = EncodeTableHeader(kind);
  std::copy(header.begin(), header.end(), file->begin());
  lines.Reach(1);
  return file;
}

int Build(const fs::path& directory) {
  std::error_code error;
  fs::create_directories(directory, error);
  if (error) {
    return Report({"table-write", "The directory " + directory.string() + " cannot be made."},
                  kExitUsage);
  }
  Files files;
  std::mutex mutex;
  {
    std::array<std::jthread, kTableKinds.size()> threads;
    for (std::size_t i = 0; i < files.size(); ++i) {
      threads[i] =
          std::jthread([i, &files, &mutex] { files[i] = GenerateFile(kTableKinds[i], mutex); });
    }
  }
  for (std::size_t i = 0; i < files.size(); ++i) {
    const TableKind kind = kTableKinds[i];
    const fs::path path = directory / ShapeOf(kind).file_name;
    if (Sha256(std::span(*files[i]).subspan(kTableHeaderBytes)) != ExpectedPayloadSha256(kind)) {
      return Report({"table-hash", path.string() + " came out wrong. Check this machine's memory."},
                    kExitFound);
    }
    if (const auto fault = WriteFile(path, *files[i])) return Report(*fault, kExitUsage);
  }
  // The manifest comes last: where it is, the files that it lists are whole.
  const std::string manifest = ManifestOf(files);
  const auto fault =
      WriteFile(directory / kManifestFileName, std::as_bytes(std::span<const char>(manifest)));
  return fault ? Report(*fault, kExitUsage) : kExitDone;
}

void PrintCounts(const TableShape& shape, const Verification& verification) {
  for (std::size_t distance = 0; distance < verification.distance_counts.size(); ++distance) {
    std::cout << "  " << distance << '\t' << verification.distance_counts[distance];
    if (distance >= shape.distance_counts.size() ||
        shape.distance_counts[distance] != verification.distance_counts[distance]) {
      std::cout << "\tnot as published";
    }
    std::cout << '\n';
  }
}

int Verify(const fs::path& directory) {
  Files files;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const auto file = ReadTableFile(directory, kTableKinds[i]);
    if (!file) return Report(file.failure(), kExitFound);
    files[i] = *file;
  }
  if (const auto fault = CheckManifest(directory, files)) return Report(*fault, kExitFound);
  std::cout << kManifestFileName << ": describes the files beside it\n";

  int exit_status = kExitDone;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const TableKind kind = kTableKinds[i];
    const TableShape& shape = ShapeOf(kind);
    std::mutex mutex;
    ProgressLines lines(shape.name, mutex);
    const Verification verification =
        VerifyTable(kind, std::span(*files[i]).subspan(kTableHeaderBytes),
                    [&lines](double progress) { lines.Reach(progress); });
    std::cout << shape.name << ": entries at each distance\n";
    PrintCounts(shape, verification);
    std::cout << shape.name << ": the counts are "
              << (verification.counts_as_published ? "" : "not ")
              << "the published ones, the entries are "
              << (verification.entries_right ? "right" : "wrong") << '\n';
    if (!verification.ok()) exit_status = kExitFound;
  }
  return exit_status;
}

int Info(const fs::path& directory) {
  for (const TableKind kind : kTableKinds) {
    const auto file = ReadTableFile(directory, kind);
    if (!file) return Report(file.failure(), kExitFound);
    // Reading has checked the header.
    const TableHeader header = *DecodeTableHeader(**file);
    const TableShape& shape = ShapeOf(kind);
    std::cout << shape.name << '\n'
              << "  file            " << (directory / shape.file_name).string() << '\n'
              << "  format version  " << kTableFormatVersion << '\n'
              << "  builder version " << header.builder_version << '\n'
              << "  entries         " << header.entry_count << " (" << shape.class_count << " x "
              << shape.row_length << ", " << kBitsPerEntry << " bits each)\n"
              << "  payload bytes   " << header.payload_bytes << '\n'
              << "  SHA-256         " << Hexadecimal(header.payload_sha256) << '\n';
  }
  return kExitDone;
}

}  // namespace

void AddTablesCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand("tables", "Make, verify or describe the tables");
  command->require_subcommand(1);
  const auto directory = std::make_shared<std::string>();
  const auto add = [&](const char* name, const char* description, auto run) {
    CLI::App* subcommand = command->add_subcommand(name, description);
    subcommand->add_option("DIR", *directory, "The directory of the tables")->required();
    subcommand->callback([directory, run, &exit_status] { exit_status = run(*directory); });
  };
  add("build", "Make both tables, with a manifest; takes some seconds and 300 MB of memory", Build);
  add("verify", "Work every entry out again, and compare with the published counts", Verify);
  add("info", "Say what the files in a directory are", Info);
}

}  // namespace cubewright
