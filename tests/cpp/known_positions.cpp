#include "tests/cpp/known_positions.h"

#include <gtest/gtest.h>

#include <string>

#include "solver/text/notation.h"
#include "tests/cpp/shared_vectors.h"

namespace cubewright {

std::vector<KnownPosition> AllKnownPositions() {
  std::vector<KnownPosition> positions;
  for (const auto& fields : SharedVectors("optimal-random.tsv")) {
    const auto reading = ReadMoves(fields.at(0));
    EXPECT_TRUE(reading.ok()) << fields.at(0);
    if (reading.ok()) positions.push_back({reading->moves, std::stoi(fields.at(1))});
  }
  return positions;
}

}  // namespace cubewright
