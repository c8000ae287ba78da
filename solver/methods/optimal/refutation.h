// All solutions of one length, ruled out one part after another, by one thread or several.
//
// The parts are what is left behind each way of the first few moves. They are known before the
// search begins, so that it can be told how much of it is done, and each can be searched by itself.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "solver/methods/optimal/checkpoint.h"
#include "solver/methods/optimal/large_walk.h"
#include "solver/methods/optimal/refutation_walk.h"

namespace cubewright {

class Refutation {
 public:
  // `first_moves`: those worth trying. `tables` must outlive this. `threads` is at least 1; the
  // calling thread is one of them. It goes on from `from`, of the same cube and length, if there is
  // one. With `large` it searches by the large table wherever enough moves are left; the parts are
  // the same.
  Refutation(const RefutationTables& tables, const WalkNode& root, MoveSet first_moves, int length,
             int threads = 1, const RefutationCheckpoint* from = nullptr,
             const LargeWalkTables* large = nullptr);
  // Waits for the other threads, which takes milliseconds.
  ~Refutation();
  Refutation(const Refutation&) = delete;
  Refutation& operator=(const Refutation&) = delete;

  // Takes about `node_budget` positions farther on this thread, and returns whether the search is
  // over: everything was searched, or a solution was found. The other threads start when the first
  // call has not ended it, and search between the calls too. With one thread the positions visited
  // are the same on every machine.
  bool Step(std::uint64_t node_budget);
  int length() const { return length_; }
  // Of this length; none if there is none, or none was found yet.
  std::optional<std::vector<Move>> solution() const;
  // Positions taken farther, by all threads, those of the checkpoint included.
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  // How much of it is done, 0..1, by the number of ways of the first few moves.
  double share() const;
  // What is done of it; parts that are under way are not.
  RefutationCheckpoint checkpoint() const;

 private:
  struct Part {
    WalkNode node;
    // Among all parts in their order.
    std::size_t place;
    // Its share of the whole.
    double share;
  };

  // What one thread searches with.
  struct Searcher {
    // Without `large` it has none of the other walk's memory.
    Searcher(const RefutationTables& tables, const LargeWalkTables* large);
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;

    void Begin(const WalkNode& start, int moves_left);
    bool Step(std::uint64_t node_budget);
    const std::optional<std::vector<Move>>& solution() const;
    std::uint64_t walked_nodes() const;

    RefutationWalk walk;
    std::optional<LargeWalk> large_walk;
    // Whether the part is searched by the latter.
    bool uses_large = false;
    const Part* part = nullptr;
    // Of its part.
    std::uint64_t nodes = 0;
  };

  void FindParts(const WalkNode& root, MoveSet first_moves);
  // Leaves out the parts that are done.
  void GoOnFrom(const RefutationCheckpoint& checkpoint);

  // Goes on with the searcher's part, or with the next that is left; false if there is none.
  bool StepPart(Searcher& searcher, std::uint64_t node_budget);
  bool HasEnded() const { return has_ended_.load(std::memory_order_relaxed); }
  void SearchUntilEnd();

  const RefutationTables& tables_;
  const LargeWalkTables* const large_;
  const int length_;
  const int threads_;
  Searcher searcher_;
  // So many moves are behind each part.
  int part_moves_ = 0;
  // Those that were not done at the beginning.
  std::vector<Part> parts_;
  std::atomic<std::size_t> begun_ = 0;
  std::atomic<std::size_t> done_ = 0;
  std::atomic<std::uint64_t> nodes_ = 0;
  std::atomic<bool> has_ended_ = false;
  mutable std::mutex mutex_;
  // By their place among all parts.
  std::vector<bool> is_done_;
  std::uint64_t done_nodes_ = 0;
  double done_share_ = 0;
  std::optional<std::vector<Move>> solution_;
  std::vector<std::thread> other_threads_;
};

}  // namespace cubewright
