#include "solver/methods/twophase/pruning/phase1_tails.h"

#include <gtest/gtest.h>

#include <set>
#include <span>
#include <unordered_map>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/twophase/walks/phase1_position.h"
#include "tests/cpp/twophase/full_tables.h"

namespace cubewright {
namespace {

bool IsInSubgroup(const CubieCube& cube) {
  return TwistOf(cube) == 0 && FlipOf(cube) == 0 &&
         QuartetOf(cube, Quartet::kSlice) < kQuartetOrderCount;
}

int DistanceOf(const CubieCube& cube) {
  return Phase1PositionOf(FullSearchTables(), cube).distance;
}

std::vector<int> PiecesOf(const CubieCube& cube) {
  return {CornerPermutationOf(cube), LayerEdgesOf(cube), QuartetOf(cube, Quartet::kSlice)};
}

// The cubes to which all sequences of `moves_left` moves into the subgroup lead, found by trying.
void CollectOutcomes(const CubieCube& cube, int moves_left, std::set<std::vector<int>>& outcomes) {
  if (moves_left == 0) {
    outcomes.insert(PiecesOf(cube));
    return;
  }
  for (Move move = 0; move < kMoveCount; ++move) {
    const CubieCube after = Apply(cube, move);
    if (DistanceOf(after) < moves_left) CollectOutcomes(after, moves_left - 1, outcomes);
  }
}

TEST(Phase1Tails, EachLeadsIntoTheSubgroupByItsLastMove) {
  const SearchTables& tables = FullSearchTables();
  RandomNumbers numbers(40);
  int tails_seen = 0;
  for (int i = 0; i < 3000; ++i) {
    CubieCube cube;
    for (std::uint32_t turns = 1 + numbers.Below(kTailLength); turns > 0; --turns) {
      for (int j = 0; j < 3; ++j) {
        cube = Apply(cube, kPhase2MoveList[numbers.Below(kPhase2MoveCount)]);
      }
      cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
    }
    const Phase1Position position = Phase1PositionOf(tables, cube);
    for (const Tail tail : tables.phase1_tails.Of(position.entry())) {
      CubieCube turned = cube;
      for (int index = 0; index < kTailLength; ++index) {
        ASSERT_FALSE(index == kTailLength - 1 && IsInSubgroup(turned));
        turned = Apply(turned, tables.frames.From(position.frame, tail.MoveAt(index)));
      }
      ASSERT_TRUE(IsInSubgroup(turned));
      ++tails_seen;
    }
  }
  EXPECT_GT(tails_seen, 3000);
}

// From positions just far enough that phase 2 could make no move of a shortest way.
TEST(Phase1Tails, NoSequenceThatLeadsThereIsMissing) {
  const SearchTables& tables = FullSearchTables();
  RandomNumbers numbers(41);
  int compared = 0;
  while (compared < 100) {
    CubieCube cube;
    for (int turn = 0; turn < kTailLength; ++turn) {
      cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
    }
    const Phase1Position position = Phase1PositionOf(tables, cube);
    if (position.distance != kTailLength) continue;
    std::set<std::vector<int>> expected;
    CollectOutcomes(cube, kTailLength, expected);
    std::set<std::vector<int>> found;
    for (const Tail tail : tables.phase1_tails.Of(position.entry())) {
      CubieCube turned = cube;
      for (int index = 0; index < kTailLength; ++index) {
        turned = Apply(turned, tables.frames.From(position.frame, tail.MoveAt(index)));
      }
      found.insert(PiecesOf(turned));
    }
    EXPECT_EQ(found, expected);
    ++compared;
  }
}

// Finds tails by trying every sequence of moves that stays near enough.
class EverySequence {
 public:
  explicit EverySequence(const SearchTables& tables) : tables_(tables) {
    std::vector<std::uint32_t> reached = {0};
    distances_[0] = 0;
    for (std::size_t next = 0; next < reached.size(); ++next) {
      const int distance = distances_[reached[next]] + 1;
      if (distance > kTailLength) break;
      for (Move move = 0; move < kMoveCount; ++move) {
        const Phase1Position after = After(reached[next], move);
        // Together with the images under the symmetries that keep the class.
        const unsigned same = tables_.flip_slice_classes.StabilizerOf(after.class_index);
        for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
          if ((same >> symmetry & 1) == 0) continue;
          const int twist = tables_.twist_conjugation.Conjugate(after.twist, symmetry);
          const std::uint32_t entry =
              after.class_index * std::uint32_t{kTwistCount} + static_cast<std::uint32_t>(twist);
          if (distances_.emplace(entry, distance).second) reached.push_back(entry);
        }
      }
    }
  }

  const std::unordered_map<std::uint32_t, int>& distances() const { return distances_; }

  std::set<std::uint32_t> From(std::uint32_t entry) const {
    std::set<std::uint32_t> tails;
    Extend(entry, 0, 0, kNoMove, 0, tails);
    return tails;
  }

 private:
  Phase1Position After(std::uint32_t entry, Move seen) const {
    const Phase1Position position = {static_cast<std::uint16_t>(entry / kTwistCount),
                                     static_cast<std::uint16_t>(entry % kTwistCount), 0, 0};
    return Phase1Neighbours(tables_, position).Seen(seen);
  }

  void Extend(std::uint32_t entry, std::uint8_t frame, int made, Move last, std::uint32_t packed,
              std::set<std::uint32_t>& tails) const {
    if (made == kTailLength) {
      tails.insert(packed);
      return;
    }
    for (Move move = 0; move < kMoveCount; ++move) {
      if (last != kNoMove && (MovesAfter(last) >> move & 1) == 0) continue;
      if (made + 1 == kTailLength && (IsPhase2(move) || CommutesWithPhase2(last, move))) continue;
      const Phase1Position after = After(entry, tables_.frames.Into(frame, move));
      const auto found = distances_.find(after.entry());
      if (found == distances_.end() || found->second > kTailLength - made - 1) continue;
      Extend(after.entry(), tables_.frames.After(frame, after.frame), made + 1, move,
             packed | static_cast<std::uint32_t>(move) << (5 * made), tails);
    }
  }

  static bool IsPhase2(Move move) { return (kPhase2Moves >> move & 1) != 0; }
  static bool CommutesWithPhase2(Move last, Move move) {
    return last != kNoMove && IsPhase2(last) && OppositeFace(FaceOf(last)) == FaceOf(move);
  }

  const SearchTables& tables_;
  std::unordered_map<std::uint32_t, int> distances_;
};

TEST(Phase1Tails, EveryPositionHasExactlyTheSequencesThatLeadHome) {
  const SearchTables& tables = FullSearchTables();
  const EverySequence every_sequence(tables);
  ASSERT_EQ(every_sequence.distances().size(), kTailPositionCount);
  for (const auto& [entry, distance] : every_sequence.distances()) {
    const std::span<const Tail> tails = tables.phase1_tails.Of(entry);
    std::set<std::uint32_t> found;
    for (const Tail tail : tails) found.insert(tail.packed);
    ASSERT_EQ(found.size(), tails.size());
    ASSERT_EQ(found, every_sequence.From(entry)) << entry << " at distance " << distance;
    ASSERT_EQ(tables.phase1_tails.MayBeNear(entry), 1U);
    ASSERT_EQ(tables.phase1_tails.MayBeNextToNear(entry), 1U);
  }
}

TEST(Phase1Tails, FiltersMissNothingAndLetLittleThrough) {
  const SearchTables& tables = FullSearchTables();
  RandomNumbers numbers(42);
  int far = 0;
  int near_by_mistake = 0;
  int next_by_mistake = 0;
  for (int i = 0; i < 100'000; ++i) {
    // Some from near the goal, most from anywhere.
    CubieCube cube = i % 4 == 0 ? CubieCube{} : RandomCube(numbers);
    for (int turn = 0; turn < 7; ++turn) {
      cube = Apply(cube, static_cast<Move>(numbers.Below(kMoveCount)));
    }
    const Phase1Position position = Phase1PositionOf(tables, cube);
    const bool may_be_near = tables.phase1_tails.MayBeNear(position.entry()) != 0;
    const bool may_be_next = tables.phase1_tails.MayBeNextToNear(position.entry()) != 0;
    ASSERT_TRUE(may_be_near || position.distance > kTailLength);
    ASSERT_TRUE(may_be_next || position.distance > kTailLength + 1);
    if (position.distance <= kTailLength + 1) continue;
    ++far;
    near_by_mistake += may_be_near ? 1 : 0;
    next_by_mistake += may_be_next ? 1 : 0;
  }
  EXPECT_LT(near_by_mistake, far / 25);
  EXPECT_LT(next_by_mistake, far / 18);
}

}  // namespace
}  // namespace cubewright
