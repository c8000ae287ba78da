// `cubewright sequences`: what a person has to know by heart for each method.

#include <cstddef>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/fault_json.h"
#include "solver/cli/cubes/puzzle_options.h"
#include "solver/cli/english/methods/method_word_list.h"
#include "solver/cli/solving/method_options.h"
#include "solver/cli/solving/solution_json.h"
#include "solver/methods/choices.h"
#include "solver/methods/registry/registry.h"

namespace cubewright {
namespace {

struct SequencesOptions {
  PuzzleOptions puzzle;
  std::optional<std::string> method;
  bool json = false;
};

std::string PurposeOf(const NamedSequence& sequence) {
  const SequenceWords* words = AllMethodWords().OfSequence(sequence.name);
  return words == nullptr ? "" : Capitalized(std::string(words->purpose));
}

void WriteJson(const MethodDescription& method) {
  nlohmann::ordered_json sequences = SequencesJson(method.sequences);
  for (std::size_t i = 0; i < method.sequences.size(); ++i) {
    sequences[i]["purpose"] = PurposeOf(method.sequences[i]);
  }
  std::cout << JsonLine({{"method", method.name}, {"sequences", sequences}}) << '\n';
}

void WriteLines(const MethodDescription& method) {
  for (const NamedSequence& sequence : method.sequences) {
    std::cout << method.name << '\t' << sequence.name << '\t' << sequence.moves << '\t'
              << PurposeOf(sequence) << '\n';
  }
}

int Sequences(const SequencesOptions& options) {
  std::vector<const MethodDescription*> methods;
  for (const MethodDescription* method : Methods()) {
    if (method->puzzle != options.puzzle.puzzle) continue;
    const bool is_meant =
        options.method ? method->name == *options.method : !method->sequences.empty();
    // A method that works differently in other metrics is listed once for each way.
    const bool is_told = !methods.empty() && methods.back()->name == method->name;
    if (is_meant && !is_told) methods.push_back(method);
  }
  if (methods.empty()) {
    return ReportUsage("unsupported", "There is no method " + *options.method + " for the " +
                                          options.puzzle.puzzle + "." +
                                          OtherPuzzleHint(*options.method, options.puzzle.puzzle));
  }
  for (const MethodDescription* method : methods) {
    // Written to standard error, since each line of the output is a sequence.
    if (method->sequences.empty() && !options.json) {
      std::cerr << "cubewright: " << method->name << " uses no named sequences.\n";
    }
    options.json ? WriteJson(*method) : WriteLines(*method);
  }
  return kExitDone;
}

}  // namespace

void AddSequencesCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand(
      "sequences",
      "List the sequences that a person has to know by heart for a method; writes "
      "METHOD<TAB>NAME<TAB>MOVES<TAB>PURPOSE");
  const auto options = std::make_shared<SequencesOptions>();
  AddPuzzleOption(*command, options->puzzle);
  command->add_option("--method", options->method, "All that have sequences if it is left out")
      ->check(CLI::IsMember(std::vector<std::string>(kMethodNames.begin(), kMethodNames.end())));
  command->add_flag("--json", options->json, "Write a line of JSON for each method");
  command->callback([options, &exit_status] { exit_status = Sequences(*options); });
}

}  // namespace cubewright
