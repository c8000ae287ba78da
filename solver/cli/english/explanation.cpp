#include "solver/cli/english/explanation.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/cli/english/phrases.h"
#include "solver/cube/cube_orientation.h"

namespace cubewright {
namespace {

using WrittenSpan = std::span<const WrittenMove>;

// More pieces of a step are only counted.
constexpr std::size_t kMostNamedPieces = 4;

bool HasLetterOf(WrittenSpan moves, std::string_view letters) {
  return std::ranges::any_of(moves, [letters](WrittenMove move) {
    return letters.find(move.letter) != std::string_view::npos;
  });
}

// What the letters mean, as far as they occur.
std::string HowToRead(WrittenSpan moves) {
  std::string text =
      "R, L, U, D, F and B turn the right, left, upper, lower, front and back layer a quarter turn "
      "clockwise, as seen from that side; with ' they turn it anticlockwise, with 2 by a half "
      "turn.\n";
  if (HasLetterOf(moves, "rludfb")) {
    text += "Small letters turn two layers: r the right one together with the one beside it.\n";
  }
  if (HasLetterOf(moves, "MES")) {
    text += "M, E and S turn the middle layer between two sides: M as L turns, E as D, S as F.\n";
  }
  if (HasLetterOf(moves, "xyz")) {
    text += "x, y and z turn the whole cube: x as R turns, y as U, z as F.\n";
  }
  return text;
}

class Teller {
 public:
  Teller(const WrittenSolution& solution, std::span<const NamedSequence> sequences,
         const ExplainedCube& cube, const MethodWords& words)
      : solution_(solution),
        sequences_(sequences),
        cross_(cube.cross),
        colors_(cube.orientation),
        words_(words) {}

  std::string Text() {
    std::string text = "Hold the cube with " + HoldText() + ".\n";
    text += HowToRead(solution_.written);
    for (std::size_t i = 0; i < solution_.stages.size(); ++i) {
      text += "\n" + std::to_string(i + 1) + ". " + StageText(solution_.stages[i]);
    }
    return text;
  }

 private:
  std::string HoldText() const {
    return std::string(ColorAt(Face::kU)) + " on top and " + std::string(ColorAt(Face::kF)) +
           " in front";
  }

  // Of the centre that is at this place of the holder's now.
  std::string_view ColorAt(Face place) const {
    return colors_.at(centers_[static_cast<std::size_t>(place)]);
  }

  std::string StageText(const Stage& stage) {
    std::string text = StageTitle(stage.id, words_, cross_, colors_);
    if (stage.steps.empty()) return text + ": nothing to do.\n";
    text += "\n";
    // Whoever has turned the whole cube may have lost how it is held.
    if (centers_ != kUsualCenters) text += "   The cube is held with " + HoldText() + ".\n";
    const std::string goal = StageGoal(stage.id, words_, cross_, colors_);
    if (!goal.empty()) text += "   " + goal + "\n";
    for (const StageStep& step : stage.steps) text += "   - " + StepText(step) + "\n";
    return text;
  }

  // The reason goes before the moves, since it speaks of the cube as it is held before them.
  std::string StepText(const StageStep& step) {
    std::string label = LabelOf(step);
    if (!label.empty()) label += ": ";
    const std::string reason = ReasonSentence(step.reason, words_, colors_);
    const std::string moves = MovesOf(step) + ".";
    if (reason.empty()) return Capitalized(label + moves);
    return Capitalized(label + reason) + "\n     " + Capitalized(moves);
  }

  // The pieces and the case of which the step is.
  std::string LabelOf(const StageStep& step) const {
    // A reason for many pieces counts them itself, and one may name the only one.
    const ReasonWords* reason = words_.OfReason(step.reason.key);
    const bool names_piece =
        reason != nullptr && reason->sentence.find("{piece}") != std::string_view::npos;
    const bool are_told = step.reason.key.empty() || (step.pieces.size() <= kMostNamedPieces &&
                                                      !(names_piece && step.pieces.size() == 1));
    std::string label = are_told ? PiecesText(step.pieces) : "";
    if (!step.case_name.empty()) label += (label.empty() ? "case " : ", case ") + step.case_name;
    return label;
  }

  std::string PiecesText(const std::vector<Piece>& pieces) const {
    std::vector<std::string> named;
    if (pieces.size() <= kMostNamedPieces) {
      for (const Piece& piece : pieces) named.push_back(PieceWords(piece, colors_));
      return Listed(named);
    }
    const auto edges = std::ranges::count_if(pieces, std::holds_alternative<Edge, Corner, Edge>);
    const auto add = [&named](std::ptrdiff_t count, const std::string& kind) {
      if (count > 0) named.push_back(std::to_string(count) + " " + kind + (count > 1 ? "s" : ""));
    };
    add(std::ssize(pieces) - edges, "corner");
    add(edges, "edge");
    return Listed(named);
  }

  // Turns of the whole cube at the beginning are told by what comes to the top and the front, the
  // sequence by its name.
  std::string MovesOf(const StageStep& step) {
    const auto from = static_cast<std::size_t>(step.from);
    const WrittenSpan moves =
        WrittenSpan(solution_.written).subspan(from, static_cast<std::size_t>(step.to) - from);
    if (moves.empty()) return "nothing to turn";
    const auto turn = std::ranges::find_if_not(moves, IsRotation);
    const WrittenSpan rotations = moves.first(static_cast<std::size_t>(turn - moves.begin()));
    WrittenSpan rest = moves.subspan(rotations.size());
    std::vector<std::string> parts;
    if (!rotations.empty()) parts.push_back(RotationsText(rotations));
    const WrittenSpan sequence = SequenceIn(rest, step.algorithm);
    const auto before = static_cast<std::size_t>(sequence.data() - rest.data());
    if (before > 0) parts.push_back(WrittenMovesText(rest.first(before)));
    if (!sequence.empty()) {
      parts.push_back(step.algorithm + " (" + WrittenMovesText(sequence) + ")");
    }
    const WrittenSpan behind = rest.subspan(before + sequence.size());
    if (!behind.empty()) parts.push_back("back by " + WrittenMovesText(behind));
    Follow(rest);
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", then ") + part;
    return text;
  }

  std::string RotationsText(WrittenSpan rotations) {
    const Centers before = centers_;
    Follow(rotations);
    std::string text = "turn the whole cube by " + WrittenMovesText(rotations) + ", ";
    if (centers_[0] != before[0]) text += std::string(ColorAt(Face::kU)) + " to the top and ";
    return text + std::string(ColorAt(Face::kF)) + " to the front";
  }

  // The moves of the sequence of this name, with which `moves` end, or behind which only the turns
  // before it are undone; none at the end of `moves` if there is no such sequence.
  WrittenSpan SequenceIn(WrittenSpan moves, const std::string& name) const {
    const auto found = std::ranges::find(sequences_, std::string_view(name), &NamedSequence::name);
    if (found == sequences_.end()) return moves.last(0);
    const std::vector<WrittenMove> sequence = WrittenMovesOf(*found);
    if (sequence.size() > moves.size()) return moves.last(0);
    const std::size_t others = moves.size() - sequence.size();
    for (const std::size_t before : {others, others / 2}) {
      const WrittenSpan candidate = moves.subspan(before, sequence.size());
      if (std::ranges::equal(candidate, sequence)) return candidate;
    }
    return moves.last(0);
  }

  void Follow(WrittenSpan moves) {
    for (const WrittenMove move : moves) {
      const WrittenMoveParts parts = PartsOf(move);
      centers_ = Rotated(centers_, parts.axis, parts.rotation_turns);
    }
  }

  const WrittenSolution& solution_;
  std::span<const NamedSequence> sequences_;
  Face cross_;
  CenterColors colors_;
  const MethodWords& words_;
  // The start's face at each place, now.
  Centers centers_ = kUsualCenters;
};

}  // namespace

std::string Explanation(const WrittenSolution& solution, std::span<const NamedSequence> sequences,
                        const ExplainedCube& cube, const MethodWords& words) {
  return Teller(solution, sequences, cube, words).Text();
}

}  // namespace cubewright
