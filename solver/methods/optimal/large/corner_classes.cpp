#include "solver/methods/optimal/large/corner_classes.h"

#include <bit>
#include <cstddef>

#include "solver/methods/twophase/coordinates/coordinates.h"

namespace cubewright {
namespace {

// The solved set of places gets the number 0, so that solved corners are number 0.
constexpr unsigned kFirstTetrad = 0b10100101;

std::array<std::uint8_t, 256> NumberTetrads() {
  std::array<std::uint8_t, 256> numbers{};
  std::uint8_t next = 1;
  for (unsigned places = 0; places < numbers.size(); ++places) {
    if (std::popcount(places) != 4 || places == kFirstTetrad) continue;
    numbers[places] = next++;
  }
  return numbers;
}

}  // namespace

const std::array<std::uint8_t, 256>& TetradNumbers() {
  static const std::array<std::uint8_t, 256> kNumbers = NumberTetrads();
  return kNumbers;
}

int CornersOf(const CubieCube& cube) {
  unsigned places = 0;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    if (IsOfFirstTetrad(cube.corner_piece[place])) places |= 1U << place;
  }
  return kTetradsCount * TwistOf(cube) + TetradNumbers()[places];
}

CubieCube CubeWithCorners(int corners) {
  CubieCube cube;
  SetTwist(corners / kTetradsCount, cube);
  unsigned places = 0;
  while (std::popcount(places) != 4 || TetradNumbers()[places] != corners % kTetradsCount) ++places;
  std::array<std::uint8_t, 2> next = {0, 0};
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    const bool is_first = (places >> place & 1) != 0;
    std::uint8_t& piece = next[is_first ? 0 : 1];
    while (IsOfFirstTetrad(piece) != is_first) ++piece;
    cube.corner_piece[place] = piece++;
  }
  return cube;
}

CornerClasses::CornerClasses() : members_(kCornersCount) {
  FillClasses();
  FillMoves();
}

void CornerClasses::FillClasses() {
  std::vector<bool> is_known(kCornersCount);
  for (int corners = 0; corners < kCornersCount; ++corners) {
    if (is_known[static_cast<std::size_t>(corners)]) continue;
    const CubieCube cube = CubeWithCorners(corners);
    const auto class_index = static_cast<std::uint16_t>(smallest_.size());
    SymmetrySet stabilizer = 0;
    for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
      const int image = CornersOf(Conjugate(cube, InverseSymmetry(symmetry)));
      if (image == corners) stabilizer |= SymmetrySet{1} << InverseSymmetry(symmetry);
      if (is_known[static_cast<std::size_t>(image)]) continue;
      is_known[static_cast<std::size_t>(image)] = true;
      members_[static_cast<std::size_t>(image)] = {class_index,
                                                   static_cast<std::uint8_t>(symmetry)};
    }
    smallest_.push_back(corners);
    stabilizers_.push_back(stabilizer);
  }
}

void CornerClasses::FillMoves() {
  for (const int corners : smallest_) {
    const CubieCube cube = CubeWithCorners(corners);
    std::array<CornerMember, kMoveCount>& after = after_.emplace_back();
    for (Move move = 0; move < kMoveCount; ++move) {
      after[move] = MemberOf(CornersOf(Apply(cube, move)));
    }
  }
}

}  // namespace cubewright
