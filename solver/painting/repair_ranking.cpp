#include "solver/painting/repair_ranking.h"

#include <algorithm>
#include <utility>

#include "solver/cube/pieces.h"

namespace cubewright {
namespace {

// Whole faces are not looked at beyond this cost.
constexpr int kMostFaceCost = 20;

// The colours of a place before and after a repair.
template <class Pieces>
struct PlaceChange {
  std::size_t place = 0;
  std::array<std::optional<Face>, Pieces::kSides> before;
  std::array<std::optional<Face>, Pieces::kSides> after;

  // By how many sides the colours are rotated; 0 if they change in another way.
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

// Whether the colours are the same in any order.
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

// Each colour that a sticker can have leaves some of the repairs that share the first rank. The
// best sticker leaves the fewest in the worst case; one that may leave more than half is not worth
// a question.
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

}  // namespace

int MostFaceCost(int smallest_change) {
  return std::min(kMostFaceCost, smallest_change * MistakeCosts::kSticker + kMostCostAbove);
}

Repair DescribeChange(const Painting& painting, const Painting& repaired) {
  return Change(painting, repaired).Describe();
}

Repair DescribeFaceRepair(const Painting& painting, const FaceRepair& found) {
  Repair repair = DescribeChange(painting, found.painting);
  repair.kind = KindOf(found.layout);
  repair.is_clockwise = false;
  repair.layout = found.layout;
  repair.besides = found.stickers;
  return repair;
}

void RepairRanking::Add(const RepairUnlikeliness& unlikeliness, Repair repair) {
  const auto same = std::find_if(entries_.begin(), entries_.end(), [&repair](const Entry& other) {
    return other.repair.painting == repair.painting;
  });
  if (same == entries_.end()) {
    entries_.push_back({unlikeliness, std::move(repair)});
  } else if (unlikeliness < same->unlikeliness) {
    *same = {unlikeliness, std::move(repair)};
  }
}

void RepairRanking::MoveTo(RepairReport& report) && {
  std::stable_sort(entries_.begin(), entries_.end(),
                   [](const Entry& a, const Entry& b) { return a.unlikeliness < b.unlikeliness; });
  if (!entries_.empty()) {
    const int most = entries_.front().unlikeliness.cost + kMostCostAbove;
    std::erase_if(entries_, [most](const Entry& entry) { return entry.unlikeliness.cost > most; });
  }
  int rank = 0;
  RepairUnlikeliness previous;
  for (Entry& entry : entries_) {
    if (entry.unlikeliness != previous) ++rank;
    previous = entry.unlikeliness;
    entry.repair.rank = rank;
    report.repairs.push_back(std::move(entry.repair));
  }
  report.telling_sticker = TellingSticker(report.repairs);
}

}  // namespace cubewright
