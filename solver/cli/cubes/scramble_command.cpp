// `cubewright scramble`: uniformly random cubes, as facelets.

#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <random>

#include "solver/cli/commands.h"
#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"

namespace cubewright {
namespace {

struct ScrambleOptions {
  std::uint64_t count = 1;
  std::optional<std::uint64_t> seed;
};

RandomNumbers NumbersFromEntropy() {
  std::random_device device;
  const auto word = [&device] { return std::uint64_t{device()} << 32 | device(); };
  const std::uint64_t first = word();
  return RandomNumbers(first, word());
}

void Scramble(const ScrambleOptions& options) {
  RandomNumbers numbers = options.seed ? RandomNumbers(*options.seed) : NumbersFromEntropy();
  for (std::uint64_t i = 0; i < options.count && std::cout; ++i) {
    std::cout << WriteFacelets(RandomCube(numbers)) << '\n';
  }
}

}  // namespace

void AddScrambleCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand(
      "scramble",
      "Draw random cubes, each legal one as likely as any other, a line of facelets each");
  const auto options = std::make_shared<ScrambleOptions>();
  command->add_option("--count", options->count, "How many")
      ->check(WholeNumber())
      ->capture_default_str();
  command
      ->add_option("--seed", options->seed,
                   "A number that gives the same cubes each time; by default they are new")
      ->check(WholeNumber());
  command->callback([options, &exit_status] {
    Scramble(*options);
    exit_status = kExitDone;
  });
}

}  // namespace cubewright
