#include "solver/cube/symmetry.h"

#include <algorithm>

namespace cubewright {
namespace {

using FaceMap = std::array<Face, kFaceCount>;
using enum Face;

// The faces of each corner, clockwise from the one on U or D, and of each edge, the one that shows
// its orientation first.
constexpr std::array<std::array<Face, 3>, kCornerCount> kCornerFaces = {{
    {kU, kR, kF},
    {kU, kF, kL},
    {kU, kL, kB},
    {kU, kB, kR},
    {kD, kF, kR},
    {kD, kL, kF},
    {kD, kB, kL},
    {kD, kR, kB},
}};
constexpr std::array<std::array<Face, 2>, kEdgeCount> kEdgeFaces = {{
    {kU, kR},
    {kU, kF},
    {kU, kL},
    {kU, kB},
    {kD, kR},
    {kD, kF},
    {kD, kL},
    {kD, kB},
    {kF, kR},
    {kF, kL},
    {kB, kL},
    {kB, kR},
}};

// Where U R F D L B go under each generator.
constexpr FaceMap kThirdTurnUrf = {kR, kF, kU, kL, kB, kD};
constexpr FaceMap kHalfTurnF = {kD, kL, kF, kU, kR, kB};
constexpr FaceMap kQuarterTurnU = {kU, kF, kL, kD, kB, kR};
constexpr FaceMap kReflectionLr = {kU, kL, kF, kD, kR, kB};

constexpr FaceMap Then(const FaceMap& first, const FaceMap& second) {
  FaceMap product{};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    product[face] = second[static_cast<std::size_t>(first[face])];
  }
  return product;
}

// The place whose faces are the images of a piece's faces, and how the piece lies in it: the index
// there of the image of the piece's first face.
template <std::size_t kPlaces, std::size_t kFacesEach>
std::pair<std::size_t, std::size_t> Image(
    const std::array<std::array<Face, kFacesEach>, kPlaces>& places, std::size_t piece,
    const FaceMap& map) {
  std::array<Face, kFacesEach> image{};
  for (std::size_t i = 0; i < kFacesEach; ++i) {
    image[i] = map[static_cast<std::size_t>(places[piece][i])];
  }
  std::size_t place = 0;
  while (!std::is_permutation(image.begin(), image.end(), places[place].begin())) ++place;
  const auto at = std::find(places[place].begin(), places[place].end(), image[0]);
  return {place, static_cast<std::size_t>(at - places[place].begin())};
}

struct Symmetries {
  std::array<FaceMap, kSymmetryCount> faces;
  std::array<CubieCube, kSymmetryCount> cubes;
  std::array<std::uint8_t, kSymmetryCount> inverse;
  std::array<std::array<std::uint8_t, kSymmetryCount>, kSymmetryCount> product;
  std::array<std::array<Move, kMoveCount>, kSymmetryCount> moves;

  Symmetries() {
    FaceMap map = {kU, kR, kF, kD, kL, kB};
    std::size_t next = 0;
    for (int i = 0; i < 3; ++i, map = Then(map, kThirdTurnUrf)) {
      for (int j = 0; j < 2; ++j, map = Then(map, kHalfTurnF)) {
        for (int k = 0; k < 4; ++k, map = Then(map, kQuarterTurnU)) {
          for (int l = 0; l < 2; ++l, map = Then(map, kReflectionLr)) faces[next++] = map;
        }
      }
    }
    // Where U, R and F go identifies a symmetry.
    std::array<std::uint8_t, kFaceCount * kFaceCount * kFaceCount> found{};
    const auto key = [](const FaceMap& m) {
      return (static_cast<std::size_t>(m[0]) * kFaceCount + static_cast<std::size_t>(m[1])) *
                 kFaceCount +
             static_cast<std::size_t>(m[2]);
    };
    for (std::size_t symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
      found[key(faces[symmetry])] = static_cast<std::uint8_t>(symmetry);
    }
    for (std::size_t first = 0; first < kSymmetryCount; ++first) {
      for (std::size_t second = 0; second < kSymmetryCount; ++second) {
        product[first][second] = found[key(Then(faces[first], faces[second]))];
        if (product[first][second] == 0) inverse[first] = static_cast<std::uint8_t>(second);
      }
      Fill(first);
    }
  }

  void Fill(std::size_t symmetry) {
    const FaceMap& map = faces[symmetry];
    const bool mirrored = symmetry % 2 == 1;
    CubieCube& cube = cubes[symmetry];
    for (std::size_t piece = 0; piece < kCornerCount; ++piece) {
      const auto [place, turn] = Image(kCornerFaces, piece, map);
      cube.corner_piece[place] = static_cast<std::uint8_t>(piece);
      cube.corner_orientation[place] =
          static_cast<std::uint8_t>(mirrored ? 3 + (3 - turn) % 3 : turn);
    }
    for (std::size_t piece = 0; piece < kEdgeCount; ++piece) {
      const auto [place, turn] = Image(kEdgeFaces, piece, map);
      cube.edge_piece[place] = static_cast<std::uint8_t>(piece);
      cube.edge_orientation[place] = static_cast<std::uint8_t>(turn);
    }
    FaceMap inverse_map{};
    for (std::size_t face = 0; face < kFaceCount; ++face) {
      inverse_map[static_cast<std::size_t>(map[face])] = static_cast<Face>(face);
    }
    for (Move move = 0; move < kMoveCount; ++move) {
      // S * move * S^-1 turns the face that S carries to the move's own.
      const Face face = inverse_map[static_cast<std::size_t>(FaceOf(move))];
      const int turns = QuarterTurnsOf(move);
      moves[symmetry][move] = MakeMove(face, mirrored ? 4 - turns : turns);
    }
  }
};

const Symmetries& All() {
  static const Symmetries kSymmetries;
  return kSymmetries;
}

}  // namespace

const CubieCube& SymmetryCube(int symmetry) {
  return All().cubes[static_cast<std::size_t>(symmetry)];
}

const std::array<Face, kFaceCount>& SymmetryFaces(int symmetry) {
  return All().faces[static_cast<std::size_t>(symmetry)];
}

bool IsReflection(int symmetry) { return symmetry % 2 == 1; }

int InverseSymmetry(int symmetry) { return All().inverse[static_cast<std::size_t>(symmetry)]; }

int MultiplySymmetries(int first, int second) {
  return All().product[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)];
}

CubieCube Conjugate(const CubieCube& cube, int symmetry) {
  return Multiply(Multiply(SymmetryCube(symmetry), cube), SymmetryCube(InverseSymmetry(symmetry)));
}

Move ConjugateMove(Move move, int symmetry) {
  return All().moves[static_cast<std::size_t>(symmetry)][move];
}

MoveSet ConjugateMoves(MoveSet moves, int symmetry) {
  MoveSet conjugated = 0;
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((moves >> move & 1) != 0) conjugated |= MoveSet{1} << ConjugateMove(move, symmetry);
  }
  return conjugated;
}

MoveSet DistinctMoves(const CubieCube& cube, int symmetry_count) {
  MoveSet moves = kAllMoves;
  for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    if (!(Conjugate(cube, symmetry) == cube)) continue;
    // The symmetries of a cube form a group, so one of them maps an earlier move to each move that
    // is not the first of its set.
    for (Move move = 0; move < kMoveCount; ++move) {
      const Move equal = ConjugateMove(move, symmetry);
      if (equal > move) moves &= ~(MoveSet{1} << equal);
    }
  }
  return moves;
}

}  // namespace cubewright
