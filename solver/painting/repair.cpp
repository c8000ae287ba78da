#include "solver/painting/repair.h"

#include <algorithm>
#include <utility>

#include "solver/cube/pieces.h"
#include "solver/painting/face_repairs.h"
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
  Change(const Painting& painting, const Painting& repaired)
      : painting_(painting), repaired_(repaired) {
    for (std::size_t i = 0; i < repaired.size(); ++i) {
      if (painting[i] && repaired[i] && *repaired[i] != *painting[i]) {
        stickers_.push_back(static_cast<int>(i));
      }
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
  const Painting& repaired_;
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

// Faces are looked at up to this cost, and up to so much above that of the stickers alone: of a
// cube with few different stickers on a face, a turned face may look like two wrong stickers.
constexpr int kMostFaceCost = 20;
constexpr int kMostCostAbove = 4;

struct RankedRepair {
  int cost = 0;
  std::size_t piece_count = 0;
  Repair repair;

  std::pair<int, std::size_t> order() const { return {cost, piece_count}; }
};

// Repairs that come to the same painting are one, told by the cheaper change. Cubes that differ in
// unknown stickers alone come to the same painting too.
void Add(RankedRepair added, std::vector<RankedRepair>& ranked) {
  const auto same = std::find_if(ranked.begin(), ranked.end(), [&added](const RankedRepair& other) {
    return other.repair.painting == added.repair.painting;
  });
  if (same == ranked.end()) {
    ranked.push_back(std::move(added));
  } else if (added.order() < same->order()) {
    *same = std::move(added);
  }
}

void AddStickerRepair(const Painting& painting, const NearCube& cube,
                      std::vector<RankedRepair>& ranked) {
  const Stickers legal = PaintedStickers(cube.cube, CentersOf(cube.orientation));
  Painting repaired = painting;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (repaired[i]) repaired[i] = legal[i];
  }
  const Change change(painting, repaired);
  Add({cube.distance * MistakeCosts::kSticker, change.piece_count(), change.Describe()}, ranked);
}

RepairKind KindOf(const FaceLayout& layout) {
  std::size_t moved = 0;
  bool is_mirrored = false;
  for (const auto& [place, placed] : ChangesOf(layout)) {
    if (placed.from != place) ++moved;
    is_mirrored = is_mirrored || placed.is_mirrored;
  }
  if (moved > 2) return RepairKind::kReorderFaces;
  if (moved == 2) return RepairKind::kExchangeFaces;
  return is_mirrored ? RepairKind::kMirrorFaces : RepairKind::kTurnFaces;
}

void AddFaceRepair(const Painting& painting, const FaceRepair& found,
                   std::vector<RankedRepair>& ranked) {
  Repair repair = Change(painting, found.painting).Describe();
  repair.kind = KindOf(found.layout);
  repair.is_clockwise = false;
  repair.layout = found.layout;
  repair.besides = found.stickers;
  Add({found.cost, 0, std::move(repair)}, ranked);
}

// Of the repairs that share the first rank, each colour of a sticker leaves some. The best sticker
// leaves the fewest, whatever its colour; one that may leave more than half is not worth a
// question.
std::optional<int> TellingSticker(const std::vector<Repair>& repairs) {
  const auto likeliest_end = std::find_if(repairs.begin(), repairs.end(),
                                          [](const Repair& repair) { return repair.rank > 1; });
  const auto count = likeliest_end - repairs.begin();
  if (count < 2) return std::nullopt;
  auto fewest = (count + 1) / 2 + 1;
  std::optional<int> telling;
  for (std::size_t sticker = 0; sticker < kStickerCount; ++sticker) {
    std::array<std::ptrdiff_t, kFaceCount> counts = {};
    bool is_known = true;
    for (auto repair = repairs.begin(); repair != likeliest_end; ++repair) {
      const std::optional<Face> color = repair->painting[sticker];
      is_known = is_known && color.has_value();
      if (color) ++counts[static_cast<std::size_t>(*color)];
    }
    const std::ptrdiff_t most = *std::max_element(counts.begin(), counts.end());
    if (!is_known || most >= fewest) continue;
    fewest = most;
    telling = static_cast<int>(sticker);
  }
  return telling;
}

}  // namespace

std::string_view RepairKindName(RepairKind kind) {
  constexpr std::array<std::string_view, kRepairKindCount> kNames = {
      "recolor", "exchange-stickers", "flip-edge",    "twist-corner",   "exchange-pieces",
      "repaint", "turn-faces",        "mirror-faces", "exchange-faces", "reorder-faces"};
  return kNames[static_cast<std::size_t>(kind)];
}

RepairReport FindRepairs(const Painting& painting) {
  const NearCubes near = FindNearCubes(painting);
  RepairReport report;
  report.smallest_change = near.smallest_distance;
  report.are_all = near.are_all;
  report.has_every_piece = HasEveryPiece(painting);
  if (near.smallest_distance == 0) return report;

  std::vector<RankedRepair> ranked;
  for (const NearCube& cube : near.cubes) AddStickerRepair(painting, cube, ranked);
  const int most_cost =
      std::min(kMostFaceCost, near.smallest_distance * MistakeCosts::kSticker + kMostCostAbove);
  for (const FaceRepair& repair : FindFaceRepairs(painting, most_cost)) {
    AddFaceRepair(painting, repair, ranked);
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.order() < b.order(); });
  if (!ranked.empty()) {
    const int most = ranked.front().cost + kMostCostAbove;
    std::erase_if(ranked, [most](const RankedRepair& entry) { return entry.cost > most; });
  }
  int rank = 0;
  std::pair<int, std::size_t> previous = {0, 0};
  for (RankedRepair& entry : ranked) {
    if (entry.order() != previous) ++rank;
    previous = entry.order();
    entry.repair.rank = rank;
    report.repairs.push_back(std::move(entry.repair));
  }
  report.telling_sticker = TellingSticker(report.repairs);
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
