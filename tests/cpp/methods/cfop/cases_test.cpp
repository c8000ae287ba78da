#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/solvable.h"
#include "solver/methods/cfop/f2l_cases.h"
#include "solver/methods/cfop/oll_cases.h"
#include "solver/methods/cfop/pll_cases.h"
#include "solver/text/notation.h"

namespace cubewright::cfop {
namespace {

// The effect of a sequence on the cube held after `hold` quarter turns of y, as seen before them.
// The upper layer may be turned first.
CubieCube EffectOf(const NamedSequence& sequence, int hold, int upper_turns) {
  CubieCube effect;
  if (upper_turns != 0) effect = MoveCube(MakeMove(Face::kU, upper_turns));
  Centers centers = Rotated(kUsualCenters, Axis::kY, hold);
  std::vector<Move> moves;
  for (const WrittenMove move : WrittenMovesOf(sequence)) AppendFaceTurns(move, centers, moves);
  return Apply(effect, moves);
}

bool IsCornerHome(const CubieCube& cube, std::size_t place) {
  return cube.corner_piece[place] == place && cube.corner_orientation[place] == 0;
}

bool IsEdgeHome(const CubieCube& cube, std::size_t place) {
  return cube.edge_piece[place] == place && cube.edge_orientation[place] == 0;
}

bool AreTwoLayersHome(const CubieCube& cube) {
  for (std::size_t place = 4; place < kCornerCount; ++place) {
    if (!IsCornerHome(cube, place)) return false;
  }
  for (std::size_t place = 4; place < kEdgeCount; ++place) {
    if (!IsEdgeHome(cube, place)) return false;
  }
  return true;
}

bool IsUpperLayerTurned(const CubieCube& cube) {
  for (std::size_t place = 0; place < 4; ++place) {
    if (cube.corner_orientation[place] != 0 || cube.edge_orientation[place] != 0) return false;
  }
  return true;
}

// Up to a turn of the upper layer.
bool IsUpperLayerPermuted(const CubieCube& cube) {
  const int offset = cube.corner_piece[0];
  for (int place = 0; place < 4; ++place) {
    const auto at = static_cast<std::size_t>(place);
    if (cube.corner_piece[at] != (place + offset) % 4 ||
        cube.edge_piece[at] != (place + offset) % 4) {
      return false;
    }
  }
  return true;
}

// The cases that bring `cube` to where `is_done` holds, after some turn of the upper layer.
template <class Condition>
std::set<std::string_view> CasesFor(const CubieCube& cube, std::span<const NamedSequence> cases,
                                    int hold, const Condition& is_done) {
  std::set<std::string_view> found;
  for (const NamedSequence& one : cases) {
    for (int upper_turns = 0; upper_turns < 4; ++upper_turns) {
      if (is_done(Multiply(cube, EffectOf(one, hold, upper_turns)))) found.insert(one.name);
    }
  }
  return found;
}

TEST(CfopCases, CanBeReadLeaveTheCubeAsItIsHeldAndHaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const std::span<const NamedSequence> cases :
       {std::span<const NamedSequence>(kF2lCases), std::span<const NamedSequence>(kOllCases),
        std::span<const NamedSequence>(kPllCases)}) {
    for (const NamedSequence& one : cases) {
      const auto reading = ReadMoves(one.moves);
      ASSERT_TRUE(reading.ok()) << one.name;
      EXPECT_EQ(reading->orientation, 0) << one.name;
      EXPECT_TRUE(names.insert(one.name).second) << one.name;
    }
  }
  EXPECT_EQ(names.size(), 41U + 57 + 21);
}

TEST(OllCases, KeepTwoLayersFromEveryAngle) {
  for (const NamedSequence& one : kOllCases) {
    for (int hold = 0; hold < 4; ++hold) {
      EXPECT_TRUE(AreTwoLayersHome(EffectOf(one, hold, 0))) << one.name;
    }
  }
}

TEST(OllCases, AreAllThatThereAre) {
  std::map<std::string_view, int> met;
  for (int twists = 0; twists < 27; ++twists) {
    for (int flips = 0; flips < 8; ++flips) {
      CubieCube cube;
      const std::array<int, 3> twist = {twists % 3, twists / 3 % 3, twists / 9};
      const std::array<int, 3> flip = {flips & 1, flips >> 1 & 1, flips >> 2};
      for (std::size_t i = 0; i < 3; ++i) {
        cube.corner_orientation[i] = static_cast<std::uint8_t>(twist[i]);
        cube.edge_orientation[i] = static_cast<std::uint8_t>(flip[i]);
      }
      cube.corner_orientation[3] =
          static_cast<std::uint8_t>((9 - twist[0] - twist[1] - twist[2]) % 3);
      cube.edge_orientation[3] = static_cast<std::uint8_t>((flip[0] + flip[1] + flip[2]) % 2);
      ASSERT_TRUE(IsSolvable(cube));
      if (IsUpperLayerTurned(cube)) continue;
      for (int hold = 0; hold < 4; ++hold) {
        const auto cases = CasesFor(cube, kOllCases, hold, IsUpperLayerTurned);
        ASSERT_EQ(cases.size(), 1U);
        ++met[*cases.begin()];
      }
    }
  }
  EXPECT_EQ(met.size(), kOllCases.size());
  int sum = 0;
  for (const auto& [name, count] : met) sum += count;
  EXPECT_EQ(sum, 4 * 215);
}

TEST(PllCases, KeepAllButThePlacesInTheUpperLayerFromEveryAngle) {
  for (const NamedSequence& one : kPllCases) {
    for (int hold = 0; hold < 4; ++hold) {
      const CubieCube effect = EffectOf(one, hold, 0);
      EXPECT_TRUE(AreTwoLayersHome(effect) && IsUpperLayerTurned(effect)) << one.name;
    }
  }
}

TEST(PllCases, AreAllThatThereAre) {
  std::set<std::string_view> met;
  int permutations = 0;
  std::array<std::uint8_t, 4> corners = {0, 1, 2, 3};
  do {
    std::array<std::uint8_t, 4> edges = {0, 1, 2, 3};
    do {
      if (IsOddPermutation(corners) != IsOddPermutation(edges)) continue;
      CubieCube cube;
      std::copy(corners.begin(), corners.end(), cube.corner_piece.begin());
      std::copy(edges.begin(), edges.end(), cube.edge_piece.begin());
      if (IsUpperLayerPermuted(cube)) continue;
      ++permutations;
      for (int hold = 0; hold < 4; ++hold) {
        const auto cases = CasesFor(cube, kPllCases, hold, IsUpperLayerPermuted);
        ASSERT_EQ(cases.size(), 1U);
        met.insert(*cases.begin());
      }
    } while (std::next_permutation(edges.begin(), edges.end()));
  } while (std::next_permutation(corners.begin(), corners.end()));
  EXPECT_EQ(permutations, 288 - 4);
  EXPECT_EQ(met.size(), kPllCases.size());
}

// The corner and the edge of the slot at the right in front, for each way to hold the cube.
constexpr std::array<std::size_t, 4> kSlotCorners = {4, 7, 6, 5};
constexpr std::array<std::size_t, 4> kSlotEdges = {8, 11, 10, 9};

TEST(F2lCases, KeepTheCrossAndTheOtherSlotsFromEverySide) {
  for (const NamedSequence& one : kF2lCases) {
    for (std::size_t hold = 0; hold < 4; ++hold) {
      const CubieCube effect = EffectOf(one, static_cast<int>(hold), 0);
      for (std::size_t place = 4; place < kCornerCount; ++place) {
        EXPECT_TRUE(place == kSlotCorners[hold] || IsCornerHome(effect, place)) << one.name;
      }
      for (std::size_t place = 4; place < kEdgeCount; ++place) {
        EXPECT_TRUE(place == kSlotEdges[hold] || IsEdgeHome(effect, place)) << one.name;
      }
    }
  }
}

TEST(F2lCases, AreAllThatThereAre) {
  for (std::size_t hold = 0; hold < 4; ++hold) {
    const std::size_t corner = kSlotCorners[hold];
    const std::size_t edge = kSlotEdges[hold];
    std::set<std::string_view> met;
    int positions = 0;
    for (const std::size_t corner_place :
         {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{3}, corner}) {
      for (const std::size_t edge_place :
           {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{3}, edge}) {
        for (std::uint8_t turned = 0; turned < 6; ++turned) {
          CubieCube cube;
          std::swap(cube.corner_piece[corner], cube.corner_piece[corner_place]);
          std::swap(cube.edge_piece[edge], cube.edge_piece[edge_place]);
          cube.corner_orientation[corner_place] = turned % 3;
          cube.edge_orientation[edge_place] = turned / 3;
          const auto is_home = [&](const CubieCube& after) {
            return IsCornerHome(after, corner) && IsEdgeHome(after, edge);
          };
          if (is_home(cube)) continue;
          ++positions;
          const auto cases = CasesFor(cube, kF2lCases, static_cast<int>(hold), is_home);
          ASSERT_EQ(cases.size(), 1U);
          met.insert(*cases.begin());
        }
      }
    }
    EXPECT_EQ(positions, 149);
    EXPECT_EQ(met.size(), kF2lCases.size());
  }
}

}  // namespace
}  // namespace cubewright::cfop
