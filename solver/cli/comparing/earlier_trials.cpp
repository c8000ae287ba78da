#include "solver/cli/comparing/earlier_trials.h"

#include <algorithm>
#include <istream>

#include "solver/cli/comparing/trials/trial_lines.h"

namespace cubewright {

Result<EarlierCubes, std::string> ReadEarlierCubes(std::istream& lines, const std::string& name,
                                                   const ComparisonPlan& plan) {
  EarlierCubes cubes;
  std::string other_method;
  const auto place_of = [&plan](std::string_view method) {
    const auto is_it = [method](const PlannedMethod& each) {
      return each.settings.label == method;
    };
    return static_cast<std::size_t>(std::ranges::find_if(plan.methods, is_it) -
                                    plan.methods.begin());
  };
  TrialLineReader reader(plan.puzzle.faces,
                         [&](const std::string& line, std::string_view method, const Trial& trial) {
                           const std::size_t place = place_of(method);
                           if (place == plan.methods.size()) {
                             other_method = method;
                             return;
                           }
                           EarlierTrials& cube = cubes[trial.number];
                           cube.lines.resize(plan.methods.size());
                           cube.trials.resize(plan.methods.size());
                           cube.lines[place] = line;
                           cube.trials[place] = trial;
                         });
  reader.Read(lines, name);
  if (!other_method.empty()) {
    return name + " has results of " + other_method + ", which --methods does not name.";
  }
  if (reader.cubes() > 0 && reader.puzzle() != plan.puzzle.puzzle) {
    return name + " has results of the " + reader.puzzle() + ".";
  }
  if (reader.cubes() > 0 && reader.metric() != plan.metric) {
    return "The turns in " + name + " are counted in " + reader.metric() + ".";
  }
  std::erase_if(cubes, [](const auto& cube) {
    return std::ranges::any_of(cube.second.lines,
                               [](const std::string& line) { return line.empty(); });
  });
  const std::uint64_t last = cubes.empty() ? 0 : cubes.rbegin()->first;
  if (plan.series && last > plan.series->total()) {
    return name + " has a cube " + std::to_string(last) + ", and there are to be " +
           std::to_string(plan.series->total()) + ".";
  }
  for (const auto& [number, cube] : cubes) {
    if (!plan.part.Has(number)) {
      return name + " has the cube " + std::to_string(number) + ", which is of another part.";
    }
  }
  return cubes;
}

bool RemainingCubes::Begin() {
  first_ = Next();
  return !are_others_;
}

std::optional<ComparedCube> RemainingCubes::Next() {
  if (first_) return std::exchange(first_, std::nullopt);
  while (!are_others_) {
    std::optional<ComparedCube> cube = all_->Next();
    if (!cube) return std::nullopt;
    const auto done = earlier_.find(cube->number);
    if (done == earlier_.end()) return cube;
    are_others_ = done->second.trials.front().facelets != positions_.Facelets(cube->position.cube);
  }
  return std::nullopt;
}

}  // namespace cubewright
