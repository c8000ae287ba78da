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
#include "solver/scan/picture/grid_rating.h"
#include "solver/scan/picture/sticker_color.h"

namespace cubewright {
namespace {

// The longer side of the picture in which edges are looked for, in pixels, at most.
constexpr int kSmallSide = 320;
constexpr int kLeastRegion = 16;
constexpr std::size_t kMostGuesses = 24;

// `value` as a part of the way from `none` to `all`.
float PartOf(float value, float none, float all) {
  return std::clamp((value - none) / (all - none), 0.0F, 1.0F);
}

float CertaintyOf(const GridRating& rating) {
  if (rating.foreshortening < kLeastForeshortening) return 0;
  return (rating.missing_lines == 0 ? 1.0F : 0.4F) * PartOf(rating.outer_edges, 0.5F, 0.9F) *
         PartOf(rating.inner_edges, 0.1F, 0.6F) * PartOf(rating.flatness, 0.5F, 0.85F) *
         (rating.open_sides == 0 ? 1.0F : 0.4F);
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
    face.middles[sticker] = grid(MiddleOf(i));
    face.colors[sticker] = ReadSticker(picture, grid, i);
  }
  return face;
}

struct BestGrid {
  std::array<Point, 4> corners;
  float certainty = 0;
};

// In a picture made smaller by this factor, and in one of half its size, in which there is less
// noise.
BestGrid SearchGrid(const Picture& picture, int factor) {
  const SmallPicture small = MakeSmall(picture, factor);
  const EdgeMap edges = FindEdges(small);
  BestGrid best;
  const auto consider = [&](const Homography& start) {
    const auto fit = FitGrid(edges, start);
    if (!fit) return;
    const float certainty = CertaintyOf(RateGrid(edges, *fit));
    if (certainty <= best.certainty) return;
    best = {FromUpperLeft(fit->grid), certainty};
    for (Point& corner : best.corners) corner = small.ToWhole(corner);
  };
  for (const GridGuess& guess :
       GuessGrids(edges, FindFlatRegions(edges, kLeastRegion), kMostGuesses)) {
    consider(guess.grid.ToHomography());
  }
  const SmallPicture smaller = HalfOf(small);
  const EdgeMap coarse = FindEdges(smaller);
  for (const GridGuess& guess :
       GuessGrids(coarse, FindFlatRegions(coarse, kLeastRegion), kMostGuesses)) {
    const auto to_small = [](Point point) { return Point{2 * point.x + 0.5F, 2 * point.y + 0.5F}; };
    const auto fit = FitGrid(coarse, guess.grid.ToHomography());
    if (!fit) continue;
    const auto start = GridOfCorners({to_small(fit->grid({0, 0})), to_small(fit->grid({3, 0})),
                                      to_small(fit->grid({3, 3})), to_small(fit->grid({0, 3}))});
    if (start) consider(*start);
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
