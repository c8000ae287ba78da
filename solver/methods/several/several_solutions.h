// The shortest several solutions of a cube that the two-phase search finds, as a method. Near the
// solved cube its proof runs first and finds every solution of a length before it goes on to the
// next; farther away the list is what was found in time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/methods/method.h"
#include "solver/methods/twophase/search/search.h"

namespace cubewright {

// Solves in half turns. It gives none longer than the task's `most_cost`, unless it has found only
// longer ones: then the shortest alone.
class SeveralSolutions : public Method {
 public:
  // The tables must outlive the method.
  explicit SeveralSolutions(const SearchTables& tables) : tables_(tables) {}

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override;

 private:
  const SearchTables& tables_;
};

class SeveralSolutionsRun : public MethodRun {
 public:
  SeveralSolutionsRun(const SearchTables& tables, const MethodTask& task);

  RunState Step(std::uint64_t work) override;
  std::optional<WrittenSolution> solution() const override;
  std::vector<std::vector<Move>> others() const override;
  std::uint64_t nodes() const override { return search_.nodes(); }
  int lower_bound() const override { return search_.lower_bound(); }

 private:
  // How many it keeps to choose from, if some are preferred.
  static constexpr int kLeastToChooseFrom = 200;

  static int KeptBy(const MethodTask& task);
  // Those that are known, in their order, as many as are wanted.
  std::vector<std::vector<Move>> List() const;

  const MethodTask task_;
  Search search_;
  std::uint32_t changes_ = 0;
  std::vector<std::vector<Move>> list_;
};

}  // namespace cubewright
