#include "solver/cube/cube_orientation.h"

#include <algorithm>

namespace cubewright {
namespace {

// The four places that a rotation moves, each giving its centre to the next.
using Cycle = std::array<Face, 4>;

constexpr Cycle CycleOf(Axis axis) {
  switch (axis) {
    case Axis::kX:
      return {Face::kF, Face::kU, Face::kB, Face::kD};
    case Axis::kY:
      return {Face::kF, Face::kL, Face::kB, Face::kR};
    case Axis::kZ:
      break;
  }
  return {Face::kU, Face::kR, Face::kD, Face::kL};
}

struct ToTop {
  Axis axis;
  int quarter_turns;
};

constexpr std::array<ToTop, kFaceCount> kToTop = {
    {{Axis::kX, 0}, {Axis::kZ, 3}, {Axis::kX, 1}, {Axis::kX, 2}, {Axis::kZ, 1}, {Axis::kX, 3}}};

std::array<Centers, kOrientationCount> MakeOrientations() {
  std::array<Centers, kOrientationCount> all;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const ToTop& to_top = kToTop[i / 4];
    all[i] = Rotated(Rotated(kUsualCenters, to_top.axis, to_top.quarter_turns), Axis::kY,
                     static_cast<int>(i % 4));
  }
  return all;
}

const std::array<Centers, kOrientationCount>& Orientations() {
  static const std::array<Centers, kOrientationCount> kOrientations = MakeOrientations();
  return kOrientations;
}

}  // namespace

Centers Rotated(const Centers& centers, Axis axis, int quarter_turns) {
  const Cycle cycle = CycleOf(axis);
  Centers rotated = centers;
  for (std::size_t i = 0; i < cycle.size(); ++i) {
    const Face to = cycle[(i + static_cast<std::size_t>(quarter_turns)) % cycle.size()];
    rotated[static_cast<std::size_t>(to)] = centers[static_cast<std::size_t>(cycle[i])];
  }
  return rotated;
}

const Centers& CentersOf(int orientation) {
  return Orientations()[static_cast<std::size_t>(orientation)];
}

std::optional<int> OrientationOf(const Centers& centers) {
  const auto found = std::find(Orientations().begin(), Orientations().end(), centers);
  if (found == Orientations().end()) return std::nullopt;
  return static_cast<int>(found - Orientations().begin());
}

}  // namespace cubewright
