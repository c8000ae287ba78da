#include "solver/cli/english/methods/method_words.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <optional>
#include <type_traits>
#include <variant>

namespace cubewright {
namespace {

std::string PlaceWords(const Place& place) {
  static constexpr std::array<std::string_view, kFaceCount> kSides = {"upper", "right", "front",
                                                                      "lower", "left",  "back"};
  std::string words = "the";
  for (const char letter : PieceName(place.at)) {
    const auto face = std::find(kFaceLetters.begin(), kFaceLetters.end(), letter);
    words += ' ';
    words += kSides[static_cast<std::size_t>(face - kFaceLetters.begin())];
  }
  return words + " place";
}

std::string ValueWords(const ReasonValue& value, const CenterColors& colors) {
  return std::visit(
      [&colors](const auto& held) -> std::string {
        using Held = std::decay_t<decltype(held)>;
        if constexpr (std::is_same_v<Held, int>) {
          return std::to_string(held);
        } else if constexpr (std::is_same_v<Held, Face>) {
          return std::string(colors.at(held));
        } else if constexpr (std::is_same_v<Held, Piece>) {
          return "the " + PieceWords(held, colors);
        } else if constexpr (std::is_same_v<Held, Place>) {
          return PlaceWords(held);
        } else {
          return held;
        }
      },
      value);
}

// `sentence` with each {name} replaced by what `words_of` returns, or left as it is if that is
// nothing.
std::string Filled(std::string_view sentence,
                   const std::function<std::optional<std::string>(std::string_view)>& words_of) {
  std::string filled;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    const std::size_t close = sentence.find('}', open);
    if (close == std::string_view::npos) break;
    const std::string_view name = sentence.substr(open + 1, close - open - 1);
    filled += sentence.substr(0, open);
    filled += words_of(name).value_or("{" + std::string(name) + "}");
    sentence.remove_prefix(close + 1);
  }
  return filled + std::string(sentence);
}

std::string FilledWithCross(std::string_view text, Face cross, const CenterColors& colors) {
  return Filled(text, [&](std::string_view name) -> std::optional<std::string> {
    if (name == "cross") return std::string(colors.at(cross));
    if (name == "opposite") return std::string(colors.at(OppositeFace(cross)));
    return std::nullopt;
  });
}

std::string WithSpaces(std::string_view id) {
  std::string words(id);
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

}  // namespace

const StageWords* MethodWords::OfStage(std::string_view id) const {
  const auto found = std::ranges::find(stages, id, &StageWords::id);
  return found == stages.end() ? nullptr : &*found;
}

const ReasonWords* MethodWords::OfReason(std::string_view key) const {
  const auto found = std::ranges::find(reasons, key, &ReasonWords::key);
  return found == reasons.end() ? nullptr : &*found;
}

const SequenceWords* MethodWords::OfSequence(std::string_view name) const {
  const auto found = std::ranges::find_if(sequences, [name](const SequenceWords& words) {
    return words.name == name || (words.name.ends_with('-') && name.starts_with(words.name));
  });
  return found == sequences.end() ? nullptr : &*found;
}

std::string PieceWords(const Piece& piece, const CenterColors& colors) {
  std::string words;
  for (const char letter : PieceName(piece)) {
    const auto face = std::find(kFaceLetters.begin(), kFaceLetters.end(), letter);
    if (!words.empty()) words += '-';
    words += colors.at(static_cast<Face>(face - kFaceLetters.begin()));
  }
  return words + (std::holds_alternative<Edge>(piece) ? " edge" : " corner");
}

std::string Capitalized(std::string text) {
  if (!text.empty()) text.front() = static_cast<char>(std::toupper(text.front()));
  return text;
}

std::string StageTitle(std::string_view id, const MethodWords& words, Face cross,
                       const CenterColors& colors) {
  const StageWords* stage = words.OfStage(id);
  if (stage == nullptr) return Capitalized(WithSpaces(id));
  return Capitalized(FilledWithCross(stage->title, cross, colors));
}

std::string StageGoal(std::string_view id, const MethodWords& words, Face cross,
                      const CenterColors& colors) {
  const StageWords* stage = words.OfStage(id);
  return stage == nullptr ? "" : Capitalized(FilledWithCross(stage->goal, cross, colors));
}

std::string ReasonSentence(const Reason& reason, const MethodWords& words,
                           const CenterColors& colors) {
  if (reason.key.empty()) return "";
  if (const ReasonWords* known = words.OfReason(reason.key)) {
    return Filled(known->sentence, [&](std::string_view name) -> std::optional<std::string> {
      for (const auto& [value_name, value] : reason.values) {
        if (value_name == name) return ValueWords(value, colors);
      }
      return std::nullopt;
    });
  }
  std::string sentence = WithSpaces(reason.key);
  for (std::size_t i = 0; i < reason.values.size(); ++i) {
    const auto& [name, value] = reason.values[i];
    sentence += (i == 0 ? ": " : ", ") + WithSpaces(name) + " " + ValueWords(value, colors);
  }
  return sentence + ".";
}

}  // namespace cubewright
