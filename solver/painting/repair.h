// What to change in a painting that shows no legal cube: the likeliest repairs, ranked.
//
// A repair is a legal cube together with what has to change: single stickers, or whole faces that
// were painted turned, mirrored or one in the place of another. The cheapest (MistakeCosts) comes
// first; if only single stickers change at the same cost, the repair with fewer pieces does.
// Repairs equal in both share a rank. If one or two stickers, or one or two faces, were painted
// wrongly, the right cube is nearly always among the first three ranks; the tests have the shares.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/painting/face_layout.h"
#include "solver/painting/painting.h"

namespace cubewright {

enum class RepairKind : std::uint8_t {
  kRecolor,           // one sticker has another colour
  kExchangeStickers,  // two stickers have each other's colour
  kFlipEdge,
  kTwistCorner,
  kExchangePieces,
  kRepaint,  // several stickers have other colours
  // A whole face is wrong. Its stickers become those that follow from the other faces, or unknown
  // while some of the others are not painted.
  kRepaintFace,
  // Whole faces, and perhaps single stickers. Named after the greatest of the changes.
  kTurnFaces,      // they stay in their places
  kMirrorFaces,    // some of them; others may be turned
  kExchangeFaces,  // two of them; they and others may be turned or mirrored
  kReorderFaces,   // more than two are in other places
};

inline constexpr int kRepairKindCount = 11;

// The name that programs see, such as "flip-edge".
std::string_view RepairKindName(RepairKind kind);

// `PuzzlePainting` is an array of optional faces.
template <class PuzzlePainting>
struct PuzzleRepair {
  RepairKind kind = RepairKind::kRepaint;
  // 1 for the likeliest; the same for ties.
  int rank = 0;
  // For kTwistCorner: which way to turn it.
  bool is_clockwise = false;
  // For whole faces: the right layout; the painted one otherwise.
  FaceLayout layout = PaintedLayout();
  // For whole faces: the stickers that are wrong in that layout, by their numbers, ascending.
  std::vector<int> besides;
  // The repaired painting, in the painting's colours. Unknown stickers stay unknown; with
  // kRepaintFace, those of the face may become so.
  PuzzlePainting painting = {};
  // The stickers that it changes, by their numbers, ascending.
  std::vector<int> stickers;
  // Their colours before.
  std::vector<Face> before;
  // The places of the pieces they are on, such as "UR" or "DLF"; none for centres.
  std::vector<std::string> pieces;
};

template <class PuzzlePainting>
struct PuzzleRepairReport {
  // Empty if the painting is legal, or too far from any legal puzzle to be mended.
  std::vector<PuzzleRepair<PuzzlePainting>> repairs;
  // False if there are more repairs of these ranks.
  bool are_all = true;
  // The least number of stickers to change; 0 if the painting is legal as far as it is known.
  int smallest_change = 0;
  // Whether every piece is shown exactly once: then the painting may well be right, and the cube
  // itself put together wrongly.
  bool has_every_piece = false;
  // If several repairs share the first rank: the number of the sticker whose colour tells them
  // apart best. None if each sticker may leave more than half of them.
  std::optional<int> telling_sticker;
};

using Repair = PuzzleRepair<Painting>;
using RepairReport = PuzzleRepairReport<Painting>;

RepairReport FindRepairs(const Painting& painting);

// The painting of any puzzle as letters of faces, with `?` for unknown stickers.
std::string WritePainting(std::span<const std::optional<Face>> painting);

}  // namespace cubewright
