#include "solver/cli/english/notation_sentences.h"

#include "solver/cli/english/phrases.h"

namespace cubewright {
namespace {

std::string WhatIsWrong(const NotationFault& fault) {
  switch (fault.kind) {
    case NotationFaultKind::kTooManyCharacters:
      return "Moves may have up to " + std::to_string(kMostNotationCharacters) + " characters.";
    case NotationFaultKind::kUnknownMove:
      break;
    case NotationFaultKind::kLooseNumber:
      return "A number stands right behind the turn or bracket that it repeats.";
    case NotationFaultKind::kLooseApostrophe:
      return "An apostrophe stands right behind the turn or bracket that it undoes.";
    case NotationFaultKind::kQuarterTurns:
      return "A face is turned 1, 2 or 3 quarter turns.";
    case NotationFaultKind::kRepeats:
      return "A bracket is repeated 1 time or more.";
    case NotationFaultKind::kTooManyTurns:
      return "Written out, these are more than " + std::to_string(kMostNotationTurns) + " turns.";
    case NotationFaultKind::kTooDeep:
      return "Brackets stand more than " + std::to_string(kMostNotationNesting) +
             " deep in each other.";
    case NotationFaultKind::kUnclosedBracket:
      return "This bracket is never closed.";
    case NotationFaultKind::kUnopenedBracket:
      return "This bracket was never opened.";
    case NotationFaultKind::kUnmatchedBracket:
      return "This bracket does not match the one that is open.";
    case NotationFaultKind::kSeparatorOutside:
      return CharacterName(fault.character) + " stands only in square brackets: [A, B] or [A: B].";
    case NotationFaultKind::kOnePart:
      return "Square brackets hold two parts: [A, B] or [A: B].";
    case NotationFaultKind::kMoreThanTwoParts:
      return "Square brackets hold two parts; put a further pair around two.";
  }
  return CharacterName(fault.character) +
         " is no move. Moves are U R F D L B, wide turns Uw or u, slices M E S, rotations x y z.";
}

}  // namespace

std::string NotationSentence(const NotationFault& fault) {
  return "At character " + std::to_string(fault.position + 1) + ": " + WhatIsWrong(fault);
}

}  // namespace cubewright
