#include "solver/text/written_move.h"

#include <array>

namespace cubewright {
namespace {

// What a clockwise quarter turn of each letter means, in the order of kWrittenLetters. Turning a
// middle layer is turning the outer ones the other way, and then the whole cube.
constexpr std::array<WrittenMoveParts, kWrittenLetters.size()> kParts = {{
    {Face::kU, 1, Face::kD, 0, Axis::kY, 0},  // U
    {Face::kR, 1, Face::kL, 0, Axis::kX, 0},  // R
    {Face::kF, 1, Face::kB, 0, Axis::kZ, 0},  // F
    {Face::kU, 0, Face::kD, 1, Axis::kY, 0},  // D
    {Face::kR, 0, Face::kL, 1, Axis::kX, 0},  // L
    {Face::kF, 0, Face::kB, 1, Axis::kZ, 0},  // B
    {Face::kU, 0, Face::kD, 1, Axis::kY, 1},  // u
    {Face::kR, 0, Face::kL, 1, Axis::kX, 1},  // r
    {Face::kF, 0, Face::kB, 1, Axis::kZ, 1},  // f
    {Face::kU, 1, Face::kD, 0, Axis::kY, 3},  // d
    {Face::kR, 1, Face::kL, 0, Axis::kX, 3},  // l
    {Face::kF, 1, Face::kB, 0, Axis::kZ, 3},  // b
    {Face::kR, 1, Face::kL, 3, Axis::kX, 3},  // M
    {Face::kU, 1, Face::kD, 3, Axis::kY, 3},  // E
    {Face::kF, 3, Face::kB, 1, Axis::kZ, 1},  // S
    {Face::kR, 0, Face::kL, 0, Axis::kX, 1},  // x
    {Face::kU, 0, Face::kD, 0, Axis::kY, 1},  // y
    {Face::kF, 0, Face::kB, 0, Axis::kZ, 1},  // z
}};

}  // namespace

WrittenMoveParts PartsOf(WrittenMove move) {
  WrittenMoveParts parts = kParts[kWrittenLetters.find(move.letter)];
  for (int* turns : {&parts.first_turns, &parts.second_turns, &parts.rotation_turns}) {
    *turns = *turns * move.quarter_turns % 4;
  }
  return parts;
}

void AppendFaceTurns(WrittenMove move, Centers& centers, std::vector<Move>& moves) {
  const WrittenMoveParts parts = PartsOf(move);
  const auto append = [&](Face place, int quarter_turns) {
    if (quarter_turns == 0) return;
    moves.push_back(MakeMove(centers[static_cast<std::size_t>(place)], quarter_turns));
  };
  append(parts.first_face, parts.first_turns);
  append(parts.second_face, parts.second_turns);
  centers = Rotated(centers, parts.axis, parts.rotation_turns);
}

std::vector<Move> FaceTurnsOf(std::span<const WrittenMove> moves) {
  Centers centers = kUsualCenters;
  std::vector<Move> face_turns;
  for (const WrittenMove move : moves) AppendFaceTurns(move, centers, face_turns);
  return face_turns;
}

std::string WrittenMoveName(WrittenMove move) {
  std::string name{move.letter};
  if (move.quarter_turns == 2) name += '2';
  if (move.quarter_turns == 3) name += '\'';
  return name;
}

std::string WrittenMovesText(std::span<const WrittenMove> moves) {
  std::string text;
  for (const WrittenMove move : moves) {
    if (!text.empty()) text += ' ';
    text += WrittenMoveName(move);
  }
  return text;
}

}  // namespace cubewright
