// The tables of distances, made once for all tests.
#pragma once

#include "solver/pocket/search/pocket_distances.h"

namespace cubewright {

std::span<const std::byte> PocketPayload(PocketTable table);
const PocketDistances& PocketDistancesOf(PocketTable table);

}  // namespace cubewright
