// Experiments that are known by a name.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "solver/experiments/cube_series.h"

namespace cubewright {

struct Preset {
  std::string_view name;
  // What it asks, in English.
  std::string_view title;
  std::string_view puzzle = "3x3x3";
  // The methods, each with its settings, separated by commas, as `cubewright compare --methods`
  // reads them.
  std::string_view methods = {};
  CubeSeries cubes = {};
  // A limit of positions visited, for methods without a limit of their own.
  std::optional<std::uint64_t> max_nodes = {};
};

std::span<const Preset> Presets();
// Null if none has this name.
const Preset* PresetNamed(std::string_view name);

}  // namespace cubewright
