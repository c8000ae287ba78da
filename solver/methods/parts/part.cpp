#include "solver/methods/parts/part.h"

#include <algorithm>

namespace cubewright {
namespace {

// `set` with `shift` added to each orientation in it.
std::uint8_t Shifted(std::uint8_t set, unsigned shift, unsigned orientation_count) {
  unsigned shifted = 0;
  for (unsigned orientation = 0; orientation < orientation_count; ++orientation) {
    if ((set >> orientation & 1) != 0) shifted |= 1U << (orientation + shift) % orientation_count;
  }
  return static_cast<std::uint8_t>(shifted);
}

// The part that the piece makes by itself, with the shift that gives the least sets, so that pieces
// with the same demand have the same sets.
Part PartOf(PieceKind kind, std::size_t piece, const PieceDemand& demand, bool oriented) {
  Part part = {kind, PlacesOf(piece), static_cast<PlaceSet>(demand.places & AllPlacesOf(kind)),
               oriented};
  if (!oriented) return part;
  const auto orientation_count = static_cast<unsigned>(OrientationCountOf(kind));
  for (unsigned shift = 0; shift < orientation_count; ++shift) {
    OrientationSets shifted = kUpright;
    for (std::size_t place = 0; place < static_cast<std::size_t>(CountOf(kind)); ++place) {
      if ((part.places >> place & 1) == 0) continue;
      shifted[place] = Shifted(demand.orientations[place], shift, orientation_count);
    }
    if (shift > 0 && shifted >= part.orientations) continue;
    part.orientations = shifted;
    part.shifts[piece] = static_cast<std::uint8_t>(shift);
  }
  return part;
}

void AddParts(PieceKind kind, std::span<const PieceDemand> demands, std::vector<Part>& parts) {
  const PlaceSet all = AllPlacesOf(kind);
  const bool all_oriented = std::all_of(
      demands.begin(), demands.end(),
      [](const PieceDemand& demand) { return demand.oriented && demand.orientations == kUpright; });
  if (all_oriented) parts.push_back({kind, all, all, true});
  const std::size_t first = parts.size();
  for (std::size_t piece = 0; piece < demands.size(); ++piece) {
    const Part wanted =
        PartOf(kind, piece, demands[piece], demands[piece].oriented && !all_oriented);
    if (wanted.places == all && !wanted.oriented) continue;
    const auto same = std::find_if(
        parts.begin() + static_cast<std::ptrdiff_t>(first), parts.end(), [&](const Part& part) {
          return part.places == wanted.places && part.oriented == wanted.oriented &&
                 part.orientations == wanted.orientations;
        });
    if (same == parts.end()) {
      parts.push_back(wanted);
    } else {
      same->pieces |= wanted.pieces;
      same->shifts[piece] = wanted.shifts[piece];
    }
  }
}

// Whether the move, done to a solved cube, exchanges pieces of the kind only as the parts allow.
bool KeepsParts(Move move, PieceKind kind, std::span<const Part> parts) {
  const auto pieces = PiecesOf(MoveCube(move), kind);
  const auto orientations = OrientationsOf(MoveCube(move), kind);
  return std::all_of(parts.begin(), parts.end(), [&](const Part& part) {
    if (part.kind != kind) return true;
    PlaceSet renamed = 0;
    for (std::size_t place = 0; place < pieces.size(); ++place) {
      if ((part.pieces >> place & 1) == 0) continue;
      renamed |= PlacesOf(pieces[place]);
      if (part.oriented && orientations[place] != 0) return false;
    }
    return std::any_of(parts.begin(), parts.end(), [&](const Part& other) {
      return other.kind == kind && other.pieces == renamed && other.oriented == part.oriented;
    });
  });
}

bool AreWellFormed(PieceKind kind, std::span<const PieceDemand> demands, MoveSet finishing_moves) {
  return std::all_of(demands.begin(), demands.end(), [&](const PieceDemand& demand) {
    if ((demand.places & AllPlacesOf(kind)) == 0) return false;
    if (!demand.oriented || demand.orientations == kUpright) return true;
    if (finishing_moves != 0) return false;
    for (int place = 0; place < CountOf(kind); ++place) {
      const unsigned set = demand.orientations[static_cast<std::size_t>(place)];
      const bool is_possible = set != 0 && set >> OrientationCountOf(kind) == 0;
      if ((demand.places >> place & 1) != 0 && !is_possible) return false;
    }
    return true;
  });
}

bool ExchangesParts(Move move, PieceKind kind, std::span<const Part> parts) {
  const auto pieces = PiecesOf(MoveCube(move), kind);
  return std::any_of(parts.begin(), parts.end(), [&](const Part& part) {
    for (std::size_t place = 0; place < pieces.size(); ++place) {
      if (part.kind == kind && (part.pieces >> place & 1) != 0 &&
          (part.pieces >> pieces[place] & 1) == 0) {
        return true;
      }
    }
    return false;
  });
}

}  // namespace

std::span<const std::uint8_t> PiecesOf(const CubieCube& cube, PieceKind kind) {
  if (kind == PieceKind::kCorners) return cube.corner_piece;
  return cube.edge_piece;
}

std::span<const std::uint8_t> OrientationsOf(const CubieCube& cube, PieceKind kind) {
  if (kind == PieceKind::kCorners) return cube.corner_orientation;
  return cube.edge_orientation;
}

std::vector<Part> AskedParts(const PartsQuestion& question) {
  std::vector<Part> parts;
  AddParts(PieceKind::kCorners, question.corners, parts);
  AddParts(PieceKind::kEdges, question.edges, parts);
  return parts;
}

bool IsWellFormed(const PartsQuestion& question) {
  for (int face = 0; face < kFaceCount; ++face) {
    const MoveSet turns = question.moves >> (3 * face) & 7U;
    if (turns != 0 && turns != 2 && turns != 7) return false;
  }
  if (!AreWellFormed(PieceKind::kCorners, question.corners, question.finishing_moves) ||
      !AreWellFormed(PieceKind::kEdges, question.edges, question.finishing_moves)) {
    return false;
  }
  const std::vector<Part> parts = AskedParts(question);
  bool exchanges_corners = false;
  bool exchanges_edges = false;
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((question.finishing_moves >> move & 1) == 0) continue;
    if (!KeepsParts(move, PieceKind::kCorners, parts)) return false;
    if (!KeepsParts(move, PieceKind::kEdges, parts)) return false;
    exchanges_corners |= ExchangesParts(move, PieceKind::kCorners, parts);
    exchanges_edges |= ExchangesParts(move, PieceKind::kEdges, parts);
  }
  return !(exchanges_corners && exchanges_edges);
}

}  // namespace cubewright
