#include "solver/cli/cubes/puzzle_options.h"

#include <iostream>
#include <vector>

#include "solver/methods/choices.h"

namespace cubewright {

void AddPuzzleOption(CLI::App& command, PuzzleOptions& options) {
  command.add_option("--puzzle", options.puzzle, "Which puzzle it is")
      ->check(CLI::IsMember(std::vector<std::string>(kPuzzleNames.begin(), kPuzzleNames.end())))
      ->capture_default_str();
}

void AddFacesOption(CLI::App& command, PuzzleOptions& options) {
  const auto objection = [](const std::string& text) -> std::string {
    return ReadFaceSequence(text) ? "" : "\"" + text + "\" is not U R F D L B in some order";
  };
  command
      .add_option("--faces", options.faces,
                  "In which order the faces of a 2x2x2 are given and written, if not as U R F D L "
                  "B; each row by row, as the net shows it")
      ->check(CLI::Validator(objection, "FBUDLR"));
}

bool AreConsistent(const PuzzleOptions& options) {
  if (options.is_pocket() || options.faces.empty()) return true;
  std::cerr << "cubewright: --faces is for --puzzle 2x2x2.\n";
  return false;
}

}  // namespace cubewright
