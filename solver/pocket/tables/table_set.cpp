#include "solver/pocket/tables/table_set.h"

#include <array>

#include "solver/pocket/tables/distance_graph.h"
#include "tables/exact_generation.h"

namespace cubewright {
namespace {

// As J. Scherphuis gives them (jaapsch.net, "Mini Cube, the 2x2x2 Rubik's Cube").
constexpr std::array<std::uint64_t, 12> kHalfTurnCounts = {
    1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644};
constexpr std::array<std::uint64_t, 15> kQuarterTurnCounts = {
    1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276};

constexpr std::array<TableDescription, kPocketTableCount> kTables = {{
    {"pocket-htm", "pocket-htm.table", 2, kPocketPermutationCount, kPocketTwistCount, kExactBits,
     kHalfTurnCounts, "ae357ef50d5b027d23bb541650ac05881e2911e825d276fdff5396f1794d27e1",
     &MakeExactGeneration<PocketDistanceGraph<false>>},
    {"pocket-qtm", "pocket-qtm.table", 3, kPocketPermutationCount, kPocketTwistCount, kExactBits,
     kQuarterTurnCounts, "7a933bbcedb0b13aa47853a790933d486b88258c93184472aa4069d0e657ff82",
     &MakeExactGeneration<PocketDistanceGraph<true>>},
}};

constexpr TableSet kTableSet = {"pocket", "pocket.json", kTables};

}  // namespace

const TableSet& PocketTableSet() { return kTableSet; }

const TableDescription& DescriptionOf(PocketTable table) {
  return kTables[static_cast<std::size_t>(table)];
}

}  // namespace cubewright
