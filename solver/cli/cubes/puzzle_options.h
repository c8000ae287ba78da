// Which puzzle a command is about, and in which order the faces of a 2x2x2 are given.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "solver/pocket/painting/pocket_symbols.h"

namespace cubewright {

struct PuzzleOptions {
  // One of kPuzzleNames.
  std::string puzzle = "3x3x3";
  // Six letters of faces; empty for the usual order.
  std::string faces;

  bool is_pocket() const { return puzzle == "2x2x2"; }
  FaceSequence sequence() const { return ReadFaceSequence(faces).value_or(kUsualFaceSequence); }
};

// --puzzle. `options` must outlive the parsing, here and below.
void AddPuzzleOption(CLI::App& command, PuzzleOptions& options);
// --faces.
void AddFacesOption(CLI::App& command, PuzzleOptions& options);

// Whether the options go together; if not, it says why on standard error.
bool AreConsistent(const PuzzleOptions& options);

}  // namespace cubewright
