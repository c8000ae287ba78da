#include "solver/methods/optimal/large/table_set.h"

#include <array>
#include <cstdint>

#include "solver/methods/optimal/large/corner_classes.h"
#include "solver/methods/optimal/large/large_generation.h"
#include "solver/methods/optimal/large/sliced_edges.h"

namespace cubewright {
namespace {

// Computed for this project. Another numbering of places and classes gives other counts: nissy-core
// has 6,686,828 up to 8, 63,867,852 at 9 and 392,789,689 at 10.
constexpr std::array<std::uint64_t, kLargeLastDistance + 1> kCounts = {
    1, 1, 4, 34, 332, 3722, 43646, 518331, 6105877, 63702702, 392000862};

// The layers near solved, and the positions of a round. Measured in WebAssembly.
constexpr std::size_t kMakingBytes = 130'000'000;

constexpr std::array<TableDescription, 1> kTables = {
    {{"optimal-large", "optimal-large.table", 7, kCornerClassCount,
      kSlicesCount << kLargeFlipPlaces, 2, kCounts,
      "94a253ffb36f3b829d1ca60365b191885f63f9989307b86acafd29ee086cdb81", &MakeLargeGeneration,
      kMakingBytes}}};

constexpr TableSet kTableSet = {"optimal-large", "optimal-large.json", kTables};

}  // namespace

const TableSet& OptimalLargeTableSet() { return kTableSet; }

}  // namespace cubewright
