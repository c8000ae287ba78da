#include "solver/methods/parts/parts_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "tests/cpp/methods/parts/plain_search.h"

namespace cubewright {
namespace {

std::unique_ptr<const PartsTables> TablesFor(const PartsQuestion& question) {
  auto tables = std::make_unique<PartsTables>(question);
  while (!tables->Step(1'000'000)) continue;
  return tables;
}

PartsQuestion Cross() {
  return PartsQuestion().Solve(Edge::kDr).Solve(Edge::kDf).Solve(Edge::kDl).Solve(Edge::kDb);
}

// The texts of all ways that cost as much as the first.
std::set<std::string> CheapestWays(PartsSearch& search) {
  std::set<std::string> ways;
  int cost = PartsSearch::kNoLimit;
  while (true) {
    const PartsSearchState state = search.Step(1'000'000);
    if (state == PartsSearchState::kExhausted) return ways;
    if (search.cost() > cost) return ways;
    if (state != PartsSearchState::kFound) continue;
    cost = search.cost();
    EXPECT_TRUE(ways.insert(MovesText(search.way())).second) << "found twice";
  }
}

// Demands that the solved cube meets, for at most `most` pieces of each kind.
template <std::size_t kCount>
void AskAtRandom(std::array<PieceDemand, kCount>& demands, std::uint32_t most,
                 RandomNumbers& numbers) {
  if (numbers.Below(8) == 0) {
    for (PieceDemand& demand : demands) demand.oriented = true;
    most = 2;
  }
  for (std::uint32_t left = numbers.Below(most + 1); left > 0; --left) {
    const std::uint32_t piece = numbers.Below(kCount);
    const bool oriented = numbers.Below(2) == 1;
    switch (numbers.Below(3)) {
      case 0:
        demands[piece] = {PlacesOf(piece), oriented, kUpright};
        break;
      case 1:
        demands[piece] = {static_cast<PlaceSet>(PlacesOf(piece) | numbers.Below(1U << kCount)),
                          oriented, kUpright};
        break;
      default: {
        // The same demand for two pieces, which makes them interchangeable.
        const std::uint32_t other = numbers.Below(kCount);
        demands[piece] = {PlacesOf(piece, other, numbers.Below(kCount)), oriented, kUpright};
        demands[other] = demands[piece];
      }
    }
  }
}

PartsQuestion RandomQuestion(RandomNumbers& numbers) {
  PartsQuestion question;
  question.metric = static_cast<Metric>(numbers.Below(4));
  if (numbers.Below(3) != 0) {
    for (int face = 0; face < kFaceCount; ++face) {
      const std::uint32_t kind = numbers.Below(6);
      const MoveSet turns = kind == 0 ? 0 : kind <= 2 ? 2 : 7;
      question.moves &= ~((7U & ~turns) << 3 * face);
    }
  }
  AskAtRandom(question.corners, 2, numbers);
  AskAtRandom(question.edges, 3, numbers);
  return question;
}

// Moves that cost at most `cost`, each allowed one equally likely.
CubieCube Scrambled(const PartsQuestion& question, int cost, RandomNumbers& numbers) {
  CubieCube cube;
  for (int tries = 0; tries < 100 && cost > 0 && question.moves != 0; ++tries) {
    const auto move = static_cast<Move>(numbers.Below(kMoveCount));
    if ((question.moves >> move & 1) == 0) continue;
    cost -= QuarterTurnsOf(move) == 2 && question.metric != Metric::kHtm ? 2 : 1;
    if (cost >= 0) cube = Apply(cube, move);
  }
  return cube;
}

TEST(PartsSearch, FindsAllShortestWaysOfRandomQuestions) {
  RandomNumbers numbers(20'261'123);
  int cost_sum = 0;
  for (int round = 0; round < 40; ++round) {
    const PartsQuestion question = RandomQuestion(numbers);
    ASSERT_TRUE(IsWellFormed(question));
    const auto tables = TablesFor(question);
    PartsSearch search(*tables);
    const bool is_axial = question.metric >= Metric::kAxialHtm;
    const int most_cost = is_axial ? 3 : 4;
    for (int count = 0; count < 4; ++count) {
      const CubieCube cube = Scrambled(question, most_cost, numbers);
      const PlainAnswer plain = PlainSearch(question, cube, most_cost);
      ASSERT_FALSE(plain.ways.empty());
      search.Begin(cube);
      EXPECT_EQ(CheapestWays(search), plain.ways) << "round " << round;
      EXPECT_LE(tables->LowerBound(cube), plain.cost);
      if (tables->is_exact()) {
        EXPECT_EQ(tables->LowerBound(cube), plain.cost) << "round " << round;
      }
      cost_sum += plain.cost;
    }
  }
  EXPECT_GT(cost_sum, 200) << "the questions are too easy to tell anything";
}

TEST(PartsSearch, GoesOnToDearerWaysThatPassNoAnswer) {
  const PartsQuestion question = Cross();
  const auto tables = TablesFor(question);
  PartsSearch search(*tables);
  RandomNumbers numbers(5);
  for (int round = 0; round < 5; ++round) {
    const CubieCube cube = Scrambled(question, 3, numbers);
    const PlainAnswer plain = PlainSearch(question, cube, 3, 1);
    search.Begin(cube, plain.cost + 1);
    std::set<std::string> dearer;
    while (search.Step(1'000) != PartsSearchState::kExhausted) {
      if (search.cost() > plain.cost && search.way().size() == std::size_t(plain.cost) + 1) {
        dearer.insert(MovesText(search.way()));
      }
    }
    EXPECT_EQ(dearer, plain.ways) << "round " << round;
  }
}

// 24^4 * 24 * 24 arrangements: more than one table holds.
TEST(PartsSearch, AnswersWhatNoSingleTableCan) {
  const PartsQuestion question = Cross().Solve(Corner::kDfr).Solve(Edge::kFr);
  const auto tables = TablesFor(question);
  EXPECT_FALSE(tables->is_exact());
  PartsSearch search(*tables);
  RandomNumbers numbers(11);
  for (int round = 0; round < 10; ++round) {
    const CubieCube cube = Scrambled(question, 4, numbers);
    search.Begin(cube);
    EXPECT_EQ(CheapestWays(search), PlainSearch(question, cube, 4).ways) << "round " << round;
  }
  for (int round = 0; round < 10; ++round) {
    const CubieCube cube = RandomCube(numbers);
    search.Begin(cube);
    while (search.Step(10'000) == PartsSearchState::kRunning) continue;
    EXPECT_TRUE(IsAnswered(question, Apply(cube, search.way())));
    EXPECT_GE(search.cost(), tables->LowerBound(cube));
    EXPECT_EQ(search.cost(), static_cast<int>(search.way().size()));
  }
}

TEST(PartsSearch, DoesTheSameInStepsOfAnySize) {
  const auto tables = TablesFor(Cross());
  RandomNumbers numbers(1);
  const CubieCube cube = RandomCube(numbers);
  PartsSearch in_one(*tables);
  in_one.Begin(cube);
  const auto ways = CheapestWays(in_one);
  PartsSearch bit_by_bit(*tables);
  bit_by_bit.Begin(cube);
  std::set<std::string> found;
  int cost = PartsSearch::kNoLimit;
  for (std::uint64_t steps = 0; bit_by_bit.cost() <= cost; ++steps) {
    EXPECT_LE(bit_by_bit.nodes(), steps);
    if (bit_by_bit.Step(1) != PartsSearchState::kFound) continue;
    cost = bit_by_bit.cost();
    found.insert(MovesText(bit_by_bit.way()));
  }
  EXPECT_EQ(found, ways);
}

TEST(PartsSearch, GivesTheEmptyWayWhereTheAnswerIsThere) {
  const auto tables = TablesFor(Cross());
  PartsSearch search(*tables);
  search.Begin(CubieCube{});
  EXPECT_EQ(search.Step(1), PartsSearchState::kFound);
  EXPECT_TRUE(search.way().empty());
  EXPECT_EQ(search.cost(), 0);
  EXPECT_EQ(search.Step(1), PartsSearchState::kExhausted);
}

TEST(PartsSearch, TellsThatNoWayLeadsThere) {
  PartsQuestion question = Cross();
  question.moves = 7 | 2U << 3;  // U, U2, U', R2
  const auto tables = TablesFor(question);
  PartsSearch search(*tables);
  const Move front = MakeMove(Face::kF, 1);
  search.Begin(Apply(CubieCube{}, front));
  EXPECT_EQ(search.Step(1), PartsSearchState::kExhausted);
  EXPECT_EQ(tables->LowerBound(Apply(CubieCube{}, front)), Distances::kUnreached);
}

TEST(PartsSearch, LooksForNothingBeyondItsLimit) {
  const auto tables = TablesFor(Cross());
  PartsSearch search(*tables);
  RandomNumbers numbers(3);
  const CubieCube cube = RandomCube(numbers);
  search.Begin(cube, tables->LowerBound(cube) - 1);
  EXPECT_EQ(search.Step(1), PartsSearchState::kExhausted);
  search.Begin(cube, tables->LowerBound(cube));
  EXPECT_EQ(search.Step(1'000), PartsSearchState::kFound);
  PartsSearchState state = PartsSearchState::kFound;
  while (state != PartsSearchState::kExhausted) {
    state = search.Step(1'000);
    EXPECT_EQ(search.cost(), tables->LowerBound(cube));
  }
}

TEST(PartsTables, AreTheSameInSlicesOfAnySize) {
  for (const Metric metric : {Metric::kHtm, Metric::kAxialQtm}) {
    PartsQuestion question = Cross();
    question.metric = metric;
    const auto in_one = TablesFor(question);
    PartsTables bit_by_bit(question);
    double progress = 0;
    int steps = 1;
    for (; !bit_by_bit.Step(100); ++steps) {
      EXPECT_GE(bit_by_bit.progress(), progress);
      progress = bit_by_bit.progress();
    }
    EXPECT_EQ(bit_by_bit.progress(), 1);
    EXPECT_GT(steps, 1'000);
    EXPECT_TRUE(
        std::ranges::equal(in_one->distances()[0]->counts(), bit_by_bit.distances()[0]->counts()));
  }
}

}  // namespace
}  // namespace cubewright
