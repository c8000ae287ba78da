#include "solver/methods/optimal/refutation.h"

#include <algorithm>
#include <utility>

#include "solver/methods/optimal/solution_list.h"

namespace cubewright {
namespace {

// How long another thread searches before it checks whether the search has ended: some
// milliseconds.
constexpr std::uint64_t kSliceNodes = 10'000;
// The share that is done is counted in ways of this many moves: some three thousand for a well
// mixed cube, ten thousand in quarter turns. time-left.ts uses it to compare one length with the
// next.
constexpr int ShareMovesIn(Metric metric) { return metric == Metric::kQtm ? 4 : 3; }
// How many moves precede each part. Longer lengths have more parts, so that interrupting the search
// loses no more than some seconds of work.
constexpr int PartMovesOf(int length, Metric metric) {
  const int many = metric == Metric::kQtm ? 22 : 18;
  return ShareMovesIn(metric) + (length < many ? 0 : 1);
}

}  // namespace

Refutation::Searcher::Searcher(const RefutationTables& tables, const LargeWalkTables* large)
    : walk(tables) {
  if (large != nullptr) large_walk.emplace(*large, walk);
}

void Refutation::Searcher::Begin(const Part& begun, int left, bool is_for_all) {
  part = &begun;
  moves_left = left;
  for_all = is_for_all;
  nodes = 0;
  kept = 0;
  uses_large = large_walk && moves_left >= large_walk->least_moves();
  if (uses_large) {
    large_walk->Begin(part->node, moves_left);
  } else {
    walk.Begin(part->node, moves_left, for_all);
  }
}

// The large walk finds one solution. If there is any, the other walk finds all of them.
bool Refutation::Searcher::Step(std::uint64_t node_budget) {
  if (!uses_large) return walk.Step(node_budget);
  if (!large_walk->Step(node_budget)) return false;
  if (!for_all || !large_walk->solution()) return true;
  uses_large = false;
  walk.Begin(part->node, moves_left, for_all);
  return false;
}

std::span<const std::vector<Move>> Refutation::Searcher::solutions() const {
  if (!uses_large) return walk.solutions();
  const auto& found = large_walk->solution();
  return found ? std::span(&*found, 1) : std::span<const std::vector<Move>>();
}

std::uint64_t Refutation::Searcher::walked_nodes() const {
  return walk.nodes() + (large_walk ? large_walk->nodes() : 0);
}

Refutation::Refutation(const RefutationTables& tables, const WalkNode& root, MoveSet first_moves,
                       int length, int threads, const RefutationCheckpoint* from,
                       std::size_t wanted, const LargeWalkTables* large)
    : tables_(tables),
      large_(large),
      length_(length),
      threads_(threads),
      wanted_(wanted),
      searcher_(tables, large) {
  FindParts(root, first_moves);
  done_nodes_ = searcher_.walk.nodes();
  if (from != nullptr && from->part_count == is_done_.size()) GoOnFrom(*from);
  nodes_ = done_nodes_;
}

// The parts that follow one way of the first moves divide its share; if there are none, the way is
// done.
void Refutation::FindParts(const WalkNode& root, MoveSet first_moves) {
  const Metric metric = tables_.moves().metric();
  std::vector<WalkNode> ways{root};
  for (; part_moves_ < std::min(ShareMovesIn(metric), length_); ++part_moves_) {
    std::vector<WalkNode> next;
    for (const WalkNode& way : ways) {
      searcher_.walk.Expand(way, length_ - part_moves_, part_moves_ == 0 ? first_moves : kAllMoves,
                            next);
    }
    ways = std::move(next);
  }
  const bool has_more_parts = part_moves_ < std::min(PartMovesOf(length_, metric), length_);
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
  solutions_ = checkpoint.solutions;
  if (HasEnough()) has_ended_ = true;
}

Refutation::~Refutation() {
  has_ended_ = true;
  EndRest();
}

bool Refutation::Step(std::uint64_t node_budget) {
  if (is_resting_) EndRest();
  const std::uint64_t stop_at = searcher_.walked_nodes() + node_budget;
  while (!HasEnded() && searcher_.walked_nodes() < stop_at) {
    if (StepPart(searcher_, stop_at - searcher_.walked_nodes())) continue;
    // Only other threads have parts left.
    const std::size_t events = events_.load();
    if (done_.load() == parts_.size()) has_ended_ = true;
    if (!HasEnded()) events_.wait(events);
  }
  if (!HasEnded()) other_threads_.StartUpTo(threads_ - 1, [this](int) { SearchUntilEnd(); });
  other_threads_.Rethrow();
  return HasEnded();
}

bool Refutation::StepPart(Searcher& searcher, std::uint64_t node_budget) {
  if (searcher.part == nullptr) {
    const std::size_t next = begun_.fetch_add(1);
    if (next >= parts_.size()) return false;
    searcher.Begin(parts_[next], length_ - part_moves_, wanted_ > 1);
  }
  const std::uint64_t before = searcher.walked_nodes();
  const bool is_done = searcher.Step(node_budget);
  const std::uint64_t nodes = searcher.walked_nodes() - before;
  searcher.nodes += nodes;
  nodes_.fetch_add(nodes, std::memory_order_relaxed);
  const auto found = searcher.solutions();
  if (!is_done && found.size() == searcher.kept) return true;
  {
    const std::scoped_lock lock(mutex_);
    while (searcher.kept < found.size()) {
      Keep(tables_.moves().Written(found[searcher.kept++]));
    }
    if (!is_done) return true;
    // A part that was abandoned at its first solution is not done: it may have others.
    if (wanted_ > 1 || found.empty()) {
      is_done_[searcher.part->place] = true;
      done_nodes_ += searcher.nodes;
      done_share_ += searcher.part->share;
    }
    if (HasEnough()) has_ended_ = true;
  }
  searcher.part = nullptr;
  ++done_;
  ++events_;
  events_.notify_all();
  return true;
}

void Refutation::SearchUntilEnd() {
  Searcher searcher(tables_, large_);
  while (!HasEnded() && StepPart(searcher, kSliceNodes)) is_resting_.wait(true);
}

void Refutation::EndRest() {
  is_resting_ = false;
  is_resting_.notify_all();
}

// A part that is searched again after a checkpoint finds its solutions again.
void Refutation::Keep(const std::vector<Move>& solution) {
  const bool is_known =
      std::find(solutions_.begin(), solutions_.end(), solution) != solutions_.end();
  if (!is_known) solutions_.push_back(solution);
}

// All solutions that come before the first open part are known, whichever later parts the threads
// have reached.
bool Refutation::HasEnough() {
  if (solutions_.size() < wanted_) return false;
  if (wanted_ == 1) return true;
  while (first_open_ < parts_.size() && is_done_[parts_[first_open_].place]) ++first_open_;
  if (first_open_ == parts_.size()) return true;
  const WalkMoves& moves = tables_.moves();
  const std::vector<Move> open = moves.Written(parts_[first_open_].node.trail.moves());
  std::size_t count = 0;
  for (const std::vector<Move>& solution : solutions_) {
    if (ComeBefore(solution, open, moves)) ++count;
  }
  return count >= wanted_;
}

void Refutation::EndByFailure() {
  has_ended_ = true;
  ++events_;
  events_.notify_all();
}

std::optional<std::vector<Move>> Refutation::solution() const {
  const std::scoped_lock lock(mutex_);
  if (solutions_.empty()) return std::nullopt;
  return solutions_.front();
}

std::vector<std::vector<Move>> Refutation::solutions() const {
  const std::scoped_lock lock(mutex_);
  return solutions_;
}

double Refutation::share() const {
  // The sum of all shares has rounding errors.
  if (done_.load() == parts_.size()) return 1;
  const std::scoped_lock lock(mutex_);
  return std::min(done_share_, 1.0);
}

RefutationCheckpoint Refutation::checkpoint() const {
  const std::scoped_lock lock(mutex_);
  RefutationCheckpoint checkpoint{length_, done_nodes_, is_done_.size()};
  checkpoint.solutions = solutions_;
  for (std::size_t place = 0; place < is_done_.size(); ++place) {
    if (is_done_[place]) checkpoint.done.push_back(place);
  }
  return checkpoint;
}

}  // namespace cubewright
