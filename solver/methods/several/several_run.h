// Several solutions, whatever search finds them: which of those that are known are given, and in
// which order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/methods/method.h"

namespace cubewright {

// Gives no solution that costs more than the task's `most_cost`, unless it has found only dearer
// ones: then the cheapest alone. If all are wanted, it ends as kFull with kMostSolutions.
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
  // It keeps no more than this: for a cube near the solved one there are millions.
  static constexpr int kMostSolutions = 10'000;
  static constexpr int kLeastToChooseFrom = 200;

  // Does about `work`; whether no solution is left that is worth finding.
  virtual bool StepSearch(std::uint64_t work) = 0;
  // Rises with each solution that is found.
  virtual std::uint32_t changes() const = 0;
  // Those that are known, the cheapest first.
  virtual std::vector<std::vector<Move>> found() const = 0;
  virtual std::size_t found_count() const = 0;
  // Those of them that are cheapest; not empty after a change.
  virtual std::vector<std::vector<Move>> cheapest() const = 0;

  void PutPreferredFirst(std::vector<std::vector<Move>>& list) const;

  const MethodTask task_;
  std::uint32_t changes_ = 0;
  // The first of all that are known; none while there is none.
  std::optional<std::vector<Move>> first_;
};

}  // namespace cubewright
