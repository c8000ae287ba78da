// All positions of the large table with all flips at one distance from solved, then at the next.
//
// Each class of corners has its positions of a layer in a list of its own, in ascending order, each
// position once. A list is found from the lists of the layer before, those of the classes from
// which a move leads to its class. So any number of threads can find lists, and the result is the
// same.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/cube/move.h"
#include "solver/methods/optimal/large/large_graph.h"

namespace cubewright {

// Edges, and the face that was turned last on a shortest way there: another turn of that face leads
// no farther. 8 * edges + face.
struct NearPosition {
  std::uint64_t packed;

  static NearPosition Of(SlicedEdges edges, int face) {
    return {edges << 3 | static_cast<std::uint64_t>(face)};
  }
  SlicedEdges edges() const { return packed >> 3; }
  // 0..5; kNoFaceTurned in the solved position.
  int face() const { return static_cast<int>(packed & 7); }
};
inline constexpr int kNoFaceTurned = 7;

using NearList = std::vector<NearPosition>;

class NearLayers {
 public:
  // Begins with the layer of the solved position. `graph` must outlive this.
  explicit NearLayers(const LargeGraph& graph);

  int distance() const { return distance_; }
  // The lists of the layer, by class. The smallest of a position's images under the stabilizer of
  // its class stands for all of them.
  const std::vector<NearList>& lists() const { return layers_[kHere]; }
  // Positions in the layer, images not counted.
  std::uint64_t count() const;

  // Finds the list of one class in the next layer. Several threads may do this for different
  // classes at once.
  void FindNext(int class_index);
  // Replaces this layer by the next, once the lists of all classes are found.
  void Advance();

 private:
  // From which class, by which move, a class is reached.
  struct Origin {
    std::uint16_t class_index;
    Move move;
  };
  enum Layer { kBefore, kHere, kNext, kLayerCount };

  NearPosition SmallestImage(NearPosition position, int class_index) const;

  const LargeGraph& graph_;
  std::vector<std::vector<Origin>> origins_;
  int distance_ = 0;
  std::array<std::vector<NearList>, kLayerCount> layers_;
};

}  // namespace cubewright
