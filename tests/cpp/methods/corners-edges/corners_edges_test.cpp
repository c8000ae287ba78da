#include "solver/methods/corners-edges/corners_edges.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "solver/cube/facelets.h"
#include "solver/cube/pieces.h"
#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"
#include "solver/methods/corners-edges/sequence_list.h"
#include "solver/methods/method_solve.h"
#include "solver/text/notation.h"
#include "tests/cpp/cube/sample_seed.h"
#include "tests/cpp/cube/sticker_geometry.h"

namespace cubewright {
namespace {

// Applied and checked before it is returned.
MethodSolution SolutionOf(const CubieCube& cube) {
  static const std::unique_ptr<Method> kMethod = kCornersEdgesMethod.make({});
  MethodSolve solve(*kMethod, {.cube = cube});
  EXPECT_EQ(solve.Step(1'000'000), MethodState::kDone) << WriteFacelets(cube);
  return solve.best().value_or(MethodSolution{});
}

CubieCube Scrambled(std::string_view moves) { return Apply(CubieCube{}, ReadMoves(moves)->moves); }

// Whether the moves are some turns of faces, the sequence, and the same turns undone.
bool IsConjugateOf(std::span<const WrittenMove> moves, const std::string& algorithm) {
  for (const NamedSequence& named : corners_edges::kSequences) {
    if (named.name != algorithm) continue;
    const std::vector<WrittenMove> sequence = WrittenMovesOf(named);
    const std::size_t setup = (moves.size() - sequence.size()) / 2;
    for (std::size_t i = 0; i < setup; ++i) {
      const bool is_face_turn = std::string("URFDLB").find(moves[i].letter) != std::string::npos;
      if (!is_face_turn || moves[i] != InverseMove(moves[moves.size() - 1 - i])) return false;
    }
    return moves.size() == sequence.size() + 2 * setup &&
           std::equal(sequence.begin(), sequence.end(), moves.begin() + static_cast<long>(setup));
  }
  return false;
}

// The colours at a place, in the order of its name.
template <class Pieces>
std::string ColorsAt(std::size_t place, const std::string& facelets) {
  std::string colors;
  for (const int sticker : Pieces::kStickers[place]) {
    colors += facelets[static_cast<std::size_t>(sticker)];
  }
  return colors;
}

template <class Pieces>
bool ArePlaced(const std::string& facelets) {
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    std::string colors = ColorsAt<Pieces>(place, facelets);
    std::string wanted = PieceName<Pieces>(place);
    std::sort(colors.begin(), colors.end());
    std::sort(wanted.begin(), wanted.end());
    if (colors != wanted) return false;
  }
  return true;
}

template <class Pieces>
bool AreHome(const std::string& facelets) {
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    if (ColorsAt<Pieces>(place, facelets) != PieceName<Pieces>(place)) return false;
  }
  return true;
}

void ExpectStagesOfTheProof(const CubieCube& cube) {
  const WrittenSolution solution = SolutionOf(cube).as_written;
  ASSERT_TRUE(CoversItsMoves(solution));
  ASSERT_EQ(solution.stages.size(), 4U);
  std::string facelets = WriteFacelets(cube);
  int quarter_turns = 0;
  for (std::size_t i = 0; i < solution.stages.size(); ++i) {
    const Stage& stage = solution.stages[i];
    for (const StageStep& step : stage.steps) {
      const auto moves = std::span(solution.written)
                             .subspan(static_cast<std::size_t>(step.from),
                                      static_cast<std::size_t>(step.to - step.from));
      EXPECT_TRUE(IsConjugateOf(moves, step.algorithm))
          << WrittenMovesText(moves) << " / " << step.algorithm;
      EXPECT_FALSE(step.pieces.empty()) << WrittenMovesText(moves);
      if (step.algorithm.starts_with("quarter-turn")) {
        ++quarter_turns;
        EXPECT_EQ(&step, &solution.stages[0].steps[0]);
      }
      for (const WrittenMove move : moves) {
        facelets = geometry::Turned(facelets, move.letter, move.quarter_turns);
      }
    }
    EXPECT_TRUE(ArePlaced<CornerPieces>(facelets)) << stage.id;
    EXPECT_TRUE(i < 1 || ArePlaced<EdgePieces>(facelets)) << stage.id;
    EXPECT_TRUE(i < 2 || AreHome<CornerPieces>(facelets)) << stage.id;
    EXPECT_TRUE(i < 3 || AreHome<EdgePieces>(facelets)) << stage.id;
  }
  EXPECT_EQ(quarter_turns, IsOddPermutation(cube.corner_piece) ? 1 : 0);
}

TEST(CornersEdges, GoesByTheStagesOfTheProof) {
  RandomNumbers numbers(90);
  for (int i = 0; i < 150; ++i) ExpectStagesOfTheProof(RandomCube(numbers));
}

TEST(CornersEdges, SolvesWhatIsNearlySolved) {
  for (Move first = 0; first < kMoveCount; ++first) {
    const CubieCube one = Apply(CubieCube{}, first);
    ExpectStagesOfTheProof(one);
    for (Move second = 0; second < kMoveCount; ++second) ExpectStagesOfTheProof(Apply(one, second));
  }
}

TEST(CornersEdges, NeedsOnlyTheSequencesThatTheCubeNeeds) {
  const WrittenSolution none = SolutionOf(CubieCube{}).as_written;
  EXPECT_EQ(none.stages.size(), 4U);
  EXPECT_TRUE(none.written.empty());
  // The superflip: all edges flipped, two a step.
  const WrittenSolution superflip =
      SolutionOf(Scrambled("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2")).as_written;
  EXPECT_EQ(superflip.stages[0].steps.size() + superflip.stages[1].steps.size(), 0U);
  EXPECT_EQ(superflip.stages[2].steps.size(), 0U);
  EXPECT_EQ(superflip.stages[3].steps.size(), 6U);
  for (const NamedSequence& sequence : corners_edges::kSequences) {
    const WrittenSolution one = SolutionOf(Scrambled(sequence.moves)).as_written;
    EXPECT_TRUE(sequence.name.starts_with("quarter") ||
                one.stages[0].steps.size() + one.stages[1].steps.size() +
                        one.stages[2].steps.size() + one.stages[3].steps.size() ==
                    1)
        << sequence.name;
  }
}

TEST(CornersEdges, NamesThePieceAndWhereItIs) {
  RandomNumbers numbers(91);
  for (int i = 0; i < 50; ++i) {
    CubieCube cube = RandomCube(numbers);
    const WrittenSolution solution = SolutionOf(cube).as_written;
    for (const Stage& stage : solution.stages) {
      for (const StageStep& step : stage.steps) {
        const std::map<std::string, ReasonValue> values(step.reason.values.begin(),
                                                        step.reason.values.end());
        const Piece piece = std::get<Piece>(values.at("piece"));
        const Piece from = std::get<Place>(values.at("from")).at;
        EXPECT_EQ(step.pieces[0], piece);
        if (const Corner* corner = std::get_if<Corner>(&piece)) {
          const auto place = static_cast<std::size_t>(std::get<Corner>(from));
          EXPECT_EQ(cube.corner_piece[place], static_cast<std::uint8_t>(*corner));
        } else {
          const auto place = static_cast<std::size_t>(std::get<Edge>(from));
          EXPECT_EQ(cube.edge_piece[place], static_cast<std::uint8_t>(std::get<Edge>(piece)));
        }
        const auto moves = std::span(solution.written)
                               .subspan(static_cast<std::size_t>(step.from),
                                        static_cast<std::size_t>(step.to - step.from));
        cube = Apply(cube, FaceTurnsOf(moves));
      }
    }
  }
}

void ExpectFewTurns(int cubes) {
  RandomNumbers numbers(kSampleSeed);
  double turns = 0;
  for (int i = 0; i < cubes; ++i) turns += SolutionOf(RandomCube(numbers)).cost;
  // 127 over other cubes when it was written.
  EXPECT_LT(turns / cubes, 135);
}

TEST(CornersEdges, TakesFewTurnsAndNeverFails) { ExpectFewTurns(150); }

TEST(CornersEdgesLong, TakesFewTurnsAndNeverFailsWithTenThousandCubes) { ExpectFewTurns(10'000); }

}  // namespace
}  // namespace cubewright
