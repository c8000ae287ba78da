// What `cubewright check` writes about a puzzle that is not legal, whichever puzzle it is.
#pragma once

#include <functional>
#include <iostream>
#include <string>
#include <string_view>

#include "solver/cli/cubes/fault_json.h"
#include "solver/cli/cubes/position.h"
#include "solver/cli/english/fault_sentences.h"

namespace cubewright {

// `name` gives the name of a sticker by its number.
void PrintFault(const PositionFault& fault, const std::function<std::string(int sticker)>& name);

// `write` gives the text of a painting.
template <class PuzzlePainting, class Colors, class Write>
void PrintRepairs(const PuzzleRepairReport<PuzzlePainting>& report, const Colors& colors,
                  Write write) {
  if (report.repairs.empty()) return;
  std::cout << "repairs, the likeliest first" << (report.are_all ? "" : " (there are more)")
            << ":\n";
  for (const PuzzleRepair<PuzzlePainting>& repair : report.repairs) {
    std::cout << "  " << repair.rank << ". " << RepairSentence(repair, colors) << ' '
              << write(repair.painting) << '\n';
  }
  if (!report.has_every_piece) return;
  std::cout
      << "Every piece is there once, so the cube itself may have been put together wrongly.\n";
}

// A line of JSON with the fault and what RepairsJson gives.
void PrintFaultJson(std::string_view input, const PositionFault& fault,
                    const nlohmann::ordered_json& repairs);

}  // namespace cubewright
