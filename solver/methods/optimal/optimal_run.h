// The search for one cube: a short solution first, and then the proof that nothing shorter exists.
//
// The two-phase search finds a solution of the least length for most cubes within a second. What is
// left is to rule out every smaller length, one after another. If one of them has a solution after
// all, it is found, and is of the least length. If several solutions are wanted, that length is
// searched to its end, or as far as needed, by the same parts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "solver/methods/method.h"
#include "solver/methods/optimal/first_search.h"
#include "solver/methods/optimal/refutation.h"

namespace cubewright {

class OptimalRun : public MethodRun {
 public:
  // `tables`, of the task's metric, must outlive the run, and so must `large`, if there is one. If
  // the task's `known` solves the cube, the run begins with that; if it has a checkpoint of this
  // cube, it goes on from there.
  OptimalRun(const RefutationTables& tables, const MethodTask& task,
             const LargeWalkTables* large = nullptr);

  RunState Step(std::uint64_t work) override;
  void Rest() override {
    if (refutation_) refutation_->Rest();
  }
  std::optional<WrittenSolution> solution() const override;
  std::vector<std::vector<Move>> others() const override;
  std::uint64_t nodes() const override;
  int lower_bound() const override { return lower_bound_; }
  // "depth", the length that is being ruled out, and "refuted", how much of it is done, 0..1; after
  // the proof the length of the solution, and "listed" while it is searched for others.
  MethodFigures figures() const override;
  std::string checkpoint() const override;

 private:
  OptimalRun(const RefutationTables& tables, const MethodTask& task, const LargeWalkTables* large,
             std::optional<OptimalCheckpoint> from);

  // How far the two-phase search goes before the first length: it then has 18.5 moves on average.
  static constexpr std::uint64_t kFirstShortening = 100'000;

  int CostOfBest() const { return CostOf(*best_, tables_.moves().metric()); }
  bool IsProven() const { return best_ && CostOfBest() <= lower_bound_; }
  // The empty solution is the only one of its length.
  bool IsDone() const { return IsProven() && (wanted_ == 1 || is_listed_ || best_->empty()); }
  // The known solutions of the length of the best. Precondition: IsProven().
  std::vector<std::vector<Move>> KnownList() const;
  void Shorten(std::uint64_t work);
  // How far the two-phase search is to go after a length that took so many positions.
  std::uint64_t ShorteningAfter(std::uint64_t nodes) const;
  void Refute(std::uint64_t work);

  const RefutationTables& tables_;
  const CubieCube cube_;
  const std::optional<Preference> prefer_;
  // How many solutions to return, and how many have to be found for that.
  const std::size_t max_solutions_;
  const std::size_t wanted_;
  const LargeWalkTables* const large_;
  const WalkNode root_;
  const MoveSet first_moves_;
  const int threads_;
  std::optional<std::vector<Move>> best_;
  // The cost of the best when it was last reported.
  int told_cost_ = std::numeric_limits<int>::max();
  std::unique_ptr<FirstSearch> search_;
  int lower_bound_;
  // How far the two-phase search is to go before the next length is ruled out.
  std::uint64_t shorten_until_ = kFirstShortening;
  // The positions of the length that was ruled out last.
  std::uint64_t last_nodes_ = 0;
  std::optional<Refutation> refutation_;
  // Of the first length, if the run goes on from a checkpoint.
  std::optional<RefutationCheckpoint> from_;
  std::uint64_t earlier_nodes_ = 0;
  // Whether all wanted solutions have been found. Then the best is the first of the list.
  bool is_listed_ = false;
  std::vector<std::vector<Move>> list_;
};

}  // namespace cubewright
