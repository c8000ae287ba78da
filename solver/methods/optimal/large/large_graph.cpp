#include "solver/methods/optimal/large/large_graph.h"

namespace cubewright {

LargeGraph::LargeGraph() {
  images_.reserve(kSymmetryCount);
  for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
    images_.emplace_back(EdgeMap::kNoEdgeMove, symmetry);
  }
  after_.reserve(static_cast<std::size_t>(kMoveCount * kSymmetryCount));
  for (int move = 0; move < kMoveCount; ++move) {
    for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
      after_.emplace_back(move, symmetry);
    }
  }
}

}  // namespace cubewright
