#include "solver/methods/twophase/tables/table_set.h"

#include "solver/methods/twophase/tables/phase1_graph.h"
#include "solver/methods/twophase/tables/phase2_graph.h"

namespace cubewright {
namespace {

// Computed for this project; over all positions those of phase 1 are equal to H. Kociemba's
// published counts.
constexpr std::array<std::uint64_t, 13> kPhase1Counts = {
    1, 1, 5, 44, 487, 5841, 68364, 776568, 7950748, 52098876, 76236234, 3771112, 129};
constexpr std::array<std::uint64_t, 19> kPhase2Counts = {
    1,       3,       10,       52,       285,      1318,     5671,    26502, 115467, 470846,
    1853056, 6535823, 18349792, 32843350, 34118883, 15974563, 1290346, 19777, 15};

constexpr std::array<TableDescription, kTwoPhaseTableCount> kTables = {{
    {"phase1", "phase1.table", 0, kFlipSliceClassCount, kTwistCount, 2, kPhase1Counts,
     "ad714ef3dbce443293d42d57cd2f64f0b86d23654c89007ce204ede1643bd298",
     &MakeLayeredGeneration<Phase1Graph>},
    {"phase2", "phase2.table", 1, kEightPieceClassCount, kLayerEdgesCount, 2, kPhase2Counts,
     "10c50269cfc9a715542ab752747218467ff7545bdd70fa345f6003eed51e7276",
     &MakeLayeredGeneration<Phase2Graph>},
}};
static_assert(Phase1Graph::kLastDistance + 1 == kPhase1Counts.size());

constexpr TableSet kTableSet = {"two-phase", "manifest.json", kTables};

}  // namespace

const TableSet& TwoPhaseTableSet() { return kTableSet; }

const TableDescription& DescriptionOf(TwoPhaseTable table) {
  return kTables[static_cast<std::size_t>(table)];
}

}  // namespace cubewright
