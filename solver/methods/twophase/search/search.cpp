#include "solver/methods/twophase/search/search.h"

#include "solver/methods/twophase/search/search_core.h"

namespace cubewright {

struct Search::State {
  SearchCore core;
};

Search::Search(const SearchTables& tables, const CubieCube& cube, const SearchLimits& limits,
               const SearchProgress& known)
    : state_(new State{{tables, cube, limits, known}}) {}
Search::~Search() = default;

SearchState Search::Step(std::uint64_t node_budget) { return state_->core.Step(node_budget); }
void Search::Cancel() { state_->core.Cancel(); }
bool Search::has_solution() const { return state_->core.record().length() < kNoSolutionLength; }
std::vector<Move> Search::best() const { return state_->core.record().best(); }
int Search::lower_bound() const { return state_->core.lower_bound(); }
std::uint64_t Search::nodes() const { return state_->core.nodes(); }
SearchProgress Search::progress() const { return state_->core.progress(); }

}  // namespace cubewright
