#include "solver/pocket/painting/pocket_repair.h"

#include <algorithm>
#include <utility>

#include "solver/cube/pieces.h"
#include "solver/painting/face_repairs.h"
#include "solver/painting/repair_ranking.h"
#include "solver/pocket/painting/near_pockets.h"
#include "solver/pocket/painting/turned_corners.h"
#include "solver/text/code_points.h"

namespace cubewright {
namespace {

constexpr ColorScheme kUsualScheme = kUsualCenters;

// With unknown stickers, there are many ways to explain a mistake. If there are more than this,
// lower ranks are left out.
constexpr std::size_t kMostRepairs = 12;

// The painting on a 3x3x3, each colour named by a face as in the painting: these are only names,
// whatever the scheme.
Painting OnCube(const PocketPainting& painting) { return OnCube(painting, kUsualScheme); }

// Whether each piece of a scheme is shown in some place.
bool HasEveryPiece(const PocketPainting& painting, const ColorScheme& scheme) {
  const bool is_known = std::find(painting.begin(), painting.end(), std::nullopt) == painting.end();
  if (!is_known) return false;
  Stickers stickers = {};
  const Painting on_cube = OnCube(painting, scheme);
  std::transform(on_cube.begin(), on_cube.end(), stickers.begin(),
                 [](const std::optional<Face> color) { return color.value_or(Face::kU); });
  unsigned pieces = 0;
  for (std::size_t place = 0; place < CornerPieces::kCount; ++place) {
    const auto shown = PieceShownAt<CornerPieces>(place, stickers);
    if (shown) pieces |= 1U << shown->piece;
  }
  return pieces == (1U << CornerPieces::kCount) - 1;
}

class PocketRepairs {
 public:
  explicit PocketRepairs(const PocketPaintingReading& reading)
      : painting_(reading.painting), colors_(reading.colors), on_cube_(OnCube(painting_)) {}

  void AddByStickers(const NearPocket& near) {
    Painting repaired = on_cube_;
    const Painting legal = OnCube(near.stickers);
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (repaired[i]) repaired[i] = legal[i];
    }
    Repair repair = DescribeChange(on_cube_, repaired);
    const std::size_t piece_count = repair.pieces.size();
    ranking_.Add({near.distance * MistakeCosts::kSticker, piece_count, IsUnusual(near.scheme)},
                 std::move(repair));
  }

  // Adds repairs to puzzles in a scheme.
  void AddByTurnedCorners(const ColorScheme& scheme) {
    for (const TurnedCorner& corner : FindTurnedCorners(painting_, scheme)) {
      Repair repair = DescribeChange(on_cube_, OnCube(corner.painting));
      repair.kind = RepairKind::kTwistCorner;
      repair.is_clockwise = corner.is_clockwise;
      ranking_.Add({MistakeCosts::kSticker, 1, IsUnusual(scheme)}, std::move(repair));
    }
  }

  // Adds repairs to puzzles in a scheme.
  void AddByFaces(const ColorScheme& scheme, int most_cost) {
    const FaceRepairPuzzle puzzle = {.stickers_of_a_color = kPocketStickersPerFace,
                                     .nearest = &NearestInUsualScheme};
    for (FaceRepair& found : FindFaceRepairs(OnCube(painting_, scheme), most_cost, puzzle)) {
      found.painting = OnCube(FromCube(found.painting, scheme));
      ranking_.Add({found.cost, 0, IsUnusual(scheme)}, DescribeFaceRepair(on_cube_, found));
    }
  }

  void MoveTo(PocketRepairReport& report) && {
    RepairReport on_cube;
    std::move(ranking_).MoveTo(on_cube);
    for (const Repair& repair : on_cube.repairs) report.repairs.push_back(OfPocket(repair));
    if (!IsKnown(painting_)) LeaveOutLowerRanks(report);
    if (on_cube.telling_sticker) report.telling_sticker = PocketStickerOf(*on_cube.telling_sticker);
  }

 private:
  // For a painting whose colours are named by the faces of its scheme.
  static std::vector<Painting> NearestInUsualScheme(const Painting& arranged, int most_stickers,
                                                    std::size_t most_count) {
    const std::array<ColorScheme, 1> schemes = {kUsualScheme};
    const NearPockets near =
        FindNearPockets(FromCube(arranged, kUsualScheme), schemes,
                        {.distance = 0, .most_distance = most_stickers, .count = most_count});
    std::vector<Painting> paintings;
    for (const NearPocket& pocket : near.pockets) paintings.push_back(OnCube(pocket.stickers));
    return paintings;
  }

  static PocketRepair OfPocket(const Repair& repair) {
    const auto numbers = [](std::vector<int> stickers) {
      for (int& sticker : stickers) sticker = PocketStickerOf(sticker);
      return stickers;
    };
    return {.kind = repair.kind,
            .rank = repair.rank,
            .is_clockwise = repair.is_clockwise,
            .layout = repair.layout,
            .besides = numbers(repair.besides),
            .painting = FromCube(repair.painting, kUsualScheme),
            .stickers = numbers(repair.stickers),
            .before = repair.before,
            .pieces = repair.pieces};
  }

  static void LeaveOutLowerRanks(PocketRepairReport& report) {
    if (report.repairs.size() <= kMostRepairs) return;
    const int rank = report.repairs[kMostRepairs].rank;
    report.are_all = false;
    std::erase_if(report.repairs, [rank](const PocketRepair& repair) {
      return repair.rank > 1 && repair.rank >= rank;
    });
  }

  bool IsUnusual(const ColorScheme& scheme) const {
    return colors_.are_named() && scheme != kUsualScheme;
  }

  const PocketPainting& painting_;
  const PocketColors& colors_;
  Painting on_cube_;
  RepairRanking ranking_;
};

}  // namespace

PocketRepairReport FindPocketRepairs(const PocketPaintingReading& reading) {
  const auto& [painting, colors] = reading;
  const NearPockets near = FindNearPockets(painting, colors.schemes());
  PocketRepairReport report;
  report.smallest_change = near.smallest_distance;
  report.are_all = near.are_all;
  for (const ColorScheme& scheme : colors.schemes()) {
    report.has_every_piece = report.has_every_piece || HasEveryPiece(painting, scheme);
  }
  if (near.smallest_distance == 0) return report;

  PocketRepairs repairs(reading);
  if (!IsKnown(painting)) {
    for (const ColorScheme& scheme : colors.schemes()) repairs.AddByTurnedCorners(scheme);
  }
  for (const NearPocket& pocket : near.pockets) repairs.AddByStickers(pocket);
  for (const ColorScheme& scheme : colors.schemes()) {
    repairs.AddByFaces(scheme, MostFaceCost(near.smallest_distance));
  }
  std::move(repairs).MoveTo(report);
  return report;
}

std::string WritePocketPainting(const PocketPainting& painting, const PocketColors& colors) {
  std::string text;
  for (const std::optional<Face> color : painting) {
    text += color ? Utf8(colors.symbols[static_cast<std::size_t>(*color)]) : "?";
  }
  return text;
}

}  // namespace cubewright
