#include "tests/cpp/cube/sticker_geometry.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace cubewright::geometry {
namespace {

// x to the right, y up, z to the front; a cubie lies at -1, 0 or 1 on each axis.
using Vector = std::array<int, 3>;

struct FaceFrame {
  char letter;
  Vector normal;
  Vector right;
  Vector down;
};

constexpr std::array<FaceFrame, 6> kFaces = {{
    {'U', {0, 1, 0}, {1, 0, 0}, {0, 0, 1}},
    {'R', {1, 0, 0}, {0, 0, -1}, {0, -1, 0}},
    {'F', {0, 0, 1}, {1, 0, 0}, {0, -1, 0}},
    {'D', {0, -1, 0}, {1, 0, 0}, {0, 0, -1}},
    {'L', {-1, 0, 0}, {0, 0, 1}, {0, -1, 0}},
    {'B', {0, 0, -1}, {-1, 0, 0}, {0, -1, 0}},
}};

// Where a sticker is: its cubie and the direction that it faces.
using Spot = std::pair<Vector, Vector>;

Vector Plus(const Vector& a, const Vector& b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }
Vector Times(const Vector& a, int factor) { return {a[0] * factor, a[1] * factor, a[2] * factor}; }
int Dot(const Vector& a, const Vector& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
Vector Cross(const Vector& a, const Vector& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

std::vector<Spot> MakeSpots() {
  std::vector<Spot> spots;
  for (const FaceFrame& face : kFaces) {
    for (int row = -1; row <= 1; ++row) {
      for (int column = -1; column <= 1; ++column) {
        spots.push_back({Plus(face.normal, Plus(Times(face.right, column), Times(face.down, row))),
                         face.normal});
      }
    }
  }
  return spots;
}

const std::vector<Spot>& Spots() {
  static const std::vector<Spot> kSpots = MakeSpots();
  return kSpots;
}

std::size_t NumberOf(const Spot& spot) {
  return static_cast<std::size_t>(std::find(Spots().begin(), Spots().end(), spot) -
                                  Spots().begin());
}

Vector NormalOf(char letter) {
  return std::find_if(kFaces.begin(), kFaces.end(),
                      [letter](const FaceFrame& face) { return face.letter == letter; })
      ->normal;
}

// A quarter turn, clockwise for somebody who looks at the face with this normal.
Vector RotatedClockwise(const Vector& v, const Vector& normal) {
  return Plus(Times(normal, Dot(normal, v)), Cross(v, normal));
}

// The normal about which a letter turns, and the layers along it that do.
std::pair<Vector, std::set<int>> LayersOf(char letter) {
  static const std::string kSlices = "MES";
  static const std::string kSliceFaces = "LDF";
  static const std::string kRotations = "xyz";
  static const std::string kRotationFaces = "RUF";
  if (const auto i = kSlices.find(letter); i != std::string::npos) {
    return {NormalOf(kSliceFaces[i]), {0}};
  }
  if (const auto i = kRotations.find(letter); i != std::string::npos) {
    return {NormalOf(kRotationFaces[i]), {-1, 0, 1}};
  }
  if (letter >= 'a') return {NormalOf(static_cast<char>(letter - 'a' + 'A')), {0, 1}};
  return {NormalOf(letter), {1}};
}

template <class Value>
bool IsOdd(const std::map<Value, Value>& permutation) {
  std::set<Value> seen;
  bool odd = false;
  for (const auto& [start, unused] : permutation) {
    for (Value at = start; seen.insert(at).second; at = permutation.at(at)) {
      if (permutation.at(at) != start) odd = !odd;
    }
  }
  return odd;
}

// The stickers of the edges (two to a cubie) or corners (three), each with its spot on a solved
// cube; empty if a cubie does not exist or occurs twice.
struct Placement {
  std::map<Spot, Spot> stickers;
  std::map<Vector, Vector> cubies;
};

Placement PlacementOf(const std::string& facelets, int sides) {
  std::map<Vector, std::vector<std::pair<Vector, Vector>>> cubies;
  for (std::size_t i = 0; i < facelets.size(); ++i) {
    const auto& [position, normal] = Spots()[i];
    if (Dot(position, position) != sides) continue;
    cubies[position].push_back({normal, NormalOf(facelets[i])});
  }
  Placement placement;
  std::set<Vector> homes;
  for (const auto& [position, colors] : cubies) {
    Vector home = {};
    for (const auto& [normal, color] : colors) home = Plus(home, color);
    bool exists = Dot(home, home) == sides && homes.insert(home).second;
    for (const int coordinate : home) exists &= std::abs(coordinate) <= 1;
    if (sides == 3) {
      const auto handedness = [&colors](auto&& member) {
        return Dot(member(colors[0]), Cross(member(colors[1]), member(colors[2])));
      };
      exists &= handedness([](const auto& pair) { return pair.first; }) ==
                handedness([](const auto& pair) { return pair.second; });
    }
    if (!exists) return {};
    placement.cubies[position] = home;
    for (const auto& [normal, color] : colors) {
      placement.stickers[{position, normal}] = {home, color};
    }
  }
  return placement;
}

// The total number of clockwise twists by which corners are away from having U or D on U or D.
int TwistSum(const Placement& corners) {
  int sum = 0;
  for (const auto& [spot, home] : corners.stickers) {
    const auto& [position, normal] = spot;
    if (home.second[1] == 0) continue;
    if (normal[1] != 0) continue;
    const Vector upright = {0, position[1], 0};
    // Seen from outside, anticlockwise neighbours make a positive triple product.
    sum += Dot(position, Cross(upright, normal)) < 0 ? 1 : 2;
  }
  return sum;
}

}  // namespace

std::string Turned(const std::string& facelets, char letter, int quarter_turns) {
  const auto [axis, layers] = LayersOf(letter);
  std::string turned = facelets;
  for (std::size_t i = 0; i < Spots().size(); ++i) {
    auto [position, normal] = Spots()[i];
    if (!layers.contains(Dot(axis, position))) continue;
    for (int turn = 0; turn < quarter_turns; ++turn) {
      position = RotatedClockwise(position, axis);
      normal = RotatedClockwise(normal, axis);
    }
    turned[NumberOf({position, normal})] = facelets[i];
  }
  return turned;
}

std::string PieceErrorCode(const std::string& facelets) {
  const Placement edges = PlacementOf(facelets, 2);
  if (edges.cubies.empty()) return "edge-piece";
  // Moving a whole edge moves two stickers, an even permutation; a flip exchanges two.
  if (IsOdd(edges.stickers)) return "edge-flip";
  const Placement corners = PlacementOf(facelets, 3);
  if (corners.cubies.empty()) return "corner-piece";
  if (TwistSum(corners) % 3 != 0) return "corner-twist";
  return IsOdd(edges.cubies) == IsOdd(corners.cubies) ? "" : "parity";
}

bool IsRotated(const std::string& centers) {
  for (std::size_t face = 0; face < 3; ++face) {
    if (NormalOf(centers[face]) != Times(NormalOf(centers[face + 3]), -1)) return false;
  }
  // On a cube held the usual way, R x U points to F.
  return Cross(NormalOf(centers[1]), NormalOf(centers[0])) == NormalOf(centers[2]);
}

}  // namespace cubewright::geometry
