// Work that never changes, so that times of different days and machines can be compared. It does
// what a search does most: it reads a large table at unpredictable places, once one after another
// and once several at a time. The same source is compiled natively and to WebAssembly.
//
// After any change, figures cannot be compared with earlier ones any more.
#pragma once

#include <cstdint>

extern "C" {

// Fills the table of 32 MiB, about the size of the table of phase 1. To be called first.
void PrepareYardstick();

// Follows a chain through the table, each step reading where the one before it points to. Returns
// where it ends.
std::uint32_t ChaseYardstick(std::uint32_t step_count);

// Visits this many positions of an imaginary puzzle depth first. Of the twelve moves from each, the
// table allows a quarter. Returns a sum over the positions.
std::uint32_t WalkYardstick(std::uint32_t position_count);

}  // extern "C"
