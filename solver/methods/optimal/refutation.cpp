#include "solver/methods/optimal/refutation.h"

#include <algorithm>
#include <utility>

namespace cubewright {
namespace {

// How long another thread searches before it looks whether the search has ended: some milliseconds.
constexpr std::uint64_t kSliceNodes = 10'000;

}  // namespace

Refutation::Refutation(const RefutationTables& tables, const WalkNode& root, MoveSet first_moves,
                       int length, int threads)
    : tables_(tables), length_(length), threads_(threads), searcher_(tables), parts_{root} {
  for (; part_moves_ < std::min(kPartMoves, length); ++part_moves_) {
    std::vector<WalkNode> next;
    for (const WalkNode& part : parts_) {
      searcher_.walk.Expand(part, length - part_moves_, part_moves_ == 0 ? first_moves : kAllMoves,
                            next);
    }
    parts_ = std::move(next);
  }
  nodes_ = searcher_.walk.nodes();
}

Refutation::~Refutation() {
  has_ended_ = true;
  for (std::thread& thread : other_threads_) thread.join();
}

bool Refutation::Step(std::uint64_t node_budget) {
  const std::uint64_t stop_at = searcher_.walk.nodes() + node_budget;
  while (!HasEnded() && searcher_.walk.nodes() < stop_at) {
    if (StepPart(searcher_, stop_at - searcher_.walk.nodes())) continue;
    // Only other threads have parts left.
    const std::size_t done = done_.load();
    if (done == parts_.size()) has_ended_ = true;
    if (!HasEnded()) done_.wait(done);
  }
  while (!HasEnded() && static_cast<int>(other_threads_.size()) < threads_ - 1) {
    other_threads_.emplace_back([this] { SearchUntilEnd(); });
  }
  return HasEnded();
}

bool Refutation::StepPart(Searcher& searcher, std::uint64_t node_budget) {
  RefutationWalk& walk = searcher.walk;
  if (!searcher.has_part) {
    const std::size_t part = begun_.fetch_add(1);
    if (part >= parts_.size()) return false;
    walk.Begin(parts_[part], length_ - part_moves_);
    searcher.has_part = true;
  }
  const std::uint64_t before = walk.nodes();
  searcher.has_part = !walk.Step(node_budget);
  nodes_.fetch_add(walk.nodes() - before, std::memory_order_relaxed);
  if (searcher.has_part) return true;
  if (walk.solution()) {
    const std::scoped_lock lock(mutex_);
    solution_ = walk.solution();
    has_ended_ = true;
  }
  ++done_;
  done_.notify_all();
  return true;
}

void Refutation::SearchUntilEnd() {
  Searcher searcher(tables_);
  while (!HasEnded() && StepPart(searcher, kSliceNodes)) continue;
}

std::optional<std::vector<Move>> Refutation::solution() const {
  const std::scoped_lock lock(mutex_);
  return solution_;
}

double Refutation::share() const {
  return parts_.empty() ? 1
                        : static_cast<double>(done_.load()) / static_cast<double>(parts_.size());
}

}  // namespace cubewright
