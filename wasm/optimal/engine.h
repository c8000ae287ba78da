// The method that proves its solution shortest, with the tables of the two-phase search and, if
// there is memory for it, its large table, for JavaScript.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/cube/move.h"
#include "solver/methods/optimal/large/table_set.h"
#include "solver/methods/optimal/optimal.h"
#include "solver/methods/twophase/tables/table_set.h"
#include "solver/threads/thread_team.h"
#include "wasm/solves/table_method_engine.h"

namespace cubewright {

class OptimalEngine final : public TableMethodEngine {
 public:
  OptimalEngine() : TableMethodEngine(TwoPhaseTableSet(), kOptimalMethod, &OptimalLargeTableSet()) {
    static_assert(kTwoPhaseTableCount + 1 <= kMostTables);
  }

  bool Start(MethodRequest request) {
    request.threads = threads_;
    request.max_solutions = wanted_solutions_;
    request.prefer = prefer_;
    request.known = std::exchange(known_, {});
    request.checkpoint = std::exchange(checkpoint_, {});
    return TableMethodEngine::Start(request);
  }
  // How many threads solve or make the large table from the next time on, at least 1; at first 1.
  void UseThreads(int threads) { threads_ = threads; }
  // How many solutions a solve that begins later gives, at least 1; at first 1.
  void WantSolutions(int count) { wanted_solutions_ = count; }
  // Which of them first, by a name of kPreferenceNames; empty, as at first: in the order of their
  // moves. False, and nothing changes, for any other name.
  bool Prefer(std::string_view name) {
    const std::optional<Preference> preference = PreferenceNamed(name);
    if (!preference && !name.empty()) return false;
    prefer_ = preference;
    return true;
  }
  // Moves that solve the cube of the next solve, which then looks for shorter ones.
  void Know(std::vector<Move> moves) { known_ = std::move(moves); }
  // What Checkpoint() told of the cube of the next solve, which then goes on from there.
  void GoOnFrom(std::string checkpoint) { checkpoint_ = std::move(checkpoint); }
  // No thread goes on with the solve until the next step.
  void Rest() {
    if (solve() != nullptr) solve()->Rest();
  }
  // How far the solve is; empty while that is nothing to go on from.
  std::string Checkpoint() {
    const MethodRun* run = solve() == nullptr ? nullptr : solve()->run();
    return run == nullptr ? "" : run->checkpoint();
  }

 private:
  GenerationThreads BeginThreads() override {
    if constexpr (kHasGenerationThreads) {
      if (threads_ > 1) return {.count = threads_, .runner = &team_.emplace(threads_ - 1)};
    }
    return {};
  }
  void EndThreads() override { team_.reset(); }

  int threads_ = 1;
  std::optional<ThreadTeam> team_;
  int wanted_solutions_ = 1;
  std::optional<Preference> prefer_;
  std::vector<Move> known_;
  std::string checkpoint_;
};

}  // namespace cubewright
