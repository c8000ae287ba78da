// The shortest several solutions of a cube that the two-phase search in half turns finds, as a
// method. Near the solved cube its proof runs first and finds every solution of a length before it
// goes on to the next; farther away the list is what was found in time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/methods/method.h"
#include "solver/methods/several/several_run.h"
#include "solver/methods/twophase/search/search.h"

namespace cubewright {

class SeveralSolutions : public Method {
 public:
  // The tables must outlive the method.
  explicit SeveralSolutions(const SearchTables& tables) : tables_(tables) {}

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override;

 private:
  const SearchTables& tables_;
};

class SeveralSolutionsRun : public SeveralRun {
 public:
  SeveralSolutionsRun(const SearchTables& tables, const MethodTask& task);

  std::uint64_t nodes() const override { return search_.nodes(); }
  int lower_bound() const override { return search_.lower_bound(); }

 private:
  bool StepSearch(std::uint64_t work) override;
  std::uint32_t changes() const override { return search_.changes(); }
  std::vector<std::vector<Move>> found() const override;
  std::size_t found_count() const override { return search_.several_count(); }
  std::vector<std::vector<Move>> cheapest() const override;

  const bool keeps_several_;
  Search search_;
};

}  // namespace cubewright
