#include "solver/methods/twophase-metrics/turns/unit_turns.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/twophase-metrics/tables/table_set.h"

namespace cubewright {
namespace {

using Key = std::tuple<std::array<std::uint8_t, 8>, std::array<std::uint8_t, 8>,
                       std::array<std::uint8_t, 12>, std::array<std::uint8_t, 12>>;

Key KeyOf(const CubieCube& cube) {
  return {cube.corner_piece, cube.corner_orientation, cube.edge_piece, cube.edge_orientation};
}

struct Way {
  CubieCube cube;
  AxisTurn turned = kNoTurn;
};

// The positions at each cost, by all ways that the units allow.
std::vector<std::size_t> PositionsAtCosts(Metric metric, int most) {
  const UnitTurns turns(metric);
  std::set<Key> seen = {KeyOf({})};
  std::vector<std::size_t> counts = {1};
  std::vector<Way> layer(1);
  for (int cost = 1; cost <= most; ++cost) {
    std::vector<Way> next;
    std::set<Key> found;
    for (const Way& way : layer) {
      for (std::size_t unit = 0; unit < turns.count(); ++unit) {
        if ((turns.UnitsAfter(way.turned) >> unit & 1) == 0) continue;
        const CubieCube cube = Apply(way.cube, MovesOf(turns.units()[unit]).span());
        next.push_back({cube, turns.After(way.turned, unit)});
        if (!seen.contains(KeyOf(cube))) found.insert(KeyOf(cube));
      }
    }
    counts.push_back(found.size());
    seen.merge(found);
    layer = std::move(next);
  }
  return counts;
}

TEST(UnitTurns, ReachThePublishedCountsOfPositions) {
  // Quarter turns: cube20.org/qtm; half turns: cube20.org.
  EXPECT_EQ(PositionsAtCosts(Metric::kQtm, 5),
            (std::vector<std::size_t>{1, 12, 114, 1068, 10011, 93840}));
  EXPECT_EQ(PositionsAtCosts(Metric::kHtm, 3), (std::vector<std::size_t>{1, 18, 243, 3240}));
}

// The same, using only whole moves and their costs.
std::vector<std::size_t> PositionsByMoves(Metric metric, int most) {
  std::map<Key, int> least = {{KeyOf({}), 0}};
  std::vector<std::vector<std::vector<Move>>> ways(static_cast<std::size_t>(most) + 1);
  ways[0] = {{}};
  for (int length = 0; length < 2 * most; ++length) {
    std::vector<std::vector<std::vector<Move>>> longer(ways.size());
    for (const auto& of_cost : ways) {
      for (const std::vector<Move>& moves : of_cost) {
        for (Move move = 0; move < kMoveCount; ++move) {
          if (!moves.empty() && (MovesAfter(moves.back()) >> move & 1) == 0) continue;
          std::vector<Move> more = moves;
          more.push_back(move);
          const int cost = CostOf(more, metric);
          if (cost > most) continue;
          const auto [known, is_new] = least.emplace(KeyOf(Apply(CubieCube{}, more)), cost);
          known->second = std::min(known->second, cost);
          longer[static_cast<std::size_t>(cost)].push_back(std::move(more));
        }
      }
    }
    ways = std::move(longer);
  }
  std::vector<std::size_t> counts(static_cast<std::size_t>(most) + 1);
  for (const auto& [key, cost] : least) ++counts[static_cast<std::size_t>(cost)];
  return counts;
}

TEST(UnitTurns, ReachWhatMovesOfThatCostReach) {
  EXPECT_EQ(PositionsAtCosts(Metric::kQtm, 4), PositionsByMoves(Metric::kQtm, 4));
  EXPECT_EQ(PositionsAtCosts(Metric::kAxialHtm, 2), PositionsByMoves(Metric::kAxialHtm, 2));
  EXPECT_EQ(PositionsAtCosts(Metric::kAxialQtm, 3), PositionsByMoves(Metric::kAxialQtm, 3));
}

TEST(UnitTurns, AreAsManyAsTheMetricHas) {
  EXPECT_EQ(UnitTurns(Metric::kHtm).count(), 18U);
  EXPECT_EQ(UnitTurns(Metric::kQtm).count(), 12U);
  EXPECT_EQ(UnitTurns(Metric::kAxialHtm).count(), 45U);
  EXPECT_EQ(UnitTurns(Metric::kAxialQtm).count(), 24U);
}

// Compares ways by units with ways by whole turns along changing axes.
TEST(UnitTurns, MakeUpEachTurnInOneWay) {
  for (const Metric metric : kMetricsWithSets) {
    const UnitTurns turns(metric);
    std::map<AxisTurn, int> ways;
    const auto follow = [&](auto&& self, AxisTurn turned) -> void {
      ++ways[turned];
      for (std::size_t unit = 0; unit < turns.count(); ++unit) {
        const AxisTurn next = turns.units()[unit];
        const bool may_follow = (turns.UnitsAfter(turned) >> unit & 1) != 0;
        EXPECT_EQ(may_follow, (turns.TurnsAfter(turned) >> next & 1) != 0);
        if (!may_follow || AxisOf(next) != AxisOf(turned)) continue;
        EXPECT_EQ(turns.CostOfTurn(turns.After(turned, unit)), turns.CostOfTurn(turned) + 1);
        self(self, turns.After(turned, unit));
      }
    };
    for (const AxisTurn unit : turns.units()) follow(follow, unit);
    EXPECT_EQ(ways.size(), 45U);
    for (const auto& [turn, count] : ways) EXPECT_EQ(count, 1) << int{turn};
  }
}

TEST(UnitTurns, LeaveTurnsToPhase2ThatCostTheSameThere) {
  const AxisTurn r = MakeAxisTurn(1, 1, 0);
  const AxisTurn r_and_l2 = MakeAxisTurn(1, 1, 2);
  EXPECT_TRUE(UnitTurns(Metric::kQtm).EndsPhase1(r));
  EXPECT_FALSE(UnitTurns(Metric::kQtm).EndsPhase1(r_and_l2)) << "L2 costs two in either phase";
  EXPECT_TRUE(UnitTurns(Metric::kAxialHtm).EndsPhase1(r_and_l2)) << "together they cost one";
  EXPECT_FALSE(UnitTurns(Metric::kAxialHtm).EndsPhase1(MakeAxisTurn(1, 2, 2)));
  EXPECT_FALSE(UnitTurns(Metric::kAxialHtm).EndsPhase1(MakeAxisTurn(0, 1, 0)));
}

}  // namespace
}  // namespace cubewright
