#include "solver/scan/picture/grid_rating.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "solver/scan/picture/edge_rays.h"

namespace cubewright {
namespace {

// An edge counts if it is no farther from where it should be, as a part of a sticker's place.
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
      : edges_(edges), fit_(fit), inverse_(inverse) {}

  GridRating Rate() const {
    GridRating rating;
    const auto& grid = fit_.grid;
    rating.foreshortening =
        Foreshortening(grid({2, 1.5F}) - grid({1, 1.5F}), grid({1.5F, 2}) - grid({1.5F, 1}));
    RateEdges(rating);
    for (int cell = 0; cell < kGridSize * kGridSize; ++cell) {
      rating.flatness += FlatnessAt(edges_, fit_.grid, MiddleOf(cell)) / (kGridSize * kGridSize);
    }
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
    // How many rays found the edge where it should be: for each of the four lines across and down,
    // at each of the three stickers beside it.
    std::array<std::array<std::array<int, 3>, 4>, 2> counts = {};
    for (const EdgePoint& edge : FindEdgePoints(edges_, fit_.grid)) {
      if (!IsWhereWanted(edge)) continue;
      const Point in_grid = inverse_(edge.place);
      const float beside = edge.is_across ? in_grid.y : in_grid.x;
      const auto line = static_cast<std::size_t>(edge.middle + 0.5F * edge.sign + 0.25F);
      const auto place = static_cast<std::size_t>(std::clamp(beside, 0.0F, 2.9F));
      ++counts[edge.is_across ? 1 : 0][line][place];
    }
    int outer = 0;
    int inner = 0;
    for (const auto& lines : counts) {
      for (std::size_t line = 0; line < lines.size(); ++line) {
        bool is_line_seen = line % kGridSize == 0;
        for (const int count : lines[line]) {
          if (line % kGridSize == 0) {
            outer += std::min(count, kRaysOfSide);
          } else {
            // From both sides, half of the rays.
            inner += count >= kRaysOfSide;
            is_line_seen |= count >= kRaysOfSide;
          }
        }
        rating.missing_lines += !is_line_seen;
      }
    }
    rating.outer_edges = static_cast<float>(outer) / (12 * kRaysOfSide);
    rating.inner_edges = static_cast<float>(inner) / 12;
  }

  // Whether there is another row of stickers beyond a side, with edges between them and around.
  bool GoesOn(bool is_across, float sign) const {
    const float beyond = sign > 0 ? kGridSize + 0.5F : -0.5F;
    std::vector<EdgePoint> found;
    for (int i = 0; i < kGridSize; ++i) {
      const float along = 0.5F + static_cast<float>(i);
      const Point middle = is_across ? Point{beyond, along} : Point{along, beyond};
      if (FlatnessAt(edges_, fit_.grid, middle) < 0.75F) return false;
      FindEdgesOfSide(edges_, fit_.grid, middle, is_across, sign, found);
      if (i > 0) FindEdgesOfSide(edges_, fit_.grid, middle, !is_across, -1, found);
      if (i + 1 < kGridSize) FindEdgesOfSide(edges_, fit_.grid, middle, !is_across, 1, found);
    }
    const auto count = std::count_if(found.begin(), found.end(),
                                     [&](const EdgePoint& edge) { return IsWhereWanted(edge); });
    // Three sides outwards, and four between the stickers.
    return count >= 5 * kRaysOfSide;
  }

  const EdgeMap& edges_;
  const GridFit& fit_;
  const Homography& inverse_;
};

}  // namespace

GridRating RateGrid(const EdgeMap& edges, const GridFit& fit) {
  const auto inverse = InverseOf(fit.grid);
  return inverse ? Rater(edges, fit, *inverse).Rate() : GridRating{};
}

}  // namespace cubewright
