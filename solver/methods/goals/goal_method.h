// The shortest way to any position that meets a goal, by the solver for parts. Where that takes
// long, the two-phase search finds short ways first. README.md explains it.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/goals/goal.h"
#include "solver/methods/goals/candidate_search.h"
#include "solver/methods/method.h"
#include "solver/methods/parts/parts_search.h"
#include "solver/methods/parts/parts_tables.h"

namespace cubewright {

// If several solutions are wanted, it gives none that costs more than the task's `most_cost`,
// unless all do: then the cheapest alone.
class GoalMethod : public Method {
 public:
  // Precondition: `positions` are those of the goal, at least one.
  GoalMethod(const Goal& goal, GoalPositions positions, Metric metric);

  // Looks for short ways by the two-phase search before the shortest, unless that is found at once.
  // The tables must outlive the method.
  void UseShortWays(const SearchTables& search_tables) { search_tables_ = &search_tables; }

  bool Prepare(std::uint64_t work) override;
  bool IsSolved(const CubieCube& cube) const override { return Fits(goal_, cube); }
  // Precondition: the task has the method's metric, and its cube is the start itself, not
  // Relative(start, goal).
  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override;

  // Whether one table has the exact distance of every position.
  bool is_exact() const { return parts_->is_exact(); }
  const Goal& goal() const { return goal_; }
  Metric metric() const { return metric_; }

 private:
  const Goal goal_;
  const GoalPositions positions_;
  const Metric metric_;
  const SearchTables* search_tables_ = nullptr;
  const std::unique_ptr<PartsTables> parts_;
};

class GoalRun : public MethodRun {
 public:
  // The tables are complete and must outlive it. `candidates` may be none.
  GoalRun(const PartsTables& parts, std::unique_ptr<CandidateSearch> candidates,
          const MethodTask& task);

  RunState Step(std::uint64_t work) override;
  std::optional<WrittenSolution> solution() const override;
  std::vector<std::vector<Move>> others() const override;
  std::uint64_t nodes() const override;
  int lower_bound() const override { return lower_bound_; }
  // "parts" or "two-phase".
  std::string_view found_by() const override { return found_by_; }

 private:
  // How much of the two-phase search comes first: some hundredths of a second.
  static constexpr std::uint64_t kCandidatesFirst = 40'000;
  // After that, it visits one position for this many of the search for parts.
  static constexpr std::uint64_t kCandidatesShare = 4;
  // Nobody looks through more.
  static constexpr std::size_t kMostListed = 100'000;

  bool CandidatesAreDue() const;
  RunState StepCandidates(std::uint64_t work);
  RunState StepParts(std::uint64_t work);
  // Whether the one listed last comes before all others.
  bool IsBest(const std::vector<Move>& way) const;
  // What a listed solution costs at most. Precondition: one is listed.
  int MostCost() const;
  // How many of the listed ones are given: one if even the cheapest costs more than the task
  // allows. Precondition: one is listed.
  int Wanted() const;
  // Whether all solutions that are wanted are listed.
  bool IsListed() const;
  // The listed ones in their order, as many as are wanted.
  std::vector<std::vector<Move>> List() const;
  int Cost(std::span<const Move> moves) const { return CostOf(moves, task_.metric); }

  const std::unique_ptr<CandidateSearch> candidates_;
  const MethodTask task_;
  PartsSearch search_;
  // The cheapest so far; proven cheapest if the search for parts found it.
  std::optional<std::vector<Move>> best_;
  std::string_view found_by_;
  // What the search for parts found, by rising cost.
  std::vector<std::vector<Move>> listed_;
  int lower_bound_ = 0;
};

}  // namespace cubewright
