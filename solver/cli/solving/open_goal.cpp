#include "solver/cli/solving/open_goal.h"

#include <algorithm>
#include <string>
#include <utility>

#include "solver/cli/solving/solution_json.h"
#include "solver/cli/solving/timed_method.h"
#include "solver/goals/diagnosis.h"
#include "solver/methods/goals/goal_method.h"
#include "solver/painting/completion.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {
namespace {

// A goal in the frame of a cube, with what was made for it.
struct FramedGoal {
  Goal goal;
  // Null if no position meets it.
  std::unique_ptr<GoalMethod> method;
  std::optional<PositionFault> fault;
};

// The engine of the page has the same sentences (web/engine/worker/solves/method-slices.ts).
std::string PlacesSentence(const Fault& fault) {
  if (!fault.findings.empty() || fault.pieces.empty()) return "";
  if (fault.pieces.size() == 1) return " No piece fits the place " + fault.pieces.front() + ".";
  std::string places;
  for (const std::string& place : fault.pieces) places += (places.empty() ? "" : ", ") + place;
  return " There are too few pieces for the places " + places + ".";
}

// With which findings name the colours of the goal in the frame of the cube.
ColorSymbols SymbolsIn(const Position& position, const OpenGoal& goal) {
  ColorSymbols symbols = goal.reading.colors;
  if (goal.is_by_place || !symbols.are_named) return symbols;
  for (std::size_t color = 0; color < kFaceCount; ++color) {
    const Face face = position.colors.FaceOf(kColorNames[color], position.orientation);
    symbols.of_face[static_cast<std::size_t>(face)] = static_cast<char32_t>(kColorLetters[color]);
  }
  return symbols;
}

FramedGoal Framed(const Goal& goal, const ColorSymbols& colors, Metric metric,
                  const SearchTables& tables) {
  FramedGoal framed = {goal, nullptr, std::nullopt};
  GoalPositions positions(goal);
  if (const auto fault = GoalFault(goal, positions, colors)) {
    framed.fault = InWords(*fault);
    framed.fault->message = "The goal: " + framed.fault->message + PlacesSentence(*fault);
    return framed;
  }
  framed.method = std::make_unique<GoalMethod>(goal, std::move(positions), metric);
  framed.method->UseShortWays(tables);
  return framed;
}

}  // namespace

Result<OpenGoal, PositionFault> ReadOpenGoal(std::string_view text) {
  const auto reading = ReadPainting(text);
  if (!reading) return InWords(reading.failure());
  return OpenGoal{*reading};
}

std::optional<std::string> OnlyCubeOf(const OpenGoal& goal) {
  const Completion completion = Complete(goal.reading.painting);
  if (completion.count != 1) return std::nullopt;
  std::string facelets;
  for (const std::optional<Face>& color : completion.painting) {
    facelets += kFaceLetters[static_cast<std::size_t>(*color)];
  }
  return facelets;
}

Result<Goal, PositionFault> InFrameOf(const Position& position, const OpenGoal& goal) {
  const bool is_named = goal.reading.colors.are_named;
  if (!goal.is_by_place && !is_named && position.orientation != 0) return OtherFrameFault(true);
  Goal framed = goal.reading.painting;
  if (!goal.is_by_place && is_named) {
    for (std::optional<Face>& color : framed) {
      if (!color) continue;
      const std::string_view name = kColorNames[static_cast<std::size_t>(*color)];
      color = position.colors.FaceOf(name, position.orientation);
    }
  }
  for (int number = 0; number < kFaceCount; ++number) {
    const auto face = static_cast<Face>(number);
    if (framed[static_cast<std::size_t>(CenterSticker(face))].value_or(face) != face) {
      return OtherFrameFault(true);
    }
  }
  return framed;
}

bool LeadsToOpenGoals(const MethodOptions& options) {
  return !options.puzzle.is_pocket() &&
         (options.method == "two-phase" || options.method == "optimal");
}

AnswerCube OpenGoalAnswers(const OpenGoalSettings& settings, const OpenGoal& goal,
                           std::shared_ptr<const LoadedTables> tables) {
  // Cubes that are held alike have one goal, whose tables are made once.
  return [settings, goal, tables, framed = std::make_shared<std::optional<FramedGoal>>()](
             const Position& position, const CubieCube& cube) -> Result<Answer, PositionFault> {
    const auto goal_here = InFrameOf(position, goal);
    if (!goal_here) return goal_here.failure();
    if (!*framed || (*framed)->goal != *goal_here) {
      *framed = Framed(*goal_here, SymbolsIn(position, goal), *MetricNamed(settings.method.metric),
                       tables->search_tables());
    }
    if ((*framed)->fault) return *(*framed)->fault;
    MethodTask task = TaskOf(settings.method, position);
    task.cube = cube;
    task.max_solutions = settings.max_solutions;
    task.prefer = settings.prefer;
    LimitCost(task, settings.max_length);
    const auto result =
        SolveWithin(settings.limits, *(*framed)->method, task, ProgressLine(settings.method));
    if (!result) return NoSolutionFault(result.failure());
    Answer answer = {{result->solution.moves}, {}};
    answer.solutions.insert(answer.solutions.end(), result->others.begin(), result->others.end());
    if (settings.json) {
      answer.json = ResultJson(WriteFacelets(position.cube), *result, settings.method.method, task);
    }
    return answer;
  };
}

}  // namespace cubewright
