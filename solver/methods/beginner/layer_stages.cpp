#include "solver/methods/beginner/layer_stages.h"

#include <algorithm>

namespace cubewright::beginner {
namespace {

constexpr std::size_t kFirstLowerPiece = 4;
constexpr std::size_t kFirstMiddleEdge = 8;
constexpr std::size_t kLayerPieces = 4;

bool IsHome(CubeAfter::PieceAt at, std::size_t place) {
  return at.piece == place && at.orientation == 0;
}

// The progress of four places from `first` on, whose pieces have the same numbers.
template <class PieceAtPlace>
int ProgressOfSlots(std::size_t first, const PieceAtPlace& piece_at) {
  int progress = kLayerPieces;
  for (std::size_t place = first; place < first + kLayerPieces; ++place) {
    const CubeAfter::PieceAt at = piece_at(place);
    if (IsHome(at, place)) {
      progress += 4;
    } else if (at.piece >= first && at.piece < first + kLayerPieces) {
      --progress;
    }
  }
  return progress;
}

template <class Condition>
int CountUpper(const Condition& condition) {
  int count = 0;
  for (std::size_t place = 0; place < kLayerPieces; ++place) count += condition(place) ? 1 : 0;
  return count;
}

int ProgressOfUpperCross(const CubeAfter& cube) {
  const int right =
      CountUpper([&](std::size_t place) { return cube.edge(place).orientation == 0; });
  const bool is_line = right == 2 && cube.edge(0).orientation == cube.edge(2).orientation;
  return is_line ? right + 1 : right;
}

// How many upper edges are followed by the right one.
int ProgressOfUpperEdges(const CubeAfter& cube) {
  const int in_order = CountUpper([&](std::size_t place) {
    return cube.edge((place + 1) % kLayerPieces).piece ==
           (cube.edge(place).piece + 1) % kLayerPieces;
  });
  return in_order == kButForATurn && cube.edge(0).piece == 0 ? kButForATurn + 1 : in_order;
}

int ProgressOfPlacedCorners(const CubeAfter& cube) {
  const auto is_placed = [&](std::size_t place) { return cube.corner(place).piece == place; };
  const int placed = CountUpper(is_placed);
  if (placed != 1) return placed;
  std::size_t fixed = 0;
  while (!is_placed(fixed)) ++fixed;
  // Niklas moves the corner that follows the one that stays, in the direction of U, two places on.
  const std::size_t behind = cube.corner((fixed + 1) % kLayerPieces).piece;
  return behind == (fixed + 3) % kLayerPieces ? placed + 1 : placed;
}

int ProgressOfTurnedCorners(const CubeAfter& cube) {
  const int turned =
      CountUpper([&](std::size_t place) { return cube.corner(place).orientation == 0; });
  return turned == kButForATurn && cube.corner(0).piece == 0 ? kButForATurn + 1 : turned;
}

}  // namespace

int Progress(Stage stage, const CubeAfter& cube) {
  switch (stage) {
    case Stage::kDaisy:
      return CountUpper([&](std::size_t place) {
        const CubeAfter::PieceAt at = cube.edge(place);
        return at.piece >= kFirstLowerPiece && at.piece < kFirstMiddleEdge && at.orientation == 0;
      });
    case Stage::kCross:
      return CountUpper([&](std::size_t upper) {
        const std::size_t place = kFirstLowerPiece + upper;
        return IsHome(cube.edge(place), place);
      });
    case Stage::kCorners:
      return ProgressOfSlots(kFirstLowerPiece,
                             [&](std::size_t place) { return cube.corner(place); });
    case Stage::kMiddleLayer:
      return ProgressOfSlots(kFirstMiddleEdge, [&](std::size_t place) { return cube.edge(place); });
    case Stage::kUpperCross:
      return ProgressOfUpperCross(cube);
    case Stage::kUpperEdges:
      return ProgressOfUpperEdges(cube);
    case Stage::kUpperCornersPlaced:
      return ProgressOfPlacedCorners(cube);
    case Stage::kUpperCornersTurned:
      return ProgressOfTurnedCorners(cube);
    case Stage::kSolved:
      break;
  }
  return 0;
}

Stage StageOf(const CubieCube& cube, Stage stage) {
  const CubieCube nothing;
  const CubeAfter here(cube, nothing);
  while (stage != Stage::kSolved &&
         Progress(stage, here) == kComplete[static_cast<std::size_t>(stage)]) {
    stage = static_cast<Stage>(static_cast<int>(stage) + 1);
  }
  return stage;
}

PieceSet DonePieces(Stage stage, const CubieCube& cube) {
  PieceSet done = 0;
  const auto add_edges = [&](std::size_t first, const auto& condition) {
    for (std::size_t place = first; place < first + kLayerPieces; ++place) {
      const CubeAfter::PieceAt at{cube.edge_piece[place], cube.edge_orientation[place]};
      if (condition(at, place)) done |= 1U << at.piece;
    }
  };
  const auto add_corners = [&](std::size_t first, const auto& condition) {
    for (std::size_t place = first; place < first + kLayerPieces; ++place) {
      const CubeAfter::PieceAt at{cube.corner_piece[place], cube.corner_orientation[place]};
      if (condition(at, place)) done |= 1U << (kEdgeCount + at.piece);
    }
  };
  const auto is_right_way_up = [](CubeAfter::PieceAt at, std::size_t) {
    return at.orientation == 0;
  };
  switch (stage) {
    case Stage::kDaisy:
      add_edges(0, [](CubeAfter::PieceAt at, std::size_t) {
        return at.piece >= kFirstLowerPiece && at.piece < kFirstMiddleEdge && at.orientation == 0;
      });
      break;
    case Stage::kCross:
      add_edges(kFirstLowerPiece, IsHome);
      break;
    case Stage::kCorners:
      add_corners(kFirstLowerPiece, IsHome);
      break;
    case Stage::kMiddleLayer:
      add_edges(kFirstMiddleEdge, IsHome);
      break;
    case Stage::kUpperCross:
      add_edges(0, is_right_way_up);
      break;
    case Stage::kUpperEdges:
      add_edges(0, IsHome);
      break;
    case Stage::kUpperCornersPlaced:
      add_corners(0, [](CubeAfter::PieceAt at, std::size_t place) { return at.piece == place; });
      break;
    case Stage::kUpperCornersTurned:
      add_corners(0, is_right_way_up);
      break;
    case Stage::kSolved:
      break;
  }
  return done;
}

}  // namespace cubewright::beginner
