// Stages and reasons of methods as English sentences. The words themselves: method_word_list.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "solver/cli/english/color_names.h"
#include "solver/methods/stages/stages.h"

namespace cubewright {

// In a title or goal, {cross} and {opposite} stand for the colour of the cross and that of the face
// opposite to it.
struct StageWords {
  std::string_view id;
  // Begins without a capital.
  std::string_view title;
  // A sentence; may be empty.
  std::string_view goal = {};
};

// In a sentence, {name} stands for the value of that name: a number or text as it is, a colour,
// "the white-green edge", "the upper front place".
struct ReasonWords {
  std::string_view key;
  // Begins without a capital.
  std::string_view sentence;
};

// What a named sequence is for.
struct SequenceWords {
  // The name of the sequence; if it ends in a hyphen, the beginning of the names of a whole set of
  // cases.
  std::string_view name;
  // A sentence that begins without a capital.
  std::string_view purpose;
};

struct MethodWords {
  std::span<const StageWords> stages;
  std::span<const ReasonWords> reasons;
  std::span<const SequenceWords> sequences = {};

  // Null if there are none.
  const StageWords* OfStage(std::string_view id) const;
  const ReasonWords* OfReason(std::string_view key) const;
  const SequenceWords* OfSequence(std::string_view name) const;
};

// "white-green edge", "white-red-green corner".
std::string PieceWords(const Piece& piece, const CenterColors& colors);

// With its first letter a capital.
std::string Capitalized(std::string text);

// What the stage is called. Without words of its own, its identifier with spaces for hyphens.
std::string StageTitle(std::string_view id, const MethodWords& words, Face cross,
                       const CenterColors& colors);
// Its goal; empty if there are no words for it.
std::string StageGoal(std::string_view id, const MethodWords& words, Face cross,
                      const CenterColors& colors);
// The reason as a sentence that begins without a capital. Without words of its own, its key and
// values; empty if there is none.
std::string ReasonSentence(const Reason& reason, const MethodWords& words,
                           const CenterColors& colors);

}  // namespace cubewright
