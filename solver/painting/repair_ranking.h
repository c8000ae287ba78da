// Repairs in the order of how likely they are.
#pragma once

#include <compare>
#include <cstddef>
#include <vector>

#include "solver/painting/face_repairs.h"
#include "solver/painting/repair.h"

namespace cubewright {

// Repairs that cost this much more than the cheapest are not offered: of a cube with few different
// stickers on a face, a turned face may look like two wrong stickers.
inline constexpr int kMostCostAbove = 4;

// What decides which of two repairs is the likelier, the first member first.
struct RepairUnlikeliness {
  // As in MistakeCosts.
  int cost = 0;
  // How many pieces change; of whole faces none.
  std::size_t piece_count = 0;
  // Whether colours are taken for those of another scheme than the usual one.
  bool is_unusual_scheme = false;

  auto operator<=>(const RepairUnlikeliness&) const = default;
};

// What changes from `painting` to `repaired`: colours of stickers. Stickers that are unknown in
// either of them do not change.
Repair DescribeChange(const Painting& painting, const Painting& repaired);

// The same of whole faces, and of the stickers besides.
Repair DescribeFaceRepair(const Painting& painting, const FaceRepair& found);

// Up to which cost repairs by whole faces are worth looking for, if `smallest_change` stickers have
// to change at least.
int MostFaceCost(int smallest_change);

class RepairRanking {
 public:
  // Repairs that come to the same painting are one, told by the likelier change. Puzzles that
  // differ in unknown stickers alone come to the same painting too.
  void Add(const RepairUnlikeliness& unlikeliness, Repair repair);

  // Adds the repairs to the report with their ranks, and the sticker that tells the first apart.
  void MoveTo(RepairReport& report) &&;

 private:
  struct Entry {
    RepairUnlikeliness unlikeliness;
    Repair repair;
  };

  std::vector<Entry> entries_;
};

}  // namespace cubewright
