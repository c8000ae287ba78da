// Pieces of one kind with the same demand, and how a question is split into such parts.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/parts/question.h"

namespace cubewright {

enum class PieceKind : std::uint8_t { kCorners, kEdges };

constexpr int CountOf(PieceKind kind) {
  return kind == PieceKind::kCorners ? kCornerCount : kEdgeCount;
}
constexpr int OrientationCountOf(PieceKind kind) { return kind == PieceKind::kCorners ? 3 : 2; }
constexpr PlaceSet AllPlacesOf(PieceKind kind) {
  return static_cast<PlaceSet>((1U << CountOf(kind)) - 1);
}
std::span<const std::uint8_t> PiecesOf(const CubieCube& cube, PieceKind kind);
std::span<const std::uint8_t> OrientationsOf(const CubieCube& cube, PieceKind kind);

// By piece, what is added to its orientation, so that all pieces of a part have the same demand.
using OrientationShifts = std::array<std::uint8_t, kEdgeCount>;

// Which of the pieces stands in which of the places does not matter.
struct Part {
  PieceKind kind;
  PlaceSet pieces;
  PlaceSet places;  // a subset of AllPlacesOf(kind)
  bool oriented;
  // If the pieces have to be oriented: by place, what their orientations may be, after the shifts.
  // kUpright in other places, and if orientation does not matter.
  OrientationSets orientations = kUpright;
  OrientationShifts shifts = {};

  bool operator==(const Part&) const = default;
};

// The parts of a question, corners first. If all pieces of a kind have to be oriented, that is a
// part by itself, whose pieces may stand anywhere, and the kind's other parts are about places
// alone.
std::vector<Part> AskedParts(const PartsQuestion& question);

}  // namespace cubewright
