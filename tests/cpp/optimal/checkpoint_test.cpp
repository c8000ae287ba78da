#include "solver/methods/optimal/checkpoint.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/optimal/optimal.h"
#include "solver/methods/optimal/refutation.h"
#include "solver/text/notation.h"
#include "tests/cpp/known_positions.h"
#include "tests/cpp/optimal/optimal_method.h"

namespace cubewright {
namespace {

// The first known position of that length.
CubieCube CubeOf(int length) {
  for (const KnownPosition& known : AllKnownPositions()) {
    if (known.length == length) return Apply(CubieCube{}, known.moves);
  }
  return {};
}

OptimalCheckpoint Sample() {
  return {ReadMoves("L' D2 F' R' U2")->moves, 17, 1'234'567,
          RefutationCheckpoint{17, 76'000'000, 3'100, {0, 1, 2, 3, 7, 9, 10}}};
}

CubieCube CubeOfSample() { return Apply({}, ReadMoves("U2 R F D2 L")->moves); }

TEST(Checkpoint, IsReadAsItWasWritten) {
  OptimalCheckpoint checkpoint = Sample();
  EXPECT_EQ(ReadCheckpoint(TextOf(checkpoint), CubeOfSample()), checkpoint);
  EXPECT_NE(TextOf(checkpoint).find("0-3,7,9-10"), std::string::npos);
  checkpoint.refutation->done.clear();
  EXPECT_EQ(ReadCheckpoint(TextOf(checkpoint), CubeOfSample()), checkpoint);
  checkpoint.refutation.reset();
  EXPECT_EQ(ReadCheckpoint(TextOf(checkpoint), CubeOfSample()), checkpoint);
}

TEST(Checkpoint, IsNotReadIfItWasChangedOrIsAnotherCubes) {
  const std::string text = TextOf(Sample());
  EXPECT_FALSE(ReadCheckpoint(text, Apply(CubeOfSample(), Move{0})));
  for (std::size_t at = 0; at < text.size(); ++at) {
    EXPECT_FALSE(ReadCheckpoint(text.substr(0, at), CubeOfSample())) << at;
    std::string changed = text;
    changed[at] = changed[at] == '1' ? '2' : '1';
    EXPECT_FALSE(ReadCheckpoint(changed, CubeOfSample())) << changed;
  }
}

struct Refuted {
  std::uint64_t nodes = 0;
  // In parts that were interrupted and searched again.
  std::uint64_t repeated = 0;
};

// Rules the length out, with this many interruptions.
Refuted Refute(const CubieCube& cube, int length, int threads, int breaks) {
  RandomNumbers numbers(26);
  Refuted refuted;
  std::optional<RefutationCheckpoint> from;
  for (;; --breaks) {
    Refutation refutation(Tables(), Tables().RootOf(cube), kAllMoves, length, threads,
                          from ? &*from : nullptr);
    std::uint64_t left = breaks > 0 ? numbers.Below(1'000) : UINT64_MAX;
    bool has_ended = false;
    for (; left > 0 && !has_ended; left -= 1) has_ended = refutation.Step(1);
    if (has_ended) {
      EXPECT_FALSE(refutation.solution());
      EXPECT_EQ(refutation.share(), 1);
      refuted.nodes = refutation.nodes();
      return refuted;
    }
    from = refutation.checkpoint();
    refuted.repeated += refutation.nodes() - from->nodes;
    // Stored as it would be until another visit.
    const OptimalCheckpoint kept = {ReadMoves("U")->moves, length, 0, from};
    from = ReadCheckpoint(TextOf(kept), Apply({}, ReadMoves("U'")->moves))->refutation;
  }
}

TEST(Checkpoint, LosesAndRepeatsNothingOfWhatIsDoneOverTwentyBreaks) {
  const CubieCube cube = CubeOf(17);
  const std::uint64_t nodes = Refute(cube, 14, 1, 0).nodes;
  const Refuted refuted = Refute(cube, 14, 1, 20);
  EXPECT_EQ(refuted.nodes, nodes);
  EXPECT_GT(refuted.repeated, 0U);
  EXPECT_LT(refuted.repeated, nodes / 10);
}

// Another thread may have found it since the last step.
TEST(Checkpoint, IncludesASolutionThatWasNotYetReported) {
  const CubieCube cube = CubeOf(15);
  Refutation refutation(Tables(), Tables().RootOf(cube), kAllMoves, 15);
  while (!refutation.Step(1'000)) continue;
  const auto found = refutation.solutions();
  ASSERT_EQ(found.size(), 1U);
  const OptimalCheckpoint kept = {found[0], 15, 0, refutation.checkpoint()};
  const auto from = ReadCheckpoint(TextOf(kept), cube)->refutation;
  EXPECT_EQ(from, kept.refutation);
  Refutation again(Tables(), Tables().RootOf(cube), kAllMoves, 15, 1, &*from);
  EXPECT_TRUE(again.Step(1));
  EXPECT_EQ(again.solutions(), found);
  // Its part was not finished, and a search for all solutions repeats it.
  constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();
  Refutation all(Tables(), Tables().RootOf(cube), kAllMoves, 15, 1, &*from, kAll);
  while (!all.Step(1'000)) continue;
  Refutation anew(Tables(), Tables().RootOf(cube), kAllMoves, 15, 1, nullptr, kAll);
  while (!anew.Step(1'000)) continue;
  EXPECT_EQ(all.solutions(), anew.solutions());
}

TEST(OptimalOnThreads, GoOnFromACheckpoint) {
  const CubieCube cube = CubeOf(17);
  EXPECT_EQ(Refute(cube, 14, 3, 20).nodes, Refute(cube, 14, 1, 0).nodes);
}

// Longer lengths have more parts, and share() counts them by the ways that they belong to.
TEST(Checkpoint, TellsTheShareOfALongLengthThatWasDone) {
  const CubieCube cube = CubeOf(19);
  Refutation refutation(Tables(), Tables().RootOf(cube), kAllMoves, 18);
  while (refutation.share() < 1e-4) ASSERT_FALSE(refutation.Step(10'000));
  const RefutationCheckpoint checkpoint = refutation.checkpoint();
  EXPECT_GT(checkpoint.part_count, 5'000U);
  EXPECT_LE(checkpoint.part_count, 43'254U);
  const Refutation other(Tables(), Tables().RootOf(cube), kAllMoves, 18, 1, &checkpoint);
  EXPECT_NEAR(other.share(), refutation.share(), 1e-12);
  EXPECT_EQ(other.nodes(), checkpoint.nodes);
  EXPECT_EQ(other.checkpoint(), checkpoint);
}

TEST(Checkpoint, LeadsToTheSameProof) {
  const CubieCube cube = CubeOf(16);
  RandomNumbers numbers(27);
  std::string checkpoint;
  int kept = 0;
  for (int breaks = 20;; --breaks) {
    MethodTask task{.cube = cube};
    task.checkpoint = checkpoint;
    EXPECT_EQ(checkpoint.empty(), !kOptimalMethod.can_go_on_from(cube, checkpoint));
    MethodSolve solve(Optimal(), task);
    MethodState state = MethodState::kRunning;
    auto left = breaks > 0 ? static_cast<int>(numbers.Below(300)) : -1;
    for (; left != 0 && state != MethodState::kDone; --left) state = solve.Step(1'000);
    if (state == MethodState::kDone) {
      EXPECT_EQ(solve.best()->cost, 16);
      EXPECT_EQ(solve.progress().lower_bound, 16);
      break;
    }
    if (solve.run() != nullptr && !solve.run()->checkpoint().empty()) {
      checkpoint = solve.run()->checkpoint();
      ++kept;
    }
  }
  EXPECT_GT(kept, 3);
}

TEST(Checkpoint, GivesWayToACheaperKnownSolution) {
  const CubieCube cube = CubeOf(16);
  std::vector<Move> solution;
  for (const KnownPosition& known : AllKnownPositions()) {
    if (Apply(CubieCube{}, known.moves) == cube) solution = InverseMoves(known.moves);
  }
  std::vector<Move> longer = solution;
  const std::vector<Move> detour = ReadMoves("U R R' U'")->moves;
  longer.insert(longer.end(), detour.begin(), detour.end());
  const auto nodes_from = [&](const std::vector<Move>& best) {
    MethodTask task{.cube = cube, .known = solution};
    task.checkpoint = TextOf({best, 15, 0, std::nullopt});
    MethodSolve solve(Optimal(), task);
    while (solve.Step(10'000) != MethodState::kDone) continue;
    EXPECT_EQ(solve.best()->cost, 16);
    return solve.progress().nodes;
  };
  EXPECT_EQ(nodes_from(longer), nodes_from(solution));
}

}  // namespace
}  // namespace cubewright
