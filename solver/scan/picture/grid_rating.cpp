#include "solver/scan/picture/grid_rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "solver/scan/picture/edge_rays.h"

namespace cubewright {
namespace {

// An edge counts if it is at most this far from where it should be, as a part of a sticker's place.
constexpr float kMostMiss = 0.1F;

// The part of a sticker's middle that is flat.
float FlatnessAt(const EdgeMap& edges, const Homography& grid, Point middle) {
  constexpr int kSamples = 5;
  constexpr float kStep = 0.12F;
  int flat = 0;
  for (int i = 0; i < kSamples * kSamples; ++i) {
    const Point offset = {kStep * static_cast<float>(i % kSamples - 2),
                          kStep * static_cast<float>(i / kSamples - 2)};
    const Point at = grid(middle + offset);
    if (edges.Contains(at)) flat += edges.IsFlat(edges.IndexOf(at));
  }
  return static_cast<float>(flat) / (kSamples * kSamples);
}

class Rater {
 public:
  Rater(const EdgeMap& edges, const GridFit& fit, const Homography& inverse)
      : edges_(edges), fit_(fit), size_(fit.size), inverse_(inverse) {}

  GridRating Rate() const {
    GridRating rating;
    const auto& grid = fit_.grid;
    const Point middle = MiddleOfGrid(size_);
    const Point across = {0.5F, 0};
    const Point down = {0, 0.5F};
    rating.foreshortening = Foreshortening(grid(middle + across) - grid(middle - across),
                                           grid(middle + down) - grid(middle - down));
    RateEdges(rating);
    for (int sticker = 0; sticker < size_ * size_; ++sticker) {
      rating.flatness += FlatnessAt(edges_, fit_.grid, MiddleOf(sticker, size_));
    }
    rating.flatness /= static_cast<float>(size_ * size_);
    for (const bool is_across : {true, false}) {
      for (const float sign : {1.0F, -1.0F}) rating.open_sides += GoesOn(is_across, sign);
    }
    return rating;
  }

 private:
  bool IsWhereWanted(const EdgePoint& edge) const {
    return std::abs(edge.In(inverse_(edge.place)) - edge.Wanted(fit_.sticker_half)) <= kMostMiss;
  }

  void RateEdges(GridRating& rating) const {
    // How many rays found the edge where it should be: for each of the lines across and down, at
    // each of the stickers beside it.
    std::array<std::array<std::array<int, kMostInRow>, kMostInRow + 1>, 2> counts = {};
    for (const EdgePoint& edge : FindEdgePoints(edges_, fit_.grid, size_)) {
      if (!IsWhereWanted(edge)) continue;
      const Point in_grid = inverse_(edge.place);
      const float beside = edge.is_across ? in_grid.y : in_grid.x;
      const auto line = static_cast<std::size_t>(edge.middle + 0.5F * edge.sign + 0.25F);
      const auto place =
          static_cast<std::size_t>(std::clamp(beside, 0.0F, static_cast<float>(size_) - 0.1F));
      ++counts[edge.is_across ? 1 : 0][line][place];
    }
    int outer = 0;
    int inner = 0;
    for (const auto& lines : counts) {
      for (std::size_t line = 0; line <= static_cast<std::size_t>(size_); ++line) {
        const bool is_outer = line % static_cast<std::size_t>(size_) == 0;
        bool is_line_seen = is_outer;
        for (const int count : lines[line]) {
          if (is_outer) {
            outer += std::min(count, kRaysOfSide);
          } else {
            // Half of the rays from both sides.
            inner += count >= kRaysOfSide;
            is_line_seen |= count >= kRaysOfSide;
          }
        }
        rating.missing_lines += !is_line_seen;
      }
    }
    rating.outer_edges = static_cast<float>(outer) / static_cast<float>(4 * size_ * kRaysOfSide);
    rating.inner_edges = static_cast<float>(inner) / static_cast<float>(2 * size_ * (size_ - 1));
  }

  // Whether there is another row of stickers beyond a side, with edges between them and around.
  bool GoesOn(bool is_across, float sign) const {
    const float beyond = sign > 0 ? static_cast<float>(size_) + 0.5F : -0.5F;
    std::vector<EdgePoint> found;
    for (int i = 0; i < size_; ++i) {
      const float along = 0.5F + static_cast<float>(i);
      const Point middle = is_across ? Point{beyond, along} : Point{along, beyond};
      if (FlatnessAt(edges_, fit_.grid, middle) < 0.75F) return false;
      FindEdgesOfSide(edges_, fit_.grid, middle, is_across, sign, found);
      if (i > 0) FindEdgesOfSide(edges_, fit_.grid, middle, !is_across, -1, found);
      if (i + 1 < size_) FindEdgesOfSide(edges_, fit_.grid, middle, !is_across, 1, found);
    }
    const auto count = std::count_if(found.begin(), found.end(),
                                     [&](const EdgePoint& edge) { return IsWhereWanted(edge); });
    // Outwards from each sticker, and between them from both sides.
    const int sides = size_ + 2 * (size_ - 1);
    return 7 * count >= 5 * sides * kRaysOfSide;
  }

  const EdgeMap& edges_;
  const GridFit& fit_;
  int size_;
  const Homography& inverse_;
};

}  // namespace

GridRating RateGrid(const EdgeMap& edges, const GridFit& fit) {
  const auto inverse = InverseOf(fit.grid);
  return inverse ? Rater(edges, fit, *inverse).Rate() : GridRating{};
}

}  // namespace cubewright
