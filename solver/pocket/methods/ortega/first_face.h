// The first step of the method: four corners of one colour come to one face, in any order.
//
// Only the stickers of that colour matter. They are in four of eight places and face one of three
// ways each, 70 x 81 = 5,670 positions. The least number of turns from each of them to one of the
// six faces is listed.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"

namespace cubewright::ortega {

// No position is farther from such a face; a test tries all.
inline constexpr int kMostFaceTurns = 5;

struct FaceWay {
  // Turns of U, R and F: others lead to the same, held another way.
  std::vector<Move> moves;
  // Where they bring the face.
  Face face = Face::kU;
};

class FirstFaces {
 public:
  FirstFaces();

  // 0..kMostFaceTurns.
  int TurnsTo(const CubieCube& corners, Face color) const;
  // All ways with at most `spare_turns` more turns than necessary; each ends as soon as it has a
  // face.
  std::vector<FaceWay> Ways(const CubieCube& corners, Face color, int spare_turns) const;

 private:
  // Two bits for each place, URF lowest: 0 if it has no sticker of the colour, else one more than
  // the side of the place that the sticker is on.
  using Stickers = std::uint16_t;

  static Stickers StickersOf(const CubieCube& corners, Face color);
  static Stickers After(Stickers stickers, Move move);

  void Follow(Stickers stickers, int turns_left, FaceWay& way, std::vector<FaceWay>& ways) const;

  static constexpr std::uint8_t kUnreached = 0xFF;
  std::array<std::uint8_t, 1 << 16> turns_;
  std::array<Stickers, 6> faces_;
};

}  // namespace cubewright::ortega
