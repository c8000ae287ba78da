#include "solver/cli/cubes/check_report.h"

namespace cubewright {

void PrintFault(const PositionFault& fault, const std::function<std::string(int sticker)>& name) {
  std::cout << "error: " << fault.code << '\n' << fault.message << '\n';
  if (!fault.pieces.empty()) {
    std::cout << "pieces:";
    for (const std::string& piece : fault.pieces) std::cout << ' ' << piece;
    std::cout << '\n';
  }
  if (!fault.stickers.empty()) {
    std::cout << "stickers:";
    for (const int sticker : fault.stickers) std::cout << ' ' << name(sticker);
    std::cout << '\n';
  }
}

void PrintFaultJson(std::string_view input, const PositionFault& fault,
                    const nlohmann::ordered_json& repairs) {
  nlohmann::ordered_json line = FaultJson(input, fault);
  line.update(repairs);
  std::cout << JsonLine(line) << '\n';
}

}  // namespace cubewright
