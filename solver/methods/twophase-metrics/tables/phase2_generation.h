// Makes the table of phase 2 in a metric other than half turns: corner classes x layer edges,
// joined by the steps of phase 2; slice edges are ignored.
//
// A step costs one or two, so a layer is found from the two before it. Entries have two bits. In
// the quarter-turn metric all distances in a row are even, or all are odd: in the rows of a layer,
// 2 is what is in the layer, 1 what is two nearer, 0 all that is nearer still. In the other
// metrics, 2 is the layer, 1 what is one nearer, 0 the rest, and separate bits mark what is two
// nearer.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "solver/methods/metric.h"
#include "tables/generation.h"
#include "tables/table_description.h"

namespace cubewright {

// The table tells distances up to `last_distance` apart: 2 is the largest that a row has of those,
// 1 the one before, 0 all smaller ones, 3 all larger ones. `last_distance` is even in the
// quarter-turn metric.
std::unique_ptr<TableGeneration> MakePhase2Generation(Metric metric, int last_distance,
                                                      const TableDescription& table,
                                                      std::span<std::byte> payload,
                                                      GenerationExtent extent);

}  // namespace cubewright
