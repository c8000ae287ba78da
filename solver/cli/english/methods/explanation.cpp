#include "solver/cli/english/methods/explanation.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/cli/english/methods/case_pictures.h"
#include "solver/cli/english/phrases.h"
#include "solver/cube/cube_orientation.h"
#include "solver/cube/pieces.h"
#include "solver/methods/stages/held_cube.h"

namespace cubewright {
namespace {

using WrittenSpan = std::span<const WrittenMove>;

// If a step has more pieces, they are only counted.
constexpr std::size_t kMostNamedPieces = 4;

bool HasLetterOf(WrittenSpan moves, std::string_view letters) {
  return std::ranges::any_of(moves, [letters](WrittenMove move) {
    return letters.find(move.letter) != std::string_view::npos;
  });
}

// What a step is made of.
struct StepMoves {
  WrittenSpan rotations;
  WrittenSpan before;
  WrittenSpan sequence;
  WrittenSpan behind;
};

// What the letters mean, as far as they occur, and what may be made in another way.
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
  const std::vector<Move> turns = FaceTurnsOf(moves);
  if (MergedMoves(turns).size() < turns.size()) {
    text +=
        "Two turns of one layer, one right after the other, may be made as one, or left out if "
        "they "
        "undo each other; so it may be at the end of a step and the beginning of the next.\n";
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
        has_centers_(cube.has_centers),
        colors_(cube.colors),
        words_(words),
        held_(cube.cube) {}

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
    if (!has_centers_) {
      return "the " + PieceWords(held_.Named(static_cast<Corner>(PieceAtDbl())), colors_) +
             " at the lower back left, its " + std::string(LowerColorAtDbl()) + " below";
    }
    return std::string(ColorAt(Face::kU)) + " on top and " + std::string(ColorAt(Face::kF)) +
           " in front";
  }

  std::size_t PieceAtDbl() const {
    return held_.cube().corner_piece[static_cast<std::size_t>(Corner::kDbl)];
  }

  std::string_view LowerColorAtDbl() const {
    constexpr auto kDbl = static_cast<std::size_t>(Corner::kDbl);
    const std::size_t sides = CornerPieces::kSides;
    const std::size_t side = (sides - held_.cube().corner_orientation[kDbl]) % sides;
    return ColorAt(SideOf<CornerPieces>(PieceAtDbl(), side));
  }

  // The colour of the centre that is now at this place, as the cube is held.
  std::string_view ColorAt(Face place) const {
    return colors_.at(held_.centers()[static_cast<std::size_t>(place)]);
  }

  std::string StageText(const Stage& stage) {
    std::string text = StageTitle(stage.id, words_, cross_, colors_);
    if (stage.steps.empty()) return text + ": nothing to do.\n";
    text += "\n";
    // After turns of the whole cube, the reader may have lost track of how it is held.
    if (held_.centers() != kUsualCenters) text += "   The cube is held with " + HoldText() + ".\n";
    const std::string goal = StageGoal(stage.id, words_, cross_, colors_);
    if (!goal.empty()) text += "   " + goal + "\n";
    for (const StageStep& step : stage.steps) text += "   - " + StepText(step) + "\n";
    return text;
  }

  // The reason comes before the moves, since it describes the cube as it is held before them.
  std::string StepText(const StageStep& step) {
    std::string label = LabelOf(step);
    if (!label.empty()) label += ": ";
    const std::string reason = ReasonSentence(step.reason, words_, colors_);
    const StepMoves moves = MovesOf(step);
    const std::string picture = PictureOf(step.case_name, moves);
    const std::string told = MovesText(moves, step.algorithm) + ".";
    if (reason.empty() && picture.empty()) return Capitalized(label + told);
    return Capitalized(label + reason) + (picture.empty() ? "" : "\n     " + picture) + "\n     " +
           Capitalized(told);
  }

  // What the step's case looks like right before its sequence.
  std::string PictureOf(std::string_view case_name, const StepMoves& moves) const {
    if (moves.sequence.empty()) return "";
    HeldCube before = held_;
    before.Make(moves.rotations);
    before.Make(moves.before);
    HeldCube behind = before;
    behind.Make(moves.sequence);
    return CasePicture(case_name, before, behind, colors_);
  }

  // The pieces and the case of the step.
  std::string LabelOf(const StageStep& step) const {
    // A reason may name the only piece, or count the pieces.
    const ReasonWords* reason = words_.OfReason(step.reason.key);
    const auto has = [reason](std::string_view name) {
      return reason != nullptr && reason->sentence.find(name) != std::string_view::npos;
    };
    const bool is_told_already =
        (has("{piece}") && step.pieces.size() == 1) || has("{edges}") || has("{corners}");
    const bool are_told =
        step.reason.key.empty() || (step.pieces.size() <= kMostNamedPieces && !is_told_already);
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

  StepMoves MovesOf(const StageStep& step) const {
    const auto from = static_cast<std::size_t>(step.from);
    const WrittenSpan moves =
        WrittenSpan(solution_.written).subspan(from, static_cast<std::size_t>(step.to) - from);
    const WrittenSpan sequence = SequenceIn(moves, step.algorithm);
    const WrittenSpan before =
        moves.first(static_cast<std::size_t>(sequence.data() - moves.data()));
    const auto turn = std::ranges::find_if_not(before, IsRotation);
    const auto rotations = static_cast<std::size_t>(turn - before.begin());
    return {before.first(rotations), before.subspan(rotations), sequence,
            moves.subspan(before.size() + sequence.size())};
  }

  // Describes turns of the whole cube at the beginning by what comes to the top and the front, and
  // the sequence by its name.
  std::string MovesText(const StepMoves& moves, const std::string& algorithm) {
    std::vector<std::string> parts;
    if (!moves.rotations.empty()) parts.push_back(RotationsText(moves.rotations));
    if (!moves.before.empty()) parts.push_back(WrittenMovesText(moves.before));
    if (!moves.sequence.empty()) {
      parts.push_back(algorithm + " (" + WrittenMovesText(moves.sequence) + ")");
    }
    if (!moves.behind.empty()) parts.push_back("back by " + WrittenMovesText(moves.behind));
    for (const WrittenSpan made : {moves.before, moves.sequence, moves.behind}) held_.Make(made);
    if (parts.empty()) return "nothing to turn";
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", then ") + part;
    return text;
  }

  std::string RotationsText(WrittenSpan rotations) {
    const Centers before = held_.centers();
    held_.Make(rotations);
    std::string text = "turn the whole cube by " + WrittenMovesText(rotations);
    if (!has_centers_) return text;
    text += ", ";
    if (held_.centers()[0] != before[0])
      text += std::string(ColorAt(Face::kU)) + " to the top and ";
    return text + std::string(ColorAt(Face::kF)) + " to the front";
  }

  // The part of `moves` that is the sequence of this name. After it there is nothing, or only what
  // undoes the turns before it. If it is missing: an empty span at the end of `moves`.
  WrittenSpan SequenceIn(WrittenSpan moves, const std::string& name) const {
    const WrittenSpan none = moves.last(0);
    const auto found = std::ranges::find(sequences_, std::string_view(name), &NamedSequence::name);
    if (found == sequences_.end()) return none;
    const std::vector<WrittenMove> sequence = WrittenMovesOf(*found);
    if (sequence.size() > moves.size()) return none;
    const std::size_t others = moves.size() - sequence.size();
    for (const std::size_t before : {others, others / 2}) {
      const WrittenSpan candidate = moves.subspan(before, sequence.size());
      if (std::ranges::equal(candidate, sequence)) return candidate;
    }
    return none;
  }

  const WrittenSolution& solution_;
  std::span<const NamedSequence> sequences_;
  Face cross_;
  bool has_centers_;
  const CenterColors& colors_;
  const MethodWords& words_;
  // The cube after the steps described so far.
  HeldCube held_;
};

}  // namespace

std::string Explanation(const WrittenSolution& solution, std::span<const NamedSequence> sequences,
                        const ExplainedCube& cube, const MethodWords& words) {
  return Teller(solution, sequences, cube, words).Text();
}

}  // namespace cubewright
