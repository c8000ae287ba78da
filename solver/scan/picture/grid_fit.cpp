#include "solver/scan/picture/grid_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace cubewright {
namespace {

constexpr int kRounds = 4;
// For each side of a sticker, so many rays look for its edge.
constexpr std::array<float, 3> kRays = {-0.22F, 0, 0.22F};
// Where a ray begins and ends, from the sticker's middle.
constexpr float kRayStart = 0.22F;
constexpr float kRayEnd = 0.68F;
// A ray is looked along in so many steps.
constexpr int kMostSteps = 40;

// Where a ray meets an edge.
struct EdgePoint {
  Point place;
  // The middle of the sticker that the ray starts from, in the direction of the ray's axis.
  float middle;
  // 1 if the ray goes to the right or down, or -1.
  float sign;
  bool is_across;
};

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
  Fitting(const EdgeMap& edges, const Homography& start) : edges_(edges) { fit_.grid = start; }

  std::optional<GridFit> Run() {
    for (int round = 0; round < kRounds; ++round) {
      FindEdgePoints();
      if (!Solve(round == 0)) return std::nullopt;
    }
    FindEdgePoints();
    Rate();
    return fit_;
  }

 private:
  // The place of the first edge along a line; false if there is none.
  bool FirstEdge(Point from, Point to, Point& place) const {
    const Point way = to - from;
    const float length = std::sqrt(Dot(way, way));
    const int steps = std::clamp(static_cast<int>(1.5F * length), 4, kMostSteps);
    std::array<int, kMostSteps + 1> strengths;
    int strongest = 0;
    for (int i = 0; i <= steps; ++i) {
      const Point at = from + (static_cast<float>(i) / static_cast<float>(steps)) * way;
      if (!edges_.Contains(at)) return false;
      strengths[static_cast<std::size_t>(i)] = edges_.strength[edges_.IndexOf(at)];
      strongest = std::max(strongest, strengths[static_cast<std::size_t>(i)]);
    }
    const int least = std::max(edges_.threshold, strongest / 2);
    for (std::size_t i = 1; i < static_cast<std::size_t>(steps); ++i) {
      if (strengths[i] < least || strengths[i] < strengths[i - 1] ||
          strengths[i] < strengths[i + 1]) {
        continue;
      }
      // The top of the parabola through the three.
      const auto before = static_cast<float>(strengths[i - 1]);
      const auto after = static_cast<float>(strengths[i + 1]);
      const float bend = before - 2 * static_cast<float>(strengths[i]) + after;
      const float shift = bend < 0 ? 0.5F * (before - after) / bend : 0;
      place = from + ((static_cast<float>(i) + shift) / static_cast<float>(steps)) * way;
      return true;
    }
    return false;
  }

  void FindEdgePoints() {
    found_.clear();
    for (int cell = 0; cell < kGridSize * kGridSize; ++cell) {
      const Point middle = {0.5F + static_cast<float>(cell % 3),
                            0.5F + static_cast<float>(cell / 3)};
      for (const bool is_across : {true, false}) {
        for (const float sign : {1.0F, -1.0F}) {
          for (const float beside : kRays) {
            const Point way = is_across ? Point{sign, 0} : Point{0, sign};
            const Point foot = middle + (is_across ? Point{0, beside} : Point{beside, 0});
            EdgePoint edge = {{}, is_across ? middle.x : middle.y, sign, is_across};
            if (FirstEdge(fit_.grid(foot + kRayStart * way), fit_.grid(foot + kRayEnd * way),
                          edge.place)) {
              found_.push_back(edge);
            }
          }
        }
      }
    }
  }

  // What the edges make of the grid. In the first round it is taken for seen from afar.
  bool Solve(bool is_flat) {
    if (found_.size() < 24) return false;
    // Coordinates of about 1, for accuracy.
    const Point center = fit_.grid({1.5F, 1.5F});
    const Point side = fit_.grid({2.0F, 1.5F}) - fit_.grid({1.0F, 1.5F});
    const double scale = 1 / std::sqrt(static_cast<double>(Dot(side, side)));
    const std::optional<Homography> inverse = InverseOf(fit_.grid);
    if (!inverse) return false;
    Equations equations;
    for (const EdgePoint& edge : found_) {
      const Point in_grid = (*inverse)(edge.place);
      const double value = edge.middle + edge.sign * fit_.sticker_half;
      const double miss = (edge.is_across ? in_grid.x : in_grid.y) - value;
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
    const Point corner = fit_.grid({0, 0});
    const Point across = fit_.grid({3, 0}) - corner;
    const Point down = fit_.grid({0, 3}) - corner;
    return Cross(across, down) > 0;
  }

  void Rate() {
    const std::optional<Homography> inverse = InverseOf(fit_.grid);
    if (!inverse) return;
    // How many rays found the edge where it should be, across each of the lines between stickers
    // and around them.
    std::array<std::array<int, 3>, 4> columns = {};
    std::array<std::array<int, 3>, 4> rows = {};
    for (const EdgePoint& edge : found_) {
      const Point in_grid = (*inverse)(edge.place);
      const float value = edge.middle + edge.sign * fit_.sticker_half;
      const float miss = (edge.is_across ? in_grid.x : in_grid.y) - value;
      if (std::abs(miss) > 0.1F) continue;
      const float beside = edge.is_across ? in_grid.y : in_grid.x;
      const auto line = static_cast<std::size_t>(edge.middle + 0.5F * edge.sign + 0.25F);
      const auto place = static_cast<std::size_t>(std::clamp(beside, 0.0F, 2.9F));
      ++(edge.is_across ? columns : rows)[line][place];
    }
    int outer = 0;
    int inner = 0;
    for (std::size_t line = 0; line < 4; ++line) {
      for (std::size_t place = 0; place < 3; ++place) {
        const bool is_outer = line % 3 == 0;
        for (const int count : {columns[line][place], rows[line][place]}) {
          if (is_outer)
            outer += std::min(count, 3);
          else
            inner += count >= 3;
        }
      }
    }
    fit_.outer_edges = static_cast<float>(outer) / 36;
    fit_.inner_edges = static_cast<float>(inner) / 12;
    fit_.flatness = Flatness();
  }

  float Flatness() const {
    int flat = 0;
    int count = 0;
    for (int cell = 0; cell < kGridSize * kGridSize; ++cell) {
      for (int i = 0; i < 25; ++i) {
        const Point at = fit_.grid(
            {0.5F + static_cast<float>(cell % 3) + 0.12F * static_cast<float>(i % 5 - 2),
             0.5F + static_cast<float>(cell / 3) + 0.12F * static_cast<float>(i / 5 - 2)});
        ++count;
        if (edges_.Contains(at)) flat += edges_.IsFlat(edges_.IndexOf(at));
      }
    }
    return static_cast<float>(flat) / static_cast<float>(count);
  }

  const EdgeMap& edges_;
  GridFit fit_;
  std::vector<EdgePoint> found_;
};

}  // namespace

std::optional<GridFit> FitGrid(const EdgeMap& edges, const Homography& start) {
  return Fitting(edges, start).Run();
}

}  // namespace cubewright
