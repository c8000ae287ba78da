#include "solver/scan/picture/find_face.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

#include "solver/scan/picture/color_variety.h"
#include "solver/scan/picture/edge_map.h"
#include "solver/scan/picture/flat_regions.h"
#include "solver/scan/picture/grid_fit.h"
#include "solver/scan/picture/grid_guess.h"
#include "solver/scan/picture/grid_rating.h"
#include "solver/scan/picture/sticker_color.h"

namespace cubewright {
namespace {

// The most pixels on the longer side of the picture in which edges are looked for.
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

// The same corners, beginning with the one at the upper left.
std::array<Point, 4> FromUpperLeft(std::array<Point, 4> corners) {
  for (int turn = 0; turn < 4; ++turn) {
    const Point across = (corners[1] - corners[0]) + (corners[2] - corners[3]);
    if (across.x >= std::abs(across.y) && across.x > across.y) break;
    corners = {corners[1], corners[2], corners[3], corners[0]};
  }
  return corners;
}

FaceInPicture ReadFace(const Picture& picture, const std::array<Point, 4>& corners, int size) {
  FaceInPicture face = {.corners = corners, .middles = {}, .colors = {}, .certainty = 0};
  const Homography grid = GridOfCorners(corners, size).value_or(Homography{});
  for (int sticker = 0; sticker < size * size; ++sticker) {
    face.middles.push_back(grid(MiddleOf(sticker, size)));
    face.colors.push_back(ReadSticker(picture, grid, size, sticker));
  }
  return face;
}

class FaceFinder {
 public:
  // Edges are looked for in the picture made smaller by this factor. `size`: how many stickers a
  // row has.
  FaceFinder(const Picture& picture, int factor, int size)
      : picture_(picture),
        size_(size),
        small_(MakeSmall(picture, factor)),
        edges_(FindEdges(small_)) {}

  // Searches everywhere, and again in a picture of half the size, which has less noise.
  void SearchAll() {
    for (const GridGuess& guess :
         GuessGrids(edges_, FindFlatRegions(edges_, kLeastRegion), size_, kMostGuesses)) {
      Consider(guess.grid.ToHomography());
    }
    const SmallPicture half = HalfOf(small_);
    const EdgeMap edges = FindEdges(half);
    for (const GridGuess& guess :
         GuessGrids(edges, FindFlatRegions(edges, kLeastRegion), size_, kMostGuesses)) {
      const auto fit = FitGrid(edges, guess.grid.ToHomography(), size_);
      if (!fit) continue;
      std::array<Point, 4> corners = CornersOf(fit->grid, size_);
      for (Point& corner : corners) corner = small_.FromWhole(half.ToWhole(corner));
      const auto start = GridOfCorners(corners, size_);
      if (start) Consider(*start);
    }
  }

  // Searches near the guide.
  void SearchAt(std::array<Point, 4> guide) {
    for (Point& corner : guide) corner = small_.FromWhole(corner);
    const auto grid = GridOfCorners(guide, size_);
    if (!grid) return;
    for (const float growth : {0.8F, 0.9F, 1.0F, 1.1F}) {
      std::array<Point, 4> corners = guide;
      const Point middle = (*grid)(MiddleOfGrid(size_));
      for (Point& corner : corners) corner = middle + growth * (corner - middle);
      const auto start = GridOfCorners(corners, size_);
      if (start) Consider(*start);
    }
  }

  const std::optional<FaceInPicture>& best() const { return best_; }

 private:
  // `start` is a grid of the small picture.
  void Consider(const Homography& start) {
    const auto fit = FitGrid(edges_, start, size_);
    if (!fit) return;
    const GridRating rating = RateGrid(edges_, *fit);
    const float certainty = CertaintyOf(rating);
    // Decides between certain grids, such as the right one and one that is shifted by a row.
    const float details = 0.1F * (rating.outer_edges + rating.inner_edges + rating.flatness);
    if (certainty == 0 || certainty + details <= best_rank_) return;
    std::array<Point, 4> corners = FromUpperLeft(CornersOf(fit->grid, size_));
    for (Point& corner : corners) corner = small_.ToWhole(corner);
    FaceInPicture face = ReadFace(picture_, corners, size_);
    face.certainty = certainty * VarietyOf(face.colors);
    const float rank = face.certainty + details;
    if (rank <= best_rank_) return;
    best_rank_ = rank;
    best_ = face;
  }

  const Picture& picture_;
  int size_;
  SmallPicture small_;
  EdgeMap edges_;
  std::optional<FaceInPicture> best_;
  float best_rank_ = 0;
};

}  // namespace

std::optional<FaceInPicture> FindFace(const Picture& picture, const FaceSearch& search) {
  const int longer = std::max(picture.width, picture.height);
  const int factor = std::max(1, (longer + kSmallSide - 1) / kSmallSide);
  // Then even the picture of half the size has pixels that are not at its border.
  if (std::min(picture.width, picture.height) < 8 * factor) return std::nullopt;
  FaceFinder finder(picture, factor, search.grid_size);
  finder.SearchAll();
  if (!search.guide || (finder.best() && finder.best()->certainty >= kLeastCertainty)) {
    return finder.best();
  }
  FaceFinder guided(picture, factor, search.grid_size);
  guided.SearchAt(*search.guide);
  return guided.best() ? *guided.best() : ReadFace(picture, *search.guide, search.grid_size);
}

}  // namespace cubewright
