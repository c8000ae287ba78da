// Positions of the 2x2x2 as numbers.
//
// The 2x2x2 has the corners of the 3x3x3 and nothing else. Held by one of them, DBL, which stays
// where it is, it has 7! x 3^6 = 3,674,160 positions, and turns of U, R and F reach them all: a
// turn of D, L or B does the same to the pieces as one of U, R or F, but for the way the puzzle is
// held.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/cube/random_cube.h"

namespace cubewright {

inline constexpr int kPocketPermutationCount = 5'040;
inline constexpr int kPocketTwistCount = 729;
inline constexpr int kPocketPositionCount = kPocketPermutationCount * kPocketTwistCount;

// The turns that leave DBL alone.
inline constexpr std::array<Move, 9> kPocketMoves = {0, 1, 2, 3, 4, 5, 6, 7, 8};

// The lexicographic rank of the other seven corners, in the order URF UFL ULB UBR DFR DLF DRB.
// Precondition: DBL is home.
int PocketPermutationOf(const CubieCube& cube);
// The orientations at the first six of these places as a number in base 3, URF counting most. The
// seventh follows. Precondition: DBL is home, not twisted.
int PocketTwistOf(const CubieCube& cube);

// The corners with these coordinates, DBL home; edges solved, even if no turns lead there.
CubieCube PocketCube(int permutation, int twist);

// Each of the positions as likely as any other.
CubieCube RandomPocketCube(RandomNumbers& numbers);

// Both coordinates after each move, by the index of the move in kPocketMoves.
class PocketMoves {
 public:
  using Permutations = std::array<std::array<std::uint16_t, kPocketPermutationCount>, 9>;
  using Twists = std::array<std::array<std::uint16_t, kPocketTwistCount>, 9>;

  // Makes them when it is first called, which takes some milliseconds.
  static const PocketMoves& Get();

  const Permutations& permutations() const { return permutations_; }
  const Twists& twists() const { return twists_; }

 private:
  PocketMoves();

  Permutations permutations_;
  Twists twists_;
};

}  // namespace cubewright
