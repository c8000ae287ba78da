// Work that never changes, to compare times of different days and machines by: what a search does
// most, reading a large table at places that nobody can foretell, once one after another and once
// several at a time. The same source is compiled natively and to WebAssembly.
//
// Whoever changes it makes all earlier figures incomparable.
#pragma once

#include <cstdint>

extern "C" {

// Fills the table of 32 MiB, about the size of the table of phase 1. To be called first.
void PrepareYardstick();

// Follows a chain through the table, each step reading where the one before it points to. Returns
// where it ends.
std::uint32_t ChaseYardstick(std::uint32_t step_count);

// Goes depth first through so many positions of an imaginary puzzle, twelve moves from each, of
// which the table lets a quarter pass. Returns a sum over the positions.
std::uint32_t WalkYardstick(std::uint32_t position_count);

}  // extern "C"
