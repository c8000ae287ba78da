#include "solver/painting/diagnosis.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "tests/cpp/cube/sticker_geometry.h"

namespace cubewright {
namespace {

const std::string kSolved = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
// U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2: each edge flipped in its place.
const std::string kSuperflip = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
// Each edge exchanged with the one opposite, all over: a chequered cube.
const std::string kChequers = "UDUDUDUDURLRLRLRLRFBFBFBFBFDUDUDUDUDLRLRLRLRLBFBFBFBFB";
// L D B2 L2 U2 R2 B D' R' U B' R2 L' F' R U' D' F2 and so on: a scrambled cube.
const std::string kScrambled = "DLBLULBBLBFRURDRBRLDUFFRRUBDFURDLLUULUDDLRFBFDDFFBRFBU";

std::size_t StickerNumber(const std::string& name) {
  return std::string("URFDLB").find(name[0]) * 9 + static_cast<std::size_t>(name[1] - '1');
}

// The colour of each named sticker goes to the next, that of the last to the first.
std::string Cycled(std::string facelets, const std::vector<std::string>& names) {
  for (std::size_t i = 0; i + 1 < names.size(); ++i) {
    std::swap(facelets[StickerNumber(names[0])], facelets[StickerNumber(names[i + 1])]);
  }
  return facelets;
}

struct Expected {
  std::string code;
  std::vector<std::string> pieces;
  std::string message_part;
};

void ExpectFault(const std::string& facelets, const Expected& expected) {
  const auto reading = ReadCube(facelets);
  ASSERT_FALSE(reading.ok()) << facelets;
  const Fault& fault = reading.failure();
  EXPECT_EQ(ErrorCode(fault.error), expected.code) << facelets;
  EXPECT_EQ(fault.pieces, expected.pieces) << fault.message;
  EXPECT_NE(fault.message.find(expected.message_part), std::string::npos) << fault.message;
  std::size_t stickers = 0;
  for (const std::string& piece : fault.pieces) stickers += piece.size();
  EXPECT_EQ(fault.stickers.size(), stickers);
}

TEST(Diagnosis, KnownCubesAreLegal) {
  for (const std::string& facelets : {kSolved, kSuperflip, kChequers, kScrambled}) {
    const auto reading = ReadCube(facelets);
    ASSERT_TRUE(reading.ok()) << reading.failure().message;
    EXPECT_TRUE(IsSolvable(reading->cube));
    EXPECT_EQ(WriteFacelets(reading->cube), facelets);
  }
}

TEST(Diagnosis, EdgePiece) {
  ExpectFault(Cycled(kSolved, {"R2", "D2"}),
              {"edge-piece",
               {"UR", "DF", "FR"},
               "There is no white-yellow edge, but one is shown at UR. The green-red edge appears "
               "twice: at DF and at FR. The white-red edge is missing."});
  ExpectFault(Cycled(kSolved, {"U6", "R1"}),
              {"edge-piece", {"UR"}, "There is no red-red edge, but one is shown at UR."});
  ExpectFault(Cycled(kSolved, {"R2", "F1"}),
              {"edge-piece",
               {"UR", "UF"},
               "The white-green edge appears twice: at UR and at UF. The white-red edge is "
               "missing."});
  ExpectFault(Cycled(Cycled(kSolved, {"R2", "F1"}), {"B2", "F9"}),
              {"edge-piece", {"UR", "UF", "UB"}, "3 times: at UR, at UF and at UB."});
  ExpectFault(Cycled(kScrambled, {"U2", "F8"}),
              {"edge-piece", {"UR", "UB", "DF"}, "There is no white-yellow edge"});
}

TEST(Diagnosis, EdgeFlip) {
  ExpectFault(Cycled(kSolved, {"U6", "R2"}),
              {"edge-flip", {"UR"}, "The white-red edge at UR is turned in its place."});
  ExpectFault(Cycled(kSolved, {"F4", "L6"}), {"edge-flip", {"FL"}, "flipped"});
  ExpectFault(Cycled(kScrambled, {"U6", "R2"}), {"edge-flip", {}, "flipped"});
  ExpectFault(Cycled(kSuperflip, {"B4", "R6"}), {"edge-flip", {}, "flipped"});
  ExpectFault(Cycled(kChequers, {"D8", "B8"}), {"edge-flip", {}, "flipped"});
  ExpectFault(Cycled(Cycled(Cycled(kSolved, {"U6", "R2"}), {"F4", "L6"}), {"U8", "F2"}),
              {"edge-flip", {}, "flipped"});
}

TEST(Diagnosis, CornerPiece) {
  ExpectFault(Cycled(kSolved, {"R1", "F3"}),
              {"corner-piece",
               {"URF"},
               "The colours white-green-red of the corner at URF run the wrong way round"});
  ExpectFault(Cycled(kSolved, {"F3", "B1"}),
              {"corner-piece", {"URF", "UBR"}, "run the wrong way round"});
  ExpectFault(Cycled(kSolved, {"F3", "D3"}),
              {"corner-piece",
               {"URF", "DFR"},
               "There is no white-red-yellow corner, but one is shown at URF."});
  ExpectFault(Cycled(kScrambled, {"U1", "L1"}), {"corner-piece", {"ULB"}, "wrong way round"});
  // White-red-green at DFR too: its yellow sticker exchanged with a white one of UFL.
  ExpectFault(Cycled(kSolved, {"D3", "U7"}), {"corner-piece", {"UFL", "DFR"}, "corner"});
}

TEST(Diagnosis, CornerTwist) {
  ExpectFault(
      Cycled(kSolved, {"U9", "R1", "F3"}),
      {"corner-twist", {"URF"}, "The white-red-green corner at URF is turned in its place."});
  ExpectFault(Cycled(kSolved, {"D7", "L7", "B9"}), {"corner-twist", {"DBL"}, "twist"});
  ExpectFault(Cycled(kScrambled, {"U9", "R1", "F3"}), {"corner-twist", {}, "twist"});
  ExpectFault(Cycled(kSuperflip, {"U1", "B3", "L1"}), {"corner-twist", {"ULB"}, "twist"});
  // Two corners twisted the same way.
  ExpectFault(Cycled(Cycled(kSolved, {"U9", "R1", "F3"}), {"U7", "F1", "L3"}),
              {"corner-twist", {}, "twist"});
}

TEST(Diagnosis, Parity) {
  // Two edges exchanged, then two corners.
  ExpectFault(
      Cycled(kSolved, {"R2", "F2"}),
      {"parity", {"UR", "UF"}, "The white-red edge and the white-green edge are exchanged."});
  ExpectFault(Cycled(Cycled(kSolved, {"R1", "F1"}), {"F3", "L3"}),
              {"parity", {"URF", "UFL"}, "are exchanged."});
  ExpectFault(Cycled(Cycled(kScrambled, {"U6", "U8"}), {"R2", "F2"}), {"parity", {}, "exchange"});
  ExpectFault(Cycled(Cycled(kSuperflip, {"U6", "F6"}), {"R2", "R4"}), {"parity", {}, "exchange"});
  // Four edges in a ring.
  ExpectFault(Cycled(kSolved, {"R2", "F2", "L2", "B2"}), {"parity", {}, "exchange"});
}

TEST(Diagnosis, TheFirstErrorInTheClassicOrderIsTold) {
  std::string facelets = Cycled(kSolved, {"R2", "F2"});  // parity
  facelets = Cycled(facelets, {"U9", "R1", "F3"});       // and a twist
  ExpectFault(facelets, {"corner-twist", {"URF"}, "twist"});
  facelets = Cycled(facelets, {"D7", "L7"});  // and a corner that is none
  ExpectFault(facelets, {"corner-piece", {"DBL"}, "wrong way round"});
  facelets = Cycled(facelets, {"F4", "L6"});  // and a flip
  ExpectFault(facelets, {"edge-flip", {}, "flipped"});
  facelets = Cycled(facelets, {"B4", "R4"});  // and an edge that is none
  ExpectFault(facelets, {"edge-piece", {"FR", "BR"}, "edge"});
}

TEST(Diagnosis, SpeaksOfTheCubeAsItIsHeldAndColoured) {
  std::string facelets = geometry::Turned(kSolved, 'x', 1);
  ExpectFault(Cycled(facelets, {"U6", "R2"}),
              {"edge-flip", {"UR"}, "The green-red edge at UR is turned in its place."});
  std::string digits = Cycled(kSolved, {"U6", "R2"});
  for (char& letter : digits) letter = static_cast<char>('1' + std::string("URFDLB").find(letter));
  ExpectFault(digits, {"edge-flip", {"UR"}, "The “1”-“2” edge at UR is turned in its place."});
}

// Of the twelve ways to put a cube together, all but one are told apart by what is wrong.
TEST(Diagnosis, ACubePutTogetherWronglyIsNeverAccepted) {
  RandomNumbers numbers(17);
  for (int i = 0; i < 2000; ++i) {
    CubieCube cube = RandomCube(numbers);
    const bool flipped = numbers.Below(2) == 0;
    const auto twist = static_cast<std::uint8_t>(numbers.Below(3));
    const bool exchanged = numbers.Below(2) == 0;
    if (flipped) cube.edge_orientation[numbers.Below(12)] ^= 1;
    std::uint8_t& corner = cube.corner_orientation[numbers.Below(8)];
    corner = static_cast<std::uint8_t>((corner + twist) % 3);
    if (exchanged) std::swap(cube.edge_piece[numbers.Below(6)], cube.edge_piece[6]);
    const std::string expected = flipped      ? "edge-flip"
                                 : twist != 0 ? "corner-twist"
                                 : exchanged  ? "parity"
                                              : "";
    const auto reading = ReadCube(WriteFacelets(cube));
    ASSERT_EQ(reading.ok() ? "" : ErrorCode(reading.failure().error), expected);
    ASSERT_EQ(geometry::PieceErrorCode(WriteFacelets(cube)), expected);
  }
}

}  // namespace
}  // namespace cubewright
