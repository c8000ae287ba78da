#include "tables/table_kind.h"

namespace cubewright {
namespace {

constexpr std::array<std::uint64_t, 13> kPhase1Counts = {
    1, 1, 5, 44, 487, 5841, 68364, 776568, 7950748, 52098876, 76236234, 3771112, 129};
constexpr std::array<std::uint64_t, 19> kPhase2Counts = {
    1,       3,       10,       52,       285,      1318,     5671,    26502, 115467, 470846,
    1853056, 6535823, 18349792, 32843350, 34118883, 15974563, 1290346, 19777, 15};

constexpr std::array<TableShape, kTableKinds.size()> kShapes = {{
    {"phase1", "phase1.table", kFlipSliceClassCount, kTwistCount, kPhase1Counts,
     "ad714ef3dbce443293d42d57cd2f64f0b86d23654c89007ce204ede1643bd298"},
    {"phase2", "phase2.table", kEightPieceClassCount, kLayerEdgesCount, kPhase2Counts,
     "10c50269cfc9a715542ab752747218467ff7545bdd70fa345f6003eed51e7276"},
}};

}  // namespace

const TableShape& ShapeOf(TableKind kind) { return kShapes[static_cast<std::size_t>(kind)]; }

std::optional<TableKind> TableKindFromName(std::string_view name) {
  for (const TableKind kind : kTableKinds) {
    if (ShapeOf(kind).name == name) return kind;
  }
  return std::nullopt;
}

}  // namespace cubewright
