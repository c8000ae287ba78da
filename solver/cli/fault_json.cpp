#include "solver/cli/fault_json.h"

namespace cubewright {

nlohmann::ordered_json FaultJson(std::string_view input, const Fault& fault) {
  return {{"input", input},
          {"code", ErrorCode(fault.error)},
          {"message", fault.message},
          {"stickers", fault.stickers},
          {"pieces", fault.pieces}};
}

std::string JsonLine(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace cubewright
