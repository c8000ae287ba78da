#include "solver/methods/stages/held_cube.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "solver/cube/pieces.h"
#include "solver/cube/symmetry.h"

namespace cubewright {
namespace {

// The symmetry that renames everything as the turn of the whole cube from the usual centres to
// `centers` does.
int RenamingSymmetry(const Centers& centers) {
  const auto renames = [&](int symmetry) {
    for (std::size_t place = 0; place < kFaceCount; ++place) {
      const Move renamed = ConjugateMove(MakeMove(centers[place], 1), symmetry);
      if (renamed != MakeMove(static_cast<Face>(place), 1)) return false;
    }
    return true;
  };
  int symmetry = 0;
  while (!renames(symmetry)) ++symmetry;
  return symmetry;
}

// For each axis, the symmetries of 0..3 quarter turns.
std::array<std::array<int, 4>, 3> MakeRotations() {
  std::array<std::array<int, 4>, 3> rotations{};
  for (std::size_t axis = 0; axis < rotations.size(); ++axis) {
    for (std::size_t turns = 0; turns < 4; ++turns) {
      rotations[axis][turns] = RenamingSymmetry(
          Rotated(kUsualCenters, static_cast<Axis>(axis), static_cast<int>(turns)));
    }
  }
  return rotations;
}

int RotationSymmetry(Axis axis, int quarter_turns) {
  static const auto kRotations = MakeRotations();
  return kRotations[static_cast<std::size_t>(axis)][static_cast<std::size_t>(quarter_turns)];
}

// The piece that has the start's centres where `held` has its sides.
template <class Pieces>
std::size_t NamedPiece(std::size_t held, const Centers& centers) {
  std::array<Face, Pieces::kSides> faces;
  for (std::size_t side = 0; side < Pieces::kSides; ++side) {
    faces[side] = centers[static_cast<std::size_t>(SideOf<Pieces>(held, side))];
  }
  std::size_t piece = 0;
  const auto has_these_faces = [&] {
    for (std::size_t side = 0; side < Pieces::kSides; ++side) {
      if (std::find(faces.begin(), faces.end(), SideOf<Pieces>(piece, side)) == faces.end()) {
        return false;
      }
    }
    return true;
  };
  while (!has_these_faces()) ++piece;
  return piece;
}

}  // namespace

void HeldCube::Make(WrittenMove move) {
  const WrittenMoveParts parts = PartsOf(move);
  const auto turn = [this](Face face, int quarter_turns) {
    if (quarter_turns != 0) cube_ = Apply(cube_, MakeMove(face, quarter_turns));
  };
  turn(parts.first_face, parts.first_turns);
  turn(parts.second_face, parts.second_turns);
  if (parts.rotation_turns == 0) return;
  cube_ = Conjugate(cube_, RotationSymmetry(parts.axis, parts.rotation_turns));
  centers_ = Rotated(centers_, parts.axis, parts.rotation_turns);
}

void HeldCube::Make(std::span<const WrittenMove> moves) {
  for (const WrittenMove move : moves) Make(move);
}

Corner HeldCube::Named(Corner held) const {
  return static_cast<Corner>(NamedPiece<CornerPieces>(static_cast<std::size_t>(held), centers_));
}

Edge HeldCube::Named(Edge held) const {
  return static_cast<Edge>(NamedPiece<EdgePieces>(static_cast<std::size_t>(held), centers_));
}

}  // namespace cubewright
