// The numbers that describe a cube to the two-phase algorithm (H. Kociemba, kociemba.org/cube.htm).
//
//   twist            3^7  = 2,187   corner orientations, the last one implied
//   flip             2^11 = 2,048   edge orientations, the last one implied
//   slice     C(12, 4)    = 495     the places of the four edges FR FL BL BR
//   quartet   12*11*10*9  = 11,880  the places of four edges and their order in them
//   corners           8!  = 40,320  the permutation of the corners
//   layer edges       8!  = 40,320  the permutation of the U and D edges, in phase 2
//   upper corners C(8, 4) = 70      the places of the four corners of the U layer
//
// Phase 1 brings twist, flip and slice to 0. From there phase 2, with the ten moves that keep them
// so, brings the rest to 0. All coordinates of the solved cube are 0.
#pragma once

#include <array>
#include <cstdint>

#include "solver/cube/cubie_cube.h"

namespace cubewright {

inline constexpr int kTwistCount = 2187;
inline constexpr int kFlipCount = 2048;
inline constexpr int kSliceCount = 495;
inline constexpr int kFlipSliceCount = kSliceCount * kFlipCount;
inline constexpr int kQuartetOrderCount = 24;
inline constexpr int kQuartetCount = kSliceCount * kQuartetOrderCount;
inline constexpr int kCornerPermutationCount = 40320;
inline constexpr int kLayerEdgesCount = 40320;
inline constexpr int kUpperCornersCount = 70;

// The moves that keep a cube in the phase 2 subgroup: U U2 U' D D2 D' R2 F2 L2 B2.
inline constexpr MoveSet kPhase2Moves = 7U | 7U << 9 | 1U << 4 | 1U << 7 | 1U << 13 | 1U << 16;
inline constexpr int kPhase2MoveCount = 10;
inline constexpr std::array<Move, kPhase2MoveCount> kPhase2MoveList = {0, 1,  2,  4,  7,
                                                                       9, 10, 11, 13, 16};

// The four places of the slice edges as a set of bits, to and from the slice coordinate: sets in
// falling numeric order, so that the highest four places come first.
int SliceFromPlaces(unsigned places);
unsigned PlacesOfSlice(int slice);

// As a number in base 3, the first place counting most.
int TwistOf(const CubieCube& cube);
void SetTwist(int twist, CubieCube& cube);
// Bit i is the orientation at edge place i.
int FlipOf(const CubieCube& cube);
void SetFlip(int flip, CubieCube& cube);

// The three quartets of edges: pieces 0..3 (U layer), 4..7 (D layer), 8..11 (slice).
enum class Quartet : std::uint8_t { kUpper, kLower, kSlice };
inline constexpr int kQuartetKindCount = 3;

// 24 * (slice coordinate of their places) + rank of their order there. The slice coordinate of a
// cube is QuartetOf(cube, kSlice) / 24.
int QuartetOf(const CubieCube& cube, Quartet quartet);
// Puts the pieces 8..11 where the coordinate says, and the others anywhere.
void SetSliceQuartet(int coordinate, CubieCube& cube);

int CornerPermutationOf(const CubieCube& cube);
void SetCornerPermutation(int rank, CubieCube& cube);
// Sets of places are numbered in rising order, as eight bits with place 0 the lowest.
int UpperCornersOf(const CubieCube& cube);
// Puts the pieces 0..3 there, and the others anywhere.
void SetUpperCorners(int coordinate, CubieCube& cube);
// Precondition: the slice edges stand in the slice.
int LayerEdgesOf(const CubieCube& cube);
void SetLayerEdges(int rank, CubieCube& cube);

}  // namespace cubewright
