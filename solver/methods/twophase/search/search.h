// The search for short solutions: H. Kociemba's two-phase algorithm, together with a proof that
// nothing shorter exists. solver/methods/twophase/README.md explains both.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/twophase/pruning/search_tables.h"
#include "solver/methods/twophase/search/pass_schedule.h"
#include "solver/methods/twophase/search/pass_worker.h"
#include "solver/methods/twophase/walks/proof_walk.h"
#include "solver/methods/twophase/walks/solution_record.h"
#include "solver/threads/other_threads.h"

namespace cubewright {

enum class SearchState : std::uint8_t {
  kRunning,
  kImproved,       // a shorter solution was found since the last step; the search may go on
  kTargetReached,  // the best solution is at most `max_length` long
  kExhausted,      // the best solution is proven to be of the least length
  kCancelled,
};

struct SearchSettings {
  // Stop at the first solution of at most this many moves; 0: go on until the shortest is proven.
  int max_length = 0;
  // How many threads search, at least 1; the calling one is one of them.
  int threads = 1;
  // How many of the shortest solutions are wanted. If several, the search ends as kTargetReached
  // when that many of at most `max_length` are known. kEverySolution: all of the least length and,
  // if `max_length` is given, all of at most that. If all are longer, it looks for a shortest one.
  int max_solutions = 1;
};

// What a search has found out, for another search for the same cube to go on from.
struct SearchProgress {
  // The shortest solution; none while there is none.
  std::optional<std::vector<Move>> best;
  // Proven: no solution has fewer moves.
  int lower_bound = 0;
  // Positions visited.
  std::uint64_t nodes = 0;
};

// One search, on one thread or on several.
//
// On one thread it visits the same positions on every machine, given the same cube, tables,
// settings and budgets. With several, the positions depend on the timing of the threads. They share
// the tables, which are only read, the best solution and the schedule.
class Search {
 public:
  // Precondition: IsSolvable(cube). `tables` must outlive the search. With `known`, the progress of
  // another search for the cube, maybe with other tables, it looks only for what is shorter.
  Search(const SearchTables& tables, const CubieCube& cube, const SearchSettings& settings,
         const SearchProgress& known = {})
      : Search(tables, cube, settings, known, AxisPositions(tables, cube)) {}
  // Cancels, and waits for the other threads, which takes microseconds.
  ~Search();
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  // Visits about `node_budget` more positions on this thread, fewer if something is found, and
  // returns the state. Starts the other threads after some thousands of positions, and allocates
  // nothing except for them; they search between the calls too. After a final state (all but
  // kRunning and kImproved) it does nothing more.
  SearchState Step(std::uint64_t node_budget);

  // Ends the search within some tens of microseconds; may be called from any thread.
  void Cancel() { is_cancelled_.store(true, std::memory_order_relaxed); }

  // The functions below may be called from any thread as well.

  // Whether there is a solution yet.
  bool has_solution() const { return record_.best_length() < kNoSolutionLength; }
  // The shortest solution so far, checked to solve the cube. Precondition: has_solution().
  std::vector<Move> best() const { return record_.best(); }
  // If several are wanted, those that are known, the shortest first; after kExhausted there are no
  // others that are shorter than the last.
  std::vector<std::vector<Move>> several() const { return record_.several(); }
  // Those of them that are shortest, and how many are known in all.
  std::vector<std::vector<Move>> shortest() const { return record_.shortest(); }
  std::size_t several_count() const { return record_.several_count(); }
  // Rises with each solution that is found.
  std::uint32_t changes() const { return record_.changes(); }
  // Proven: no solution has fewer moves. Never falls.
  int lower_bound() const {
    return std::min(proven_.load(std::memory_order_relaxed), record_.best_length());
  }
  // Positions visited so far.
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  // The best solution, the lower bound and the nodes at once.
  SearchProgress progress() const;

 private:
  Search(const SearchTables& tables, const CubieCube& cube, const SearchSettings& settings,
         const SearchProgress& known, const std::array<Phase1Position, 3>& axes);

  // Whether no solution is left that is worth finding.
  bool IsExhausted() const;
  bool IsTargetReached() const;
  bool HasEnded() const;
  SearchState FinalState() const;
  // The calling thread's part: passes, and the proof.
  SearchState StepHere(std::uint64_t node_budget);
  void StepProof(std::uint64_t node_budget);
  // What every further thread does until the search has ended.
  void TakePasses();

  const SearchTables& tables_;
  const SearchSettings settings_;
  SolutionRecord record_;
  PassSchedule schedule_;
  ProofWalk proof_;
  PassWorker worker_;
  bool passes_are_left_ = true;
  int reported_length_;
  // No solution except those that are known has fewer moves.
  std::atomic<int> proven_;
  std::atomic<std::uint64_t> nodes_;
  std::atomic<bool> is_cancelled_ = false;
  // The other threads start when this many positions have been visited.
  const std::uint64_t alone_until_;
  // Last, since its destructor waits for threads that use the other members.
  OtherThreads other_threads_;
};

}  // namespace cubewright
