#include "solver/cube/random_cube.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/solvable.h"

namespace cubewright {
namespace {

constexpr int kCubes = 60'000;

// The chi-square statistic: how far counts are from being equal. With `degrees` degrees of freedom
// its mean is `degrees` and its variance twice that. The tests allow six standard deviations; since
// seeds are fixed, they never fail by chance.
double ChiSquare(const std::vector<int>& counts, double expected) {
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

void ExpectUniform(const std::vector<int>& counts, double expected, double degrees) {
  EXPECT_LT(ChiSquare(counts, expected), degrees + 6 * std::sqrt(2 * degrees));
  EXPECT_GT(ChiSquare(counts, expected), degrees - 6 * std::sqrt(2 * degrees));
}

TEST(RandomNumbers, AreThoseOfTheAlgorithmsReferences) {
  RandomNumbers zero(0);
  const std::vector<std::uint64_t> expected = {11091344671253066420U, 13793997310169335082U,
                                               1900383378846508768U, 7684712102626143532U};
  for (const std::uint64_t number : expected) EXPECT_EQ(zero.Next(), number);
  RandomNumbers greatest(~std::uint64_t{0});
  EXPECT_EQ(greatest.Next(), 10328197420357168392U);
  RandomNumbers two_seeds(1, 2);
  EXPECT_EQ(two_seeds.Next(), 12966619160104079557U);
  EXPECT_EQ(two_seeds.Next(), 5739134701008856757U);
  EXPECT_EQ(two_seeds.Next(), 14853942964582384557U);
}

TEST(RandomNumbers, BelowABoundAreUniform) {
  RandomNumbers numbers(5);
  for (const std::uint32_t bound : {2U, 3U, 8U, 11U, 12U}) {
    std::vector<int> counts(bound);
    for (int i = 0; i < kCubes; ++i) {
      const std::uint32_t number = numbers.Below(bound);
      ASSERT_LT(number, bound);
      ++counts[number];
    }
    EXPECT_LT(ChiSquare(counts, double{kCubes} / bound), bound + 6 * std::sqrt(2.0 * bound));
  }
}

TEST(RandomNumbers, ALargeBoundFavoursNoPart) {
  // Without drawing again, the lower half of each pair of results would come twice as often.
  constexpr std::uint32_t kBound = 3U << 30;
  RandomNumbers numbers(6);
  std::vector<int> thirds(3);
  for (int i = 0; i < kCubes; ++i) ++thirds[numbers.Below(kBound) % 3];
  EXPECT_LT(ChiSquare(thirds, kCubes / 3.0), 2 + 6 * std::sqrt(4.0));
}

TEST(RandomCube, IsLegalAndHardlyEverTheSame) {
  RandomNumbers numbers(7);
  std::set<std::string> seen;
  for (int i = 0; i < kCubes; ++i) {
    const CubieCube cube = RandomCube(numbers);
    ASSERT_TRUE(IsSolvable(cube));
    seen.insert(WriteFacelets(cube));
  }
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(kCubes));
}

TEST(RandomCube, TheSameSeedGivesTheSameCubes) {
  RandomNumbers first(8);
  RandomNumbers second(8);
  RandomNumbers other(9);
  for (int i = 0; i < 100; ++i) {
    const CubieCube cube = RandomCube(first);
    EXPECT_EQ(cube, RandomCube(second));
    EXPECT_NE(cube, RandomCube(other));
  }
}

TEST(RandomCube, PiecesAndOrientationsAreUniformInEachPlace) {
  RandomNumbers numbers(10);
  std::vector<int> corners(8 * 8);
  std::vector<int> twists(8 * 3);
  std::vector<int> edges(12 * 12);
  std::vector<int> flips(12 * 2);
  std::vector<int> parities(2);
  for (int i = 0; i < kCubes; ++i) {
    const CubieCube cube = RandomCube(numbers);
    for (std::size_t place = 0; place < 8; ++place) {
      ++corners[8 * place + cube.corner_piece[place]];
      ++twists[3 * place + cube.corner_orientation[place]];
    }
    for (std::size_t place = 0; place < 12; ++place) {
      ++edges[12 * place + cube.edge_piece[place]];
      ++flips[2 * place + cube.edge_orientation[place]];
    }
    ++parities[IsOddPermutation(cube.edge_piece) ? 1 : 0];
  }
  ExpectUniform(corners, kCubes / 8.0, 7 * 7);
  ExpectUniform(twists, kCubes / 3.0, 8 * 2);
  ExpectUniform(edges, kCubes / 12.0, 11 * 11);
  ExpectUniform(flips, kCubes / 2.0, 12);
  EXPECT_LT(ChiSquare(parities, kCubes / 2.0), 1 + 6 * std::sqrt(2.0));
}

TEST(RandomCube, PairsOfPlacesAreUniformToo) {
  RandomNumbers numbers(11);
  std::vector<int> pairs(12 * 12);
  for (int i = 0; i < kCubes; ++i) {
    const CubieCube cube = RandomCube(numbers);
    // The last two edges are those that the parity may exchange.
    ++pairs[12U * cube.edge_piece[10] + cube.edge_piece[11]];
  }
  std::vector<int> different;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (i / 12 == i % 12) {
      EXPECT_EQ(pairs[i], 0);
    } else {
      different.push_back(pairs[i]);
    }
  }
  ExpectUniform(different, kCubes / 132.0, 131);
}

}  // namespace
}  // namespace cubewright
