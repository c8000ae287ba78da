#include "solver/twophase/phase2_bounds.h"

namespace cubewright {
namespace {

// Distances from solved over pairs of a permutation and the slice edges' order, by breadth-first
// search. `after(permutation, move_index)` takes indexes of kPhase2MoveList.
template <class After>
std::vector<std::uint8_t> Distances(int permutation_count, const MoveTable& quartet_moves,
                                    After after) {
  constexpr std::uint8_t kUnreached = 0xFF;
  const auto size = static_cast<std::size_t>(permutation_count * kQuartetOrderCount);
  std::vector<std::uint8_t> distances(size, kUnreached);
  std::vector<std::uint32_t> reached;
  reached.reserve(size);
  distances[0] = 0;
  reached.push_back(0);
  for (std::size_t next = 0; next < reached.size(); ++next) {
    const int permutation = static_cast<int>(reached[next]) / kQuartetOrderCount;
    const int slice_order = static_cast<int>(reached[next]) % kQuartetOrderCount;
    const auto distance = static_cast<std::uint8_t>(distances[reached[next]] + 1);
    for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
      const int target = after(permutation, i) * kQuartetOrderCount +
                         quartet_moves.After(slice_order, kPhase2MoveList[i]);
      std::uint8_t& entry = distances[static_cast<std::size_t>(target)];
      if (entry != kUnreached) continue;
      entry = distance;
      reached.push_back(static_cast<std::uint32_t>(target));
    }
  }
  return distances;
}

}  // namespace

Phase2Bounds::Phase2Bounds(const MoveTable& corner_moves, const LayerEdgeMoves& layer_edge_moves,
                           const MoveTable& quartet_moves, const std::byte* corners_and_layer_edges)
    : with_corners_(Distances(kCornerPermutationCount, quartet_moves,
                              [&](int corners, std::size_t i) {
                                return corner_moves.After(corners, kPhase2MoveList[i]);
                              })),
      with_layer_edges_(Distances(kLayerEdgesCount, quartet_moves,
                                  [&](int edges, std::size_t i) {
                                    return static_cast<int>(
                                        layer_edge_moves[static_cast<std::size_t>(edges)][i]);
                                  })),
      layer_edge_conjugation_(MakeLayerEdgeConjugation()),
      corners_and_layer_edges_(corners_and_layer_edges) {}

}  // namespace cubewright
