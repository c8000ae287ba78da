// The solver for a page: it takes tables from outside or makes them, and runs one search at a time.
// It is plain C++; bindings.cpp gives it to JavaScript.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "solver/methods/twophase/pruning/search_tables.h"
#include "solver/methods/twophase/search/search.h"
#include "solver/methods/twophase/tables/table_set.h"
#include "tables/generation.h"

namespace cubewright {

class Engine {
 public:
  // Makes the tables of the `mini` tier, if they are not there yet: some tens of milliseconds.
  void Prepare();
  // The same, but if there are several `threads`, in another thread: this returns at once, and full
  // tables may be reserved, written and committed meanwhile.
  void BeginPreparation(int threads);
  // Whether the tables of the `mini` tier are there.
  bool IsPrepared();

  // Room for the table's file, TableFileBytes long, to be written by the caller; null if
  // memory is refused. What was there before is gone.
  std::byte* ReserveTable(TwoPhaseTable table);
  // Takes a reserved file into use, whose hash the caller has checked. "" or an error code. With
  // the last table a search that is going on goes over to the `full` tier, and keeps what it knows.
  std::string_view CommitTable(TwoPhaseTable table);
  // A search that is going on goes on in the `mini` tier.
  void DropTable(TwoPhaseTable table);
  // Xxh64 of a range of a reserved file. What lies beyond the end of the file does not count.
  std::uint64_t ChecksumTable(TwoPhaseTable table, std::size_t offset,
                              std::size_t size_bytes) const;

  struct GenerationStatus {
    bool done;
    double progress;  // 0..1, never falling
  };
  // Begins to make the table and its header in the room reserved for it; to be committed when it is
  // done. Without room there is nothing to do, and the status says at once that it is done.
  void BeginGeneration(TwoPhaseTable table);
  GenerationStatus StepGeneration(std::uint64_t work_units);

  struct SearchStatus {
    SearchState state;
    int length;  // -1 while there is no solution
    int lower_bound;
    std::uint64_t nodes;
    TableTier tier;  // the one that the search is in now
  };
  // Ends any other search, and prepares if need be. False, without a search, unless `facelets` are
  // what WriteFacelets writes of a solvable cube.
  bool StartSearch(std::string_view facelets, int max_length, int threads);
  // Without a search: kCancelled.
  SearchStatus StepSearch(std::uint64_t node_budget);
  void CancelSearch();
  // "" while there is none.
  std::string BestSolution() const;

  static constexpr std::string_view kTablesMissing = "tables-missing";

 private:
  struct FreeDeleter {
    void operator()(std::byte* memory) const;
  };
  struct Room {
    std::unique_ptr<std::byte[], FreeDeleter> file;
    bool is_committed = false;
  };

  // Makes the small tables in another thread. The destructor waits for it.
  class Preparation {
   public:
    Preparation() : thread_([this] { Run(); }) {}
    ~Preparation() {
      if (thread_.joinable()) thread_.join();
    }
    Preparation(const Preparation&) = delete;
    Preparation& operator=(const Preparation&) = delete;

    bool is_done() const { return is_done_; }
    // Waits until they are made.
    std::unique_ptr<SearchTables> Take();

   private:
    void Run();

    std::unique_ptr<SearchTables> tables_;
    std::atomic<bool> is_done_ = false;
    std::thread thread_;  // last, since it begins at once and uses the other members
  };

  struct RunningSearch {
    CubieCube cube;
    SearchSettings settings;
    bool is_cancelled;
    std::unique_ptr<Search> search;
  };

  Room& At(TwoPhaseTable table) { return rooms_[static_cast<std::size_t>(table)]; }
  const Room& At(TwoPhaseTable table) const { return rooms_[static_cast<std::size_t>(table)]; }
  bool AreAllCommitted() const;
  // Brings the search tables, if they are made, to the tier that the committed tables allow.
  void ChooseTier();
  // Searches as running_ says, from what is known.
  void BeginSearch(const SearchProgress& known);
  void StopUsingTable(TwoPhaseTable table);

  std::array<Room, kTwoPhaseTableCount> rooms_;
  std::unique_ptr<TableGeneration> generation_;
  std::optional<Preparation> preparation_;
  std::unique_ptr<SearchTables> search_tables_;
  std::optional<RunningSearch> running_;
};

}  // namespace cubewright
