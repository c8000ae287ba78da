// Several threads at one search.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "solver/methods/twophase/search/search.h"

namespace cubewright {

// The same promises as Search, which it equals for one thread, but that with more threads the
// positions visited depend on their timing. One set of tables and one best length serve all; the
// calling thread is one of them.
class ParallelSearch {
 public:
  // Precondition: IsSolvable(cube), threads >= 1. `tables` must outlive the search.
  ParallelSearch(const SearchTables& tables, const CubieCube& cube, const SearchLimits& limits,
                 int threads, const SearchProgress& known = {});
  // Cancels, and waits for the other threads, which takes microseconds.
  ~ParallelSearch();
  ParallelSearch(const ParallelSearch&) = delete;
  ParallelSearch& operator=(const ParallelSearch&) = delete;

  // As Search::Step; `node_budget` counts the calling thread's positions only. The other threads
  // work from the first thousands of positions on, also between calls, until a final state.
  SearchState Step(std::uint64_t node_budget);
  void Cancel();
  bool has_solution() const;
  std::vector<Move> best() const;
  int lower_bound() const;
  std::uint64_t nodes() const;
  SearchProgress progress() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace cubewright
