#include "solver/methods/korf/coordinates.h"

#include <algorithm>
#include <cstddef>

#include "solver/cube/permutation_rank.h"

namespace cubewright {
namespace {

constexpr std::size_t kTwistPlaces = kCornerCount - 1;

CubieCube CubeWithTwist(int twist) {
  CubieCube cube;
  int sum = 0;
  for (std::size_t place = kTwistPlaces; place-- > 0; twist /= 3) {
    cube.corner_orientation[place] = static_cast<std::uint8_t>(twist % 3);
    sum += twist % 3;
  }
  cube.corner_orientation[kTwistPlaces] = static_cast<std::uint8_t>((3 - sum % 3) % 3);
  return cube;
}

// Places as a six numbers them: the homes of its own edges first, in their order, so that a solved
// cube has the placement 0.
using PlaceNumbers = std::array<std::uint8_t, kEdgeCount>;

PlaceNumbers NumbersOfPlaces(std::size_t six) {
  PlaceNumbers numbers{};
  std::uint8_t next = 0;
  for (const std::size_t part : {six, 1 - six}) {
    for (const EdgeTriple& triple : kSixes[part]) {
      for (const Edge edge : triple) numbers[static_cast<std::size_t>(edge)] = next++;
    }
  }
  return numbers;
}

// In lexicographic order: each place counts among those not taken by an earlier edge.
using Placement = std::array<std::uint8_t, 3>;

int PlacementRank(const Placement& places) {
  const int second = places[1] - (places[0] < places[1] ? 1 : 0);
  const int third = places[2] - (places[0] < places[2] ? 1 : 0) - (places[1] < places[2] ? 1 : 0);
  return (places[0] * 11 + second) * 10 + third;
}

std::vector<Placement> AllPlacements() {
  std::vector<Placement> placements;
  for (std::uint8_t a = 0; a < kEdgeCount; ++a) {
    for (std::uint8_t b = 0; b < kEdgeCount; ++b) {
      for (std::uint8_t c = 0; c < kEdgeCount; ++c) {
        if (a != b && a != c && b != c) placements.push_back({a, b, c});
      }
    }
  }
  return placements;
}

bool HaveNoPlaceInCommon(const Placement& first, const Placement& second) {
  return std::none_of(first.begin(), first.end(), [&](std::uint8_t place) {
    return std::find(second.begin(), second.end(), place) != second.end();
  });
}

}  // namespace

int KorfTwistOf(const CubieCube& cube) {
  int twist = 0;
  for (std::size_t place = 0; place < kTwistPlaces; ++place) {
    twist = 3 * twist + cube.corner_orientation[place];
  }
  return twist;
}

KorfMoves::KorfMoves() {
  for (Move move = 0; move < kMoveCount; ++move) {
    CubieCube cube;
    corners_[move].resize(kKorfCornerCount);
    for (int corners = 0; corners < kKorfCornerCount; ++corners) {
      PermutationFromRank(corners, cube.corner_piece);
      corners_[move][static_cast<std::size_t>(corners)] =
          static_cast<std::uint16_t>(PermutationRank(Apply(cube, move).corner_piece));
    }
    twists_[move].resize(kKorfTwistCount);
    for (int twist = 0; twist < kKorfTwistCount; ++twist) {
      twists_[move][static_cast<std::size_t>(twist)] =
          static_cast<std::uint16_t>(KorfTwistOf(Apply(CubeWithTwist(twist), move)));
    }
  }
  for (std::size_t six = 0; six < kSixCount; ++six) FillTriples(six);

  const std::vector<Placement> placements = AllPlacements();
  others_.resize(placements.size() * placements.size());
  for (std::size_t first = 0; first < placements.size(); ++first) {
    std::uint16_t count = 0;
    for (std::size_t second = 0; second < placements.size(); ++second) {
      if (!HaveNoPlaceInCommon(placements[first], placements[second])) continue;
      others_[first * placements.size() + second] = count++;
      second_of_.push_back(static_cast<std::uint16_t>(second));
    }
  }
}

int KorfMoves::TripleOf(const CubieCube& cube, std::size_t six, std::size_t triple) const {
  const PlaceNumbers numbers = NumbersOfPlaces(six);
  Placement places{};
  int flips = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto edge = static_cast<std::uint8_t>(kSixes[six][triple][i]);
    const auto place = static_cast<std::size_t>(
        std::find(cube.edge_piece.begin(), cube.edge_piece.end(), edge) - cube.edge_piece.begin());
    places[i] = numbers[place];
    flips |= cube.edge_orientation[place] << i;
  }
  return PlacementRank(places) * kTripleFlipCount + flips;
}

void KorfMoves::FillTriples(std::size_t six) {
  const PlaceNumbers numbers = NumbersOfPlaces(six);
  const std::vector<Placement> placements = AllPlacements();
  for (Move move = 0; move < kMoveCount; ++move) {
    // Where the move takes what stands at a place, and whether it flips it.
    PlaceNumbers to{};
    PlaceNumbers flip{};
    const CubieCube& turned = MoveCube(move);
    for (std::size_t place = 0; place < kEdgeCount; ++place) {
      const std::uint8_t from = numbers[turned.edge_piece[place]];
      to[from] = numbers[place];
      flip[from] = turned.edge_orientation[place];
    }
    auto& after = triples_[six][move];
    for (const Placement& placement : placements) {
      Placement moved{};
      unsigned flipped = 0;
      for (std::size_t i = 0; i < placement.size(); ++i) {
        moved[i] = to[placement[i]];
        flipped |= static_cast<unsigned>(flip[placement[i]]) << i;
      }
      const int rank = PlacementRank(moved);
      for (unsigned flips = 0; flips < kTripleFlipCount; ++flips) {
        after.push_back(static_cast<std::uint16_t>(static_cast<unsigned>(rank) * kTripleFlipCount +
                                                   (flips ^ flipped)));
      }
    }
  }
}

}  // namespace cubewright
