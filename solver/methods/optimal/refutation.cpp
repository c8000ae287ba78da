#include "solver/methods/optimal/refutation.h"

#include <algorithm>
#include <utility>

namespace cubewright {
namespace {

// How long another thread searches before it looks whether the search has ended: some milliseconds.
constexpr std::uint64_t kSliceNodes = 10'000;
// The share that is done is counted by ways of so many moves, some three thousand for a well mixed
// cube: time-left.ts compares one length with the next by it.
constexpr int kShareMoves = 3;
// Parts have so many moves behind them. Longer lengths have more parts, so that what is lost of a
// part when the search is broken off takes less than some seconds.
constexpr int PartMovesOf(int length) { return length < 18 ? kShareMoves : kShareMoves + 1; }

}  // namespace

Refutation::Searcher::Searcher(const RefutationTables& tables, const LargeWalkTables* large)
    : walk(tables) {
  if (large != nullptr) large_walk.emplace(*large, walk);
}

void Refutation::Searcher::Begin(const WalkNode& start, int moves_left) {
  uses_large = large_walk && moves_left >= large_walk->least_moves();
  if (uses_large) {
    large_walk->Begin(start, moves_left);
  } else {
    walk.Begin(start, moves_left);
  }
}

bool Refutation::Searcher::Step(std::uint64_t node_budget) {
  return uses_large ? large_walk->Step(node_budget) : walk.Step(node_budget);
}

const std::optional<std::vector<Move>>& Refutation::Searcher::solution() const {
  return uses_large ? large_walk->solution() : walk.solution();
}

std::uint64_t Refutation::Searcher::walked_nodes() const {
  return walk.nodes() + (large_walk ? large_walk->nodes() : 0);
}

Refutation::Refutation(const RefutationTables& tables, const WalkNode& root, MoveSet first_moves,
                       int length, int threads, const RefutationCheckpoint* from,
                       const LargeWalkTables* large)
    : tables_(tables), large_(large), length_(length), threads_(threads), searcher_(tables, large) {
  FindParts(root, first_moves);
  done_nodes_ = searcher_.walk.nodes();
  if (from != nullptr && from->part_count == is_done_.size()) GoOnFrom(*from);
  nodes_ = done_nodes_;
}

// The parts behind one way of the first moves share what it counts; if there are none, it is done.
void Refutation::FindParts(const WalkNode& root, MoveSet first_moves) {
  std::vector<WalkNode> ways{root};
  for (; part_moves_ < std::min(kShareMoves, length_); ++part_moves_) {
    std::vector<WalkNode> next;
    for (const WalkNode& way : ways) {
      searcher_.walk.Expand(way, length_ - part_moves_, part_moves_ == 0 ? first_moves : kAllMoves,
                            next);
    }
    ways = std::move(next);
  }
  const bool has_more_parts = part_moves_ < std::min(PartMovesOf(length_), length_);
  const double way_share = 1 / static_cast<double>(ways.size());
  std::vector<WalkNode> parts;
  for (const WalkNode& way : ways) {
    parts.clear();
    if (has_more_parts) {
      searcher_.walk.Expand(way, length_ - part_moves_, kAllMoves, parts);
    } else {
      parts.push_back(way);
    }
    if (parts.empty()) done_share_ += way_share;
    for (const WalkNode& part : parts) {
      parts_.push_back({part, parts_.size(), way_share / static_cast<double>(parts.size())});
    }
  }
  if (has_more_parts) ++part_moves_;
  is_done_.resize(parts_.size());
}

void Refutation::GoOnFrom(const RefutationCheckpoint& checkpoint) {
  for (const std::size_t place : checkpoint.done) is_done_[place] = true;
  std::erase_if(parts_, [this](const Part& part) {
    if (is_done_[part.place]) done_share_ += part.share;
    return is_done_[part.place];
  });
  done_nodes_ = checkpoint.nodes;
}

Refutation::~Refutation() {
  has_ended_ = true;
  for (std::thread& thread : other_threads_) thread.join();
}

bool Refutation::Step(std::uint64_t node_budget) {
  const std::uint64_t stop_at = searcher_.walked_nodes() + node_budget;
  while (!HasEnded() && searcher_.walked_nodes() < stop_at) {
    if (StepPart(searcher_, stop_at - searcher_.walked_nodes())) continue;
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
  if (searcher.part == nullptr) {
    const std::size_t next = begun_.fetch_add(1);
    if (next >= parts_.size()) return false;
    searcher.part = &parts_[next];
    searcher.nodes = 0;
    searcher.Begin(searcher.part->node, length_ - part_moves_);
  }
  const std::uint64_t before = searcher.walked_nodes();
  const bool is_done = searcher.Step(node_budget);
  const std::uint64_t nodes = searcher.walked_nodes() - before;
  searcher.nodes += nodes;
  nodes_.fetch_add(nodes, std::memory_order_relaxed);
  if (!is_done) return true;
  {
    const std::scoped_lock lock(mutex_);
    is_done_[searcher.part->place] = true;
    done_nodes_ += searcher.nodes;
    done_share_ += searcher.part->share;
    if (searcher.solution()) {
      solution_ = searcher.solution();
      has_ended_ = true;
    }
  }
  searcher.part = nullptr;
  ++done_;
  done_.notify_all();
  return true;
}

void Refutation::SearchUntilEnd() {
  Searcher searcher(tables_, large_);
  while (!HasEnded() && StepPart(searcher, kSliceNodes)) continue;
}

std::optional<std::vector<Move>> Refutation::solution() const {
  const std::scoped_lock lock(mutex_);
  return solution_;
}

double Refutation::share() const {
  // The sum of all shares is rounded.
  if (done_.load() == parts_.size()) return 1;
  const std::scoped_lock lock(mutex_);
  return std::min(done_share_, 1.0);
}

RefutationCheckpoint Refutation::checkpoint() const {
  const std::scoped_lock lock(mutex_);
  RefutationCheckpoint checkpoint{length_, done_nodes_, is_done_.size()};
  for (std::size_t place = 0; place < is_done_.size(); ++place) {
    if (is_done_[place]) checkpoint.done.push_back(place);
  }
  return checkpoint;
}

}  // namespace cubewright
