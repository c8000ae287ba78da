// `cubewright goals`: the goals that are known by a name.

#include <iostream>

#include "solver/cli/commands.h"
#include "solver/goals/named_goals.h"

namespace cubewright {

void AddGoalsCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand(
      "goals", "List the goals that \"solve --goal\" knows by a name; writes NAME<TAB>FACELETS");
  command->callback([&exit_status] {
    for (const NamedGoal& goal : kNamedGoals) {
      std::cout << goal.name << '\t' << goal.facelets << '\n';
    }
    exit_status = kExitDone;
  });
}

}  // namespace cubewright
