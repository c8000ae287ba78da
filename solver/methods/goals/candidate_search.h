// Short ways to some of the positions that meet a goal, by the two-phase search: for goals that the
// solver for parts takes long to reach.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/cube/random_cube.h"
#include "solver/goals/goal.h"
#include "solver/methods/metric.h"
#include "solver/methods/twophase/search/search.h"

namespace cubewright {

// If few positions meet the goal, the search looks for each in turn. Otherwise it draws positions
// at random and looks for each for a moment: of a thousand, the nearest one is some moves nearer
// than most. If the solved cube meets the goal, it looks for that in between, so that a part of the
// cube is no further away than the whole.
class CandidateSearch {
 public:
  // All must outlive it.
  CandidateSearch(const SearchTables& tables, const Goal& goal, const GoalPositions& positions,
                  const CubieCube& cube, Metric metric);

  // Visits about `work` positions; true if a way was found that costs less than `best`, or any if
  // this is null.
  bool Step(std::uint64_t work, const std::vector<Move>* best);
  // The way found last. Precondition: one was found.
  const std::vector<Move>& way() const { return way_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  // At most this many positions are searched for in turn; each search takes some 100 KB.
  static constexpr std::size_t kMostInTurns = 24;
  static constexpr std::uint64_t kNodesATurn = 2'000;
  // One turn in this many goes to the solved cube.
  static constexpr int kTurnsToSolved = 4;

  bool AreFew() const { return positions_.count() <= kMostInTurns; }
  Search& NextSearch(const std::vector<Move>* best);
  Search& DrawnSearch(const std::vector<Move>* best);
  // Takes a solution if it is cheap enough, up to the first position on it that meets the goal.
  bool Take(const std::vector<Move>& moves, const std::vector<Move>* best);

  const SearchTables& tables_;
  const Goal& goal_;
  const GoalPositions& positions_;
  const CubieCube cube_;
  const Metric metric_;
  RandomNumbers numbers_{0};
  // To the solved cube, if it meets the goal and is not searched for with others.
  std::unique_ptr<Search> to_solved_;
  int turn_ = 0;
  std::vector<std::unique_ptr<Search>> searches_;
  std::size_t next_ = 0;
  std::vector<Move> way_;
  std::uint64_t nodes_ = 0;
};

}  // namespace cubewright
