// The tables of the two-phase search in the metrics other than half turns: a set for each, of two
// tables like those of solver/methods/twophase/tables. They are not fetched but made where they are
// needed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/methods/metric.h"
#include "tables/table_description.h"

namespace cubewright {

// In the order of a set.
enum class MetricTable : std::uint8_t {
  // 64,430 flip-slice classes x 2,187 twists: the distance to the phase 2 subgroup modulo 3.
  kPhase1,
  // 2,768 corner classes x 40,320 layer edges: the distance to solved, slice edges ignored, as
  // FarthestKnown describes.
  kPhase2,
};
inline constexpr std::size_t kMetricTableCount = 2;

// The metrics that have a set here.
inline constexpr std::array<Metric, 3> kMetricsWithSets = {Metric::kQtm, Metric::kAxialHtm,
                                                           Metric::kAxialQtm};

// The set of one of those.
const TableSet& MetricTableSet(Metric metric);

// The largest distance that the table of phase 2 tells apart. An entry of 3 is farther; 2, 1 and 0
// mean this distance, one less and two less or nearer. In the quarter-turn metric, where all
// distances of a row are even or all are odd, they mean the largest of those up to this distance,
// two less, and four less or nearer.
constexpr int FarthestKnown(Metric metric) {
  switch (metric) {
    case Metric::kQtm:
      return 14;
    case Metric::kAxialQtm:
      return 12;
    default:
      return 8;
  }
}

}  // namespace cubewright
