#include "solver/methods/other_solutions.h"

#include <algorithm>
#include <utility>

namespace cubewright {

std::optional<std::vector<std::vector<Move>>> OtherSolutions(const MethodSolve& solve) {
  std::vector<std::vector<Move>> others = solve.run()->others();
  const bool are_right = std::all_of(others.begin(), others.end(), [&](const auto& moves) {
    return solve.Solves(moves) && CostOf(moves, solve.task().metric) >= solve.best()->cost;
  });
  if (!are_right) return std::nullopt;
  return others;
}

}  // namespace cubewright
