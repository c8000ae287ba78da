#include "solver/painting/diagnosis.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"
#include "tests/cpp/cube/sticker_geometry.h"
#include "tests/cpp/text/findings_text.h"

namespace cubewright {
namespace {

const std::string kSolved = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
// U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2: each edge flipped in its place.
const std::string kSuperflip = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
// Every edge exchanged with the one opposite: a chequered cube.
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
  // The findings reported first, as FindingsText writes them.
  std::string findings;
};

void ExpectFault(const std::string& facelets, const Expected& expected) {
  const auto reading = ReadCube(facelets);
  ASSERT_FALSE(reading.ok()) << facelets;
  const Fault& fault = reading.failure();
  EXPECT_EQ(ErrorCode(fault.error), expected.code) << facelets;
  EXPECT_EQ(fault.pieces, expected.pieces) << facelets;
  EXPECT_TRUE(FindingsText(fault).starts_with(expected.findings)) << FindingsText(fault);
  EXPECT_EQ(fault.findings.empty(), fault.pieces.empty());
  std::size_t stickers = 0;
  for (const std::string& piece : fault.pieces) stickers += piece.size();
  EXPECT_EQ(fault.stickers.size(), stickers);
}

TEST(Diagnosis, KnownCubesAreLegal) {
  for (const std::string& facelets : {kSolved, kSuperflip, kChequers, kScrambled}) {
    const auto reading = ReadCube(facelets);
    ASSERT_TRUE(reading.ok()) << facelets;
    EXPECT_TRUE(IsSolvable(reading->cube));
    EXPECT_EQ(WriteFacelets(reading->cube), facelets);
  }
}

TEST(Diagnosis, EdgePiece) {
  ExpectFault(Cycled(kSolved, {"R2", "D2"}),
              {"edge-piece",
               {"UR", "DF", "FR"},
               "no-such-piece UD: UR; repeated-piece FR: DF FR; missing-piece UR:; "
               "missing-piece DF:"});
  ExpectFault(Cycled(kSolved, {"U6", "R1"}),
              {"edge-piece", {"UR"}, "no-such-piece RR: UR; missing-piece UR:"});
  ExpectFault(Cycled(kSolved, {"R2", "F1"}),
              {"edge-piece", {"UR", "UF"}, "repeated-piece UF: UR UF; missing-piece UR:"});
  ExpectFault(Cycled(Cycled(kSolved, {"R2", "F1"}), {"B2", "F9"}),
              {"edge-piece", {"UR", "UF", "UB"}, "repeated-piece UF: UR UF UB"});
  ExpectFault(Cycled(kScrambled, {"U2", "F8"}),
              {"edge-piece", {"UR", "UB", "DF"}, "no-such-piece"});
}

TEST(Diagnosis, EdgeFlip) {
  ExpectFault(Cycled(kSolved, {"U6", "R2"}), {"edge-flip", {"UR"}, "turned-piece UR: UR"});
  ExpectFault(Cycled(kSolved, {"F4", "L6"}), {"edge-flip", {"FL"}, "turned-piece FL: FL"});
  ExpectFault(Cycled(kScrambled, {"U6", "R2"}), {"edge-flip", {}, ""});
  ExpectFault(Cycled(kSuperflip, {"B4", "R6"}), {"edge-flip", {}, ""});
  ExpectFault(Cycled(kChequers, {"D8", "B8"}), {"edge-flip", {}, ""});
  ExpectFault(Cycled(Cycled(Cycled(kSolved, {"U6", "R2"}), {"F4", "L6"}), {"U8", "F2"}),
              {"edge-flip", {}, ""});
}

TEST(Diagnosis, CornerPiece) {
  ExpectFault(Cycled(kSolved, {"R1", "F3"}), {"corner-piece", {"URF"}, "mirrored-piece UFR: URF"});
  ExpectFault(Cycled(kSolved, {"F3", "B1"}), {"corner-piece", {"URF", "UBR"}, "mirrored-piece"});
  ExpectFault(Cycled(kSolved, {"F3", "D3"}),
              {"corner-piece", {"URF", "DFR"}, "no-such-piece URD: URF"});
  ExpectFault(Cycled(kScrambled, {"U1", "L1"}), {"corner-piece", {"ULB"}, "mirrored-piece"});
  // White-red-green at DFR too: its yellow sticker exchanged with a white one of UFL.
  ExpectFault(Cycled(kSolved, {"D3", "U7"}), {"corner-piece", {"UFL", "DFR"}, "mirrored-piece"});
}

TEST(Diagnosis, CornerTwist) {
  ExpectFault(Cycled(kSolved, {"U9", "R1", "F3"}),
              {"corner-twist", {"URF"}, "turned-piece URF: URF"});
  ExpectFault(Cycled(kSolved, {"D7", "L7", "B9"}),
              {"corner-twist", {"DBL"}, "turned-piece DBL: DBL"});
  ExpectFault(Cycled(kScrambled, {"U9", "R1", "F3"}), {"corner-twist", {}, ""});
  ExpectFault(Cycled(kSuperflip, {"U1", "B3", "L1"}), {"corner-twist", {"ULB"}, "turned-piece"});
  // Two corners twisted the same way.
  ExpectFault(Cycled(Cycled(kSolved, {"U9", "R1", "F3"}), {"U7", "F1", "L3"}),
              {"corner-twist", {}, ""});
}

TEST(Diagnosis, Parity) {
  // Two edges exchanged, then two corners.
  ExpectFault(Cycled(kSolved, {"R2", "F2"}),
              {"parity", {"UR", "UF"}, "exchanged-piece UR: UR; exchanged-piece UF: UF"});
  ExpectFault(Cycled(Cycled(kSolved, {"R1", "F1"}), {"F3", "L3"}),
              {"parity", {"URF", "UFL"}, "exchanged-piece URF: URF; exchanged-piece UFL: UFL"});
  ExpectFault(Cycled(Cycled(kScrambled, {"U6", "U8"}), {"R2", "F2"}), {"parity", {}, ""});
  ExpectFault(Cycled(Cycled(kSuperflip, {"U6", "F6"}), {"R2", "R4"}), {"parity", {}, ""});
  // Four edges in a ring.
  ExpectFault(Cycled(kSolved, {"R2", "F2", "L2", "B2"}), {"parity", {}, ""});
}

TEST(Diagnosis, TheFirstErrorInTheClassicOrderIsReported) {
  std::string facelets = Cycled(kSolved, {"R2", "F2"});  // parity
  facelets = Cycled(facelets, {"U9", "R1", "F3"});       // and a twist
  ExpectFault(facelets, {"corner-twist", {"URF"}, ""});
  facelets = Cycled(facelets, {"D7", "L7"});  // and a corner that is none
  ExpectFault(facelets, {"corner-piece", {"DBL"}, "mirrored-piece"});
  facelets = Cycled(facelets, {"F4", "L6"});  // and a flip
  ExpectFault(facelets, {"edge-flip", {}, ""});
  facelets = Cycled(facelets, {"B4", "R4"});  // and an edge that is none
  ExpectFault(facelets, {"edge-piece", {"FR", "BR"}, "no-such-piece"});
}

TEST(Diagnosis, TellsOfTheCubeAsItIsHeldAndColoured) {
  std::string facelets = geometry::Turned(kSolved, 'x', 1);
  ExpectFault(Cycled(facelets, {"U6", "R2"}), {"edge-flip", {"UR"}, "turned-piece FR: UR"});
  std::string digits = Cycled(kSolved, {"U6", "R2"});
  for (char& letter : digits) letter = static_cast<char>('1' + std::string("URFDLB").find(letter));
  ExpectFault(digits, {"edge-flip", {"UR"}, "turned-piece 12: UR"});
}

// The fault distinguishes all but one of the twelve ways to put a cube together.
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
