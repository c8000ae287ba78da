// A method that takes part in a comparison, with its settings: `genetic:population=layers:seed=3`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "solver/cli/solving/method_options.h"
#include "solver/cube/error.h"

namespace cubewright {

struct MethodSettings {
  // The text as it was written; results have it as the method's name.
  std::string label;
  // Puzzle and metric are those of the whole experiment.
  MethodOptions options = {};
  bool has_seed = false;
  int max_length = 0;
  std::optional<std::uint64_t> max_nodes = {};
  std::optional<std::uint64_t> time_ms = {};
};

// Fails with a sentence that says what is wrong.
Result<MethodSettings, std::string> ReadMethodSettings(std::string_view text);

}  // namespace cubewright
