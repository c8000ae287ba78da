#include "solver/cli/cubes/fault_json.h"

#include "solver/cli/commands.h"
#include "solver/cli/english/fault_sentences.h"

namespace cubewright {

nlohmann::ordered_json FaultJson(std::string_view input, const PositionFault& fault) {
  return {{"input", Shortened(input)},
          {"code", fault.code},
          {"message", fault.message},
          {"stickers", fault.stickers},
          {"pieces", fault.pieces}};
}

namespace {

std::string FaceLetter(Face face) { return {kFaceLetters[static_cast<std::size_t>(face)]}; }

nlohmann::ordered_json FacesJson(const FaceLayout& layout) {
  nlohmann::ordered_json faces = nlohmann::ordered_json::array();
  for (const auto& [place, placed] : ChangesOf(layout)) {
    faces.push_back({{"face", FaceLetter(place)},
                     {"from", FaceLetter(placed.from)},
                     {"quarterTurns", placed.quarter_turns},
                     {"isMirrored", placed.is_mirrored}});
  }
  return faces;
}

// `write` gives the text of a painting, and `place` those of stickers in it.
template <class PuzzlePainting, class Colors, class Write, class Place>
nlohmann::ordered_json JsonOf(const PuzzleRepairReport<PuzzlePainting>& report,
                              const Colors& colors, Write write, Place place) {
  nlohmann::ordered_json repairs = nlohmann::ordered_json::array();
  for (const PuzzleRepair<PuzzlePainting>& repair : report.repairs) {
    repairs.push_back({{"rank", repair.rank},
                       {"kind", RepairKindName(repair.kind)},
                       {"message", RepairSentence(repair, colors)},
                       {"facelets", write(repair.painting)},
                       {"stickers", place(repair.stickers)},
                       {"pieces", repair.pieces},
                       {"faces", FacesJson(repair.layout)},
                       {"besides", place(repair.besides)}});
  }
  return {{"repairs", repairs},
          {"allRepairs", report.are_all},
          {"hasEveryPiece", report.has_every_piece}};
}

}  // namespace

nlohmann::ordered_json RepairsJson(const RepairReport& report, const ColorSymbols& colors) {
  return JsonOf(report, colors, &WritePainting,
                [](const std::vector<int>& stickers) { return stickers; });
}

nlohmann::ordered_json RepairsJson(const PocketRepairReport& report, const PocketColors& colors,
                                   const FaceSequence& sequence) {
  return JsonOf(
      report, colors,
      [&](const PocketPainting& painting) {
        return WritePocketPainting(InSequence(sequence, painting), colors);
      },
      [&](const std::vector<int>& stickers) { return PlacesInSequence(sequence, stickers); });
}

std::string JsonLine(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace cubewright
