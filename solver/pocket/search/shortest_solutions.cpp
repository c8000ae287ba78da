#include "solver/pocket/search/shortest_solutions.h"

#include <utility>

namespace cubewright {

ShortestSolutions::ShortestSolutions(const PocketDistances& distances, const CubieCube& cube)
    : distances_(distances) {
  way_[0].position = PocketDistances::PlaceOf(cube);
  way_[0].distance = distances_.From(way_[0].position);
}

bool ShortestSolutions::Next() {
  if (cost() == 0) return !std::exchange(has_begun_, true);
  for (;;) {
    Node& node = way_[depth_];
    // No turn leads nearer from the solved position, where the last solution ended.
    if (node.distance == 0 || node.next_move == kPocketMoves.size()) {
      if (depth_ == 0) return false;
      --depth_;
      continue;
    }
    const std::size_t move = node.next_move++;
    const Move turn = kPocketMoves[move];
    if (depth_ > 0 && FaceOf(turn) == FaceOf(moves_[depth_ - 1])) continue;
    const PocketPlace after = distances_.After(node.position, move);
    const int distance = distances_.From(after);
    if (distance != node.distance - distances_.CostOf(move)) continue;
    moves_[depth_++] = turn;
    way_[depth_] = {after, distance, 0};
    if (distance == 0) return true;
  }
}

std::uint64_t CountShortestSolutions(const PocketDistances& distances, const CubieCube& cube) {
  ShortestSolutions solutions(distances, cube);
  std::uint64_t count = 0;
  while (solutions.Next()) ++count;
  return count;
}

}  // namespace cubewright
