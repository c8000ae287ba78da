// What to change of a painting that shows no legal cube: the smallest repairs, ranked.
//
// A repair is a legal cube together with the stickers that have to change. Repairs of fewer
// stickers come first; of as many stickers, those on fewer pieces. Repairs equal in both share a
// rank. A cube of which one or two stickers were painted wrongly is among the first three ranks.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/painting/painting.h"

namespace cubewright {

enum class RepairKind : std::uint8_t {
  kRecolor,           // one sticker has another colour
  kExchangeStickers,  // two stickers have each other's colour
  kFlipEdge,
  kTwistCorner,
  kExchangePieces,
  kRepaint,  // several stickers have other colours
};

inline constexpr int kRepairKindCount = 6;

// The name that programs see, such as "flip-edge".
std::string_view RepairKindName(RepairKind kind);

struct Repair {
  RepairKind kind = RepairKind::kRepaint;
  // 1 for the likeliest; the same for ties.
  int rank = 0;
  // For kTwistCorner: which way to turn it.
  bool is_clockwise = false;
  // The painting repaired, in the painting's colours; stickers that were unknown are so still.
  Painting painting;
  // Those that it changes, 0..53, rising.
  std::vector<int> stickers;
  // Their colours before.
  std::vector<Face> before;
  // The places of the pieces they are on, such as "UR" or "DLF"; none for centres.
  std::vector<std::string> pieces;
};

struct RepairReport {
  // Empty if the painting is legal, or too far from any legal cube to be mended sticker by sticker.
  std::vector<Repair> repairs;
  // False if there are more repairs of these ranks.
  bool are_all = true;
  // How many stickers have to change at least; 0 if the painting is legal as far as it is known.
  int smallest_change = 0;
  // Whether every piece is shown, and shown once: then the painting may well be right, and the cube
  // itself put together wrongly.
  bool has_every_piece = false;
};

RepairReport FindRepairs(const Painting& painting);

// The symbols of a painting, with `?` for unknown stickers.
std::string WritePainting(const Painting& painting);

}  // namespace cubewright
