// What a turn costs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "solver/cube/move.h"

namespace cubewright {

enum class Metric : std::uint8_t {
  kHtm,       // each turn of a face is one
  kQtm,       // a half turn is two
  kAxialHtm,  // turns of opposite faces at once cost as much as the dearer of them
  kAxialQtm,
};

// In the order of Metric.
inline constexpr std::array<std::string_view, 4> kMetricNames = {"htm", "qtm", "axial-htm",
                                                                 "axial-qtm"};

constexpr std::string_view NameOf(Metric metric) {
  return kMetricNames[static_cast<std::size_t>(metric)];
}

// None if no metric has this name.
constexpr std::optional<Metric> MetricNamed(std::string_view name) {
  for (std::size_t i = 0; i < kMetricNames.size(); ++i) {
    if (kMetricNames[i] == name) return static_cast<Metric>(i);
  }
  return std::nullopt;
}

// The cost of `moves` as they stand: turns of a face that meet are not merged. In the axial
// metrics, adjacent turns of opposite faces count as made at once.
int CostOf(std::span<const Move> moves, Metric metric);

}  // namespace cubewright
