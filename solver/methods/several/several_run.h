// Several solutions, whatever search finds them: which of those that are known are given, and in
// which order.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/methods/method.h"

namespace cubewright {

// Gives no solution that costs more than the task's `most_cost`, unless it has found only dearer
// ones: then the cheapest alone.
class SeveralRun : public MethodRun {
 public:
  RunState Step(std::uint64_t work) final;
  std::optional<WrittenSolution> solution() const final;
  std::vector<std::vector<Move>> others() const final;

 protected:
  explicit SeveralRun(const MethodTask& task) : task_(task) {}

  // How many solutions the search has to keep for this task. It keeps more than are wanted if some
  // are preferred.
  static int KeptBy(const MethodTask& task);

 private:
  static constexpr int kLeastToChooseFrom = 200;

  // Does about `work`; whether no solution is left that is worth finding.
  virtual bool StepSearch(std::uint64_t work) = 0;
  // Rises with each solution that is found.
  virtual std::uint32_t changes() const = 0;
  // Those that are known, the cheapest first; not empty after a change.
  virtual std::vector<std::vector<Move>> found() const = 0;

  // As many of them as are wanted, in their order.
  std::vector<std::vector<Move>> List() const;

  const MethodTask task_;
  std::uint32_t changes_ = 0;
  std::vector<std::vector<Move>> list_;
};

}  // namespace cubewright
