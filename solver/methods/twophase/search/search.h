// The search for short solutions: H. Kociemba's two-phase algorithm, and a proof beside it that
// nothing shorter exists. solver/methods/twophase/README.md explains both.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/twophase/pruning/search_tables.h"

namespace cubewright {

enum class SearchState : std::uint8_t {
  kRunning,
  kImproved,       // a shorter solution was found since the last step; the search may go on
  kTargetReached,  // the best solution is at most `max_length` long
  kExhausted,      // the best solution is proven to be of the least length
  kCancelled,
};

struct SearchLimits {
  // Stop at the first solution of at most this many moves; 0: go on until the shortest is proven.
  int max_length = 0;
};

// What a search has found out, for another search for the same cube to go on from.
struct SearchProgress {
  // The shortest solution; none while there is none.
  std::optional<std::vector<Move>> best;
  // No solution has fewer moves: proven.
  int lower_bound = 0;
  // Positions visited.
  std::uint64_t nodes = 0;
};

// One search on one thread. Given the same cube, tables, limits and budgets, it visits the same
// positions on every machine.
class Search {
 public:
  // Precondition: IsSolvable(cube). `tables` must outlive the search. With `known`, the progress of
  // another search for the cube, maybe with other tables, it looks only for what is shorter.
  Search(const SearchTables& tables, const CubieCube& cube, const SearchLimits& limits,
         const SearchProgress& known = {});
  ~Search();
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  // Visits about `node_budget` more positions, fewer if something is found, and says how it stands.
  // Allocates nothing. After a final state (all but kRunning and kImproved) it does nothing more.
  SearchState Step(std::uint64_t node_budget);

  // Ends the search at the next position; may be called from any thread.
  void Cancel();

  // Whether there is a solution yet.
  bool has_solution() const;
  // The shortest solution so far, applied and seen to solve the cube. Precondition: has_solution().
  std::vector<Move> best() const;
  // No solution has fewer moves: proven. Never falls.
  int lower_bound() const;
  // Positions visited so far.
  std::uint64_t nodes() const;
  // All this at once.
  SearchProgress progress() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace cubewright
