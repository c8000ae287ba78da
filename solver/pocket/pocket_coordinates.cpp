#include "solver/pocket/pocket_coordinates.h"

#include "solver/cube/permutation_rank.h"

namespace cubewright {
namespace {

// The places of the seven corners that move; DBL, number 6, is not among them.
constexpr std::array<std::uint8_t, 7> kPlaces = {0, 1, 2, 3, 4, 5, 7};
constexpr std::size_t kTwistPlaces = 6;

constexpr std::uint8_t PieceNumber(std::uint8_t corner) {
  return corner == 7 ? std::uint8_t{6} : corner;
}

// What `turns` and then `turn` make of each number.
template <std::size_t kCount>
void AppendTurn(const std::array<std::uint16_t, kCount>& turn,
                const std::array<std::uint16_t, kCount>& turns,
                std::array<std::uint16_t, kCount>& turned) {
  for (std::size_t i = 0; i < kCount; ++i) turned[i] = turn[turns[i]];
}

}  // namespace

int PocketPermutationOf(const CubieCube& cube) {
  std::array<std::uint8_t, 7> pieces{};
  for (std::size_t i = 0; i < kPlaces.size(); ++i) {
    pieces[i] = PieceNumber(cube.corner_piece[kPlaces[i]]);
  }
  return PermutationRank(pieces);
}

int PocketTwistOf(const CubieCube& cube) {
  int twist = 0;
  for (std::size_t i = 0; i < kTwistPlaces; ++i) {
    twist = 3 * twist + cube.corner_orientation[kPlaces[i]];
  }
  return twist;
}

CubieCube PocketCube(int permutation, int twist) {
  CubieCube cube;
  std::array<std::uint8_t, 7> pieces{};
  PermutationFromRank(permutation, pieces);
  int sum = 0;
  for (std::size_t i = kTwistPlaces; i-- > 0; twist /= 3) {
    cube.corner_orientation[kPlaces[i]] = static_cast<std::uint8_t>(twist % 3);
    sum += twist % 3;
  }
  cube.corner_orientation[kPlaces[kTwistPlaces]] = static_cast<std::uint8_t>((3 - sum % 3) % 3);
  for (std::size_t i = 0; i < kPlaces.size(); ++i)
    cube.corner_piece[kPlaces[i]] = kPlaces[pieces[i]];
  return cube;
}

CubieCube RandomPocketCube(RandomNumbers& numbers) {
  const auto permutation = static_cast<int>(numbers.Below(kPocketPermutationCount));
  return PocketCube(permutation, static_cast<int>(numbers.Below(kPocketTwistCount)));
}

const PocketMoves& PocketMoves::Get() {
  static const PocketMoves kMoves;
  return kMoves;
}

PocketMoves::PocketMoves() {
  for (std::size_t i = 0; i < kPocketMoves.size(); i += 3) {
    for (int permutation = 0; permutation < kPocketPermutationCount; ++permutation) {
      permutations_[i][static_cast<std::size_t>(permutation)] = static_cast<std::uint16_t>(
          PocketPermutationOf(Apply(PocketCube(permutation, 0), kPocketMoves[i])));
    }
    for (int twist = 0; twist < kPocketTwistCount; ++twist) {
      twists_[i][static_cast<std::size_t>(twist)] =
          static_cast<std::uint16_t>(PocketTwistOf(Apply(PocketCube(0, twist), kPocketMoves[i])));
    }
    // The half turn and the anticlockwise turn are two and three clockwise ones.
    for (std::size_t more = i + 1; more < i + 3; ++more) {
      AppendTurn(permutations_[i], permutations_[more - 1], permutations_[more]);
      AppendTurn(twists_[i], twists_[more - 1], twists_[more]);
    }
  }
}

}  // namespace cubewright
