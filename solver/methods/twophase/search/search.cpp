#include "solver/methods/twophase/search/search.h"

#include <algorithm>

namespace cubewright {
namespace {

// The search checks for a cancel after every slice of this many positions, some tens of
// microseconds.
constexpr std::uint64_t kSliceNodes = 1024;

// Up to this length the proof runs first. A cube so near to solved gets its shortest solution at
// once. For most other cubes this costs nothing, since their bound starts beyond this length.
constexpr int kProofFirst = 9;

// After that, one position in this many is spent on the proof, a few at a time. A position of the
// proof takes as long as about fifteen of the passes.
constexpr std::uint64_t kProofShare = 256;
constexpr std::uint64_t kProofSliceNodes = kSliceNodes / kProofShare;

// Other threads start after this many positions. The search visits these in less than a
// millisecond, and by then has found 20 moves for most cubes; starting threads takes as long.
constexpr std::uint64_t kNodesAlone = 4096;

// Keeps `max_length` below kNoSolutionLength, which stands for no solution; every solution is
// shorter.
SearchSettings WithReachableLength(SearchSettings settings) {
  settings.max_length = std::min(settings.max_length, kNoSolutionLength - 1);
  return settings;
}

}  // namespace

Search::Search(const SearchTables& tables, const CubieCube& cube, const SearchSettings& settings,
               const SearchProgress& known, const std::array<Phase1Position, 3>& axes)
    : tables_(tables),
      settings_(WithReachableLength(settings)),
      record_(cube, settings_.max_solutions, settings_.max_length),
      schedule_(DirectionsOf(tables, cube, axes)),
      proof_(tables, cube, axes, record_, known.lower_bound),
      worker_(tables, schedule_, record_),
      reported_length_(kNoSolutionLength),
      proven_(proof_.lower_bound()),
      nodes_(known.nodes),
      alone_until_(known.nodes + kNodesAlone) {
  if (known.best) record_.Offer(*known.best);
  reported_length_ = record_.best_length();
}

Search::~Search() { Cancel(); }

SearchProgress Search::progress() const {
  SearchProgress progress = {std::nullopt, lower_bound(), nodes()};
  if (has_solution()) progress.best = best();
  return progress;
}

bool Search::HasEnded() const {
  return is_cancelled_.load(std::memory_order_relaxed) || IsTargetReached() || IsExhausted();
}

bool Search::IsExhausted() const {
  const int proven = proven_.load(std::memory_order_relaxed);
  // Of solutions that are all too long only a shortest is wanted.
  const bool are_all_in_reach = record_.keeps_several() && settings_.max_length > 0 &&
                                has_solution() &&
                                proven >= std::max(settings_.max_length + 1, record_.best_length());
  return record_.length() <= proven || are_all_in_reach;
}

bool Search::IsTargetReached() const {
  return settings_.max_solutions != kEverySolution && record_.length() <= settings_.max_length;
}

SearchState Search::FinalState() const {
  if (IsExhausted()) return SearchState::kExhausted;
  if (IsTargetReached()) return SearchState::kTargetReached;
  return SearchState::kCancelled;
}

SearchState Search::Step(std::uint64_t node_budget) {
  if (settings_.threads > 1 && nodes() < alone_until_) {
    const std::uint64_t alone = std::min(node_budget, alone_until_ - nodes());
    const SearchState state = StepHere(alone);
    if (state != SearchState::kRunning || alone == node_budget) return state;
    node_budget -= alone;
  }
  other_threads_.StartUpTo(settings_.threads - 1, [this](int) { TakePasses(); });
  other_threads_.Rethrow();
  return StepHere(node_budget);
}

SearchState Search::StepHere(std::uint64_t node_budget) {
  std::uint64_t spent = 0;
  while (!HasEnded()) {
    if (record_.best_length() < reported_length_) {
      reported_length_ = record_.best_length();
      return SearchState::kImproved;
    }
    if (spent >= node_budget) return SearchState::kRunning;
    const std::uint64_t slice = std::min(kSliceNodes, node_budget - spent);
    const std::uint64_t before = proof_.nodes() + worker_.nodes();
    const bool proof_is_due = proof_.lower_bound() <= kProofFirst ||
                              proof_.nodes() * kProofShare < worker_.nodes() || !passes_are_left_;
    if (proof_is_due) {
      StepProof(std::min(slice, kProofSliceNodes));
    } else {
      passes_are_left_ = worker_.Step(slice);
    }
    const std::uint64_t visited = proof_.nodes() + worker_.nodes() - before;
    nodes_.fetch_add(visited, std::memory_order_relaxed);
    spent += visited;
  }
  return FinalState();
}

void Search::StepProof(std::uint64_t node_budget) {
  proof_.Step(node_budget);
  proven_.store(proof_.lower_bound(), std::memory_order_relaxed);
}

void Search::TakePasses() {
  PassWorker worker(tables_, schedule_, record_);
  bool passes_are_left = true;
  while (passes_are_left && !HasEnded()) {
    const std::uint64_t before = worker.nodes();
    passes_are_left = worker.Step(kSliceNodes);
    nodes_.fetch_add(worker.nodes() - before, std::memory_order_relaxed);
  }
}

}  // namespace cubewright
