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
  kScrambles,  // a solved cube after a number of random turns
  kEvery,      // every position once, of the 2x2x2 only
};

// `count` scrambles of `length` turns each.
struct ScrambleGroup {
  int length = 0;
  std::uint64_t count = 0;
};

struct CubeSeries {
  SeriesKind kind = SeriesKind::kRandom;
  bool is_pocket = false;
  // For kRandom: how many cubes.
  std::uint64_t count = 0;
  // For kScrambles: the groups, one after the other. No two have the same length.
  std::vector<ScrambleGroup> scrambles = {};
  std::uint64_t seed = 1;

  std::uint64_t total() const;
};

struct SeriesCube {
  // From 1 to the total.
  std::uint64_t number = 0;
  // How many turns the scramble has; none if it is no scramble.
  std::optional<int> scramble_length = {};
  // For a 2x2x2, its corners, with DBL at home, and solved edges.
  CubieCube cube = {};
};

// Draws `length` turns, every turn as likely as any other at each place, so that a turn may undo
// the one before it. There are 18 turns; for the 2x2x2 there are 9, those of U, R and F.
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
  // For kScrambles: the group of the last cube, and how many of it have been drawn.
  std::size_t group_ = 0;
  std::uint64_t drawn_of_group_ = 0;
};

}  // namespace cubewright
