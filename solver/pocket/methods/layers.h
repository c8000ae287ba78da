// How the pieces of two layers are arranged, as the puzzle is held: pieces 0..3 belong above, 4..7
// below, each directly under the one whose number is four less.
#pragma once

#include <cstddef>

#include "solver/methods/stages/cube_after.h"

namespace cubewright {

inline constexpr std::size_t kLayerPlaces = 4;
inline constexpr std::size_t kUpperPlace = 0;
inline constexpr std::size_t kLowerPlace = 4;

enum class LayerOrder {
  kDiagonal,  // two corners across have to be exchanged
  kAdjacent,  // two corners beside each other have to be exchanged
  kRight,     // at most a turn of the layer is missing
};

// The order of the layer whose places start at `first`. Precondition: it has its own four pieces.
inline LayerOrder LayerOrderOf(const CubeAfter& cube, std::size_t first) {
  int followed = 0;
  for (std::size_t i = 0; i < kLayerPlaces; ++i) {
    const std::size_t piece = cube.corner(first + i).piece - first;
    const std::size_t next = cube.corner(first + (i + 1) % kLayerPlaces).piece - first;
    followed += next == (piece + 1) % kLayerPlaces ? 1 : 0;
  }
  if (followed == 4) return LayerOrder::kRight;
  return followed == 0 ? LayerOrder::kDiagonal : LayerOrder::kAdjacent;
}

// Whether each corner is above the one it belongs above. Precondition: both layers are in order.
inline bool AreLayersAligned(const CubeAfter& cube) {
  return cube.corner(kUpperPlace).piece + kLowerPlace == cube.corner(kLowerPlace).piece;
}

// How many corners of the layer are the right way up.
inline int OrientedIn(const CubeAfter& cube, std::size_t first) {
  int count = 0;
  for (std::size_t place = first; place < first + kLayerPlaces; ++place) {
    count += cube.corner(place).orientation == 0 ? 1 : 0;
  }
  return count;
}

inline bool IsCornerHome(const CubeAfter& cube, std::size_t place) {
  return cube.corner(place).piece == place && cube.corner(place).orientation == 0;
}

}  // namespace cubewright
