// Repairs in order of likelihood.
#pragma once

#include <compare>
#include <cstddef>
#include <vector>

#include "solver/painting/face_repairs.h"
#include "solver/painting/repair.h"

namespace cubewright {

// Repairs that cost more than this above the cheapest are not offered: on a cube with few different
// stickers on a face, a turned face may look like two wrong stickers.
inline constexpr int kMostCostAbove = 4;

// Decides which of two repairs is likelier: the first member that differs does.
struct RepairUnlikeliness {
  // As in MistakeCosts.
  int cost = 0;
  // How many pieces change; 0 if faces were turned, mirrored or exchanged.
  std::size_t piece_count = 0;
  // Whether the repair is in another colour scheme than the usual one.
  bool is_unusual_scheme = false;

  auto operator<=>(const RepairUnlikeliness&) const = default;
};

// Describes the change from `painting` to `repaired` by the stickers that change colour. Stickers
// that are unknown in either do not count.
Repair DescribeChange(const Painting& painting, const Painting& repaired);

// The same for whole faces, and the stickers changed besides.
Repair DescribeFaceRepair(const Painting& painting, const FaceRepair& found);

// The highest cost of repairs by whole faces that are worth looking for, if at least
// `smallest_change` stickers have to change.
int MostFaceCost(int smallest_change);

class RepairRanking {
 public:
  // Repairs that lead to the same painting are one, described by the likelier change. Puzzles that
  // differ only in unknown stickers also lead to the same painting.
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
