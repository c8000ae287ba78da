#include "solver/scan/picture/find_face.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "solver/scan/picture/edge_map.h"
#include "solver/scan/picture/flat_regions.h"
#include "solver/scan/picture/grid_fit.h"
#include "solver/scan/picture/grid_guess.h"
#include "solver/scan/picture/sticker_color.h"

namespace cubewright {
namespace {

// The longer side of the picture in which edges are looked for, in pixels, at most.
constexpr int kSmallSide = 320;
constexpr int kLeastRegion = 16;
constexpr std::size_t kMostGuesses = 24;

float CertaintyOf(const GridFit& fit) {
  const auto part = [](float value, float none, float all) {
    return std::clamp((value - none) / (all - none), 0.0F, 1.0F);
  };
  return part(fit.outer_edges, 0.5F, 0.9F) * part(fit.inner_edges, 0.1F, 0.6F) *
         part(fit.flatness, 0.5F, 0.85F);
}

// The same grid, turned so that it begins at the upper left.
std::array<Point, 4> FromUpperLeft(const Homography& grid) {
  std::array<Point, 4> corners = {grid({0, 0}), grid({3, 0}), grid({3, 3}), grid({0, 3})};
  for (int turn = 0; turn < 4; ++turn) {
    const Point across = (corners[1] - corners[0]) + (corners[2] - corners[3]);
    if (across.x >= std::abs(across.y) && across.x > across.y) break;
    std::rotate(corners.begin(), corners.begin() + 1, corners.end());
  }
  return corners;
}

FaceInPicture ReadFace(const Picture& picture, const std::array<Point, 4>& corners,
                       float certainty) {
  FaceInPicture face = {.corners = corners, .middles = {}, .colors = {}, .certainty = certainty};
  const Homography grid = GridOfCorners(corners).value_or(Homography{});
  for (int i = 0; i < kGridSize * kGridSize; ++i) {
    const auto sticker = static_cast<std::size_t>(i);
    const int column = i % kGridSize;
    const int row = i / kGridSize;
    face.middles[sticker] =
        grid({0.5F + static_cast<float>(column), 0.5F + static_cast<float>(row)});
    face.colors[sticker] = ReadSticker(picture, grid, column, row);
  }
  return face;
}

struct BestGrid {
  std::array<Point, 4> corners;
  float certainty = 0;
};

BestGrid SearchGrid(const Picture& picture, int factor) {
  const SmallPicture small = MakeSmall(picture, factor);
  const EdgeMap edges = FindEdges(small);
  BestGrid best;
  for (const GridGuess& guess :
       GuessGrids(edges, FindFlatRegions(edges, kLeastRegion), kMostGuesses)) {
    const auto fit = FitGrid(edges, guess.grid.ToHomography());
    if (!fit) continue;
    const float certainty = CertaintyOf(*fit);
    if (certainty <= best.certainty) continue;
    best = {FromUpperLeft(fit->grid), certainty};
    for (Point& corner : best.corners) corner = small.ToWhole(corner);
  }
  return best;
}

}  // namespace

std::optional<FaceInPicture> FindFace(const Picture& picture, const FaceSearch& search) {
  if (picture.width < 3 || picture.height < 3) return std::nullopt;
  const int longer = std::max(picture.width, picture.height);
  const int factor = std::max(1, (longer + kSmallSide - 1) / kSmallSide);
  const BestGrid best = SearchGrid(picture, factor);
  if (best.certainty >= kLeastCertainty || (best.certainty > 0 && !search.guide)) {
    return ReadFace(picture, best.corners, best.certainty);
  }
  if (!search.guide || !GridOfCorners(*search.guide)) return std::nullopt;
  return ReadFace(picture, *search.guide, best.certainty);
}

}  // namespace cubewright
