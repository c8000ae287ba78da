#include "solver/methods/korf/korf.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <span>
#include <thread>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/methods/korf/korf_run.h"
#include "solver/methods/korf/tables/table_set.h"
#include "solver/methods/method_solve.h"
#include "tests/cpp/known_positions.h"

namespace cubewright {
namespace {

// R. Korf, AAAI 1997, for the corners; for the edges, as computed for this project.
const std::vector<std::uint64_t> kCornerCounts = {
    1, 18, 243, 2874, 28000, 205416, 1168516, 5402628, 20776176, 45391616, 15139616, 64736};
const std::vector<std::uint64_t> kEdgeCounts = {1,       15,       182,      2208,    25329, 258827,
                                                2165560, 12222708, 24596752, 3305973, 365};

// Made once for all tests: some seconds.
struct MadeTables {
  std::vector<std::vector<std::byte>> payloads;
  std::vector<std::span<const std::byte>> views;
  std::vector<std::vector<std::uint64_t>> counts;

  MadeTables() {
    for (const TableDescription& table : KorfTableSet().tables) {
      payloads.emplace_back(table.payload_bytes());
      const auto generation = table.Generate(payloads.back(), GenerationExtent::kTable);
      while (!generation->Step(10'000)) continue;
      counts.push_back(generation->distance_counts());
    }
    views.assign(payloads.begin(), payloads.end());
  }
};

const MadeTables& Tables() {
  static const MadeTables tables;
  return tables;
}

Method& Korf() {
  static const std::unique_ptr<Method> method = kKorfMethod.make(Tables().views);
  return *method;
}

// Moves that do not repeat the face, or the two opposite faces, that were just turned.
std::vector<Move> RandomMoves(int count, RandomNumbers& numbers) {
  std::vector<Move> moves;
  while (static_cast<int>(moves.size()) < count) {
    const auto move = static_cast<Move>(numbers.Below(kMoveCount));
    if (moves.empty() || (MovesAfter(moves.back()) >> move & 1) != 0) moves.push_back(move);
  }
  return moves;
}

TEST(KorfTables, HaveThePublishedCountsAnd87Megabytes) {
  const std::span<const TableDescription> tables = KorfTableSet().tables;
  EXPECT_TRUE(std::ranges::equal(tables[0].distance_counts, kCornerCounts));
  EXPECT_TRUE(std::ranges::equal(tables[1].distance_counts, kEdgeCounts));
  EXPECT_TRUE(std::ranges::equal(tables[2].distance_counts, kEdgeCounts));
  std::size_t bytes = 0;
  for (const TableDescription& table : tables) bytes += table.payload_bytes();
  EXPECT_EQ(bytes, 86'667'840U) << "44.1 and twice 21.3 MB";
}

// The usual run makes the tables once, in the bundle, and solves with these
// (tests/wasm/methods/korf.test.ts).
TEST(KorfTablesLong, AreOfThePublishedCounts) {
  for (std::size_t i = 0; i < kKorfTableCount; ++i) {
    EXPECT_TRUE(std::ranges::equal(KorfTableSet().tables[i].distance_counts, Tables().counts[i]));
  }
}

TEST(KorfCoordinatesLong, FollowTheMoves) {
  const KorfBounds bounds(Tables().views);
  RandomNumbers numbers(1997);
  CubieCube cube;
  KorfPosition position = bounds.PositionOf(cube);
  EXPECT_EQ(bounds.BoundOf(position), 0);
  for (const Move move : RandomMoves(2'000, numbers)) {
    const int before = bounds.BoundOf(position);
    cube = Apply(cube, move);
    position = bounds.After(position, move);
    const KorfPosition expected = bounds.PositionOf(cube);
    ASSERT_EQ(position.corners, expected.corners);
    ASSERT_EQ(position.twist, expected.twist);
    ASSERT_EQ(position.triples, expected.triples);
    EXPECT_LE(std::abs(bounds.BoundOf(position) - before), 1) << "a turn changes no bound by more";
  }
}

TEST(KorfBoundsLong, AreTheLargestOfTheThreeAndNeverTooLarge) {
  const KorfBounds bounds(Tables().views);
  RandomNumbers numbers(3);
  for (int length = 0; length <= 12; ++length) {
    for (int count = 0; count < 100; ++count) {
      const CubieCube cube = Apply(CubieCube{}, RandomMoves(length, numbers));
      const KorfPosition position = bounds.PositionOf(cube);
      const int bound = bounds.BoundOf(position);
      EXPECT_LE(bound, length);
      for (int most = bound - 2; most <= bound + 1; ++most) {
        MoveSet near = 0;
        for (Move move = 0; move < kMoveCount; ++move) {
          if (bounds.BoundOf(bounds.After(position, move)) <= most) near |= MoveSet{1} << move;
        }
        EXPECT_EQ(bounds.MovesNear(position, kAllMoves, most), near);
      }
    }
  }
}

// The smallest number of moves, by going through all sequences of up to four.
int PlainDistance(const CubieCube& cube, int most, Move last = kMoveCount) {
  if (IsSolved(cube)) return 0;
  int least = most + 1;
  for (Move move = 0; move < kMoveCount && most > 0; ++move) {
    if (last < kMoveCount && (MovesAfter(last) >> move & 1) == 0) continue;
    least = std::min(least, 1 + PlainDistance(Apply(cube, move), most - 1, move));
  }
  return least;
}

TEST(KorfLong, SolvesInTheLeastNumberOfTurns) {
  RandomNumbers numbers(4);
  for (int length = 0; length <= 4; ++length) {
    for (int count = 0; count < 10; ++count) {
      const CubieCube cube = Apply(CubieCube{}, RandomMoves(length, numbers));
      MethodSolve solve(Korf(), {.cube = cube});
      while (solve.Step(1'000'000) == MethodState::kRunning) continue;
      ASSERT_TRUE(solve.best());
      EXPECT_EQ(solve.best()->cost, PlainDistance(cube, length));
      EXPECT_EQ(solve.progress().lower_bound, solve.best()->cost);
    }
  }
}

void ExpectAtMostTwelve(int scrambles) {
  RandomNumbers numbers(12);
  for (int count = 0; count < scrambles; ++count) {
    const CubieCube cube = Apply(CubieCube{}, RandomMoves(12, numbers));
    MethodSolve solve(Korf(), {.cube = cube});
    while (solve.Step(1'000'000) == MethodState::kRunning) continue;
    ASSERT_TRUE(solve.best());
    EXPECT_LE(solve.best()->cost, 12);
    EXPECT_EQ(solve.progress().lower_bound, solve.best()->cost);
  }
}

TEST(KorfLong, SolvesAThousandScramblesOfTwelveTurns) { ExpectAtMostTwelve(1'000); }

// The length that is proven to be the least, or -1 if none is.
int ProvenLength(Method& method, const CubieCube& cube) {
  MethodSolve solve(method, {.cube = cube});
  while (solve.Step(1'000'000) == MethodState::kRunning) continue;
  if (!solve.best() || !IsSolved(Apply(cube, solve.best()->moves))) return -1;
  return solve.best()->cost == solve.progress().lower_bound ? solve.best()->cost : -1;
}

// A part of a shortest way is the shortest between its ends.
void ExpectProvenParts(std::size_t most_moves) {
  int checked = 0;
  for (const KnownPosition& known : AllKnownPositions()) {
    if (!known.is_shortest()) continue;
    for (std::size_t count = 5; count <= most_moves; ++count) {
      for (std::size_t begin = 0; begin + count <= known.moves.size(); ++begin) {
        const CubieCube cube = Apply(CubieCube{}, std::span(known.moves).subspan(begin, count));
        EXPECT_EQ(ProvenLength(Korf(), cube), static_cast<int>(count)) << WriteFacelets(cube);
        ++checked;
      }
    }
  }
  EXPECT_GT(checked, 500);
}

TEST(KorfLong, ProvesTheLengthOfEachPartOfAShortestWay) { ExpectProvenParts(12); }

// Two at once, as each takes up to a minute. Each thread has a method of its own.
TEST(KorfLong, ProvesFourPositionsOfFifteenTurns) {
  std::vector<CubieCube> cubes;
  for (const KnownPosition& known : AllKnownPositions()) {
    if (known.length != 15 || cubes.size() == 4) continue;
    cubes.push_back(Apply(CubieCube{}, known.moves));
  }
  ASSERT_EQ(cubes.size(), 4U);
  Tables();
  std::vector<int> lengths(cubes.size());
  std::atomic<std::size_t> next = 0;
  const auto prove = [&] {
    const std::unique_ptr<Method> method = kKorfMethod.make(Tables().views);
    for (std::size_t i = next++; i < cubes.size(); i = next++) {
      lengths[i] = ProvenLength(*method, cubes[i]);
    }
  };
  {
    const std::jthread other(prove);
    prove();
  }
  for (std::size_t i = 0; i < cubes.size(); ++i) {
    EXPECT_EQ(lengths[i], 15) << WriteFacelets(cubes[i]);
  }
}

TEST(KorfLong, DoesTheSameInStepsOfAnySizeAndTellsTheDepth) {
  RandomNumbers numbers(10);
  const CubieCube cube = Apply(CubieCube{}, RandomMoves(13, numbers));
  MethodSolve in_one(Korf(), {.cube = cube});
  while (in_one.Step(1'000'000) == MethodState::kRunning) continue;
  MethodSolve bit_by_bit(Korf(), {.cube = cube});
  int depth = 0;
  while (bit_by_bit.Step(1) == MethodState::kRunning) {
    const MethodProgress progress = bit_by_bit.progress();
    if (progress.is_preparing) continue;
    ASSERT_EQ(progress.figures.size(), 1U);
    EXPECT_EQ(progress.figures[0].first, "depth");
    EXPECT_GE(static_cast<int>(progress.figures[0].second), depth);
    depth = static_cast<int>(progress.figures[0].second);
    EXPECT_EQ(progress.lower_bound, depth) << "all shorter lengths are refuted";
  }
  EXPECT_EQ(bit_by_bit.best()->moves, in_one.best()->moves);
  EXPECT_EQ(bit_by_bit.progress().nodes, in_one.progress().nodes);
}

TEST(KorfLong, CanBeCancelled) {
  RandomNumbers numbers(20);
  MethodSolve solve(Korf(), {.cube = RandomCube(numbers)});
  EXPECT_EQ(solve.Step(100'000), MethodState::kRunning);
  solve.Cancel();
  EXPECT_EQ(solve.Step(100'000), MethodState::kCancelled);
  EXPECT_FALSE(solve.best());
}

TEST(KorfLong, SolvesTwoCubesInTurnsAsOneAfterTheOther) {
  RandomNumbers numbers(21);
  const CubieCube cubes[] = {Apply(CubieCube{}, RandomMoves(11, numbers)),
                             Apply(CubieCube{}, RandomMoves(11, numbers))};
  MethodSolve solves[] = {{Korf(), {.cube = cubes[0]}}, {Korf(), {.cube = cubes[1]}}};
  for (int running = 2; running > 0;) {
    running = 0;
    for (MethodSolve& solve : solves) running += solve.Step(97) == MethodState::kRunning ? 1 : 0;
  }
  for (std::size_t i = 0; i < 2; ++i) {
    MethodSolve alone(Korf(), {.cube = cubes[i]});
    while (alone.Step(1'000'000) == MethodState::kRunning) continue;
    EXPECT_EQ(solves[i].best()->moves, alone.best()->moves);
    EXPECT_EQ(solves[i].progress().nodes, alone.progress().nodes);
  }
}

}  // namespace
}  // namespace cubewright
