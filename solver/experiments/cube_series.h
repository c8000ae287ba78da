// The cubes of an experiment: which they are, and each of them in turn. The same series gives the
// same cubes on every machine.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/cube/random_cube.h"

namespace cubewright {

enum class SeriesKind : std::uint8_t {
  kRandom,     // each position as likely as any other
  kScrambles,  // what a number of random turns makes of a solved cube
  kEvery,      // every position once, of the 2x2x2 only
};

// So many scrambles of so many turns.
struct ScrambleGroup {
  int length = 0;
  std::uint64_t count = 0;
};

struct CubeSeries {
  SeriesKind kind = SeriesKind::kRandom;
  bool is_pocket = false;
  // How many, of kRandom.
  std::uint64_t count = 0;
  // Of kScrambles, one group after the other. No two have the same length.
  std::vector<ScrambleGroup> scrambles = {};
  std::uint64_t seed = 1;

  std::uint64_t total() const;
};

struct SeriesCube {
  // From 1 to the total.
  std::uint64_t number = 0;
  // Of how many turns the scramble was; none if it is no scramble.
  std::optional<int> scramble_length = {};
  // Of a 2x2x2, the corners, DBL at home; edges solved.
  CubieCube cube = {};
};

// Draws `length` turns, every turn as likely as any other at each place, so that a turn may undo
// the one before it. There are 18 turns, of the 2x2x2 9: those of U, R and F.
std::vector<Move> RandomTurns(int length, bool is_pocket, RandomNumbers& numbers);

class CubeDrawing {
 public:
  // Random cubes are those that `cubewright scramble` draws with the same seed. Scrambles of one
  // length do not depend on which other lengths there are.
  explicit CubeDrawing(CubeSeries series);

  // The next cube; none after the last.
  std::optional<SeriesCube> Next();

 private:
  CubieCube Draw();
  CubieCube DrawScramble();

  const CubeSeries series_;
  const std::uint64_t total_;
  std::uint64_t number_ = 0;
  RandomNumbers numbers_;
  // Of kScrambles: the group of the last cube, and how many of it have been drawn.
  std::size_t group_ = 0;
  std::uint64_t drawn_of_group_ = 0;
};

}  // namespace cubewright
