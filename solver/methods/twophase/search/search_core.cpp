#include "solver/methods/twophase/search/search_core.h"

#include <algorithm>

namespace cubewright {
namespace {

// Short enough to hear a cancel, long enough not to be felt.
constexpr std::uint64_t kSliceNodes = 1024;

// The proof is carried this far first. A cube that is so near to solved gets its shortest solution
// at once; for others, whose distance to the phase 1 subgroups is larger anyway, it costs nothing.
constexpr int kProofFirst = 9;

// From then on it gets one node in so many, a few at a time. A node of the proof costs about
// fifteen of the passes.
constexpr std::uint64_t kProofShare = 256;
constexpr std::uint64_t kProofSliceNodes = kSliceNodes / kProofShare;

}  // namespace

SearchCore::SearchCore(const SearchTables& tables, const CubieCube& cube,
                       const SearchLimits& limits, const SearchProgress& known,
                       const std::array<Phase1Position, 3>& axes)
    : tables_(tables),
      limits_(limits),
      record_(cube, known.best),
      schedule_(DirectionsOf(tables, cube, axes)),
      proof_(tables, cube, axes, record_, known.lower_bound),
      worker_(*this),
      reported_length_(record_.length()),
      lower_bound_(proof_.lower_bound()),
      nodes_(known.nodes) {}

SearchProgress SearchCore::progress() const {
  SearchProgress progress = {std::nullopt, lower_bound(), nodes()};
  if (record_.length() < kNoSolutionLength) progress.best = record_.best();
  return progress;
}

bool SearchCore::PassWorker::Step(std::uint64_t node_budget) {
  if (is_walking_) {
    is_walking_ = !walk_.Step(node_budget);
  } else if (starts_are_left_ &&
             pass_.phase1_length + pass_.closing_length < core_.record_.length()) {
    const std::size_t count = closing_.Next(pass_.phase1_length, starts_);
    starts_are_left_ = count == starts_.size();
    is_walking_ = count > 0;
    if (is_walking_) {
      walk_.Begin(*pass_.direction, {starts_.data(), count}, pass_.phase1_length, kAllMoves);
    }
  } else {
    pass_ = core_.schedule_.Next(core_.record_.length());
    if (pass_.direction == nullptr) return false;
    const Start& start = pass_.direction->start;
    starts_are_left_ = pass_.closing_length > 0;
    is_walking_ = !starts_are_left_;
    if (starts_are_left_) {
      closing_.Begin(start.cube, pass_.closing_length, pass_.moves);
    } else {
      walk_.Begin(*pass_.direction, {&start, 1}, pass_.phase1_length, pass_.moves);
    }
  }
  return true;
}

bool SearchCore::HasEnded() const {
  return cancelled_.load(std::memory_order_relaxed) || record_.length() <= limits_.max_length ||
         record_.length() <= lower_bound();
}

SearchState SearchCore::FinalState() const {
  if (record_.length() <= lower_bound()) return SearchState::kExhausted;
  if (record_.length() <= limits_.max_length) return SearchState::kTargetReached;
  return SearchState::kCancelled;
}

void SearchCore::StepProof(std::uint64_t node_budget) {
  proof_.Step(node_budget);
  lower_bound_.store(proof_.lower_bound(), std::memory_order_relaxed);
}

SearchState SearchCore::Step(std::uint64_t node_budget) {
  std::uint64_t spent = 0;
  while (!HasEnded()) {
    if (record_.length() < reported_length_) {
      reported_length_ = record_.length();
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

void SearchCore::Help() {
  PassWorker worker(*this);
  bool passes_are_left = true;
  while (passes_are_left && !HasEnded()) {
    const std::uint64_t before = worker.nodes();
    passes_are_left = worker.Step(kSliceNodes);
    nodes_.fetch_add(worker.nodes() - before, std::memory_order_relaxed);
  }
}

}  // namespace cubewright
