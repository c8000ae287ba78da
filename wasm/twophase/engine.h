// The two-phase solver for a page: it takes tables from outside or makes them, and runs one search
// at a time. It is plain C++; bindings.cpp exposes it to JavaScript.
#pragma once

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
#include "wasm/tables/table_rooms.h"

namespace cubewright {

// Its tables are those of the `full` tier. When the last one is committed, a running search
// switches to them and keeps what it knows; when one is dropped, it continues in the `mini` tier.
class Engine final : public TableRooms {
 public:
  Engine() : TableRooms(TwoPhaseTableSet()) { static_assert(kTwoPhaseTableCount <= kMostTables); }

  // Makes the tables of the `mini` tier, if they are not made yet: some tens of milliseconds.
  void Prepare();
  // The same, but if there are several `threads`, in another thread: this returns at once, and full
  // tables may be reserved, written and committed meanwhile.
  void BeginPreparation(int threads);
  // Whether the tables of the `mini` tier are made.
  bool IsPrepared();

  struct SearchStatus {
    SearchState state;
    int length;  // -1 while there is no solution
    int lower_bound;
    std::uint64_t nodes;
    TableTier tier;  // the one that the search is in now
  };
  // Starts a search, ending any other, and prepares if necessary. False, without a search, unless
  // `facelets` are what WriteFacelets gives for a solvable cube.
  bool StartSearch(std::string_view facelets, int max_length, int threads);
  // kCancelled without a search.
  SearchStatus StepSearch(std::uint64_t node_budget);
  void CancelSearch();
  // "" while there is none.
  std::string BestSolution() const;

 private:
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

  void UseChanged() override { ChooseTier(); }
  // Brings the search tables, if they are made, to the tier that the committed tables allow.
  void ChooseTier();
  // Starts the search that running_ describes, from what is known.
  void BeginSearch(const SearchProgress& known);

  std::optional<Preparation> preparation_;
  std::unique_ptr<SearchTables> search_tables_;
  std::optional<RunningSearch> running_;
};

}  // namespace cubewright
