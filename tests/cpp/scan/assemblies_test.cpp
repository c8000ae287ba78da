#include "solver/scan/assemblies.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"
#include "solver/cube/symmetry.h"
#include "solver/scan/face_layouts.h"

namespace cubewright {
namespace {

CubieCube CubeOf(const std::string& facelets) { return CubeFromFacelets(facelets).value(); }

// After one turn, U or D'. Either cube's faces make the other one.
const std::string kAfterU = "UUUUUUUUUBBBRRRRRRRRRFFFFFFDDDDDDDDDFFFLLLLLLLLLBBBBBB";
const std::string kAfterD = "UUUUUUUUURRRRRRBBBFFFFFFRRRDDDDDDDDDLLLLLLFFFBBBBBBLLL";
// The same with two turns, U' R and D L', which leave no face whole.
const std::string kAfterUR = "UULUUFUUFRRFRRFRRFLLDFFDFFDDDBDDBDDRBBBLLLLLLURRUBBUBB";
const std::string kAfterDL = "FUUFUULUURRRRRRFFFDFFDFFDLLRDDBDDBDDLLBLLBLLBBBUBBURRU";
const std::string kSuperflip = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";

// The quarter turns of the faces in the order U R F D L B.
FaceLayout Turned(const std::array<int, kFaceCount>& quarter_turns) {
  FaceLayout layout = PaintedLayout();
  for (std::size_t place = 0; place < layout.size(); ++place) {
    layout[place].quarter_turns = quarter_turns[place];
  }
  return layout;
}

TEST(Assemblies, AreOneOfMostCubes) {
  RandomNumbers numbers(3);
  int alone = 0;
  for (int i = 0; i < 20; ++i) {
    alone += AssembliesOf({PaintedLayout(), RandomCube(numbers)}).size() == 1;
  }
  EXPECT_GE(alone, 18);
}

TEST(Assemblies, AreTwoAfterOneTurn) {
  const auto assemblies = AssembliesOf({Turned({1, 2, 0, 3, 1, 1}), CubeOf(kAfterD)});
  ASSERT_EQ(assemblies.size(), 2U);
  EXPECT_EQ(assemblies[0].cube, CubeOf(kAfterU));
  EXPECT_EQ(assemblies[1].cube, CubeOf(kAfterD));
}

// The layout that puts a cube together from the net of the same cube turned as a whole.
FaceLayout LayoutOfTurned(const CubieCube& cube, int rotation) {
  const Stickers read = StickersOf(Conjugate(cube, InverseSymmetry(rotation)));
  FaceLayout layout;
  for (int turning = 0; turning < 4096; ++turning) {
    int turns = turning;
    for (std::size_t face = 0; face < layout.size(); ++face) {
      layout[face] = {.from = SymmetryFaces(rotation)[face], .quarter_turns = turns % 4};
      turns /= 4;
    }
    if (CubeInLayout(layout, read) == cube) return layout;
  }
  ADD_FAILURE() << "There is none.";
  return layout;
}

// Turning the cube around an axis shows four faces the same way up. For both of these cubes, that
// is true of the faces around R and L.
TEST(Assemblies, TrustHowFourFacesWereShown) {
  RandomNumbers numbers(1);
  const CubieCube mixed = RandomCube(numbers);
  for (int rotation = 0; rotation < kSymmetryCount; ++rotation) {
    const Face axis = SymmetryFaces(InverseSymmetry(rotation))[0];
    if (IsReflection(rotation) || axis == Face::kR || axis == Face::kL) continue;
    const FaceLayout shown = LayoutOfTurned(mixed, rotation);
    for (const std::string& facelets : {kAfterUR, kAfterDL}) {
      EXPECT_EQ(AssembliesOf({shown, CubeOf(facelets)})[0].cube, CubeOf(facelets)) << rotation;
    }
  }
}

TEST(Assemblies, PreferWhatIsRegular) {
  // The faces of the superflip make 128 cubes. In this one four of the edges differ.
  const std::string other = "UBULURUFURDRBRFRURFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
  const auto assemblies = AssembliesOf({Turned({3, 1, 0, 2, 2, 1}), CubeOf(other)});
  EXPECT_EQ(assemblies.size(), 128U);
  EXPECT_EQ(assemblies[0].cube, CubeOf(kSuperflip));
}

TEST(Assemblies, AreLegalAndOfTheSameFaces) {
  const Assembly superflip = {Turned({3, 1, 0, 2, 2, 1}), CubeOf(kSuperflip)};
  const Stickers read = ReadStickers(superflip.layout, superflip.cube);
  for (const auto& [layout, cube] : AssembliesOf(superflip)) {
    EXPECT_TRUE(IsSolvable(cube));
    EXPECT_EQ(ReadStickers(layout, cube), read);
  }
}

}  // namespace
}  // namespace cubewright
