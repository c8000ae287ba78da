// The method that proves its solution shortest, for JavaScript, in half turns and in quarter turns.
// It uses the tables of the two-phase search in that metric and, in half turns, its large table if
// there is memory for it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/cube/move.h"
#include "solver/methods/optimal/large/table_set.h"
#include "solver/methods/optimal/optimal.h"
#include "solver/methods/twophase-metrics/tables/table_set.h"
#include "solver/methods/twophase/tables/table_set.h"
#include "solver/threads/thread_team.h"
#include "wasm/solves/table_method_engine.h"
#include "wasm/solves/wanted_solutions.h"
#include "wasm/tables/memory_request.h"

namespace cubewright {

// The engine of one metric.
class OptimalInMetric final : public TableMethodEngine {
 public:
  using TableMethodEngine::TableMethodEngine;

  void UseThreads(int threads) { threads_ = threads; }

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
};

// Has the functions of TableRooms for the tables of both metrics, those of quarter turns last, and
// those of TableMethodEngine for a solve in either. A page uses one metric, or a worker for each.
class OptimalEngine {
 public:
  std::size_t table_count() const {
    return half_turns_.table_count() + quarter_turns_.table_count();
  }
  const TableSet& SetOf(std::size_t table) const { return OfTable(table).SetOf(PlaceOf(table)); }
  const TableDescription& DescriptionOf(std::size_t table) const {
    return OfTable(table).DescriptionOf(PlaceOf(table));
  }
  std::byte* ReserveTable(std::size_t table) { return OfTable(table).ReserveTable(PlaceOf(table)); }
  std::string_view CommitTable(std::size_t table) {
    return OfTable(table).CommitTable(PlaceOf(table));
  }
  void DropTable(std::size_t table) { OfTable(table).DropTable(PlaceOf(table)); }
  std::uint64_t ChecksumTable(std::size_t table, std::size_t offset, std::size_t size_bytes) const {
    return OfTable(table).ChecksumTable(PlaceOf(table), offset, size_bytes);
  }
  bool BeginGeneration(std::size_t table) {
    if (!HasMemoryFor(DescriptionOf(table).making_bytes, kMakingPieceBytes)) return false;
    generating_ = &OfTable(table);
    return generating_->BeginGeneration(PlaceOf(table));
  }
  GenerationStatus StepGeneration(std::uint64_t work_units) {
    return generating_->StepGeneration(work_units);
  }

  // Like TableMethodEngine::Start, ending any other solve.
  bool Start(MethodRequest request) {
    EndSolve();
    request.threads = threads_;
    request.max_solutions = wanted_.count();
    request.prefer = wanted_.preference();
    request.known = std::exchange(known_, {});
    request.checkpoint = std::exchange(checkpoint_, {});
    request.use_faster_tables = uses_large_table_;
    solving_ = request.metric == NameOf(Metric::kQtm) ? &quarter_turns_ : &half_turns_;
    return solving_->Start(request);
  }
  void EndSolve() { solving_->EndSolve(); }
  MethodSolve* solve() { return solving_->solve(); }

  // How many threads solve or make the large table from the next time on: at least 1, the default.
  void UseThreads(int threads) {
    threads_ = threads;
    half_turns_.UseThreads(threads);
  }
  // Which solutions later solves give; without a preference, in the order of their moves.
  WantedSolutions& wanted() { return wanted_; }
  // Whether later solves use the large table if it is in use: true, the default.
  void UseLargeTable(bool uses) { uses_large_table_ = uses; }
  // Moves that solve the cube of the next solve, which then looks for shorter ones.
  void Know(std::vector<Move> moves) { known_ = std::move(moves); }
  // What Checkpoint() returned for the cube of the next solve, which then continues from there.
  void GoOnFrom(std::string checkpoint) { checkpoint_ = std::move(checkpoint); }
  // Pauses the threads of the solve until the next step.
  void Rest() {
    if (solve() != nullptr) solve()->Rest();
  }
  // How far the solve is; empty while there is nothing to continue from.
  std::string Checkpoint() {
    const MethodRun* run = solve() == nullptr ? nullptr : solve()->run();
    return run == nullptr ? "" : run->checkpoint();
  }

 private:
  static_assert(kTwoPhaseTableCount + 1 <= TableRooms::kMostTables);
  // More than any list from which the large table is made.
  static constexpr std::size_t kMakingPieceBytes = 8'000'000;
  // The tables of half turns, including the large one.
  static constexpr std::size_t kHalfTurnTables = kTwoPhaseTableCount + 1;

  static std::size_t PlaceOf(std::size_t table) {
    return table < kHalfTurnTables ? table : table - kHalfTurnTables;
  }
  OptimalInMetric& OfTable(std::size_t table) {
    return table < kHalfTurnTables ? half_turns_ : quarter_turns_;
  }
  const OptimalInMetric& OfTable(std::size_t table) const {
    return table < kHalfTurnTables ? half_turns_ : quarter_turns_;
  }

  OptimalInMetric half_turns_{TwoPhaseTableSet(), kOptimalMethod, &OptimalLargeTableSet()};
  OptimalInMetric quarter_turns_{MetricTableSet(Metric::kQtm), kOptimalQtmMethod};
  OptimalInMetric* solving_ = &half_turns_;
  OptimalInMetric* generating_ = &half_turns_;
  int threads_ = 1;
  WantedSolutions wanted_;
  bool uses_large_table_ = true;
  std::vector<Move> known_;
  std::string checkpoint_;
};

}  // namespace cubewright
