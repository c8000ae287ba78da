// What to change of a painting that shows no legal cube: the likeliest repairs, ranked.
//
// A repair is a legal cube together with what has to change: single stickers, or whole faces that
// were painted turned, mirrored or one in the place of another. What costs least (MistakeCosts)
// comes first; of single stickers at the same cost, those on fewer pieces. Repairs equal in both
// share a rank. A cube of which one or two stickers, or one or two faces, were painted wrongly is
// among the first three ranks.
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
  // A whole face is wrong. Its stickers are those that follow from the other faces; while some of
  // these are not painted, they become unknown.
  kRepaintFace,
  // Whole faces, and single stickers besides. Named after the greatest of the changes.
  kTurnFaces,      // they stay in their places
  kMirrorFaces,    // some of them; others may be turned
  kExchangeFaces,  // two of them; they and others may be turned or mirrored
  kReorderFaces,   // more than two are in other places
};

inline constexpr int kRepairKindCount = 11;

// The name that programs see, such as "flip-edge".
std::string_view RepairKindName(RepairKind kind);

// Of a puzzle's paintings, an array of optional faces.
template <class PuzzlePainting>
struct PuzzleRepair {
  RepairKind kind = RepairKind::kRepaint;
  // 1 for the likeliest; the same for ties.
  int rank = 0;
  // For kTwistCorner: which way to turn it.
  bool is_clockwise = false;
  // For whole faces: the layout that is the right one; the painted one otherwise.
  FaceLayout layout = PaintedLayout();
  // For whole faces: the stickers that are wrong in that layout, by their numbers, rising.
  std::vector<int> besides;
  // The painting repaired, in the painting's colours; stickers that were unknown are so still. Of
  // kRepaintFace those of the face may be unknown now.
  PuzzlePainting painting = {};
  // Those that it changes, by their numbers, rising.
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
  // How many stickers have to change at least; 0 if the painting is legal as far as it is known.
  int smallest_change = 0;
  // Whether every piece is shown, and shown once: then the painting may well be right, and the cube
  // itself put together wrongly.
  bool has_every_piece = false;
  // If several repairs share the first rank: the number of the sticker whose colour tells them
  // apart best. None if each sticker may leave more than half of them.
  std::optional<int> telling_sticker;
};

using Repair = PuzzleRepair<Painting>;
using RepairReport = PuzzleRepairReport<Painting>;

RepairReport FindRepairs(const Painting& painting);

// The letters of a painting's faces, with `?` for unknown stickers; of any puzzle.
std::string WritePainting(std::span<const std::optional<Face>> painting);

}  // namespace cubewright
