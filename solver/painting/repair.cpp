#include "solver/painting/repair.h"

#include <algorithm>
#include <utility>

#include "solver/cube/pieces.h"
#include "solver/painting/face_repairs.h"
#include "solver/painting/near_cubes.h"
#include "solver/painting/piece_arrangements.h"
#include "solver/painting/repair_ranking.h"

namespace cubewright {
namespace {

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

void AddStickerRepair(const Painting& painting, const NearCube& cube, RepairRanking& ranking) {
  const Stickers legal = PaintedStickers(cube.cube, CentersOf(cube.orientation));
  Painting repaired = painting;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (repaired[i]) repaired[i] = legal[i];
  }
  Repair repair = DescribeChange(painting, repaired);
  const std::size_t piece_count = repair.pieces.size();
  ranking.Add({cube.distance * MistakeCosts::kSticker, piece_count}, std::move(repair));
}

// Whether the painting is legal as far as it is known.
bool MayBeLegal(const Painting& painting) {
  return FindNearCubes(painting, {.distance = 0, .most_distance = 0, .count = 1})
             .smallest_distance == 0;
}

// Adds each repair that changes a single sticker. Of a painting with unknown stickers so many cubes
// come to the same repair that the nearest ones may tell of one repair alone.
void AddRepairsOfOneSticker(const Painting& painting, RepairRanking& ranking) {
  for (std::size_t i = 0; i < painting.size(); ++i) {
    if (!painting[i]) continue;
    Painting repaired = painting;
    repaired[i].reset();
    if (!MayBeLegal(repaired)) continue;
    for (std::size_t color = 0; color < kFaceCount; ++color) {
      const auto face = static_cast<Face>(color);
      if (face == *painting[i]) continue;
      repaired[i] = face;
      if (!MayBeLegal(repaired)) continue;
      Repair repair = DescribeChange(painting, repaired);
      const std::size_t piece_count = repair.pieces.size();
      ranking.Add({MistakeCosts::kSticker, piece_count}, std::move(repair));
    }
  }
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

  RepairRanking ranking;
  if (near.smallest_distance == 1 && !near.are_all) AddRepairsOfOneSticker(painting, ranking);
  for (const NearCube& cube : near.cubes) AddStickerRepair(painting, cube, ranking);
  for (const FaceRepair& repair : FindFaceRepairs(painting, MostFaceCost(near.smallest_distance))) {
    ranking.Add({repair.cost, 0}, DescribeFaceRepair(painting, repair));
  }
  std::move(ranking).MoveTo(report);
  return report;
}

std::string WritePainting(std::span<const std::optional<Face>> painting) {
  std::string text;
  for (const std::optional<Face> color : painting) {
    text += color ? kFaceLetters[static_cast<std::size_t>(*color)] : '?';
  }
  return text;
}

}  // namespace cubewright
