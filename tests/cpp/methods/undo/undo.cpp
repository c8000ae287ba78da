#include "tests/cpp/methods/undo/undo.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <vector>

#include "solver/text/notation.h"

namespace cubewright {
namespace {

constexpr std::array kSequences = {NamedSequence{"last-three", "F2 U' R'"}};

void Undo(const MethodTask&, SolutionBuilder& builder) {
  std::vector<WrittenMove> back = ReadMoves(kUndoneScramble)->written;
  std::reverse(back.begin(), back.end());
  for (WrittenMove& move : back) move = InverseMove(move);
  const std::span<const WrittenMove> moves = back;

  builder.BeginStage("turned-cube");
  builder.AddStep(moves.first(2), {.reason = {"last-turns", {{"turns", 2}}}});
  builder.AddStep(moves.subspan(2, 2), {.pieces = {Edge::kUf, Corner::kUrf}});
  builder.BeginStage("first-turns");
  builder.AddStep(moves.subspan(4), {.case_name = "undo-3", .algorithm = "last-three"});
}

std::unique_ptr<Method> Make(MethodTables) { return MakeMethodAtOnce(Undo); }

}  // namespace

const MethodDescription kUndoMethod = {.name = "undo", .sequences = kSequences, .make = Make};

}  // namespace cubewright
