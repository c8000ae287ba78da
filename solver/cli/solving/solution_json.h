// Solutions as --json writes them.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "solver/cli/solving/timed_method.h"
#include "solver/cli/solving/timed_search.h"
#include "solver/cube/cubie_cube.h"
#include "solver/methods/method_description.h"

namespace cubewright {

// For the two-phase search, as SolveResult of the JavaScript interface.
nlohmann::ordered_json ResultJson(const CubieCube& cube, const SolveResult& result, TableTier tier);

// For another method: as before without "tier", and with "written"; "foundBy" if another method may
// have found it; "solutions": [{"moves", "text", "cost"}] if several are wanted; "figures", by
// name, if it reports any; and, if it solves by stages, "stages": [{"id", "from", "to", "steps":
// [{"from", "to", "pieces", "case", "algorithm", "reason": {"key", "values"}}]}]. In a step,
// "case", "algorithm" and "reason" are left out if there are none. `facelets` are those of the
// position.
nlohmann::ordered_json ResultJson(const std::string& facelets, const MethodResult& result,
                                  std::string_view method, const MethodTask& task);

// [{"name", "moves", "mirrorOf"}]; "mirrorOf" is left out if the sequence is no mirror image.
nlohmann::ordered_json SequencesJson(std::span<const NamedSequence> sequences);

}  // namespace cubewright
