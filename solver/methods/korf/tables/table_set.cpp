#include "solver/methods/korf/tables/table_set.h"

#include <array>

#include "solver/methods/korf/coordinates.h"
#include "solver/methods/korf/tables/graphs.h"
#include "tables/exact_generation.h"

namespace cubewright {
namespace {

// Corners as in Korf's paper. Edges computed for this project; their mean, 7.668, is Korf's. A half
// turn of the cube about the axis through R and L takes one six to the other.
constexpr std::array<std::uint64_t, 12> kCornerCounts = {
    1, 18, 243, 2874, 28000, 205416, 1168516, 5402628, 20776176, 45391616, 15139616, 64736};
constexpr std::array<std::uint64_t, 11> kEdgeCounts = {
    1, 15, 182, 2208, 25329, 258827, 2165560, 12222708, 24596752, 3305973, 365};

constexpr std::array<TableDescription, kKorfTableCount> kTables = {{
    {"korf-corners", "korf-corners.table", 4, kKorfCornerCount, kKorfTwistCount, kExactBits,
     kCornerCounts, "410ded9440d991b8597f2eee1618ebdf7b4b6676930dc17d572eca7708656233",
     &MakeExactGeneration<KorfCornerGraph>},
    {"korf-upper-edges", "korf-upper-edges.table", 5, kSixPlacementCount, kSixFlipCount, kExactBits,
     kEdgeCounts, "cc18ca45f7412ed267bfacda87acb4543e1cb246288e6f638903d3b0edc219a0",
     &MakeExactGeneration<KorfEdgeGraph<0>>},
    {"korf-lower-edges", "korf-lower-edges.table", 6, kSixPlacementCount, kSixFlipCount, kExactBits,
     kEdgeCounts, "a181b36ccec7adc2e41db0511e85e46082ef347858d1c61d30e30ec03a8dbfd1",
     &MakeExactGeneration<KorfEdgeGraph<1>>},
}};

constexpr TableSet kTableSet = {"korf", "korf.json", kTables};

}  // namespace

const TableSet& KorfTableSet() { return kTableSet; }

const TableDescription& DescriptionOf(KorfTable table) {
  return kTables[static_cast<std::size_t>(table)];
}

}  // namespace cubewright
