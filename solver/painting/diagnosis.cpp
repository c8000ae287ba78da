#include "solver/painting/diagnosis.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "solver/cube/pieces.h"
#include "solver/text/sentences.h"

namespace cubewright {
namespace {

// Enough to act upon; the stickers of all the others are marked too.
constexpr std::size_t kMostSentences = 4;

template <class Pieces>
using Colors = std::array<Face, Pieces::kSides>;

template <class Pieces>
struct Arrangement {
  std::array<std::uint8_t, Pieces::kCount> piece = {};
  std::array<std::uint8_t, Pieces::kCount> orientation = {};
};

struct Identity {
  std::size_t piece;
  std::size_t orientation;
};

template <class Pieces>
Colors<Pieces> ColorsAt(const Stickers& stickers, std::size_t place) {
  Colors<Pieces> colors = {};
  for (std::size_t side = 0; side < Pieces::kSides; ++side) {
    colors[side] = stickers[static_cast<std::size_t>(Pieces::kStickers[place][side])];
  }
  return colors;
}

template <class Pieces>
std::optional<Identity> Identify(Colors<Pieces> colors) {
  for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
    for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
      std::size_t side = 0;
      while (side < Pieces::kSides && colors[side] == SideOf<Pieces>(piece, side)) ++side;
      if (side == Pieces::kSides) return Identity{piece, orientation};
    }
    std::rotate(colors.begin(), colors.begin() + 1, colors.end());
  }
  return std::nullopt;
}

template <class Pieces>
std::string ColorsText(const Colors<Pieces>& colors, const FaceletReading& reading) {
  std::string text;
  for (const Face face : colors) {
    if (!text.empty()) text += '-';
    text += reading.color_names[static_cast<std::size_t>(face)];
  }
  return text;
}

template <class Pieces>
std::string PieceInWords(std::size_t piece, const FaceletReading& reading) {
  Colors<Pieces> colors = {};
  for (std::size_t side = 0; side < Pieces::kSides; ++side) {
    colors[side] = SideOf<Pieces>(piece, side);
  }
  return "the " + ColorsText<Pieces>(colors, reading) + " " + Pieces::kWord;
}

std::string AsSentence(std::string text) {
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text + ".";
}

// Marks a place with all its stickers.
template <class Pieces>
void Mark(std::size_t place, Fault& fault) {
  fault.pieces.push_back(PieceName<Pieces>(place));
  fault.stickers.insert(fault.stickers.end(), Pieces::kStickers[place].begin(),
                        Pieces::kStickers[place].end());
  std::sort(fault.stickers.begin(), fault.stickers.end());
}

template <class Pieces>
std::string NoSuchPiece(std::size_t place, const Colors<Pieces>& colors,
                        const FaceletReading& reading) {
  const std::string colors_text = ColorsText<Pieces>(colors, reading);
  Colors<Pieces> reversed = colors;
  std::reverse(reversed.begin(), reversed.end());
  if (Identify<Pieces>(reversed)) {
    return "The colours " + colors_text + " of the " + Pieces::kWord + " at " +
           PieceName<Pieces>(place) + " run the wrong way round: exchange two of them.";
  }
  return "There is no " + colors_text + " " + Pieces::kWord + ", but one is shown at " +
         PieceName<Pieces>(place) + ".";
}

std::string Times(std::size_t count) {
  return count == 2 ? "twice" : std::to_string(count) + " times";
}

// The pieces in their places, or pieces that do not exist or are there more than once.
template <class Pieces>
Result<Arrangement<Pieces>, Fault> Identified(const FaceletReading& reading, Error error) {
  Arrangement<Pieces> arrangement;
  std::array<std::vector<std::string>, Pieces::kCount> places_of;
  std::vector<std::string> sentences;
  std::array<bool, Pieces::kCount> exists = {};
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    const Colors<Pieces> colors = ColorsAt<Pieces>(reading.stickers, place);
    const std::optional<Identity> identity = Identify<Pieces>(colors);
    if (!identity) {
      sentences.push_back(NoSuchPiece<Pieces>(place, colors, reading));
      continue;
    }
    exists[place] = true;
    arrangement.piece[place] = static_cast<std::uint8_t>(identity->piece);
    arrangement.orientation[place] = static_cast<std::uint8_t>(identity->orientation);
    places_of[identity->piece].push_back("at " + PieceName<Pieces>(place));
  }
  for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
    if (places_of[piece].size() < 2) continue;
    sentences.push_back(AsSentence(PieceInWords<Pieces>(piece, reading) + " appears " +
                                   Times(places_of[piece].size()) + ": " +
                                   Listed(places_of[piece])));
  }
  if (sentences.empty()) return arrangement;

  Fault fault{error, "", {}, {}};
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    if (!exists[place] || places_of[arrangement.piece[place]].size() > 1) {
      Mark<Pieces>(place, fault);
    }
  }
  for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
    if (!places_of[piece].empty()) continue;
    sentences.push_back(AsSentence(PieceInWords<Pieces>(piece, reading) + " is missing"));
  }
  if (sentences.size() > kMostSentences) sentences.resize(kMostSentences);
  for (const std::string& sentence : sentences) {
    fault.message += (fault.message.empty() ? "" : " ") + sentence;
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

// Orientations that do not add up. The culprit is known only if all other pieces are at home.
template <class Pieces>
Fault TurnedFault(Error error, const Arrangement<Pieces>& arrangement,
                  const FaceletReading& reading) {
  Fault fault{error, std::string(ErrorMessage(error)), {}, {}};
  const std::vector<std::size_t> astray = NotAtHome(arrangement);
  if (astray.size() == 1) {
    Mark<Pieces>(astray[0], fault);
    fault.message = AsSentence(PieceInWords<Pieces>(astray[0], reading) + " at " + fault.pieces[0] +
                               " is turned in its place") +
                    " " + fault.message;
  }
  return fault;
}

template <class Pieces>
void MarkExchanged(const Arrangement<Pieces>& arrangement, const FaceletReading& reading,
                   Fault& fault) {
  const std::vector<std::size_t> astray = NotAtHome(arrangement);
  if (astray.size() != 2) return;
  for (const std::size_t place : astray) Mark<Pieces>(place, fault);
  fault.message = AsSentence(PieceInWords<Pieces>(astray[0], reading) + " and " +
                             PieceInWords<Pieces>(astray[1], reading) + " are exchanged") +
                  " " + fault.message;
}

}  // namespace

Result<CubieCube, Fault> Diagnose(const FaceletReading& reading) {
  const auto edges = Identified<EdgePieces>(reading, Error::kEdgePiece);
  if (!edges) return edges.failure();
  if (Sum(edges->orientation) % 2 != 0) return TurnedFault(Error::kEdgeFlip, *edges, reading);

  const auto corners = Identified<CornerPieces>(reading, Error::kCornerPiece);
  if (!corners) return corners.failure();
  if (Sum(corners->orientation) % 3 != 0) {
    return TurnedFault(Error::kCornerTwist, *corners, reading);
  }

  if (IsOddPermutation(edges->piece) != IsOddPermutation(corners->piece)) {
    Fault fault{Error::kParity, std::string(ErrorMessage(Error::kParity)), {}, {}};
    if (NotAtHome(*corners).empty()) MarkExchanged(*edges, reading, fault);
    if (NotAtHome(*edges).empty()) MarkExchanged(*corners, reading, fault);
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
