// Writes how many turns a method takes and how long, natively on one thread, over uniformly random
// cubes, as one line of JSON. Arguments: the method, the number of cubes, their seed and, for a
// method that evolves solutions, the kind of its population.
//
// A cube that takes more than a minute has failed. Means of turns and of figures exclude those.
// Times are processor times, so that other processes hardly matter. Turns are plain face turns,
// merged where possible; a stage's are its own, merged among themselves.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <iostream>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/registry/registry.h"

namespace {

using cubewright::MethodDescription;
using cubewright::MethodSolution;

double ProcessorMs() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Of one cube, on one thread.
constexpr double kMostMs = 60'000;
// Short enough to look at the clock about once in a tenth of a second.
constexpr std::uint64_t kWorkPerStep = 1'000'000;

struct Totals {
  int failed = 0;
  double turns = 0;
  std::size_t most_turns = 0;
  std::vector<double> ms;
  std::vector<std::pair<std::string, double>> stage_turns;
  // Per stage, for a method that reports them.
  std::vector<double> stage_generations;
};

void AddStages(const MethodSolution& solution, Totals& totals) {
  cubewright::Centers centers = cubewright::kUsualCenters;
  for (std::size_t i = 0; i < solution.as_written.stages.size(); ++i) {
    const cubewright::Stage& stage = solution.as_written.stages[i];
    if (totals.stage_turns.size() == i) totals.stage_turns.push_back({stage.id, 0});
    std::vector<cubewright::Move> moves;
    for (int move = stage.from; move < stage.to; ++move) {
      cubewright::AppendFaceTurns(solution.as_written.written[static_cast<std::size_t>(move)],
                                  centers, moves);
    }
    totals.stage_turns[i].second += static_cast<double>(cubewright::MergedMoves(moves).size());
    if (totals.stage_generations.size() == i) totals.stage_generations.push_back(0);
    for (const cubewright::StageStep& step : stage.steps) {
      for (const auto& [name, value] : step.reason.values) {
        if (name == "generations") totals.stage_generations[i] += std::get<int>(value);
      }
    }
  }
}

Totals Measure(cubewright::Method& method, int cubes, std::uint64_t seed,
               cubewright::PopulationKind population) {
  Totals totals;
  cubewright::RandomNumbers numbers(seed);
  for (int i = 0; i < cubes; ++i) {
    const cubewright::CubieCube cube = cubewright::RandomCube(numbers);
    const double start = ProcessorMs();
    cubewright::MethodSolve solve(
        method, {.cube = cube, .seed = static_cast<std::uint64_t>(i), .population = population});
    auto state = cubewright::MethodState::kRunning;
    while ((state == cubewright::MethodState::kRunning ||
            state == cubewright::MethodState::kImproved) &&
           ProcessorMs() - start < kMostMs) {
      state = solve.Step(kWorkPerStep);
    }
    totals.ms.push_back(ProcessorMs() - start);
    if (!solve.best()) {
      ++totals.failed;
      continue;
    }
    const MethodSolution& solution = *solve.best();
    totals.turns += static_cast<double>(solution.moves.size());
    totals.most_turns = std::max(totals.most_turns, solution.moves.size());
    AddStages(solution, totals);
  }
  return totals;
}

void Write(const MethodDescription& description, double prepared_ms, Totals totals) {
  const auto cubes = static_cast<double>(totals.ms.size());
  const double solved = cubes - totals.failed;
  double sum = 0;
  for (const double ms : totals.ms) sum += ms;
  std::sort(totals.ms.begin(), totals.ms.end());
  std::cout << "{\"method\":\"" << description.name << "\",\"cubes\":" << cubes
            << ",\"failed\":" << totals.failed << ",\"meanTurns\":" << totals.turns / solved
            << ",\"mostTurns\":" << totals.most_turns << ",\"preparedMs\":" << prepared_ms
            << ",\"meanMs\":" << sum / cubes << ",\"medianMs\":" << totals.ms[totals.ms.size() / 2]
            << ",\"mostMs\":" << totals.ms.back() << ",\"stageTurns\":{";
  const char* separator = "";
  for (const auto& [stage, turns] : totals.stage_turns) {
    std::cout << separator << '"' << stage << "\":" << turns / solved;
    separator = ",";
  }
  std::cout << '}';
  double generations = 0;
  for (const double count : totals.stage_generations) generations += count;
  if (generations > 0) {
    std::cout << ",\"stageGenerations\":[";
    separator = "";
    for (const double count : totals.stage_generations) {
      std::cout << separator << count / solved;
      separator = ",";
    }
    std::cout << ']';
  }
  std::cout << "}\n";
}

}  // namespace

int main(int argument_count, char** arguments) {
  const auto words = std::span(arguments, static_cast<std::size_t>(argument_count));
  if (words.size() != 4 && words.size() != 5) {
    std::cerr << "Usage: method_times METHOD CUBES SEED [POPULATION]\n";
    return 2;
  }
  const std::string population(words.size() == 5 ? words[4] : cubewright::kPopulationNames[0]);
  const auto named = std::find(cubewright::kPopulationNames.begin(),
                               cubewright::kPopulationNames.end(), population);
  if (named == cubewright::kPopulationNames.end()) {
    std::cerr << "There is no population " << population << ".\n";
    return 2;
  }
  const auto kind =
      static_cast<cubewright::PopulationKind>(named - cubewright::kPopulationNames.begin());
  const MethodDescription* description =
      cubewright::FindMethod(cubewright::Methods(), {.method = words[1]});
  if (description == nullptr || description->make == nullptr || !description->table_set.empty()) {
    std::cerr << words[1] << " is no method that needs no tables.\n";
    return 2;
  }
  const int cubes = std::stoi(words[2]);
  if (cubes < 1) {
    std::cerr << "CUBES is 1 or more.\n";
    return 2;
  }
  const auto method = description->make({});
  const double start = ProcessorMs();
  while (!method->Prepare(1'000'000)) continue;
  // The first cube makes what the method needs.
  Measure(*method, 1, 0, cubewright::PopulationKind::kSubgroups);
  const double prepared_ms = ProcessorMs() - start;
  Write(*description, prepared_ms, Measure(*method, cubes, std::stoull(words[3]), kind));
}
