#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/facelets.h"
#include "solver/pocket/methods/ortega/cases.h"
#include "solver/pocket/methods/ortega/first_face.h"
#include "solver/pocket/methods/pocket_step.h"

namespace cubewright::ortega {
namespace {

// What the pieces of a layer show, by its first place: 0 above, 4 below.
bool IsOriented(const CubieCube& cube, std::size_t first) {
  return std::all_of(cube.corner_orientation.begin() + static_cast<std::ptrdiff_t>(first),
                     cube.corner_orientation.begin() + static_cast<std::ptrdiff_t>(first) + 4,
                     [](std::uint8_t orientation) { return orientation == 0; });
}

bool HasItsPieces(const CubieCube& cube, std::size_t first) {
  for (std::size_t place = first; place < first + 4; ++place) {
    if (cube.corner_piece[place] / 4 != first / 4) return false;
  }
  return true;
}

// Up to turns of both layers.
bool IsPermuted(const CubieCube& cube) {
  for (const std::size_t first : {std::size_t{0}, std::size_t{4}}) {
    const int offset = cube.corner_piece[first] - static_cast<int>(first);
    for (std::size_t i = 0; i < 4; ++i) {
      const std::size_t piece = first + (i + static_cast<std::size_t>(offset + 4)) % 4;
      if (cube.corner_piece[first + i] != piece) return false;
    }
  }
  return true;
}

constexpr std::array<PocketHold, 8> kHolds = {
    {{0}, {1}, {2}, {3}, {0, true}, {1, true}, {2, true}, {3, true}}};
// The upright holds.
constexpr auto kFourHolds = std::span(kHolds).first<4>();

// The cases whose sequence, made in one of the holds after some turn of the upper layer, leads to a
// state for which `is_done` holds.
template <class Condition>
std::set<std::string_view> CasesFor(const CubieCube& cube, std::span<const NamedSequence> cases,
                                    std::span<const PocketHold> holds, const Condition& is_done) {
  std::set<std::string_view> found;
  for (const NamedSequence& one : cases) {
    for (const PocketHold hold : holds) {
      for (int upper_turns = 0; upper_turns < 4; ++upper_turns) {
        const PocketAction action = MakePocketAction(hold, upper_turns, one);
        if (is_done(Multiply(cube, action.effect))) found.insert(one.name);
      }
    }
  }
  return found;
}

TEST(OrtegaCases, OfOrientationKeepTheLowerFaceFromEveryAngle) {
  for (const NamedSequence& one : kOrientationCases) {
    for (const PocketHold hold : kFourHolds) {
      const CubieCube effect = MakePocketAction(hold, 0, one).effect;
      EXPECT_TRUE(IsOriented(effect, 4) && HasItsPieces(effect, 4)) << one.name;
    }
  }
}

TEST(OrtegaCases, OfOrientationAreAllThatThereAre) {
  std::map<std::string_view, int> met;
  for (int twists = 1; twists < 27; ++twists) {
    CubieCube cube;
    const std::array<int, 3> twist = {twists % 3, twists / 3 % 3, twists / 9};
    for (std::size_t i = 0; i < 3; ++i) {
      cube.corner_orientation[i] = static_cast<std::uint8_t>(twist[i]);
    }
    cube.corner_orientation[3] =
        static_cast<std::uint8_t>((9 - twist[0] - twist[1] - twist[2]) % 3);
    for (const PocketHold hold : kFourHolds) {
      const auto cases = CasesFor(cube, kOrientationCases, std::span(&hold, 1),
                                  [](const CubieCube& after) { return IsOriented(after, 0); });
      ASSERT_EQ(cases.size(), 1U);
      ++met[*cases.begin()];
    }
  }
  // One of the 27 is solved; an H looks the same from two sides, each other case from only one.
  const std::map<std::string_view, int> expected = {
      {"corner-oll-sune", 16}, {"corner-oll-antisune", 16}, {"corner-oll-pi", 16},
      {"corner-oll-h", 8},     {"corner-oll-u", 16},        {"corner-oll-t", 16},
      {"corner-oll-l", 16}};
  EXPECT_EQ(met, expected);
}

TEST(OrtegaCases, OfPermutationKeepBothFacesFromEveryAngle) {
  for (const NamedSequence& one : kPermutationCases) {
    for (const PocketHold hold : kHolds) {
      const CubieCube effect = MakePocketAction(hold, 0, one).effect;
      for (const std::size_t first : {std::size_t{0}, std::size_t{4}}) {
        EXPECT_TRUE(IsOriented(effect, first) && HasItsPieces(effect, first)) << one.name;
      }
    }
  }
}

TEST(OrtegaCases, OfPermutationAreAllThatThereAre) {
  std::map<std::string_view, int> met;
  int permuted = 0;
  CubieCube cube;
  const auto upper = cube.corner_piece.begin();
  const auto lower = upper + 4;
  do {
    do {
      if (IsPermuted(cube)) {
        ++permuted;
        continue;
      }
      const auto cases = CasesFor(cube, kPermutationCases, kHolds, IsPermuted);
      ASSERT_EQ(cases.size(), 1U);
      ++met[*cases.begin()];
    } while (std::next_permutation(lower, cube.corner_piece.end()));
  } while (std::next_permutation(upper, lower));
  // Of 24 orders of a layer, 4 are solved; 16 have an adjacent exchange, 4 an opposite one.
  EXPECT_EQ(permuted, 4 * 4);
  const std::map<std::string_view, int> expected = {{"pbl-adjacent", 2 * 16 * 4},
                                                    {"pbl-diagonal", 2 * 4 * 4},
                                                    {"pbl-adjacent-adjacent", 16 * 16},
                                                    {"pbl-adjacent-diagonal", 2 * 16 * 4},
                                                    {"pbl-diagonal-diagonal", 4 * 4}};
  EXPECT_EQ(met, expected);
}

// Whether the corners show one colour on some face.
bool HasFaceOf(const CubieCube& cube, Face color) {
  const Stickers stickers = StickersOf(cube);
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    const auto shows = [&](std::size_t sticker) { return stickers[9 * face + sticker] == color; };
    if (shows(0) && shows(2) && shows(6) && shows(8)) return true;
  }
  return false;
}

// With the pieces that have D below in all places and all orientations.
std::vector<CubieCube> AllPlacesOfFourCorners() {
  std::vector<CubieCube> cubes;
  std::array<bool, kCornerCount> is_lower = {false, false, false, false, true, true, true, true};
  do {
    CubieCube cube;
    std::uint8_t lower = 4;
    std::uint8_t upper = 0;
    for (std::size_t place = 0; place < kCornerCount; ++place) {
      cube.corner_piece[place] = is_lower[place] ? lower++ : upper++;
    }
    for (int twists = 0; twists < 81; ++twists) {
      int left = twists;
      for (std::size_t place = 0; place < kCornerCount; ++place) {
        if (!is_lower[place]) continue;
        cube.corner_orientation[place] = static_cast<std::uint8_t>(left % 3);
        left /= 3;
      }
      cubes.push_back(cube);
    }
  } while (std::next_permutation(is_lower.begin(), is_lower.end()));
  return cubes;
}

TEST(OrtegaFirstFace, IsFoundByTheFewestTurnsFromEveryPosition) {
  const FirstFaces faces;
  std::array<int, kMostFaceTurns + 1> counts{};
  for (const CubieCube& cube : AllPlacesOfFourCorners()) {
    const int turns = faces.TurnsTo(cube, Face::kD);
    ASSERT_LE(turns, kMostFaceTurns);
    ++counts[static_cast<std::size_t>(turns)];
    for (const FaceWay& way : faces.Ways(cube, Face::kD, 0)) {
      EXPECT_EQ(static_cast<int>(way.moves.size()), turns);
      EXPECT_TRUE(HasFaceOf(Apply(cube, way.moves), Face::kD));
    }
    // Nothing is nearer: by the distances of its neighbours, each at most one less.
    int nearest = turns + 1;
    for (Move move = 0; move < 9; ++move) {
      nearest = std::min(nearest, faces.TurnsTo(Apply(cube, move), Face::kD));
    }
    EXPECT_EQ(nearest >= turns, turns == 0);
    EXPECT_EQ(turns == 0, HasFaceOf(cube, Face::kD));
  }
  int sum = 0;
  for (const int count : counts) sum += count;
  EXPECT_EQ(sum, 70 * 81);
  EXPECT_GT(counts.back(), 0);
}

}  // namespace
}  // namespace cubewright::ortega
