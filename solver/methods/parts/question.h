// A question to the solver for parts: which pieces have to be where, by which turns, at what cost.
#pragma once

#include <array>
#include <cstdint>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/metric.h"

namespace cubewright {

// Places, or pieces, of one kind as a set: bit p stands for place p.
using PlaceSet = std::uint16_t;

template <class... Places>
constexpr PlaceSet PlacesOf(Places... places) {
  return static_cast<PlaceSet>(((1U << static_cast<unsigned>(places)) | ... | 0U));
}

inline constexpr PlaceSet kAnywhere = 0xFFFF;

// By place, the orientations that are asked for there, as a set: bit o stands for orientation o.
using OrientationSets = std::array<std::uint8_t, kEdgeCount>;

// Orientation 0 in every place.
inline constexpr OrientationSets kUpright = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};

// What is asked of one piece. Orientations are those of CubieCube.
struct PieceDemand {
  // The places where it may stand at the end; not empty.
  PlaceSet places = kAnywhere;
  // Whether its orientation has to be one of `orientations`.
  bool oriented = false;
  // Not empty for any place where it may stand.
  OrientationSets orientations = kUpright;

  bool operator==(const PieceDemand&) const = default;
};

// Written out, since GCC 12, optimizing, left some elements of the array 0 when it had to take them
// from the defaults of PieceDemand.
template <std::size_t kCount>
constexpr std::array<PieceDemand, kCount> NothingAsked() {
  std::array<PieceDemand, kCount> demands;
  for (PieceDemand& demand : demands) demand = {kAnywhere, false, kUpright};
  return demands;
}

// By default nothing is asked. Pieces with the same demand are not told apart: four edges that may
// each stand in the same four places may be there in any order. Demands also count as the same if
// adding one number to all orientations of the one gives those of the other: orientations are
// counted from a side of the piece, and which side that is differs from piece to piece.
struct PartsQuestion {
  std::array<PieceDemand, kCornerCount> corners = NothingAsked<kCornerCount>();
  std::array<PieceDemand, kEdgeCount> edges = NothingAsked<kEdgeCount>();
  // The turns that may be made.
  MoveSet moves = kAllMoves;
  Metric metric = Metric::kHtm;
  // Pieces may be renamed as these turns exchange them in a solved cube: a position also answers
  // the question if it does so with its pieces renamed. So with half turns here, and all corners
  // asked to be home, it is enough that half turns can bring them home.
  MoveSet finishing_moves = 0;

  // Asks for a piece at home, as it is in a solved cube.
  constexpr PartsQuestion& Solve(Corner corner) {
    corners[static_cast<std::size_t>(corner)] = {PlacesOf(corner), true, kUpright};
    return *this;
  }
  constexpr PartsQuestion& Solve(Edge edge) {
    edges[static_cast<std::size_t>(edge)] = {PlacesOf(edge), true, kUpright};
    return *this;
  }
  // Asks for a piece in one of some places, in any orientation.
  constexpr PartsQuestion& Place(Corner corner, PlaceSet places) {
    corners[static_cast<std::size_t>(corner)] = {places, false, kUpright};
    return *this;
  }
  constexpr PartsQuestion& Place(Edge edge, PlaceSet places) {
    edges[static_cast<std::size_t>(edge)] = {places, false, kUpright};
    return *this;
  }
  // Asks for orientation 0 of all, in addition to what is asked already.
  constexpr PartsQuestion& OrientCorners() {
    for (PieceDemand& demand : corners) demand.oriented = true;
    return *this;
  }
  constexpr PartsQuestion& OrientEdges() {
    for (PieceDemand& demand : edges) demand.oriented = true;
    return *this;
  }

  bool operator==(const PartsQuestion&) const = default;
};

// Whether a question can be put:
// - Every piece may stand somewhere, and in each place where it may, some orientation is allowed.
//   With finishing moves, only orientation 0 is asked for.
// - A face may be turned not at all, by half turns, or by all three turns.
// - The finishing moves rename pieces in a way that the question allows: those with the same demand
//   stay together, those that have to be oriented keep their orientation, and the moves do not
//   exchange both corners and edges that the question tells apart.
bool IsWellFormed(const PartsQuestion& question);

}  // namespace cubewright
