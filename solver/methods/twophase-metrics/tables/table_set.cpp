#include "solver/methods/twophase-metrics/tables/table_set.h"

#include "solver/methods/twophase-metrics/tables/phase1_unit_graph.h"
#include "solver/methods/twophase-metrics/tables/phase2_generation.h"
#include "solver/methods/twophase/coordinates/eight_piece_classes.h"

namespace cubewright {
namespace {

template <Metric kMetric>
std::unique_ptr<TableGeneration> MakePhase2(const TableDescription& table,
                                            std::span<std::byte> payload, GenerationExtent extent,
                                            GenerationThreads) {
  return MakePhase2Generation(kMetric, FarthestKnown(kMetric), table, payload, extent);
}

// Computed for this project.
constexpr std::array<std::uint64_t, 14> kQtmPhase1Counts = {
    1, 1, 3, 24, 185, 1633, 14708, 130032, 1124165, 8868078, 48182278, 75087495, 7498528, 1279};
constexpr std::array<std::uint64_t, 31> kQtmPhase2Counts = {
    1,        1,       4,       3,       12,       18,       96,       176,
    584,      1040,    2849,    6050,    17449,    37959,    98204,    211501,
    519549,   1126657, 2615465, 5257657, 10405979, 16847083, 22918915, 23081667,
    17585703, 9013716, 1634268, 219175,  3800,     177,      2};

constexpr std::array<std::uint64_t, 11> kAxialHtmPhase1Counts = {
    1, 2, 16, 230, 4784, 107119, 2372647, 39805772, 97329421, 1288415, 3};
constexpr std::array<std::uint64_t, 18> kAxialHtmPhase2Counts = {
    1,       8,       29,       158,      911,      4116,     18914,   86678, 378719,
    1570401, 5834132, 16690978, 29503758, 31957006, 21557246, 3932082, 70611, 12};
constexpr std::array<std::uint64_t, 12> kAxialQtmPhase1Counts = {
    1, 2, 10, 94, 1153, 15587, 215019, 2884447, 31153694, 97022502, 9615643, 258};
constexpr std::array<std::uint64_t, 27> kAxialQtmPhase2Counts = {
    1,        3,        5,        13,       44,       64,      395,     717,     2212,
    6226,     14322,    45733,    104126,   277231,   717054,  1646269, 3848398, 8341497,
    13935126, 20948285, 23340418, 19770421, 14261347, 4070204, 266452,  9154,    43};

using QtmGraph = Phase1UnitGraph<Metric::kQtm, 12, 13>;
using AxialHtmGraph = Phase1UnitGraph<Metric::kAxialHtm, 45, 10>;
using AxialQtmGraph = Phase1UnitGraph<Metric::kAxialQtm, 24, 11>;
static_assert(QtmGraph::kLastDistance + 1 == kQtmPhase1Counts.size());
static_assert(AxialHtmGraph::kLastDistance + 1 == kAxialHtmPhase1Counts.size());
static_assert(AxialQtmGraph::kLastDistance + 1 == kAxialQtmPhase1Counts.size());

// What making the table of phase 2 takes: the steps of the search and the classes of pieces, 14 MB
// as measured, and in axial quarter turns a bit for each entry as well.
constexpr std::size_t kMakingBytes = 14'000'000;
constexpr std::size_t kBitsBytes = std::size_t{kEightPieceClassCount} * kLayerEdgesCount / 8;

using Tables = std::array<TableDescription, kMetricTableCount>;

constexpr Tables kQtmTables = {{
    {"phase1-qtm", "phase1-qtm.table", 8, kFlipSliceClassCount, kTwistCount, 2, kQtmPhase1Counts,
     "e687b5d28a0407e76ce52e196c796ff24761c46df11299812530670959da1f52",
     &MakeLayeredGeneration<QtmGraph>},
    {"phase2-qtm", "phase2-qtm.table", 9, kEightPieceClassCount, kLayerEdgesCount, 2,
     kQtmPhase2Counts, "ddc81a6ab073078ac0f14cc6078956d68a1f5b86b3016a4347e690e1265770be",
     &MakePhase2<Metric::kQtm>, kMakingBytes},
}};

constexpr Tables kAxialHtmTables = {{
    {"phase1-axial-htm", "phase1-axial-htm.table", 10, kFlipSliceClassCount, kTwistCount, 2,
     kAxialHtmPhase1Counts, "abc675e70c166506404c2479c4eb702acee07414efc625555bc231f4bbc79ddd",
     &MakeLayeredGeneration<AxialHtmGraph>},
    {"phase2-axial-htm", "phase2-axial-htm.table", 11, kEightPieceClassCount, kLayerEdgesCount, 2,
     kAxialHtmPhase2Counts, "e05ab0f6f61ccb9bc9006aba98d690f15e85e2d58ddd1b1a4c845eee358dd9f3",
     &MakePhase2<Metric::kAxialHtm>, kMakingBytes},
}};

constexpr Tables kAxialQtmTables = {{
    {"phase1-axial-qtm", "phase1-axial-qtm.table", 12, kFlipSliceClassCount, kTwistCount, 2,
     kAxialQtmPhase1Counts, "58cabfe2cd610c7e4a1af7cd7485a0a29edc841221b4b3574a6f9c303573e76d",
     &MakeLayeredGeneration<AxialQtmGraph>},
    {"phase2-axial-qtm", "phase2-axial-qtm.table", 13, kEightPieceClassCount, kLayerEdgesCount, 2,
     kAxialQtmPhase2Counts, "527625f4d87ac07ebdd8a4608b1e9dee459d3379125e4698d16ac3d697c9d20a",
     &MakePhase2<Metric::kAxialQtm>, kMakingBytes + kBitsBytes},
}};

constexpr TableSet kQtmSet = {"two-phase-qtm", "two-phase-qtm.json", kQtmTables};
constexpr TableSet kAxialHtmSet = {"two-phase-axial-htm", "two-phase-axial-htm.json",
                                   kAxialHtmTables};
constexpr TableSet kAxialQtmSet = {"two-phase-axial-qtm", "two-phase-axial-qtm.json",
                                   kAxialQtmTables};

}  // namespace

const TableSet& MetricTableSet(Metric metric) {
  if (metric == Metric::kQtm) return kQtmSet;
  return metric == Metric::kAxialHtm ? kAxialHtmSet : kAxialQtmSet;
}

}  // namespace cubewright
