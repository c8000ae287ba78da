#include "solver/painting/diagnosis.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "solver/cube/pieces.h"
#include "solver/cube/solvable.h"

namespace cubewright {
namespace {

template <class Pieces>
struct Arrangement {
  std::array<std::uint8_t, Pieces::kCount> piece = {};
  std::array<std::uint8_t, Pieces::kCount> orientation = {};
};

// The symbols of the colours that are shown at a place.
template <class Pieces>
std::u32string ColorsAt(std::size_t place, const FaceletReading& reading) {
  std::u32string colors;
  for (const int sticker : Pieces::kStickers[place]) {
    colors += reading.colors[reading.stickers[static_cast<std::size_t>(sticker)]];
  }
  return colors;
}

// The symbols of a piece's colours.
template <class Pieces>
std::u32string ColorsOf(std::size_t piece, const FaceletReading& reading) {
  std::u32string colors;
  for (std::size_t side = 0; side < Pieces::kSides; ++side) {
    colors += reading.colors[SideOf<Pieces>(piece, side)];
  }
  return colors;
}

// Marks a place with all its stickers.
template <class Pieces>
void Mark(std::size_t place, Fault& fault) {
  fault.pieces.push_back(PieceName<Pieces>(place));
  fault.stickers.insert(fault.stickers.end(), Pieces::kStickers[place].begin(),
                        Pieces::kStickers[place].end());
  std::sort(fault.stickers.begin(), fault.stickers.end());
}

// Whether the colours at a place are those of a piece, but run the other way round.
template <class Pieces>
bool IsMirrored(std::size_t place, Stickers stickers) {
  const auto& of_place = Pieces::kStickers[place];
  std::swap(stickers[static_cast<std::size_t>(of_place.front())],
            stickers[static_cast<std::size_t>(of_place.back())]);
  return PieceShownAt<Pieces>(place, stickers).has_value();
}

// The pieces in their places, or pieces that do not exist or are there more than once.
template <class Pieces>
Result<Arrangement<Pieces>, Fault> Identified(const FaceletReading& reading, Error error) {
  Arrangement<Pieces> arrangement;
  Fault fault{error, {}, {}, {}, reading.colors.are_named};
  std::array<std::vector<std::string>, Pieces::kCount> places_of;
  std::array<bool, Pieces::kCount> exists = {};
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    const std::string name = PieceName<Pieces>(place);
    const auto shown = PieceShownAt<Pieces>(place, reading.stickers);
    if (!shown) {
      const auto kind = IsMirrored<Pieces>(place, reading.stickers) ? FindingKind::kMirroredPiece
                                                                    : FindingKind::kNoSuchPiece;
      fault.findings.push_back({kind, ColorsAt<Pieces>(place, reading), {name}});
      continue;
    }
    exists[place] = true;
    arrangement.piece[place] = shown->piece;
    arrangement.orientation[place] = shown->orientation;
    places_of[shown->piece].push_back(name);
  }
  for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
    if (places_of[piece].size() < 2) continue;
    fault.findings.push_back(
        {FindingKind::kRepeatedPiece, ColorsOf<Pieces>(piece, reading), places_of[piece]});
  }
  if (fault.findings.empty()) return arrangement;

  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    if (!exists[place] || places_of[arrangement.piece[place]].size() > 1) {
      Mark<Pieces>(place, fault);
    }
  }
  for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
    if (!places_of[piece].empty()) continue;
    fault.findings.push_back({FindingKind::kMissingPiece, ColorsOf<Pieces>(piece, reading), {}});
  }
  return fault;
}

template <std::size_t kCount>
unsigned Sum(const std::array<std::uint8_t, kCount>& orientations) {
  unsigned sum = 0;
  for (const std::uint8_t orientation : orientations) sum += orientation;
  return sum;
}

template <class Pieces>
std::vector<std::size_t> NotAtHome(const Arrangement<Pieces>& arrangement) {
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    if (arrangement.piece[place] != place || arrangement.orientation[place] != 0) {
      places.push_back(place);
    }
  }
  return places;
}

// Marks the pieces that are not at home, if there are `count` of them: otherwise any piece may be
// the one that is wrong.
template <class Pieces>
void TellAstray(std::size_t count, FindingKind kind, const Arrangement<Pieces>& arrangement,
                const FaceletReading& reading, Fault& fault) {
  const std::vector<std::size_t> astray = NotAtHome(arrangement);
  if (astray.size() != count) return;
  for (const std::size_t place : astray) {
    Mark<Pieces>(place, fault);
    fault.findings.push_back({kind, ColorsOf<Pieces>(place, reading), {PieceName<Pieces>(place)}});
  }
}

// The corners in their places; fails if no turns of a cube lead to their orientations.
Result<Arrangement<CornerPieces>, Fault> TurnedCorners(const FaceletReading& reading) {
  const auto corners = Identified<CornerPieces>(reading, Error::kCornerPiece);
  if (!corners || Sum(corners->orientation) % 3 == 0) return corners;
  Fault fault{Error::kCornerTwist, {}, {}, {}, reading.colors.are_named};
  TellAstray(1, FindingKind::kTurnedPiece, *corners, reading, fault);
  return fault;
}

}  // namespace

Result<CubieCube, Fault> DiagnoseCorners(const FaceletReading& reading) {
  const auto corners = TurnedCorners(reading);
  if (!corners) return corners.failure();
  CubieCube cube;
  cube.corner_piece = corners->piece;
  cube.corner_orientation = corners->orientation;
  return cube;
}

Result<CubieCube, Fault> Diagnose(const FaceletReading& reading) {
  const auto edges = Identified<EdgePieces>(reading, Error::kEdgePiece);
  if (!edges) return edges.failure();
  if (Sum(edges->orientation) % 2 != 0) {
    Fault fault{Error::kEdgeFlip, {}, {}, {}, reading.colors.are_named};
    TellAstray(1, FindingKind::kTurnedPiece, *edges, reading, fault);
    return fault;
  }

  const auto corners = TurnedCorners(reading);
  if (!corners) return corners.failure();

  if (IsOddPermutation(edges->piece) != IsOddPermutation(corners->piece)) {
    Fault fault{Error::kParity, {}, {}, {}, reading.colors.are_named};
    if (NotAtHome(*corners).empty()) {
      TellAstray(2, FindingKind::kExchangedPiece, *edges, reading, fault);
    }
    if (NotAtHome(*edges).empty()) {
      TellAstray(2, FindingKind::kExchangedPiece, *corners, reading, fault);
    }
    return fault;
  }
  CubieCube cube;
  cube.corner_piece = corners->piece;
  cube.corner_orientation = corners->orientation;
  cube.edge_piece = edges->piece;
  cube.edge_orientation = edges->orientation;
  return cube;
}

Result<CubeReading, Fault> ReadCube(std::string_view text) {
  const Result<FaceletReading, Fault> reading = ReadFacelets(text);
  if (!reading) return reading.failure();
  const Result<CubieCube, Fault> cube = Diagnose(*reading);
  if (!cube) return cube.failure();
  return CubeReading{*cube, reading->orientation};
}

}  // namespace cubewright
