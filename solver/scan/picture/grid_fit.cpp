#include "solver/scan/picture/grid_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "solver/scan/picture/edge_rays.h"

namespace cubewright {
namespace {

constexpr int kRounds = 4;
// The share of rays that must find an edge: with fewer the grid is not known.
constexpr float kLeastFound = 0.22F;

// The unknowns: eight numbers of the homography from the picture to the grid, and half of a
// sticker's side.
constexpr std::size_t kUnknowns = 9;
using Row = std::array<double, kUnknowns + 1>;

// Least squares by the normal equations.
class Equations {
 public:
  void Add(const Row& row, double weight) {
    for (std::size_t i = 0; i < kUnknowns; ++i) {
      for (std::size_t j = i; j <= kUnknowns; ++j) sums_[i][j] += weight * row[i] * row[j];
    }
  }

  // By Gauss' elimination; the matrix is positive definite if the rows determine the unknowns.
  std::optional<std::array<double, kUnknowns>> Solve() {
    for (std::size_t i = 0; i < kUnknowns; ++i) {
      for (std::size_t j = 0; j < i; ++j) sums_[i][j] = sums_[j][i];
    }
    for (std::size_t i = 0; i < kUnknowns; ++i) {
      if (sums_[i][i] < 1e-9) return std::nullopt;
      for (std::size_t j = i + 1; j < kUnknowns; ++j) {
        const double factor = sums_[j][i] / sums_[i][i];
        for (std::size_t k = i; k <= kUnknowns; ++k) sums_[j][k] -= factor * sums_[i][k];
      }
    }
    std::array<double, kUnknowns> solution = {};
    for (std::size_t i = kUnknowns; i-- > 0;) {
      double rest = sums_[i][kUnknowns];
      for (std::size_t j = i + 1; j < kUnknowns; ++j) rest -= sums_[i][j] * solution[j];
      solution[i] = rest / sums_[i][i];
    }
    return solution;
  }

 private:
  std::array<Row, kUnknowns> sums_ = {};
};

class Fitting {
 public:
  Fitting(const EdgeMap& edges, const Homography& start, int size) : edges_(edges) {
    fit_.grid = start;
    fit_.size = size;
  }

  std::optional<GridFit> Run() {
    for (int round = 0; round < kRounds; ++round) {
      found_ = FindEdgePoints(edges_, fit_.grid, fit_.size);
      if (!Solve(round == 0)) return std::nullopt;
    }
    return fit_;
  }

 private:
  // Fits the grid to the edges found. In the first round it is taken to be seen from afar.
  bool Solve(bool is_flat) {
    const int rays = 4 * kRaysOfSide * fit_.size * fit_.size;
    if (static_cast<float>(found_.size()) < kLeastFound * static_cast<float>(rays)) return false;
    // Coordinates of about 1, for accuracy.
    const Point middle = MiddleOfGrid(fit_.size);
    const Point half = {0.5F, 0};
    const Point center = fit_.grid(middle);
    const Point side = fit_.grid(middle + half) - fit_.grid(middle - half);
    const double scale = 1 / std::sqrt(static_cast<double>(Dot(side, side)));
    const std::optional<Homography> inverse = InverseOf(fit_.grid);
    if (!inverse) return false;
    Equations equations;
    for (const EdgePoint& edge : found_) {
      const double value = edge.Wanted(fit_.sticker_half);
      const double miss = edge.In((*inverse)(edge.place)) - value;
      const double x = scale * (edge.place.x - center.x);
      const double y = scale * (edge.place.y - center.y);
      Row row = {};
      const std::size_t first = edge.is_across ? 0 : 3;
      row[first] = x;
      row[first + 1] = y;
      row[first + 2] = 1;
      row[6] = -value * x;
      row[7] = -value * y;
      row[8] = -edge.sign;
      row[9] = edge.middle;
      // A. Cauchy's weights: what is far off counts little.
      const double part = miss / (is_flat ? 0.15 : 0.06);
      equations.Add(row, 1 / (1 + part * part));
    }
    const double count = static_cast<double>(found_.size());
    for (const std::size_t unknown : {6U, 7U}) {
      Row row = {};
      row[unknown] = 1;
      equations.Add(row, is_flat ? 1e6 : 0.2 * count);
    }
    Row usual = {};
    usual[8] = 1;
    usual[9] = 0.45;
    equations.Add(usual, 0.3 * count);
    const auto solution = equations.Solve();
    if (!solution) return false;
    return Take(*solution, center, scale);
  }

  bool Take(const std::array<double, kUnknowns>& solution, Point center, double scale) {
    Homography to_grid;
    for (const std::size_t row : {0U, 3U}) {
      to_grid.numbers[row] = static_cast<float>(solution[row]);
      to_grid.numbers[row + 1] = static_cast<float>(solution[row + 1]);
      to_grid.numbers[row + 2] = static_cast<float>(solution[row + 2]);
    }
    to_grid.numbers[6] = static_cast<float>(solution[6]);
    to_grid.numbers[7] = static_cast<float>(solution[7]);
    const auto grid = InverseOf(to_grid);
    if (!grid) return false;
    // Back from the coordinates of the equations.
    Homography whole = *grid;
    const auto unit = static_cast<float>(1 / scale);
    for (std::size_t column = 0; column < 3; ++column) {
      whole.numbers[column] = unit * whole.numbers[column] + center.x * whole.numbers[6 + column];
      whole.numbers[3 + column] =
          unit * whole.numbers[3 + column] + center.y * whole.numbers[6 + column];
    }
    fit_.grid = whole;
    fit_.sticker_half = std::clamp(static_cast<float>(solution[8]), 0.3F, 0.5F);
    const std::array<Point, 4> corners = CornersOf(fit_.grid, fit_.size);
    return Cross(corners[1] - corners[0], corners[3] - corners[0]) > 0;
  }

  const EdgeMap& edges_;
  GridFit fit_;
  std::vector<EdgePoint> found_;
};

}  // namespace

std::optional<GridFit> FitGrid(const EdgeMap& edges, const Homography& start, int size) {
  return Fitting(edges, start, size).Run();
}

}  // namespace cubewright
