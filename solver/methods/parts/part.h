// Pieces of one kind of which the same is asked, and questions taken apart into such.
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

// By piece, what is added to its orientation, so that the same is asked of all pieces of a part.
using OrientationShifts = std::array<std::uint8_t, kEdgeCount>;

// Which of the pieces stands in which of the places does not matter.
struct Part {
  PieceKind kind;
  PlaceSet pieces;
  PlaceSet places;  // a subset of AllPlacesOf(kind)
  bool oriented;
  // If they have to be oriented: by place what their orientations may be, after the shifts. In
  // other places, and without regard to orientation, kUpright.
  OrientationSets orientations = kUpright;
  OrientationShifts shifts = {};

  bool operator==(const Part&) const = default;
};

// What a question asks, corners first. Where all pieces of a kind have to be oriented, this is a
// part by itself, all pieces of which may stand anywhere, and the others are about places alone.
std::vector<Part> AskedParts(const PartsQuestion& question);

}  // namespace cubewright
