#include "solver/methods/twophase/search/parallel_search.h"

#include <algorithm>
#include <thread>

#include "solver/methods/twophase/search/search_core.h"

namespace cubewright {
namespace {

// Visited in less than a millisecond, which suffices for most cubes to 20 moves: starting threads
// takes as long.
constexpr std::uint64_t kNodesAlone = 4096;

}  // namespace

struct ParallelSearch::State {
  SearchCore core;
  int further_threads;
  std::uint64_t alone_until;  // so many positions visited
  std::vector<std::thread> threads;
};

ParallelSearch::ParallelSearch(const SearchTables& tables, const CubieCube& cube,
                               const SearchLimits& limits, int threads, const SearchProgress& known)
    : state_(new State{{tables, cube, limits, known}, threads - 1, known.nodes + kNodesAlone, {}}) {
}

ParallelSearch::~ParallelSearch() {
  Cancel();
  for (std::thread& thread : state_->threads) thread.join();
}

SearchState ParallelSearch::Step(std::uint64_t node_budget) {
  if (state_->further_threads > 0 && nodes() < state_->alone_until) {
    const std::uint64_t alone = std::min(node_budget, state_->alone_until - nodes());
    const SearchState state = state_->core.Step(alone);
    if (state != SearchState::kRunning || alone == node_budget) return state;
    node_budget -= alone;
  }
  for (; state_->further_threads > 0; --state_->further_threads) {
    state_->threads.emplace_back([core = &state_->core] { core->Help(); });
  }
  return state_->core.Step(node_budget);
}

void ParallelSearch::Cancel() { state_->core.Cancel(); }
bool ParallelSearch::has_solution() const {
  return state_->core.record().length() < kNoSolutionLength;
}
std::vector<Move> ParallelSearch::best() const { return state_->core.record().best(); }
int ParallelSearch::lower_bound() const { return state_->core.lower_bound(); }
std::uint64_t ParallelSearch::nodes() const { return state_->core.nodes(); }
SearchProgress ParallelSearch::progress() const { return state_->core.progress(); }

}  // namespace cubewright
