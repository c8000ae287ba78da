#include "solver/painting/repair.h"

#include <algorithm>
#include <tuple>

#include "solver/cube/pieces.h"
#include "solver/painting/near_cubes.h"
#include "solver/painting/piece_arrangements.h"
#include "solver/text/sentences.h"

namespace cubewright {
namespace {

// The colours of a place before and after a repair.
template <class Pieces>
struct PlaceChange {
  std::size_t place = 0;
  std::array<std::optional<Face>, Pieces::kSides> before;
  std::array<std::optional<Face>, Pieces::kSides> after;

  // How far the colours went round if that is all that became of them; 0 if not.
  std::size_t Rotation() const {
    for (std::size_t rotation = 1; rotation < Pieces::kSides; ++rotation) {
      auto rotated = before;
      std::rotate(rotated.begin(), rotated.end() - static_cast<std::ptrdiff_t>(rotation),
                  rotated.end());
      if (rotated == after) return rotation;
    }
    return 0;
  }
};

// The same colours, whichever comes first.
template <class Colors>
bool AreSameColors(Colors a, Colors b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return a == b;
}

class Change {
 public:
  Change(const PaintingReading& reading, const Stickers& legal)
      : reading_(reading), repaired_(reading.painting) {
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (!repaired_[i] || *repaired_[i] == legal[i]) continue;
      repaired_[i] = legal[i];
      stickers_.push_back(static_cast<int>(i));
    }
    AddPlaces(edges_);
    AddPlaces(corners_);
  }

  std::size_t piece_count() const { return edges_.size() + corners_.size(); }

  Repair Describe() const {
    Repair repair;
    std::tie(repair.kind, repair.message) = Explain();
    repair.painting = repaired_;
    repair.stickers = stickers_;
    for (const auto& change : edges_) repair.pieces.push_back(PieceName<EdgePieces>(change.place));
    for (const auto& change : corners_) {
      repair.pieces.push_back(PieceName<CornerPieces>(change.place));
    }
    return repair;
  }

 private:
  using Explanation = std::pair<RepairKind, std::string>;

  template <class Pieces>
  void AddPlaces(std::vector<PlaceChange<Pieces>>& changes) const {
    for (std::size_t place = 0; place < Pieces::kCount; ++place) {
      PlaceChange<Pieces> change;
      change.place = place;
      for (std::size_t side = 0; side < Pieces::kSides; ++side) {
        const auto sticker = static_cast<std::size_t>(Pieces::kStickers[place][side]);
        change.before[side] = reading_.painting[sticker];
        change.after[side] = repaired_[sticker];
      }
      if (change.before != change.after) changes.push_back(change);
    }
  }

  Explanation Explain() const {
    if (stickers_.size() == 1) {
      return {RepairKind::kRecolor, "Paint " + Instead(stickers_[0]) + "."};
    }
    if (edges_.size() == 1 && corners_.empty() && edges_[0].Rotation() != 0) {
      return {RepairKind::kFlipEdge, "Flip the edge at " + Name(edges_[0]) + "."};
    }
    if (corners_.size() == 1 && edges_.empty() && corners_[0].Rotation() != 0) {
      return {RepairKind::kTwistCorner,
              "Turn the corner at " + Name(corners_[0]) +
                  (corners_[0].Rotation() == 1 ? " clockwise" : " anticlockwise") +
                  " in its place."};
    }
    if (corners_.empty() && AreExchanged(edges_)) {
      return {RepairKind::kExchangePieces,
              "Exchange the edges at " + Name(edges_[0]) + " and " + Name(edges_[1]) + "."};
    }
    if (edges_.empty() && AreExchanged(corners_)) {
      return {RepairKind::kExchangePieces,
              "Exchange the corners at " + Name(corners_[0]) + " and " + Name(corners_[1]) + "."};
    }
    if (stickers_.size() == 2 && Before(stickers_[0]) == After(stickers_[1]) &&
        Before(stickers_[1]) == After(stickers_[0])) {
      return {RepairKind::kExchangeStickers, "Exchange the colours of " +
                                                 StickerName(stickers_[0]) + " and " +
                                                 StickerName(stickers_[1]) + "."};
    }
    std::vector<std::string> paints;
    for (const int sticker : stickers_) {
      paints.push_back(StickerName(sticker) + " " + ColorName(After(sticker)));
    }
    return {RepairKind::kRepaint, "Paint " + Listed(paints) + "."};
  }

  template <class Pieces>
  static bool AreExchanged(const std::vector<PlaceChange<Pieces>>& changes) {
    return changes.size() == 2 && AreSameColors(changes[0].before, changes[1].after) &&
           AreSameColors(changes[1].before, changes[0].after);
  }

  template <class Pieces>
  static std::string Name(const PlaceChange<Pieces>& change) {
    return PieceName<Pieces>(change.place);
  }

  Face Before(int sticker) const { return *reading_.painting[static_cast<std::size_t>(sticker)]; }
  Face After(int sticker) const { return *repaired_[static_cast<std::size_t>(sticker)]; }

  const std::string& ColorName(Face color) const {
    return reading_.color_names[static_cast<std::size_t>(color)];
  }

  std::string Instead(int sticker) const {
    return StickerName(sticker) + " " + ColorName(After(sticker)) + " instead of " +
           ColorName(Before(sticker));
  }

  const PaintingReading& reading_;
  Painting repaired_;
  std::vector<int> stickers_;
  std::vector<PlaceChange<EdgePieces>> edges_;
  std::vector<PlaceChange<CornerPieces>> corners_;
};

// Whether each piece stands in one place, with any orientation.
template <class Pieces>
bool HasEveryPiece(const Painting& painting) {
  std::array<bool, Pieces::kCount> is_shown = {};
  const PieceCosts<Pieces> costs(painting);
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
      for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
        is_shown[piece] = is_shown[piece] || costs(place, piece, orientation) == 0;
      }
    }
  }
  return std::all_of(is_shown.begin(), is_shown.end(), [](bool shown) { return shown; });
}

bool HasEveryPiece(const Painting& painting) {
  Centers centers = {};
  for (std::size_t i = 0; i < painting.size(); ++i) {
    if (!painting[i]) return false;
    const auto sticker = static_cast<int>(i);
    const Face face = FaceOfSticker(sticker);
    if (sticker == CenterSticker(face)) centers[static_cast<std::size_t>(face)] = *painting[i];
  }
  if (!OrientationOf(centers)) return false;
  const Painting framed = InFrameOf(centers, painting);
  return HasEveryPiece<EdgePieces>(framed) && HasEveryPiece<CornerPieces>(framed);
}

}  // namespace

std::string_view RepairKindName(RepairKind kind) {
  constexpr std::array<std::string_view, kRepairKindCount> kNames = {
      "recolor", "exchange-stickers", "flip-edge", "twist-corner", "exchange-pieces", "repaint"};
  return kNames[static_cast<std::size_t>(kind)];
}

RepairReport FindRepairs(const PaintingReading& reading) {
  const NearCubes near = FindNearCubes(reading.painting);
  RepairReport report;
  report.smallest_change = near.smallest_distance;
  report.are_all = near.are_all;
  report.has_every_piece = HasEveryPiece(reading.painting);
  if (near.smallest_distance == 0) return report;

  // By what decides the rank.
  std::vector<std::tuple<int, std::size_t, Repair>> ranked;
  for (const NearCube& cube : near.cubes) {
    const Change change(reading, PaintedStickers(cube.cube, CentersOf(cube.orientation)));
    Repair repair = change.Describe();
    // Cubes that differ in unknown stickers alone are one repair.
    const bool is_known = std::any_of(ranked.begin(), ranked.end(), [&repair](const auto& entry) {
      return std::get<Repair>(entry).painting == repair.painting;
    });
    if (!is_known) ranked.emplace_back(cube.distance, change.piece_count(), std::move(repair));
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) {
    return std::tie(std::get<0>(a), std::get<1>(a)) < std::tie(std::get<0>(b), std::get<1>(b));
  });
  int rank = 0;
  std::pair<int, std::size_t> previous = {0, 0};
  for (auto& [distance, piece_count, repair] : ranked) {
    if (std::pair(distance, piece_count) != previous) ++rank;
    previous = {distance, piece_count};
    repair.rank = rank;
    report.repairs.push_back(std::move(repair));
  }
  return report;
}

std::string WritePainting(const Painting& painting) {
  std::string text;
  for (const std::optional<Face> color : painting) {
    text += color ? kFaceLetters[static_cast<std::size_t>(*color)] : '?';
  }
  return text;
}

}  // namespace cubewright
