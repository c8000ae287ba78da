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

// Whether each piece is shown in some place, with any orientation.
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

// Adds each repair that changes a single sticker. If stickers are unknown, many cubes give the same
// repair, so the nearest cubes that are listed may all give just one.
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

// A face with fewer painted stickers is repaired sticker by sticker.
constexpr int kFewestOnWrongFace = 4;
// A whole face is taken for wrong only if at least this many stickers would have to change. Before
// all faces are painted, few pieces are complete, so two stickers are many.
constexpr int kFewestWrongStickers = 4;
constexpr int kFewestWrongStickersEarly = 2;
// If more cubes than these fit the other faces, the face does not follow from them.
constexpr std::size_t kMostOfWrongFace = 4;

// The known stickers of a face except its centre, 0..53.
std::vector<int> PaintedOn(Face face, const Painting& painting) {
  std::vector<int> stickers;
  for (int sticker = 0; sticker < kStickerCount; ++sticker) {
    const bool is_on_face = FaceOfSticker(sticker) == face && sticker != CenterSticker(face);
    if (is_on_face && painting[static_cast<std::size_t>(sticker)]) stickers.push_back(sticker);
  }
  return stickers;
}

// Leaves the face unknown.
void AddFaceToRepaint(const Painting& painting, const Painting& others,
                      const std::vector<int>& stickers, RepairRanking& ranking) {
  if (!MayBeLegal(others)) return;
  Repair repair = DescribeChange(painting, others);
  repair.kind = RepairKind::kRepaintFace;
  repair.stickers = stickers;
  for (const int sticker : stickers) {
    repair.before.push_back(*painting[static_cast<std::size_t>(sticker)]);
  }
  const std::size_t piece_count = repair.pieces.size();
  ranking.Add({MistakeCosts::kWrongFaceEarly, piece_count}, std::move(repair));
}

// Gives the face the colours that follow from the others.
void AddRepaintedFace(const Painting& painting, const Painting& others, RepairRanking& ranking) {
  const NearCubes near =
      FindNearCubes(others, {.distance = 0, .most_distance = 0, .count = kMostOfWrongFace});
  if (near.smallest_distance != 0 || !near.are_all) return;
  for (const NearCube& cube : near.cubes) {
    const Stickers legal = PaintedStickers(cube.cube, CentersOf(cube.orientation));
    Painting repaired;
    std::copy(legal.begin(), legal.end(), repaired.begin());
    Repair repair = DescribeChange(painting, repaired);
    repair.kind = RepairKind::kRepaintFace;
    const std::size_t piece_count = repair.pieces.size();
    ranking.Add({MistakeCosts::kWrongFace, piece_count}, std::move(repair));
  }
}

// Adds each face without which the painting is legal: someone who looks at the wrong side of the
// cube paints a whole face wrongly.
void AddRepairsOfOneFace(const Painting& painting, int smallest_change, RepairRanking& ranking) {
  std::array<std::vector<int>, kFaceCount> painted;
  for (std::size_t face = 0; face < painted.size(); ++face) {
    painted[face] = PaintedOn(static_cast<Face>(face), painting);
  }
  const bool is_early =
      std::any_of(painted.begin(), painted.end(), [](const auto& face) { return face.empty(); });
  const bool is_known = std::find(painting.begin(), painting.end(), std::nullopt) == painting.end();
  if (!is_early && !is_known) return;
  if (smallest_change < (is_early ? kFewestWrongStickersEarly : kFewestWrongStickers)) return;
  for (const std::vector<int>& stickers : painted) {
    if (stickers.size() < kFewestOnWrongFace) continue;
    Painting others = painting;
    for (const int sticker : stickers) others[static_cast<std::size_t>(sticker)].reset();
    if (is_early)
      AddFaceToRepaint(painting, others, stickers, ranking);
    else
      AddRepaintedFace(painting, others, ranking);
  }
}

}  // namespace

std::string_view RepairKindName(RepairKind kind) {
  constexpr std::array<std::string_view, kRepairKindCount> kNames = {
      "recolor",         "exchange-stickers", "flip-edge",    "twist-corner",
      "exchange-pieces", "repaint",           "repaint-face", "turn-faces",
      "mirror-faces",    "exchange-faces",    "reorder-faces"};
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
  AddRepairsOfOneFace(painting, near.smallest_distance, ranking);
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
