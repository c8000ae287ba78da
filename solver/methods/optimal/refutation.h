// Rules out or finds all solutions of one length, part by part, with one thread or several.
//
// A part is what follows one way of the first few moves. The parts are known before the search
// begins, so that it can report how much is done, and each can be searched by itself.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "solver/methods/optimal/checkpoint.h"
#include "solver/methods/optimal/walks/large_walk.h"
#include "solver/methods/optimal/walks/refutation_walk.h"
#include "solver/threads/other_threads.h"

namespace cubewright {

class Refutation {
 public:
  // `first_moves`: those worth trying. `tables` must outlive this. `threads` is at least 1; the
  // calling thread is one of them. It resumes from `from`, of the same cube and length, if there is
  // one. `wanted`: how many solutions to look for, at least 1. If more than one, the search ends
  // when it has the first ones in the order of their moves, U U2 U' R ..., that begin with one of
  // `first_moves`; it also returns the others found by then. With `large` it uses the large table
  // wherever enough moves are left; the parts are the same.
  Refutation(const RefutationTables& tables, const WalkNode& root, MoveSet first_moves, int length,
             int threads = 1, const RefutationCheckpoint* from = nullptr, std::size_t wanted = 1,
             const LargeWalkTables* large = nullptr);
  // Waits for the other threads, which takes milliseconds.
  ~Refutation();
  Refutation(const Refutation&) = delete;
  Refutation& operator=(const Refutation&) = delete;

  // Expands about `node_budget` positions on this thread, and returns whether the search is over:
  // everything was searched, or what is wanted was found. The other threads start when the
  // first call has not ended it, and search between the calls too. With one thread the positions
  // visited are the same on every machine.
  bool Step(std::uint64_t node_budget);
  // The other threads stop within milliseconds, until the next call of Step().
  void Rest() { is_resting_ = true; }
  int length() const { return length_; }
  // Of this length; none if there is none, or none was found yet.
  std::optional<std::vector<Move>> solution() const;
  // Those that were found so far.
  std::vector<std::vector<Move>> solutions() const;
  // Positions expanded, by all threads, those of the checkpoint included.
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  // How much of it is done, 0..1, by the number of ways of the first few moves.
  double share() const;
  // What is done; parts under way are not included.
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
    // Without `large` it does not allocate the large walk's memory.
    Searcher(const RefutationTables& tables, const LargeWalkTables* large);
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;

    void Begin(const Part& begun, int left, bool is_for_all);
    // Returns whether the part is searched, or its one wanted solution found.
    bool Step(std::uint64_t node_budget);
    // Of the part.
    std::span<const std::vector<Move>> solutions() const;
    std::uint64_t walked_nodes() const;

    RefutationWalk walk;
    std::optional<LargeWalk> large_walk;
    // Whether `large_walk` searches the part.
    bool uses_large = false;
    const Part* part = nullptr;
    int moves_left = 0;
    bool for_all = false;
    // Of its part.
    std::uint64_t nodes = 0;
    // How many of the walk's solutions are kept.
    std::size_t kept = 0;
  };

  void FindParts(const WalkNode& root, MoveSet first_moves);
  // Leaves out the parts that are done.
  void GoOnFrom(const RefutationCheckpoint& checkpoint);

  // Goes on with the searcher's part, or with the next that is left; false if there is none.
  bool StepPart(Searcher& searcher, std::uint64_t node_budget);
  bool HasEnded() const { return has_ended_.load(std::memory_order_relaxed); }
  void SearchUntilEnd();
  void EndRest();
  // Both with the mutex held.
  void Keep(const std::vector<Move>& solution);
  bool HasEnough();
  // Called when another thread fails, since its part would never be done.
  void EndByFailure();

  const RefutationTables& tables_;
  const LargeWalkTables* const large_;
  const int length_;
  const int threads_;
  const std::size_t wanted_;
  Searcher searcher_;
  // How many moves precede each part.
  int part_moves_ = 0;
  // Those that were not done at the beginning, in the order of the moves that precede them.
  std::vector<Part> parts_;
  std::atomic<std::size_t> begun_ = 0;
  std::atomic<std::size_t> done_ = 0;
  // Parts done and threads that failed: what a thread without a part waits for.
  std::atomic<std::size_t> events_ = 0;
  std::atomic<std::uint64_t> nodes_ = 0;
  std::atomic<bool> has_ended_ = false;
  std::atomic<bool> is_resting_ = false;
  mutable std::mutex mutex_;
  // By their place among all parts.
  std::vector<bool> is_done_;
  std::uint64_t done_nodes_ = 0;
  double done_share_ = 0;
  // Each once.
  std::vector<std::vector<Move>> solutions_;
  // The first of `parts_` that was not done at the last look.
  std::size_t first_open_ = 0;
  // Last, since its destructor waits for threads that use the other members.
  OtherThreads other_threads_{[this] { EndByFailure(); }};
};

}  // namespace cubewright
