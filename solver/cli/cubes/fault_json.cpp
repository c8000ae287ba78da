#include "solver/cli/cubes/fault_json.h"

#include "solver/cli/english/fault_sentences.h"

namespace cubewright {

nlohmann::ordered_json FaultJson(std::string_view input, const PositionFault& fault) {
  return {{"input", input},
          {"code", ErrorCode(fault.error)},
          {"message", fault.message},
          {"stickers", fault.stickers},
          {"pieces", fault.pieces}};
}

nlohmann::ordered_json RepairsJson(const RepairReport& report, const ColorSymbols& colors) {
  nlohmann::ordered_json repairs = nlohmann::ordered_json::array();
  for (const Repair& repair : report.repairs) {
    repairs.push_back({{"rank", repair.rank},
                       {"kind", RepairKindName(repair.kind)},
                       {"message", RepairSentence(repair, colors)},
                       {"facelets", WritePainting(repair.painting)},
                       {"stickers", repair.stickers},
                       {"pieces", repair.pieces}});
  }
  return {{"repairs", repairs},
          {"allRepairs", report.are_all},
          {"hasEveryPiece", report.has_every_piece}};
}

std::string JsonLine(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace cubewright
