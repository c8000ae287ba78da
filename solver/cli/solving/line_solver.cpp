#include "solver/cli/solving/line_solver.h"

#include <algorithm>
#include <iostream>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/fault_json.h"
#include "solver/methods/together.h"

namespace cubewright {
namespace {

// A field of a line must not break the line: tabs and line ends become spaces.
std::string AsField(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
  return text;
}

}  // namespace

void LineSolver::Solve(const std::string& text) {
  const std::optional<Position> position = ReadLegal(text);
  if (!position) return;
  const CubieCube& cube = position->cube;
  const auto answer = answer_(*position, goal_ ? Relative(cube, goal_->cube) : cube);
  if (!answer) {
    WriteFault(text, answer.failure());
  } else if (json_) {
    nlohmann::ordered_json json = {{"input", Shortened(text)}};
    json.update(answer->json);
    if (together_ && json.contains("text")) {
      json["text"] = MovesTogetherText(answer->solutions.front());
      // All, beginning with the same.
      if (json.contains("solutions")) {
        for (std::size_t i = 0; i < answer->solutions.size(); ++i) {
          json["solutions"][i]["text"] = MovesTogetherText(answer->solutions[i]);
        }
      }
    }
    std::cout << JsonLine(json) << std::endl;
  } else {
    const std::string facelets = positions_.Facelets(cube);
    for (const std::vector<Move>& moves : answer->solutions) {
      std::cout << facelets << '\t' << (together_ ? MovesTogetherText(moves) : MovesText(moves))
                << std::endl;
    }
  }
}

std::optional<Position> LineSolver::ReadLegal(const std::string& text) {
  const Result<Position, PositionFault> position = positions_.Read(text);
  if (!position) {
    WriteFault(text, position.failure());
    return std::nullopt;
  }
  if (!goal_ || goal_->orientation == kAnyOrientation) return *position;
  const bool have_centers = positions_.have_centers();
  // Centres tell the colours by themselves.
  if (!have_centers && !MayBeInOneScheme(*goal_, *position)) {
    WriteFault(text, OtherSchemeFault());
    return std::nullopt;
  }
  if (goal_->orientation != position->orientation) {
    WriteFault(text, OtherFrameFault(have_centers));
    return std::nullopt;
  }
  return *position;
}

void LineSolver::WriteFault(const std::string& text, const PositionFault& fault) {
  all_solved_ = false;
  if (json_) {
    std::cout << JsonLine(FaultJson(text, fault)) << std::endl;
    return;
  }
  std::cout << AsField(Shortened(text)) << "\terror: " << fault.code << std::endl;
  ReportFault(fault);
}

}  // namespace cubewright
