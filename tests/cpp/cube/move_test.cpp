#include "solver/cube/move.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/random_cube.h"

namespace cubewright {
namespace {

using enum Face;

TEST(MergedMoves, JoinsWhatMeets) {
  const Move u = MakeMove(kU, 1);
  const Move d = MakeMove(kD, 1);
  const Move r = MakeMove(kR, 1);
  const std::vector<std::pair<std::vector<Move>, std::string>> samples = {
      {{}, ""},
      {{u, u}, "U2"},
      {{u, u, u}, "U'"},
      {{u, d, u}, "U2 D"},
      {{d, u}, "U D"},
      {{r, u, InverseMove(u), r}, "R2"},
      {{u, r, d, InverseMove(d), InverseMove(r), u}, "U2"},
      {{u, d, r, InverseMove(r), InverseMove(d), InverseMove(u)}, ""},
  };
  for (const auto& [moves, merged] : samples) {
    EXPECT_EQ(MovesText(MergedMoves(moves)), merged) << MovesText(moves);
  }
}

TEST(MergedMoves, LeavesOnlyMovesWorthMakingAndTheSameCube) {
  RandomNumbers numbers(2);
  std::size_t saved = 0;
  for (int i = 0; i < 10'000; ++i) {
    std::vector<Move> moves;
    // Only two axes, so that many turns can be merged.
    static constexpr Face kFaces[] = {kU, kD, kR, kL};
    for (std::uint32_t count = numbers.Below(20); count > 0; --count) {
      moves.push_back(MakeMove(kFaces[numbers.Below(4)], 1 + static_cast<int>(numbers.Below(3))));
    }
    const std::vector<Move> merged = MergedMoves(moves);
    ASSERT_EQ(Apply(CubieCube{}, merged), Apply(CubieCube{}, moves)) << MovesText(moves);
    for (std::size_t at = 1; at < merged.size(); ++at) {
      ASSERT_NE(MovesAfter(merged[at - 1]) & 1U << merged[at], 0U) << MovesText(merged);
    }
    saved += moves.size() - merged.size();
  }
  EXPECT_GT(saved, 10'000U);
}

}  // namespace
}  // namespace cubewright
