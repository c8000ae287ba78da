#include "solver/cli/comparing/earlier_trials.h"

#include <algorithm>
#include <functional>
#include <istream>
#include <string_view>

#include "solver/cli/commands.h"
#include "solver/cli/comparing/trials/trial_lines.h"

namespace cubewright {
namespace {

std::uint64_t HashOf(std::string_view facelets) { return std::hash<std::string_view>{}(facelets); }

// Whether a last line without an end may be one that a run could not finish.
bool IsCutOff(std::string_view line, bool is_first) {
  if (line.empty()) return true;
  return is_first ? kTrialColumns.starts_with(line) : line.front() >= '0' && line.front() <= '9';
}

}  // namespace

std::optional<std::string> ReadEarlierTrials(std::istream& lines, const std::string& name,
                                             const ComparisonPlan& plan, EarlierTrials& earlier) {
  std::string other_method;
  TrialLineReader reader(plan.puzzle.faces, [&](std::string_view method, const Trial& trial) {
    const auto is_it = [method](const PlannedMethod& each) {
      return each.settings.label == method;
    };
    const auto place = std::ranges::find_if(plan.methods, is_it) - plan.methods.begin();
    if (place == std::ssize(plan.methods)) {
      other_method = method;
      return;
    }
    EarlierTrials::Cube& cube = earlier.cubes[trial.number];
    cube.facelets_hash = HashOf(trial.facelets);
    cube.methods |= std::uint64_t{1} << static_cast<unsigned>(place);
    earlier.tally.Add(method, trial);
  });
  std::string line;
  for (; std::getline(lines, line) && !lines.eof(); line.clear()) {
    earlier.whole_bytes += line.size() + 1;
    const std::optional<std::string> objection =
        earlier.line_count++ == 0 && !TrialLineReader::IsHead(line)
            ? "results-line: This is not the first line of such a file."
            : reader.Add(line);
    if (objection) {
      return name + ':' + std::to_string(earlier.line_count) + ": " + *objection;
    }
    if (!other_method.empty()) {
      return name + " has results of " + other_method + ", which --methods does not name.";
    }
  }
  if (!IsCutOff(line, earlier.line_count == 0)) {
    return name + " ends with a line that is not of such a file: " + Shortened(line);
  }
  if (reader.cubes() > 0 && reader.puzzle() != plan.puzzle.puzzle) {
    return name + " has results of the " + reader.puzzle() + ".";
  }
  if (reader.cubes() > 0 && reader.metric() != plan.metric) {
    return "The turns in " + name + " are counted in " + reader.metric() + ".";
  }
  return std::nullopt;
}

bool AreOf(ComparedCubes& cubes, const EarlierTrials& earlier, const PuzzlePositions& positions) {
  std::size_t found = 0;
  while (found < earlier.cubes.size()) {
    const std::optional<ComparedCube> cube = cubes.Next();
    if (!cube) return false;
    const auto known = earlier.cubes.find(cube->number);
    if (known == earlier.cubes.end()) continue;
    const std::string facelets = positions.Facelets(cube->position.cube);
    if (HashOf(facelets) != known->second.facelets_hash) return false;
    ++found;
  }
  return true;
}

std::optional<ComparedCube> ResumedCubes::Next() {
  std::optional<ComparedCube> cube = all_->Next();
  if (!cube) return cube;
  const auto known = earlier_.cubes.find(cube->number);
  if (known != earlier_.cubes.end()) cube->done_methods = known->second.methods;
  return cube;
}

}  // namespace cubewright
