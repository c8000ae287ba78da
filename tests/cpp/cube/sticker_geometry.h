// A second model of the cube, for tests: stickers as points in space, turned by rotating layers.
// It shares no table with the solver, so that where both agree neither can be wrong by itself.
#pragma once

#include <string>

namespace cubewright::geometry {

// The facelets (54 letters, any symbols) after a turn by `quarter_turns` of what a letter of the
// notation stands for: a face, two layers (u), a slice (M) or the whole cube (x).
std::string Turned(const std::string& facelets, char letter, int quarter_turns);

// The error code of facelets in normal form (each of six colours nine times, every centre of its
// own face's colour), "" if turns can solve them.
std::string PieceErrorCode(const std::string& facelets);

// Whether six different letters of faces, as found at the centres, are those of a rotated cube.
bool IsRotated(const std::string& centers);

}  // namespace cubewright::geometry
