// `cubewright tables`: making, checking and describing the table files.

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iostream>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "solver/cli/commands.h"
#include "solver/cli/tables/sha256.h"
#include "solver/cli/tables/table_files.h"
#include "solver/cli/tables/table_manifest.h"
#include "solver/cli/tables/table_sets.h"
#include "solver/threads/generation_threads.h"
#include "tables/table_header.h"
#include "tables/verification.h"

namespace cubewright {
namespace {

namespace fs = std::filesystem;
using Files = std::vector<std::shared_ptr<const Bytes>>;

constexpr std::uint64_t kWorkUnitsPerStep = 256;

int Report(const TableFault& fault, int exit_status) {
  std::cerr << "cubewright: " << fault.code << ": " << fault.message << '\n';
  return exit_status;
}

// Says on standard error how much of a table is done, each time a further tenth is. Several, with
// one mutex, may be used on several threads at once.
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

std::shared_ptr<const Bytes> GenerateFile(const TableDescription& table, int thread_count,
                                          std::mutex& mutex) {
  auto file = std::make_shared<Bytes>(TableFileBytes(table));
  const std::span<std::byte> payload = std::span(*file).subspan(kTableHeaderBytes);
  const auto generation =
      table.Generate(payload, GenerationExtent::kTable, OnThreads(thread_count));
  ProgressLines lines(table.name, mutex);
  while (!generation->Step(kWorkUnitsPerStep)) lines.Reach(generation->progress());
  const auto header = EncodeTableHeader(table);
  std::copy(header.begin(), header.end(), file->begin());
  lines.Reach(1);
  return file;
}

int Build(const TableSet& set, const fs::path& directory) {
  std::error_code error;
  fs::create_directories(directory, error);
  if (error) {
    return Report({"table-write", "The directory " + directory.string() + " cannot be made."},
                  kExitUsage);
  }
  Files files(set.tables.size());
  std::mutex mutex;
  // The tables are made at the same time, each on its share of the processors.
  const int thread_count = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) /
                                           static_cast<int>(set.tables.size()));
  RunParts(static_cast<int>(files.size()), [&](int part) {
    const auto which = static_cast<std::size_t>(part);
    files[which] = GenerateFile(set.tables[which], thread_count, mutex);
  });
  for (std::size_t i = 0; i < files.size(); ++i) {
    const fs::path path = directory / set.tables[i].file_name;
    if (Sha256(PayloadOf(*files[i])) != ExpectedPayloadSha256(set.tables[i])) {
      return Report({"table-hash", path.string() + " came out wrong. Check this machine's memory."},
                    kExitFound);
    }
    if (const auto fault = WriteFile(path, *files[i])) return Report(*fault, kExitUsage);
  }
  // The manifest comes last: if it exists, the files that it lists are whole.
  const std::string manifest = ManifestOf(set, files);
  const auto fault =
      WriteFile(directory / set.manifest_file_name, std::as_bytes(std::span<const char>(manifest)));
  return fault ? Report(*fault, kExitUsage) : kExitDone;
}

void PrintCounts(const TableDescription& table, const Verification& verification) {
  for (std::size_t distance = 0; distance < verification.distance_counts.size(); ++distance) {
    std::cout << "  " << distance << '\t' << verification.distance_counts[distance];
    if (distance >= table.distance_counts.size() ||
        table.distance_counts[distance] != verification.distance_counts[distance]) {
      std::cout << "\tnot as published";
    }
    std::cout << '\n';
  }
}

int Verify(const TableSet& set, const fs::path& directory) {
  Files files;
  for (const TableDescription& table : set.tables) {
    const auto file = ReadTableFile(directory, set, table);
    if (!file) return Report(file.failure(), kExitFound);
    files.push_back(*file);
  }
  if (const auto fault = CheckManifest(directory, set, files)) return Report(*fault, kExitFound);
  std::cout << set.manifest_file_name << ": describes the files beside it\n";

  int exit_status = kExitDone;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const TableDescription& table = set.tables[i];
    std::mutex mutex;
    ProgressLines lines(table.name, mutex);
    const Verification verification = VerifyTable(
        table, PayloadOf(*files[i]), [&lines](double progress) { lines.Reach(progress); });
    std::cout << table.name << ": entries at each distance\n";
    PrintCounts(table, verification);
    std::cout << table.name << ": the counts are "
              << (verification.counts_as_published ? "" : "not ")
              << "the published ones, the entries are "
              << (verification.entries_right ? "right" : "wrong") << '\n';
    if (!verification.ok()) exit_status = kExitFound;
  }
  return exit_status;
}

int Info(const TableSet& set, const fs::path& directory) {
  for (const TableDescription& table : set.tables) {
    const auto file = ReadTableFile(directory, set, table);
    if (!file) return Report(file.failure(), kExitFound);
    std::cout << table.name << '\n'
              << "  file            " << (directory / table.file_name).string() << '\n'
              << "  format version  " << kTableFormatVersion << '\n'
              << "  builder version " << BuilderVersionOf(**file) << '\n'
              << "  entries         " << table.entry_count() << " (" << table.row_count << " x "
              << table.row_length << ", " << table.bits_per_entry << " bits each)\n"
              << "  payload bytes   " << table.payload_bytes() << '\n'
              << "  SHA-256         " << table.payload_sha256 << '\n';
  }
  return kExitDone;
}

// The set whose first file is in the directory; the default set if there is none, or if its own is
// there.
const TableSet& SetIn(const fs::path& directory) {
  for (const TableSet* set : TableSets()) {
    std::error_code error;
    if (fs::exists(directory / set->tables.front().file_name, error)) return *set;
  }
  return *TableSets().front();
}

}  // namespace

void AddTablesCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand("tables", "Make, verify or describe the tables");
  command->require_subcommand(1);
  struct Words {
    std::string directory;
    std::optional<std::string> set;
  };
  const auto words = std::make_shared<Words>();
  std::vector<std::string> names;
  for (const TableSet* set : TableSets()) names.emplace_back(set->name);
  // `usual_set(directory)` is the set if none is named.
  const auto add = [&](const char* name, const char* description, auto usual_set,
                       const char* usual_set_in_words, auto run) {
    CLI::App* subcommand = command->add_subcommand(name, description);
    subcommand
        ->add_option("--set", words->set,
                     std::string("Which set of tables; by default ") + usual_set_in_words)
        ->check(CLI::IsMember(names));
    subcommand->add_option("DIR", words->directory, "The directory of the tables")->required();
    subcommand->callback([words, usual_set, run, &exit_status] {
      exit_status = run(words->set ? TableSetNamed(*words->set) : usual_set(words->directory),
                        words->directory);
    });
  };
  const auto first_set = [](const fs::path&) -> const TableSet& { return *TableSets().front(); };
  add("build",
      "Make the tables of a set, with a manifest; takes some seconds and up to 300 MB of memory, "
      "optimal-large up to a minute and 500 MB",
      first_set, "two-phase", Build);
  add("verify", "Work every entry out again, and compare with the published counts", SetIn,
      "the one whose files are in DIR", Verify);
  add("info", "Say what the files in a directory are", SetIn, "the one whose files are in DIR",
      Info);
}

}  // namespace cubewright
