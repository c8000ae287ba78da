#include "tests/cpp/pocket/sticker_judge.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace cubewright {
namespace {

// x to the right, y up, z to the viewer.
struct Vector {
  int x, y, z;
  auto operator<=>(const Vector&) const = default;
};

Vector Cross(Vector a, Vector b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

int Dot(Vector a, Vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// A sticker: the corner it is on, with coordinates 1 and -1, and where it looks.
struct Point {
  Vector corner;
  Vector outward;
  auto operator<=>(const Point&) const = default;
};

// The faces in the standard net: the direction each faces, and its right and down directions.
struct FaceOfNet {
  Vector outward, right, down;
};

constexpr std::array<FaceOfNet, 6> kFacesOfNet = {{
    {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}},    // U
    {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}},  // R
    {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}},   // F
    {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}},  // D
    {{-1, 0, 0}, {0, 0, 1}, {0, -1, 0}},  // L
    {{0, 0, -1}, {-1, 0, 0}, {0, -1, 0}}  // B
}};

std::array<Point, 24> MakePoints() {
  std::array<Point, 24> points = {};
  for (int i = 0; i < 24; ++i) {
    const auto& [outward, right, down] = kFacesOfNet[static_cast<std::size_t>(i / 4)];
    const int column = i % 2 == 0 ? -1 : 1;
    const int row = i % 4 < 2 ? -1 : 1;
    points[static_cast<std::size_t>(i)] = {
        {outward.x + column * right.x + row * down.x, outward.y + column * right.y + row * down.y,
         outward.z + column * right.z + row * down.z},
        outward};
  }
  return points;
}

const std::array<Point, 24> kPoints = MakePoints();

int NumberOf(const Point& point) {
  return static_cast<int>(std::find(kPoints.begin(), kPoints.end(), point) - kPoints.begin());
}

// The three stickers of each corner, clockwise as seen from outside.
std::vector<std::array<int, 3>> MakeCorners() {
  std::vector<std::array<int, 3>> corners;
  for (int first = 0; first < 24; ++first) {
    const auto& [corner, outward] = kPoints[static_cast<std::size_t>(first)];
    if (outward.y == 0) continue;
    std::array<int, 3> stickers = {first, 0, 0};
    for (const Vector side : {Vector{corner.x, 0, 0}, Vector{0, 0, corner.z}}) {
      // Seen from outside, what comes next clockwise makes a negative turn about the corner.
      const bool is_next = Dot(Cross(outward, side), corner) < 0;
      stickers[is_next ? 1 : 2] = NumberOf({corner, side});
    }
    corners.push_back(stickers);
  }
  return corners;
}

const std::vector<std::array<int, 3>>& Corners() {
  static const std::vector<std::array<int, 3>> kCorners = MakeCorners();
  return kCorners;
}

}  // namespace

const std::vector<std::array<int, 24>>& RotationsOfStickers() {
  static const std::vector<std::array<int, 24>> kRotations = [] {
    std::vector<std::array<int, 24>> rotations;
    // Where x and y go determines z.
    for (const auto& to_x : kFacesOfNet) {
      for (const auto& to_y : kFacesOfNet) {
        const Vector x = to_x.outward;
        const Vector y = to_y.outward;
        if (Dot(x, y) != 0) continue;
        const Vector z = Cross(x, y);
        const auto turned = [&](Vector v) {
          return Vector{v.x * x.x + v.y * y.x + v.z * z.x, v.x * x.y + v.y * y.y + v.z * z.y,
                        v.x * x.z + v.y * y.z + v.z * z.z};
        };
        std::array<int, 24> rotation = {};
        for (int i = 0; i < 24; ++i) {
          const Point& point = kPoints[static_cast<std::size_t>(i)];
          const int to = NumberOf({turned(point.corner), turned(point.outward)});
          rotation[static_cast<std::size_t>(to)] = i;
        }
        rotations.push_back(rotation);
      }
    }
    return rotations;
  }();
  return kRotations;
}

std::string RotatedText(const std::string& text, const std::array<int, 24>& rotation) {
  std::string rotated;
  for (const int from : rotation) rotated += text[static_cast<std::size_t>(from)];
  return rotated;
}

// Six colours form three pairs that never meet on a corner. Each corner has one colour of each
// pair, no two corners have the same colours, and with the pairs in a fixed order the colours of
// two corners go round in opposite directions exactly if an odd number of them differ. A corner's
// twist is the place, clockwise from above or below, of its colour of the first pair.
bool IsLegalText(const std::string& text) {
  std::map<char, std::set<char>> meets;
  for (const auto& corner : Corners()) {
    for (const int a : corner) {
      for (const int b : corner) {
        if (a != b)
          meets[text[static_cast<std::size_t>(a)]].insert(text[static_cast<std::size_t>(b)]);
      }
    }
  }
  if (meets.size() != 6) return false;
  std::map<char, int> pair_of;
  std::map<char, int> half_of;
  int pairs = 0;
  for (const auto& [color, met] : meets) {
    if (met.size() != 4 || met.contains(color)) return false;
    if (pair_of.contains(color)) continue;
    for (const auto& [other, unused] : meets) {
      if (other == color || met.contains(other)) continue;
      pair_of[color] = pair_of[other] = pairs++;
      half_of[color] = 0;
      half_of[other] = 1;
    }
  }
  if (pairs != 3 || pair_of.size() != 6) return false;
  std::set<std::tuple<int, int, int>> pieces;
  std::set<int> chiralities;
  int twist = 0;
  for (const auto& corner : Corners()) {
    std::array<int, 3> half = {};
    std::array<int, 3> place = {-1, -1, -1};
    for (int side = 0; side < 3; ++side) {
      const char color = text[static_cast<std::size_t>(corner[static_cast<std::size_t>(side)])];
      const auto pair = static_cast<std::size_t>(pair_of[color]);
      half[pair] = half_of[color];
      place[pair] = side;
    }
    if (std::count(place.begin(), place.end(), -1) > 0) return false;
    pieces.insert({half[0], half[1], half[2]});
    const bool goes_up = (place[0] + 1) % 3 == place[1];
    chiralities.insert((half[0] + half[1] + half[2] + (goes_up ? 1 : 0)) % 2);
    twist += place[0];
  }
  return pieces.size() == 8 && chiralities.size() == 1 && twist % 3 == 0;
}

bool IsLegalTextOfFaces(const std::string& text) {
  std::set<std::string> shown;
  for (const auto& corner : Corners()) {
    for (std::size_t first = 0; first < 3; ++first) {
      std::string clockwise;
      for (std::size_t i = 0; i < 3; ++i) {
        clockwise += text[static_cast<std::size_t>(corner[(first + i) % 3])];
      }
      shown.insert(clockwise);
    }
  }
  constexpr std::array<const char*, 8> kPieces = {"URF", "UFL", "ULB", "UBR",
                                                  "DFR", "DLF", "DBL", "DRB"};
  return IsLegalText(text) && std::all_of(kPieces.begin(), kPieces.end(),
                                          [&](const char* piece) { return shown.contains(piece); });
}

}  // namespace cubewright
