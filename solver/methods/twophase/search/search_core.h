// What the threads of one search share, and what each of them does.
#pragma once

#include <atomic>
#include <cstdint>

#include "solver/methods/twophase/search/pass_schedule.h"
#include "solver/methods/twophase/search/search.h"
#include "solver/methods/twophase/walks/direction.h"
#include "solver/methods/twophase/walks/proof_walk.h"
#include "solver/methods/twophase/walks/solution_record.h"
#include "solver/methods/twophase/walks/two_phase_walk.h"

namespace cubewright {

class SearchCore {
 public:
  SearchCore(const SearchTables& tables, const CubieCube& cube, const SearchLimits& limits,
             const SearchProgress& known)
      : SearchCore(tables, cube, limits, known, AxisPositions(tables, cube)) {}

  // For the one thread that owns the search.
  SearchState Step(std::uint64_t node_budget);
  // For every further thread: searches until the search has ended.
  void Help();

  void Cancel() { cancelled_.store(true, std::memory_order_relaxed); }
  const SolutionRecord& record() const { return record_; }
  int lower_bound() const { return lower_bound_.load(std::memory_order_relaxed); }
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  SearchProgress progress() const;

 private:
  SearchCore(const SearchTables& tables, const CubieCube& cube, const SearchLimits& limits,
             const SearchProgress& known, const std::array<Phase1Position, 3>& axes);

  // One thread's share of the passes.
  class PassWorker {
   public:
    explicit PassWorker(SearchCore& core)
        : core_(core), closing_(core.tables_), walk_(core.tables_, core.record_) {}
    // False when no pass is left.
    bool Step(std::uint64_t node_budget);
    std::uint64_t nodes() const { return walk_.nodes() + closing_.nodes(); }

   private:
    SearchCore& core_;
    PassSchedule::Pass pass_{};
    ClosingWalk closing_;
    bool starts_are_left_ = false;
    std::array<Start, TwoPhaseWalk::kBatchSize> starts_;
    TwoPhaseWalk walk_;
    bool is_walking_ = false;
  };

  bool HasEnded() const;
  SearchState FinalState() const;
  void StepProof(std::uint64_t node_budget);

  const SearchTables& tables_;
  const SearchLimits limits_;
  SolutionRecord record_;
  PassSchedule schedule_;
  ProofWalk proof_;
  PassWorker worker_;
  bool passes_are_left_ = true;
  int reported_length_;
  std::atomic<int> lower_bound_;
  std::atomic<std::uint64_t> nodes_;
  std::atomic<bool> cancelled_ = false;
};

}  // namespace cubewright
