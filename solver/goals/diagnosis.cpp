#include "solver/goals/diagnosis.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "solver/cube/pieces.h"
#include "solver/painting/piece_arrangements.h"

namespace cubewright {
namespace {

std::optional<Fault> ColorCountFault(const Goal& goal, const ColorSymbols& colors) {
  Fault fault{Error::kColorCount, {}, {}, {}, colors.are_named};
  for (int number = 0; number < kFaceCount; ++number) {
    const auto face = static_cast<Face>(number);
    const auto is_of_face = [&](const std::optional<Face>& color) { return color == face; };
    int count = static_cast<int>(std::count_if(goal.begin(), goal.end(), is_of_face));
    // Each face has its own centre, whether it was painted or not.
    if (!goal[static_cast<std::size_t>(CenterSticker(face))]) ++count;
    if (count <= kStickersPerFace) continue;
    fault.findings.push_back({FindingKind::kColorCount, std::u32string{colors[face]}, {}, count});
  }
  if (fault.findings.empty()) return std::nullopt;
  return fault;
}

// Assigns a piece to each place, one place after another: H. Kuhn's method for the assignment
// problem (1955), where everything either fits or does not.
template <class Pieces>
class PieceMatching {
 public:
  explicit PieceMatching(const Goal& goal) {
    const PieceCosts<Pieces> costs(goal);
    for (std::size_t place = 0; place < Pieces::kCount; ++place) {
      for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
        for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
          fits_[place][piece] = fits_[place][piece] || costs(place, piece, orientation) == 0;
        }
      }
    }
    place_of_.fill(Pieces::kCount);
  }

  // Places for which there are fewer pieces than places; none if each place can have a piece.
  std::vector<std::size_t> PlacesWithTooFewPieces() {
    for (std::size_t place = 0; place < Pieces::kCount; ++place) {
      tried_places_.clear();
      is_tried_.fill(false);
      if (!Assign(place)) return tried_places_;
    }
    return {};
  }

 private:
  // Takes a piece from another place if that place can have another piece.
  bool Assign(std::size_t place) {
    tried_places_.push_back(place);
    for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
      if (!fits_[place][piece] || is_tried_[piece]) continue;
      is_tried_[piece] = true;
      if (place_of_[piece] == Pieces::kCount || Assign(place_of_[piece])) {
        place_of_[piece] = place;
        return true;
      }
    }
    return false;
  }

  std::array<std::array<bool, Pieces::kCount>, Pieces::kCount> fits_ = {};
  std::array<std::size_t, Pieces::kCount> place_of_ = {};
  std::array<bool, Pieces::kCount> is_tried_ = {};
  std::vector<std::size_t> tried_places_;
};

// The colours at a place; empty if one is not known.
template <class Pieces>
std::u32string ColorsAt(std::size_t place, const Goal& goal, const ColorSymbols& colors) {
  std::u32string shown;
  for (const int sticker : Pieces::kStickers[place]) {
    const std::optional<Face> color = goal[static_cast<std::size_t>(sticker)];
    if (!color) return {};
    shown += colors[*color];
  }
  return shown;
}

template <class Pieces>
Finding FindingOf(std::vector<std::size_t> places, const Goal& goal, const ColorSymbols& colors) {
  std::vector<std::string> names;
  for (const std::size_t place : places) names.push_back(PieceName<Pieces>(place));
  const std::u32string shown = ColorsAt<Pieces>(places.front(), goal, colors);
  if (places.size() > 1) return {FindingKind::kRepeatedPiece, shown, names};
  Goal mirrored;
  const auto& stickers = Pieces::kStickers[places.front()];
  for (std::size_t side = 0; side < Pieces::kSides; ++side) {
    mirrored[static_cast<std::size_t>(stickers[side])] =
        goal[static_cast<std::size_t>(stickers[Pieces::kSides - 1 - side])];
  }
  const bool is_mirrored = PieceMatching<Pieces>(mirrored).PlacesWithTooFewPieces().empty();
  return {is_mirrored ? FindingKind::kMirroredPiece : FindingKind::kNoSuchPiece, shown, names};
}

template <class Pieces>
std::optional<Fault> PieceFault(Error error, const Goal& goal, const ColorSymbols& colors) {
  std::vector<std::size_t> places = PieceMatching<Pieces>(goal).PlacesWithTooFewPieces();
  if (places.empty()) return std::nullopt;
  std::sort(places.begin(), places.end());
  Fault fault{error, {}, {}, {}, colors.are_named};
  bool are_all_known = true;
  for (const std::size_t place : places) {
    fault.pieces.push_back(PieceName<Pieces>(place));
    are_all_known &= !ColorsAt<Pieces>(place, goal, colors).empty();
    for (const int sticker : Pieces::kStickers[place]) {
      if (goal[static_cast<std::size_t>(sticker)]) fault.stickers.push_back(sticker);
    }
  }
  std::sort(fault.stickers.begin(), fault.stickers.end());
  if (are_all_known) fault.findings.push_back(FindingOf<Pieces>(places, goal, colors));
  return fault;
}

template <class Pieces>
bool HasAny(const ArrangementCounts<Pieces>& arrangements) {
  return arrangements.count(false) > 0 || arrangements.count(true) > 0;
}

}  // namespace

std::optional<Fault> GoalFault(const Goal& goal, const GoalPositions& positions,
                               const ColorSymbols& colors) {
  if (positions.count() > 0) return std::nullopt;
  if (auto fault = ColorCountFault(goal, colors)) return fault;
  const auto of = [&colors](Error error) { return Fault{error, {}, {}, {}, colors.are_named}; };
  if (auto fault = PieceFault<EdgePieces>(Error::kEdgePiece, goal, colors)) return fault;
  if (!HasAny(positions.edges())) return of(Error::kEdgeFlip);
  if (auto fault = PieceFault<CornerPieces>(Error::kCornerPiece, goal, colors)) return fault;
  if (!HasAny(positions.corners())) return of(Error::kCornerTwist);
  return of(Error::kParity);
}

}  // namespace cubewright
