#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <set>
#include <span>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/optimal/large/corner_classes.h"
#include "solver/methods/optimal/large/large_generation.h"
#include "solver/methods/optimal/large/large_graph.h"
#include "solver/methods/optimal/large/sliced_edges.h"
#include "solver/threads/generation_threads.h"
#include "tables/packed_entries.h"
#include "tests/cpp/optimal/sample_large_table.h"

namespace cubewright {
namespace {

// Entries of the base table, with no flips counted, at distance 0, 1, 2 .. (S. Tronto,
// nissy-core).
constexpr std::array<std::uint64_t, 13> kBaseCounts = {
    1, 1, 4, 34, 331, 3612, 41605, 474128, 4953846, 34776317, 68566704, 8749194, 1673};

const LargeGraph& Graph() {
  static const LargeGraph graph;
  return graph;
}

TEST(CornerClasses, AreOfThePublishedNumberAndOneOfThemIsSolved) {
  std::vector<int> members(kCornerClassCount);
  for (int corners = 0; corners < kCornersCount; ++corners) {
    const CornerMember member = Graph().corners().MemberOf(corners);
    ASSERT_LT(member.class_index, kCornerClassCount);
    ++members[member.class_index];
  }
  EXPECT_EQ(*std::ranges::min_element(members), 1);
  EXPECT_EQ(*std::ranges::max_element(members), kSymmetryCount);
  EXPECT_EQ(CornersOf({}), 0);
  EXPECT_EQ(Graph().corners().MemberOf(0).class_index, 0);
}

TEST(CornerClasses, HaveEachMemberAsAnImageOfTheSmallest) {
  RandomNumbers numbers(41);
  for (int i = 0; i < 2'000; ++i) {
    const auto corners = static_cast<int>(numbers.Below(kCornersCount));
    const CubieCube cube = CubeWithCorners(corners);
    ASSERT_EQ(CornersOf(cube), corners);
    const CornerMember member = Graph().corners().MemberOf(corners);
    const CubieCube smallest = Conjugate(cube, member.symmetry);
    EXPECT_LE(CornersOf(smallest), corners);
    EXPECT_EQ(Graph().corners().MemberOf(CornersOf(smallest)).symmetry, 0);
    // By the orbit-stabilizer theorem.
    std::set<int> images;
    int fixing = 0;
    for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
      const int image = CornersOf(Conjugate(smallest, symmetry));
      images.insert(image);
      EXPECT_EQ(Graph().corners().MemberOf(image).class_index, member.class_index);
      const bool fixes = (Graph().corners().StabilizerOf(member.class_index) >> symmetry & 1) != 0;
      EXPECT_EQ(fixes, image == CornersOf(smallest));
      fixing += fixes ? 1 : 0;
    }
    EXPECT_EQ(static_cast<int>(images.size()) * fixing, kSymmetryCount);
  }
}

TEST(SlicedEdges, FollowMovesAndSymmetries) {
  RandomNumbers numbers(42);
  for (int i = 0; i < 400; ++i) {
    const CubieCube cube = RandomCube(numbers);
    const SlicedEdges edges = SlicedEdgesOf(cube);
    for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
      EXPECT_EQ(Graph().Image(symmetry).Of(edges), SlicedEdgesOf(Conjugate(cube, symmetry)));
      const auto move = static_cast<Move>(numbers.Below(kMoveCount));
      EXPECT_EQ(Graph().After(move, symmetry).Of(edges),
                SlicedEdgesOf(Conjugate(Apply(cube, move), symmetry)));
    }
  }
}

TEST(EdgeImage, IsTheMapByTheSameSymmetryPacked) {
  RandomNumbers numbers(45);
  for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
    const EdgeImage image(symmetry);
    for (int i = 0; i < 100; ++i) {
      const SlicedEdges edges = SlicedEdgesOf(RandomCube(numbers));
      EXPECT_EQ(image.Of(edges), EdgeImage::Pack(Graph().Image(symmetry).Of(edges)));
    }
  }
}

TEST(SliceNumbers, AreAllDifferentAndLeaveNoneOut) {
  // Twelve places in three slices of four: the permutations of a multiset.
  std::array<std::uint8_t, kEdgeCount> slices = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2};
  constexpr std::array<std::size_t, 3> kEdges = {1, 0, 8};
  std::vector<bool> seen(kSlicesCount);
  int count = 0;
  do {
    SlicedEdges edges = 0;
    for (std::size_t place = 0; place < slices.size(); ++place) {
      edges |= SlicedEdge(place, kEdges[slices[place]], 0);
    }
    const std::uint32_t number = Graph().slice_numbers().Of(EdgeImage::Pack(edges));
    ASSERT_LT(number, static_cast<std::uint32_t>(kSlicesCount));
    EXPECT_FALSE(seen[number]);
    seen[number] = true;
    ++count;
  } while (std::ranges::next_permutation(slices).found);
  EXPECT_EQ(count, kSlicesCount);
  EXPECT_EQ(Graph().slice_numbers().Of(EdgeImage::Pack(SlicedEdgesOf({}))), 0U);
}

TEST(LargeGraph, KnowsAPositionAfterAnyMove) {
  RandomNumbers numbers(43);
  for (int i = 0; i < 2'000; ++i) {
    const CubieCube cube = RandomCube(numbers);
    const auto move = static_cast<Move>(numbers.Below(kMoveCount));
    const CornerMember member = Graph().corners().MemberOf(CornersOf(cube));
    const LargePosition position = Graph().PositionOf(cube);
    // The move as seen through the symmetry.
    const Move seen = ConjugateMove(move, member.symmetry);
    const CornerMember to = Graph().corners().After(position.class_index, seen);
    const LargePosition after = Graph().PositionOf(Apply(cube, move));
    ASSERT_EQ(to.class_index, after.class_index);
    if (Graph().corners().StabilizerOf(to.class_index) != 1) continue;
    EXPECT_EQ(Graph().After(seen, to.symmetry).Of(position.edges), after.edges);
  }
}

TEST(LargeGeneration, FindsThePublishedCountsOfTheBaseTable) {
  const auto counts = std::span(kBaseCounts).first(8);
  const MadeLargeTable made = MakeLargeTable({0, 2, 7}, {}, 1000, counts);
  EXPECT_TRUE(std::equal(made.distance_counts.begin(), made.distance_counts.end(),
                         kBaseCounts.begin(), kBaseCounts.begin() + 8));
  EXPECT_EQ(made.distance_counts.size(), 8U);
  EXPECT_TRUE(made.progress_was_right);
  EXPECT_EQ(made.progress_at_end, 1);
  EXPECT_LT(MakeLargeTable({0, 2, 5}).progress_at_end, 1)
      << "these are not the counts it should have";
  // 5 and less, 6, 7, 8 and more.
  std::array<std::uint64_t, 4> codes{};
  for (std::uint64_t entry = 0; entry < EntryCountOf(made.shape); ++entry) {
    ++codes[PackedEntry<2>(made.payload.data(), entry)];
  }
  EXPECT_EQ(codes[0], std::accumulate(kBaseCounts.begin(), kBaseCounts.begin() + 6, 0ULL));
  EXPECT_EQ(codes[1], kBaseCounts[6]);
  EXPECT_EQ(codes[2], kBaseCounts[7]);
}

// The thread sanitizer watches this, selected by the suite's name.
TEST(LargeGenerationOnThreads, MakesTheSameBytes) {
  for (const unsigned bits : {1U, 2U}) {
    const MadeLargeTable alone = MakeLargeTable({1, bits, 6});
    for (const int threads : {2, 3}) {
      const MadeLargeTable together = MakeLargeTable({1, bits, 6}, OnThreads(threads), 100'000);
      EXPECT_EQ(together.payload, alone.payload);
      EXPECT_EQ(together.distance_counts, alone.distance_counts);
    }
  }
}

// What an entry says: the distance is at least this.
int AtLeast(const MadeLargeTable& table, const CubieCube& cube) {
  const LargePosition position = Graph().PositionOf(cube);
  const int row_length = kSlicesCount << table.shape.flip_places;
  const std::uint64_t entry =
      static_cast<std::uint64_t>(position.class_index) * static_cast<std::uint64_t>(row_length) +
      Graph().EntryInRow(position.edges, table.shape.flip_places);
  const unsigned code = PackedEntry<2>(table.payload.data(), entry);
  return code == 0 ? 0 : table.shape.last_distance - 2 + static_cast<int>(code);
}

// For all continuations of `left` more moves.
void ExpectNoMoreThanTruth(const MadeLargeTable& table, const CubieCube& cube, MoveSet allowed,
                           int moves, int left) {
  ASSERT_LE(AtLeast(table, cube), moves);
  if (left == 0) return;
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((allowed >> move & 1) == 0) continue;
    ExpectNoMoreThanTruth(table, Apply(cube, move), MovesAfter(move), moves + 1, left - 1);
  }
}

// Every position within five moves, including symmetric ones, and 100,000 random walks.
TEST(LargeGeneration, NeverExceedsTheDistance) {
  const MadeLargeTable table = MakeLargeTable({1, 2, 6});
  EXPECT_EQ(AtLeast(table, {}), 0);
  ExpectNoMoreThanTruth(table, {}, kAllMoves, 0, 5);
  RandomNumbers numbers(44);
  std::array<int, 8> told{};
  for (int i = 0; i < 100'000; ++i) {
    CubieCube cube;
    const int moves = i % 8;
    for (int each = 0; each < moves; ++each) {
      cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
    }
    const int at_least = AtLeast(table, cube);
    ASSERT_LE(at_least, moves);
    ++told[static_cast<std::size_t>(at_least)];
  }
  for (const int distance : {0, 5, 6, 7}) {
    EXPECT_GT(told[static_cast<std::size_t>(distance)], 100) << distance;
  }
}

// Plain breadth-first search among the entries of the base table, whose moves need no flips.
std::vector<std::uint8_t> BaseDistances(int last_distance) {
  constexpr std::uint8_t kUnreached = 255;
  std::vector<std::uint8_t> distances(EntryCountOf({0, 1, 0}), kUnreached);
  // For each number of slices, edges that have it.
  std::vector<SlicedEdges> edges_of(kSlicesCount);
  std::array<std::uint8_t, kEdgeCount> slices = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2};
  constexpr std::array<std::size_t, 3> kEdges = {1, 0, 8};
  do {
    SlicedEdges edges = 0;
    for (std::size_t place = 0; place < slices.size(); ++place) {
      edges |= SlicedEdge(place, kEdges[slices[place]], 0);
    }
    edges_of[Graph().slice_numbers().Of(EdgeImage::Pack(edges))] = edges;
  } while (std::ranges::next_permutation(slices).found);

  distances[0] = 0;
  for (int distance = 0; distance < last_distance; ++distance) {
    for (std::size_t entry = 0; entry < distances.size(); ++entry) {
      if (distances[entry] != distance) continue;
      const auto row = static_cast<int>(entry / kSlicesCount);
      const SlicedEdges edges = edges_of[entry % kSlicesCount];
      for (Move move = 0; move < kMoveCount; ++move) {
        const CornerMember to = Graph().corners().After(row, move);
        const SlicedEdges after = Graph().After(move, to.symmetry).Of(edges);
        for (SymmetrySet left = Graph().corners().StabilizerOf(to.class_index); left != 0;
             left &= left - 1) {
          const SlicedEdges image = Graph().Image(std::countr_zero(left)).Of(after);
          std::uint8_t& reached =
              distances[std::size_t{to.class_index} * kSlicesCount + Graph().EntryInRow(image, 0)];
          if (reached == kUnreached) reached = static_cast<std::uint8_t>(distance + 1);
        }
      }
    }
  }
  return distances;
}

// The number of entries, in a member without flips, that are not the code of the distance.
std::uint64_t WrongEntriesOf(const MadeLargeTable& made,
                             const std::vector<std::uint8_t>& distances) {
  std::uint64_t wrong = 0;
  for (std::size_t entry = 0; entry < distances.size(); ++entry) {
    const unsigned right = LargeCodeOf(distances[entry], made.shape.last_distance, 2);
    wrong += PackedEntry<2>(made.payload.data(), entry) != right ? 1 : 0;
  }
  return wrong;
}

TEST(LargeGeneration, FindsTheDistancesThatPlainSearchFinds) {
  EXPECT_EQ(WrongEntriesOf(MakeLargeTable({0, 2, 5}), BaseDistances(5)), 0U);
}

TEST(LargeGenerationLong, FindsTheBaseTableWhole) {
  const std::vector<std::uint8_t> distances = BaseDistances(12);
  std::vector<std::uint64_t> counts(kBaseCounts.size());
  for (const std::uint8_t distance : distances) ++counts.at(distance);
  EXPECT_TRUE(std::ranges::equal(counts, kBaseCounts));
  const MadeLargeTable made = MakeLargeTable({0, 2, 10}, OnThreads(2), 10'000);
  EXPECT_EQ(WrongEntriesOf(made, distances), 0U);
}

}  // namespace
}  // namespace cubewright
