// The six faces and the eighteen turns of the half-turn metric.
//
// Faces come in the order U R F D L B, as in every two-phase program (Kociemba). A move is
// numbered 3 * face + (quarter turns - 1): U U2 U' R R2 R' F F2 F' D D2 D' L L2 L' B B2 B'.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cubewright {

enum class Face : std::uint8_t { kU, kR, kF, kD, kL, kB };

inline constexpr int kFaceCount = 6;
inline constexpr std::array<char, kFaceCount> kFaceLetters = {'U', 'R', 'F', 'D', 'L', 'B'};

// A move's number, 0..17.
using Move = std::uint8_t;

// Moves as a set: bit m stands for move m.
using MoveSet = std::uint32_t;

inline constexpr int kMoveCount = 18;
inline constexpr MoveSet kAllMoves = (1U << kMoveCount) - 1;

constexpr Move MakeMove(Face face, int quarter_turns) {
  return static_cast<Move>(static_cast<int>(face) * 3 + quarter_turns - 1);
}
constexpr Face FaceOf(Move move) { return static_cast<Face>(move / 3); }
// 1 clockwise, 2 a half turn, 3 anticlockwise.
constexpr int QuarterTurnsOf(Move move) { return move % 3 + 1; }
constexpr Move InverseMove(Move move) { return static_cast<Move>(move - move % 3 + 2 - move % 3); }
// The inverses of a set.
constexpr MoveSet InverseSet(MoveSet moves) {
  constexpr MoveSet clockwise = 0111111;
  return (moves & clockwise) << 2 | (moves & clockwise << 1) | (moves >> 2 & clockwise);
}
constexpr Face OppositeFace(Face face) {
  return static_cast<Face>((static_cast<int>(face) + 3) % kFaceCount);
}

// The moves worth making after `last`: none of the same face and, since turns of opposite faces
// commute, only the orders U D, R L and F B. Some shortest sequence to every position remains.
constexpr MoveSet MovesAfter(Move last) {
  const int face = last / 3;
  MoveSet allowed = kAllMoves & ~(7U << (3 * face));
  if (face >= 3) allowed &= ~(7U << (3 * (face - 3)));
  return allowed;
}

// "U", "U2" or "U'".
std::string_view MoveName(Move move);
// The names with single spaces between them; empty for no moves.
std::string MovesText(std::span<const Move> moves);
// The same turns in fewer moves, merging only neighbours: adjacent turns of a face become one or
// vanish, also across turns of the opposite face, and turns of opposite faces come in the order of
// MovesAfter.
std::vector<Move> MergedMoves(std::span<const Move> moves);
// The sequence that undoes `moves`.
std::vector<Move> InverseMoves(std::span<const Move> moves);

}  // namespace cubewright
