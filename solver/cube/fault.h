// What is wrong with a cube, as values: the stickers and pieces to mark, and the findings. Whoever
// shows them to a person turns them into sentences.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/error.h"

namespace cubewright {

enum class FindingKind : std::uint8_t {
  kWrongLength,       // `count` stickers are given instead of 54
  kUnreadableSymbol,  // the symbol at the sticker `places[0]` cannot stand for a colour
  kColorCount,        // the colour is on `count` stickers
  kRepeatedCenter,    // the colour is on more than one centre
  kMisplacedCenters,  // the centres of U R F D L B have these colours, an arrangement no cube has
  kUnclearCenters,    // the centres give symbols their meaning, but they are not six different ones
  kNoSuchPiece,       // no piece has the colours that are shown at `places[0]`
  kMirroredPiece,     // the same, but a corner has them the other way round
  kRepeatedPiece,     // the piece of these colours is shown at all of `places`
  kMissingPiece,      // the piece of these colours is shown nowhere
  kTurnedPiece,       // the piece of these colours is the only one of its kind not at home
  kExchangedPiece,    // the piece of these colours is one of the only two of its kind not at home
};

inline constexpr int kFindingKindCount = 12;

// The name that programs see, such as "missing-piece".
std::string_view FindingKindName(FindingKind kind);

struct Finding {
  FindingKind kind;
  // The symbols that stand for the colours, in the order of a piece's name.
  std::u32string colors;
  // Names of stickers ("U1") or pieces ("UR", "DLF").
  std::vector<std::string> places;
  int count = 0;
};

struct Fault {
  Error error;
  // The stickers to mark, 0..53 as in a facelet string, ascending; none if no sticker is more to
  // blame than the others.
  std::vector<int> stickers;
  // The pieces concerned, named by the place in which they stand, such as "UR" or "DLF".
  std::vector<std::string> pieces;
  // What is wrong with this very cube, the most telling first.
  std::vector<Finding> findings;
  // Whether the symbols of the findings stand for the standard colours: as letters of faces or of
  // the colours themselves.
  bool has_named_colors = false;
};

}  // namespace cubewright
