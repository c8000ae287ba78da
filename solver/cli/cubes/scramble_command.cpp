// `cubewright scramble`: uniformly random cubes, as facelets or as moves.

#include <cstdint>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <random>
#include <string>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/puzzle_options.h"
#include "solver/cube/facelets.h"
#include "solver/cube/move.h"
#include "solver/cube/random_cube.h"
#include "solver/pocket/pocket_coordinates.h"
#include "solver/pocket/pocket_facelets.h"
#include "solver/pocket/tables/pocket_ways.h"

namespace cubewright {
namespace {

struct ScrambleOptions {
  PuzzleOptions puzzle;
  bool moves = false;
  std::uint64_t count = 1;
  std::optional<std::uint64_t> seed;
};

RandomNumbers NumbersFromEntropy() {
  std::random_device device;
  const auto word = [&device] { return std::uint64_t{device()} << 32 | device(); };
  const std::uint64_t first = word();
  return RandomNumbers(first, word());
}

// Draws positions, and writes a line for each.
void WriteLines(const ScrambleOptions& options,
                const std::function<std::string(RandomNumbers& numbers)>& draw) {
  RandomNumbers numbers = options.seed ? RandomNumbers(*options.seed) : NumbersFromEntropy();
  for (std::uint64_t i = 0; i < options.count && std::cout; ++i) std::cout << draw(numbers) << '\n';
}

int Scramble(const ScrambleOptions& options) {
  if (!AreConsistent(options.puzzle)) return kExitUsage;
  if (options.moves && !options.puzzle.is_pocket()) {
    std::cerr << "cubewright: --moves is for --puzzle 2x2x2.\n";
    return kExitUsage;
  }
  if (!options.puzzle.is_pocket()) {
    WriteLines(options, [](RandomNumbers& numbers) { return WriteFacelets(RandomCube(numbers)); });
  } else if (!options.moves) {
    WriteLines(options, [sequence = options.puzzle.sequence()](RandomNumbers& numbers) {
      return WritePocketFacelets(InSequence(sequence, PocketStickersOf(RandomPocketCube(numbers))));
    });
  } else {
    WriteLines(options, [ways = PocketWays()](RandomNumbers& numbers) {
      return MovesText(ways.To(RandomPocketCube(numbers)));
    });
  }
  return kExitDone;
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
  AddPuzzleOption(*command, options->puzzle);
  AddFacesOption(*command, options->puzzle);
  command->add_flag("--moves", options->moves,
                    "For a 2x2x2: write a shortest sequence of moves that leads there from a "
                    "solved one, instead of its stickers");
  command->callback([options, &exit_status] { exit_status = Scramble(*options); });
}

}  // namespace cubewright
