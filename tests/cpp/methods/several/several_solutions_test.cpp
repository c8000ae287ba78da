#include "solver/methods/several/several_solutions.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/other_solutions.h"
#include "solver/methods/twophase/pruning/search_tables.h"

namespace cubewright {
namespace {

const SearchTables& Tables() {
  static const SearchTables tables;
  return tables;
}

// All sequences of `left` more moves that solve the cube; turns of opposite faces in one order.
void AddSolutions(const CubieCube& cube, int left, std::vector<Move>& moves,
                  std::vector<std::string>& solutions) {
  if (left == 0) {
    if (IsSolved(cube)) solutions.push_back(MovesText(moves));
    return;
  }
  const MoveSet allowed = moves.empty() ? kAllMoves : MovesAfter(moves.back());
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((allowed >> move & 1) == 0) continue;
    moves.push_back(move);
    AddSolutions(Apply(cube, move), left - 1, moves, solutions);
    moves.pop_back();
  }
}

std::vector<std::string> PlainSolutions(const CubieCube& cube, int length) {
  std::vector<Move> moves;
  std::vector<std::string> solutions;
  AddSolutions(cube, length, moves, solutions);
  return solutions;
}

struct Told {
  std::vector<std::vector<Move>> moves;
  int lower_bound;
};

Told Solve(const MethodTask& task, std::uint64_t most_nodes = 100'000'000) {
  SeveralSolutions method(Tables());
  MethodSolve solve(method, task);
  MethodState state = MethodState::kRunning;
  while ((state == MethodState::kRunning || state == MethodState::kImproved) &&
         solve.progress().nodes < most_nodes) {
    state = solve.Step(10'000);
  }
  const auto others = OtherSolutions(solve);
  EXPECT_TRUE(solve.best() && others);
  Told told = {{solve.best()->moves}, solve.progress().lower_bound};
  told.moves.insert(told.moves.end(), others->begin(), others->end());
  return told;
}

std::set<std::string> Texts(const Told& told) {
  std::set<std::string> texts;
  for (const auto& moves : told.moves) texts.insert(MovesText(moves));
  EXPECT_EQ(texts.size(), told.moves.size()) << "one is there twice";
  return texts;
}

CubieCube Scrambled(int turns, RandomNumbers& numbers) {
  CubieCube cube;
  for (; turns > 0; --turns) cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
  return cube;
}

TEST(SeveralSolutions, AreAllThatPlainSearchFindsOfEasyPositions) {
  RandomNumbers numbers(24);
  int solution_count = 0;
  int compared = 0;
  for (int round = 0; compared < 100; ++round) {
    CubieCube cube = Scrambled(1 + round % 4, numbers);
    // Turns may have cancelled each other, and half of the pairs of opposite turns are there twice.
    if (IsSolved(cube)) cube = Apply(cube, MakeMove(Face::kR, 2));
    std::vector<std::string> plain;
    for (int length = 1; length <= 4; ++length) {
      for (std::string& text : PlainSolutions(cube, length)) plain.push_back(std::move(text));
    }
    ASSERT_FALSE(plain.empty());
    ++compared;
    const Told told = Solve({.cube = cube, .max_solutions = kEverySolution, .most_cost = 4});
    EXPECT_EQ(Texts(told), std::set<std::string>(plain.begin(), plain.end())) << "round " << round;
    solution_count += static_cast<int>(plain.size());
  }
  EXPECT_GT(solution_count, 70);
}

// Six half turns of two faces: symmetric, so that its solutions are images of each other.
TEST(SeveralSolutions, AreAllOfASymmetricPosition) {
  CubieCube cube;
  for (const Face face : {Face::kR, Face::kL, Face::kF, Face::kB}) {
    cube = Apply(cube, MakeMove(face, 2));
  }
  const std::vector<std::string> plain = PlainSolutions(cube, 4);
  const Told told = Solve({.cube = cube, .max_solutions = kEverySolution});
  EXPECT_EQ(Texts(told), std::set<std::string>(plain.begin(), plain.end()));
  EXPECT_EQ(told.lower_bound, 4);
}

TEST(SeveralSolutions, AreSortedDifferentAndAsManyAsAreWanted) {
  RandomNumbers numbers(7);
  for (int round = 0; round < 5; ++round) {
    const Told told = Solve({.cube = RandomCube(numbers), .max_solutions = 20}, 300'000);
    EXPECT_EQ(told.moves.size(), 20U);
    Texts(told);
    for (std::size_t i = 1; i < told.moves.size(); ++i) {
      EXPECT_LE(told.moves[i - 1].size(), told.moves[i].size());
    }
    EXPECT_LE(told.lower_bound, static_cast<int>(told.moves.front().size()));
  }
}

TEST(SeveralSolutions, AreTheShortestAloneIfAllAreLongerThanAllowed) {
  RandomNumbers numbers(9);
  for (int round = 0; round < 3; ++round) {
    const CubieCube cube = RandomCube(numbers);
    EXPECT_EQ(Solve({.cube = cube, .max_solutions = 20, .most_cost = 12}, 100'000).moves.size(),
              1U);
  }
}

TEST(SeveralSolutions, PutPreferredOnesFirst) {
  RandomNumbers numbers(8);
  const Told told = Solve(
      {.cube = RandomCube(numbers), .max_solutions = 20, .prefer = Preference::kNoBack}, 300'000);
  EXPECT_EQ(told.moves.size(), 20U);
  for (std::size_t i = 1; i < told.moves.size(); ++i) {
    const auto key = [](const auto& moves) {
      return std::pair(moves.size(), CountOf(moves, Preference::kNoBack));
    };
    EXPECT_LE(key(told.moves[i - 1]), key(told.moves[i]));
  }
}

TEST(SeveralSolutions, AreOneOfASolvedCube) {
  EXPECT_EQ(Solve({.cube = {}, .max_solutions = 5}).moves, std::vector<std::vector<Move>>{{}});
}

}  // namespace
}  // namespace cubewright
