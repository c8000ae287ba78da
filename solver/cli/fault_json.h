// A fault as --json writes it.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "solver/cube/fault.h"

namespace cubewright {

// {"input", "code", "message", "stickers", "pieces"}.
nlohmann::ordered_json FaultJson(std::string_view input, const Fault& fault);

// On one line. Bytes of the input that are no UTF-8 are replaced, since JSON cannot hold them.
std::string JsonLine(const nlohmann::ordered_json& json);

}  // namespace cubewright
