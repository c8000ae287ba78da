// Solves a cube by any method, step by step. It handles limits and cancelling, and applies every
// solution to the cube to check it before returning it.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "solver/methods/method.h"

namespace cubewright {

enum class MethodState : std::uint8_t {
  kRunning,
  kImproved,       // a first or cheaper solution was found since the last step; the solve may go on
  kTargetReached,  // the best solution costs at most `max_length`
  kDone,           // the method has done all that it does, and there is a solution
  kFull,           // it has as many solutions as it keeps, of those that are wanted
  kNoSolution,     // it has done all that it does, and found none
  kCancelled,
};

struct MethodSolution {
  // Turns of faces in the frame of the start, merged where they meet.
  std::vector<Move> moves;
  // Of `moves`, in the metric of the task.
  int cost = 0;
  // The same as the method wrote it, with its stages.
  WrittenSolution as_written;
};

struct MethodProgress {
  // Whether the method is still making what it needs for its first cube.
  bool is_preparing = true;
  // Work done on the cube.
  std::uint64_t nodes = 0;
  // Proven: no solution costs less.
  int lower_bound = 0;
  MethodFigures figures;
};

class MethodSolve {
 public:
  // `method` must outlive the solve. Several solves may share a method, in several threads only if
  // Prepare() has returned true before.
  MethodSolve(Method& method, const MethodTask& task) : method_(method), task_(task) {}

  // Does about `work` more, preparing the method included, and returns the state. After a final
  // state (all but kRunning and kImproved) it does nothing more.
  MethodState Step(std::uint64_t work);

  // Makes the run's threads pause, within some milliseconds, until the next Step().
  void Rest() {
    if (run_) run_->Rest();
  }

  // Ends the solve within some thousand more positions; may be called from any thread. The
  // functions below may be called only from the thread that steps.
  void Cancel() { is_cancelled_.store(true, std::memory_order_relaxed); }

  // The cheapest solution so far, if any, checked to solve the cube.
  const std::optional<MethodSolution>& best() const { return best_; }
  MethodProgress progress() const;

  const MethodTask& task() const { return task_; }
  // Null until the method is prepared.
  const MethodRun* run() const { return run_.get(); }
  // Whether the moves solve the cube.
  bool Solves(std::span<const Move> moves) const;

 private:
  // The final state, if one is reached.
  std::optional<MethodState> FinalState() const;
  // Takes the run's solution if it solves the cube and is cheaper than the best, or costs the same
  // and may replace it. Returns whether the caller has to be told.
  bool TakeSolution();

  Method& method_;
  const MethodTask task_;
  std::unique_ptr<MethodRun> run_;
  bool run_is_done_ = false;
  bool run_is_full_ = false;
  std::optional<MethodSolution> best_;
  std::atomic<bool> is_cancelled_ = false;
};

}  // namespace cubewright
