#include "solver/pocket/methods/optimal/optimal.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "solver/pocket/methods/pocket_method.h"
#include "solver/pocket/pocket_position.h"
#include "solver/pocket/search/shortest_solutions.h"

namespace cubewright {
namespace {

// Finds all in its first step, which takes less than a millisecond: there are at most 694.
class OptimalRun : public MethodRun {
 public:
  // `distances` must outlive the run.
  OptimalRun(const PocketDistances& distances, const CubieCube& cube, int max_solutions)
      : solutions_(distances, cube), max_solutions_(static_cast<std::size_t>(max_solutions)) {}

  RunState Step(std::uint64_t) override {
    for (; solutions_.Next(); ++count_) {
      const std::vector<Move> moves(solutions_.moves().begin(), solutions_.moves().end());
      if (count_ == 0) {
        first_ = moves;
      } else if (count_ < max_solutions_) {
        others_.push_back(moves);
      }
    }
    return RunState::kDone;
  }
  std::optional<WrittenSolution> solution() const override {
    if (!first_) return std::nullopt;
    return WithoutStages(*first_);
  }
  std::vector<std::vector<Move>> others() const override { return others_; }
  // Positions on the solutions' paths; those that several share are counted once for each.
  std::uint64_t nodes() const override {
    return count_ * static_cast<std::uint64_t>(solutions_.cost());
  }
  int lower_bound() const override { return solutions_.cost(); }
  MethodFigures figures() const override { return {{"solutions", static_cast<double>(count_)}}; }

 private:
  ShortestSolutions solutions_;
  const std::size_t max_solutions_;
  std::uint64_t count_ = 0;
  std::optional<std::vector<Move>> first_;
  std::vector<std::vector<Move>> others_;
};

class Optimal : public PocketMethod {
 public:
  explicit Optimal(MethodTables tables)
      : half_turns_(PocketTable::kHalfTurns, TableOf(tables, PocketTable::kHalfTurns)),
        quarter_turns_(PocketTable::kQuarterTurns, TableOf(tables, PocketTable::kQuarterTurns)) {}

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    return std::make_unique<OptimalRun>(task.metric == Metric::kQtm ? quarter_turns_ : half_turns_,
                                        PocketPositionOf(task.cube).cube, task.max_solutions);
  }

 private:
  static std::span<const std::byte> TableOf(MethodTables tables, PocketTable table) {
    return tables[static_cast<std::size_t>(table)];
  }

  const PocketDistances half_turns_;
  const PocketDistances quarter_turns_;
};

std::unique_ptr<Method> Make(MethodTables tables) { return std::make_unique<Optimal>(tables); }

}  // namespace

const MethodDescription kPocketOptimalMethod = {.name = "optimal",
                                                .puzzle = "2x2x2",
                                                .metrics = kPocketMetrics,
                                                .table_set = "pocket",
                                                .gives_several = true,
                                                .make = Make};

}  // namespace cubewright
