#include "solver/scan/picture/outline.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace cubewright {
namespace {

// A polygon with more sides is no part of a face: nine stickers together have at most twenty.
constexpr std::size_t kMostSides = 24;
// Sides shorter than this part of the root of the area are rounded corners.
constexpr float kLeastSide = 0.25F;
// The part of a side that is left out at each end, where corners are rounded.
constexpr float kEndPart = 0.15F;

// A point of the side and its direction, of length 1.
struct Side {
  Point point;
  Point direction;
};

float SquaredDistance(Point first, Point second) { return Dot(second - first, second - first); }

std::size_t FarthestFrom(Point point, const std::vector<Point>& border) {
  std::size_t farthest = 0;
  for (std::size_t i = 1; i < border.size(); ++i) {
    if (SquaredDistance(point, border[i]) > SquaredDistance(point, border[farthest])) farthest = i;
  }
  return farthest;
}

// U. Ramer, "An iterative procedure for the polygonal approximation of plane curves" (1972): adds
// the corners from one place of the border up to another, without the latter.
void Divide(const std::vector<Point>& border, std::size_t first, std::size_t last, float tolerance,
            std::vector<std::size_t>& corners) {
  // The corners to come after the last one added, the nearest at the back.
  std::vector<std::size_t> ends = {last};
  std::size_t from = first;
  while (!ends.empty()) {
    const std::size_t to = ends.back();
    const Point start = border[from % border.size()];
    const Point chord = border[to % border.size()] - start;
    float farthest = tolerance * std::sqrt(Dot(chord, chord)) + 1e-6F;
    std::size_t corner = to;
    for (std::size_t i = from + 1; i < to; ++i) {
      const float distance = std::abs(Cross(chord, border[i % border.size()] - start));
      if (distance <= farthest) continue;
      farthest = distance;
      corner = i;
    }
    if (corner != to) {
      ends.push_back(corner);
      continue;
    }
    corners.push_back(from);
    from = to;
    ends.pop_back();
  }
}

std::vector<std::size_t> CornersOf(const std::vector<Point>& border, float tolerance) {
  const std::size_t first = FarthestFrom(border[0], border);
  std::size_t second = FarthestFrom(border[first], border);
  if (second < first) second += border.size();
  std::vector<std::size_t> corners;
  Divide(border, first, second, tolerance, corners);
  Divide(border, second, first + border.size(), tolerance, corners);
  return corners;
}

// The line of least squares through the middle of a side; its direction is from the first place to
// the last.
Side FitSide(const std::vector<Point>& border, std::size_t from, std::size_t to) {
  const auto end = static_cast<std::size_t>(kEndPart * static_cast<float>(to - from));
  const std::size_t count = to - from - 2 * end + 1;
  Point mean;
  for (std::size_t i = from + end; i <= to - end; ++i) mean = mean + border[i % border.size()];
  mean = (1.0F / static_cast<float>(count)) * mean;
  float xx = 0;
  float xy = 0;
  float yy = 0;
  for (std::size_t i = from + end; i <= to - end; ++i) {
    const Point offset = border[i % border.size()] - mean;
    xx += offset.x * offset.x;
    xy += offset.x * offset.y;
    yy += offset.y * offset.y;
  }
  // The eigenvector of the greater eigenvalue, by whichever of its two forms is the longer.
  const float half = 0.5F * (xx - yy);
  const float root = std::sqrt(half * half + xy * xy);
  Point direction = half > 0 ? Point{half + root, xy} : Point{xy, root - half};
  direction = (1 / std::sqrt(Dot(direction, direction) + 1e-12F)) * direction;
  if (Dot(direction, border[to % border.size()] - border[from % border.size()]) < 0) {
    direction = -1.0F * direction;
  }
  return {mean, direction};
}

}  // namespace

std::vector<Point> OutlineOf(const FlatRegion& region, float growth) {
  const std::vector<Point>& border = region.border;
  if (border.size() < 8) return {};
  const float size = std::sqrt(static_cast<float>(region.area));
  const std::vector<std::size_t> corners = CornersOf(border, std::clamp(0.06F * size, 1.0F, 2.5F));
  if (corners.size() > 2 * kMostSides) return {};
  std::vector<Side> sides;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const std::size_t from = corners[i];
    const std::size_t to = i + 1 < corners.size() ? corners[i + 1] : corners[0] + border.size();
    const float least = kLeastSide * size;
    if (SquaredDistance(border[from % border.size()], border[to % border.size()]) < least * least) {
      continue;
    }
    Side side = FitSide(border, from, to);
    // Going clockwise, the outside is on the left.
    side.point = side.point + growth * Point{side.direction.y, -side.direction.x};
    sides.push_back(side);
  }
  if (sides.size() < 3 || sides.size() > kMostSides) return {};
  std::vector<Point> outline;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const Side& side = sides[i];
    const Side& next = sides[(i + 1) % sides.size()];
    const float sine = Cross(side.direction, next.direction);
    // Two parts of one side, or a step.
    if (std::abs(sine) < 0.4F) continue;
    const float along = Cross(next.point - side.point, next.direction) / sine;
    outline.push_back(side.point + along * side.direction);
  }
  return outline;
}

}  // namespace cubewright
