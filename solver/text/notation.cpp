#include "solver/text/notation.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "solver/cube/cube_orientation.h"
#include "solver/text/code_points.h"

namespace cubewright {
namespace {

bool IsTurnLetter(char32_t letter) {
  return letter < 0x80 && kWrittenLetters.find(static_cast<char>(letter)) != std::string_view::npos;
}

// The rotation that turns all layers the way a wide turn (u r f d l b) turns two.
std::optional<WrittenMove> RotationOf(char32_t wide_letter) {
  switch (wide_letter) {
    case 'r':
      return WrittenMove{'x', 1};
    case 'l':
      return WrittenMove{'x', 3};
    case 'u':
      return WrittenMove{'y', 1};
    case 'd':
      return WrittenMove{'y', 3};
    case 'f':
      return WrittenMove{'z', 1};
    case 'b':
      return WrittenMove{'z', 3};
    default:
      return std::nullopt;
  }
}

bool IsFaceLetter(char32_t letter) {
  return letter < 0x80 && std::find(kFaceLetters.begin(), kFaceLetters.end(),
                                    static_cast<char>(letter)) != kFaceLetters.end();
}

bool IsDigit(char32_t code_point) { return code_point >= '0' && code_point <= '9'; }

bool IsApostrophe(char32_t code_point) {
  static constexpr std::u32string_view kApostrophes = U"'’‘′`´";
  return kApostrophes.find(code_point) != std::u32string_view::npos;
}

// An open bracket, and where its parts begin among the turns read so far.
struct Group {
  char32_t bracket;
  std::size_t position;
  std::size_t first_turn;
  // Set once the sign between the two parts of the bracket has been read.
  std::size_t second_part = 0;
  char32_t separator = 0;
};

// Reads turns in the frame of the holder. When a bracket closes, its group is written out after the
// turns read so far, so no step takes longer than writing kMostNotationTurns turns.
class NotationParser {
 public:
  // Begins to read `text` at `position`.
  NotationParser(std::u32string_view text, std::size_t position)
      : text_(text), position_(position) {}

  // Whether all of the text could be read; if not, `fault()` says why.
  bool Parse() {
    while (position_ < text_.size()) {
      if (!ParseElement()) return false;
    }
    if (groups_.empty()) return true;
    return Fail(NotationFaultKind::kUnclosedBracket, groups_.back().position);
  }

  const std::vector<WrittenMove>& turns() const { return turns_; }
  const NotationFault& fault() const { return fault_; }

 private:
  bool Fail(NotationFaultKind kind, std::size_t position) {
    fault_ = {kind, position < text_.size() ? text_[position] : U'\0', position};
    return false;
  }

  char32_t Peek(std::size_t offset = 0) const {
    return position_ + offset < text_.size() ? text_[position_ + offset] : U'\0';
  }

  bool ParseElement() {
    const char32_t next = Peek();
    if (IsWhiteSpace(next) || (IsComma(next) && groups_.empty())) {
      ++position_;
      return true;
    }
    if (next == '/' && Peek(1) == '/') {
      while (position_ < text_.size() && !IsLineEnd(text_[position_])) ++position_;
      return true;
    }
    if (TakeItemNumber()) return true;
    if (next == '(' || next == '[') return OpenGroup();
    if (IsComma(next) || next == ':') return SeparateParts();
    if (next == ')' || next == ']') return CloseGroup();
    if (IsTurnLetter(next) || IsCountOfLayers()) return ParseTurn();
    return Fail(KindAt(next), position_);
  }

  // Skips the number of a list item, which has a full stop or a bracket after it. Not within
  // brackets: there, the bracket would close one of them, and the number would be out of place.
  bool TakeItemNumber() {
    if (!groups_.empty() || !IsDigit(Peek())) return false;
    std::size_t length = 1;
    while (IsDigit(Peek(length))) ++length;
    const bool is_item = (Peek(length) == '.' && !IsDigit(Peek(length + 1))) || Peek(length) == ')';
    if (is_item) position_ += length + 1;
    return is_item;
  }

  // The fault of a character that begins no move.
  static NotationFaultKind KindAt(char32_t found) {
    if (IsDigit(found)) return NotationFaultKind::kLooseNumber;
    if (IsApostrophe(found)) return NotationFaultKind::kLooseApostrophe;
    return NotationFaultKind::kUnknownMove;
  }

  // Whether the next character is the number of layers of a wide turn.
  bool IsCountOfLayers() const {
    if (Peek() != '2' && Peek() != '3') return false;
    const char32_t letter = Peek(1);
    return IsFaceLetter(letter) ? Peek(2) == 'w' : RotationOf(letter).has_value();
  }

  bool ParseTurn() {
    const bool turns_all_layers = Peek() == '3';
    if (IsDigit(Peek())) ++position_;
    WrittenMove turn{static_cast<char>(Peek()), 1};
    ++position_;
    if (IsFaceLetter(static_cast<char32_t>(turn.letter)) && Peek() == 'w') {
      turn.letter = static_cast<char>(turn.letter - 'A' + 'a');
      ++position_;
    }
    if (turns_all_layers) turn = *RotationOf(static_cast<char32_t>(turn.letter));
    const std::size_t number_position = position_;
    if (const std::optional<std::size_t> number = TakeNumber()) {
      if (*number < 1 || *number > 3) {
        return Fail(NotationFaultKind::kQuarterTurns, number_position);
      }
      turn.quarter_turns = turn.quarter_turns * static_cast<int>(*number) % 4;
    }
    if (TakeApostrophe()) turn.quarter_turns = 4 - turn.quarter_turns;
    if (turns_.size() >= kMostNotationTurns) return FailTooLong(number_position - 1);
    turns_.push_back(turn);
    return true;
  }

  bool OpenGroup() {
    if (groups_.size() >= kMostNotationNesting) {
      return Fail(NotationFaultKind::kTooDeep, position_);
    }
    groups_.push_back({Peek(), position_, turns_.size()});
    ++position_;
    return true;
  }

  bool SeparateParts() {
    if (groups_.empty() || groups_.back().bracket != '[') {
      return Fail(NotationFaultKind::kSeparatorOutside, position_);
    }
    Group& group = groups_.back();
    if (group.separator != 0) {
      return Fail(NotationFaultKind::kMoreThanTwoParts, position_);
    }
    group.separator = Peek() == ':' ? U':' : U',';
    group.second_part = turns_.size();
    ++position_;
    return true;
  }

  bool CloseGroup() {
    const char32_t opening = Peek() == ')' ? U'(' : U'[';
    if (groups_.empty()) return Fail(NotationFaultKind::kUnopenedBracket, position_);
    const Group group = groups_.back();
    if (group.bracket != opening) {
      return Fail(NotationFaultKind::kUnmatchedBracket, position_);
    }
    if (opening == '[' && group.separator == 0) {
      return Fail(NotationFaultKind::kOnePart, position_);
    }
    groups_.pop_back();
    if (opening == '[' && !UndoParts(group)) return FailTooLong(position_);
    ++position_;

    TakeTimes();
    const std::size_t number_position = position_;
    if (const std::optional<std::size_t> repeats = TakeNumber()) {
      if (*repeats < 1) return Fail(NotationFaultKind::kRepeats, number_position);
      if (*repeats > kMostNotationTurns || !Repeat(group.first_turn, *repeats)) {
        return FailTooLong(number_position);
      }
    }
    if (TakeApostrophe()) Undo(group.first_turn, turns_.size(), group.first_turn);
    return true;
  }

  // Skips a multiplication sign that has the number of repeats after it. An x before a single digit
  // up to 3 is a turn of the whole cube instead.
  void TakeTimes() {
    std::size_t offset = 0;
    const auto skip_spaces = [&] {
      while (IsWhiteSpace(Peek(offset))) ++offset;
    };
    skip_spaces();
    const char32_t sign = Peek(offset);
    if (sign != 'x' && sign != '*' && sign != U'×') return;
    ++offset;
    skip_spaces();
    if (!IsDigit(Peek(offset))) return;
    if (sign == 'x' && Peek(offset) <= '3' && !IsDigit(Peek(offset + 1))) return;
    position_ += offset;
  }

  // The number at this place, if there is one. Numbers above the limit of turns give the limit + 1.
  std::optional<std::size_t> TakeNumber() {
    if (!IsDigit(Peek())) return std::nullopt;
    std::size_t number = 0;
    for (; IsDigit(Peek()); ++position_) {
      number = std::min(number * 10 + (Peek() - U'0'), kMostNotationTurns + 1);
    }
    return number;
  }

  bool TakeApostrophe() {
    if (!IsApostrophe(Peek())) return false;
    ++position_;
    return true;
  }

  bool FailTooLong(std::size_t position) {
    return Fail(NotationFaultKind::kTooManyTurns, position);
  }

  bool HasRoomFor(std::size_t count) const { return turns_.size() + count <= kMostNotationTurns; }

  // Replaces the turns from `at` on by the inverse of those from `first` up to `last`.
  void Undo(std::size_t first, std::size_t last, std::size_t at) {
    std::vector<WrittenMove> undone;
    undone.reserve(last - first);
    for (std::size_t i = last; i-- > first;) {
      undone.push_back(InverseMove(turns_[i]));
    }
    turns_.resize(at);
    turns_.insert(turns_.end(), undone.begin(), undone.end());
  }

  bool UndoParts(const Group& group) {
    const std::size_t end = turns_.size();
    const std::size_t undone_from = group.separator == ',' ? end : group.second_part;
    if (!HasRoomFor(undone_from - group.first_turn)) return false;
    Undo(group.first_turn, group.second_part, end);
    if (group.separator == ',') Undo(group.second_part, end, turns_.size());
    return true;
  }

  bool Repeat(std::size_t first, std::size_t repeats) {
    const std::size_t count = turns_.size() - first;
    if (!HasRoomFor(count * (repeats - 1))) return false;
    turns_.reserve(turns_.size() + count * (repeats - 1));
    for (std::size_t i = 0; i < count * (repeats - 1); ++i) turns_.push_back(turns_[first + i]);
    return true;
  }

  std::u32string_view text_;
  std::size_t position_ = 0;
  std::vector<WrittenMove> turns_;
  std::vector<Group> groups_;
  NotationFault fault_;
};

}  // namespace

Result<NotationReading, NotationFault> ReadMoves(std::string_view text) {
  const std::string_view unwrapped = Unwrapped(text);
  const auto bytes_before = static_cast<std::size_t>(unwrapped.data() - text.data());
  const std::size_t bytes_behind = text.size() - bytes_before - unwrapped.size();
  std::u32string code_points;
  std::size_t first = 0;
  std::size_t end = 0;
  const std::size_t byte_count = text.size();
  while (!text.empty()) {
    if (code_points.size() >= kMostNotationCharacters) {
      return NotationFault{NotationFaultKind::kTooManyCharacters, 0, kMostNotationCharacters};
    }
    code_points += TakeCodePoint(text);
    if (byte_count - text.size() <= bytes_before) first = code_points.size();
    if (text.size() >= bytes_behind) end = code_points.size();
  }
  // The text before `first` stays: positions of faults count from its beginning.
  code_points.resize(end);
  NotationParser parser(code_points, first);
  if (!parser.Parse()) return parser.fault();

  NotationReading reading;
  Centers centers = kUsualCenters;
  for (const WrittenMove turn : parser.turns()) AppendFaceTurns(turn, centers, reading.moves);
  // Rotations always lead to one of the 24 orientations.
  reading.orientation = *OrientationOf(centers);
  reading.written = parser.turns();
  return reading;
}

}  // namespace cubewright
