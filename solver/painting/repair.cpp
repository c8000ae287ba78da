#include "solver/painting/repair.h"

#include <algorithm>
#include <tuple>

#include "solver/cube/pieces.h"
#include "solver/painting/near_cubes.h"
#include "solver/painting/piece_arrangements.h"

namespace cubewright {
namespace {

// The colours of a place before and after a repair.
template <class Pieces>
struct PlaceChange {
  std::size_t place = 0;
  std::array<std::optional<Face>, Pieces::kSides> before;
  std::array<std::optional<Face>, Pieces::kSides> after;

  // By how many sides the colours went round; 0 if the change is another one.
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
  Change(const Painting& painting, const Stickers& legal)
      : painting_(painting), repaired_(painting) {
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
    repair.kind = Kind();
    repair.is_clockwise = repair.kind == RepairKind::kTwistCorner && corners_[0].Rotation() == 1;
    repair.painting = repaired_;
    repair.stickers = stickers_;
    for (const int sticker : stickers_) repair.before.push_back(Before(sticker));
    for (const auto& change : edges_) repair.pieces.push_back(PieceName<EdgePieces>(change.place));
    for (const auto& change : corners_) {
      repair.pieces.push_back(PieceName<CornerPieces>(change.place));
    }
    return repair;
  }

 private:
  template <class Pieces>
  void AddPlaces(std::vector<PlaceChange<Pieces>>& changes) const {
    for (std::size_t place = 0; place < Pieces::kCount; ++place) {
      PlaceChange<Pieces> change;
      change.place = place;
      for (std::size_t side = 0; side < Pieces::kSides; ++side) {
        const auto sticker = static_cast<std::size_t>(Pieces::kStickers[place][side]);
        change.before[side] = painting_[sticker];
        change.after[side] = repaired_[sticker];
      }
      if (change.before != change.after) changes.push_back(change);
    }
  }

  RepairKind Kind() const {
    if (stickers_.size() == 1) return RepairKind::kRecolor;
    if (edges_.size() == 1 && corners_.empty() && edges_[0].Rotation() != 0) {
      return RepairKind::kFlipEdge;
    }
    if (corners_.size() == 1 && edges_.empty() && corners_[0].Rotation() != 0) {
      return RepairKind::kTwistCorner;
    }
    if (corners_.empty() && AreExchanged(edges_)) return RepairKind::kExchangePieces;
    if (edges_.empty() && AreExchanged(corners_)) return RepairKind::kExchangePieces;
    if (stickers_.size() == 2 && Before(stickers_[0]) == After(stickers_[1]) &&
        Before(stickers_[1]) == After(stickers_[0])) {
      return RepairKind::kExchangeStickers;
    }
    return RepairKind::kRepaint;
  }

  template <class Pieces>
  static bool AreExchanged(const std::vector<PlaceChange<Pieces>>& changes) {
    return changes.size() == 2 && AreSameColors(changes[0].before, changes[1].after) &&
           AreSameColors(changes[1].before, changes[0].after);
  }

  Face Before(int sticker) const { return *painting_[static_cast<std::size_t>(sticker)]; }
  Face After(int sticker) const { return *repaired_[static_cast<std::size_t>(sticker)]; }

  const Painting& painting_;
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

RepairReport FindRepairs(const Painting& painting) {
  const NearCubes near = FindNearCubes(painting);
  RepairReport report;
  report.smallest_change = near.smallest_distance;
  report.are_all = near.are_all;
  report.has_every_piece = HasEveryPiece(painting);
  if (near.smallest_distance == 0) return report;

  // By what decides the rank.
  std::vector<std::tuple<int, std::size_t, Repair>> ranked;
  for (const NearCube& cube : near.cubes) {
    const Change change(painting, PaintedStickers(cube.cube, CentersOf(cube.orientation)));
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
