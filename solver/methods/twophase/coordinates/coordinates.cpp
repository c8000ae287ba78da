#include "solver/methods/twophase/coordinates/coordinates.h"

#include <bit>
#include <span>

#include "solver/cube/permutation_rank.h"

namespace cubewright {
namespace {

constexpr unsigned kEdgePlaces = (1U << kEdgeCount) - 1;

struct SliceRanks {
  std::array<std::uint16_t, kEdgePlaces + 1> rank_of_places = {};
  std::array<std::uint16_t, kSliceCount> places_of_rank = {};

  constexpr SliceRanks() {
    std::uint16_t rank = 0;
    for (unsigned places = kEdgePlaces; places > 0; --places) {
      if (std::popcount(places) != 4) continue;
      rank_of_places[places] = rank;
      places_of_rank[rank] = static_cast<std::uint16_t>(places);
      ++rank;
    }
  }
};

constexpr SliceRanks kSliceRanks;

struct UpperCornersRanks {
  std::array<std::uint8_t, 1U << kCornerCount> rank_of_places = {};
  std::array<std::uint8_t, kUpperCornersCount> places_of_rank = {};

  constexpr UpperCornersRanks() {
    std::uint8_t rank = 0;
    for (unsigned places = 0; places < rank_of_places.size(); ++places) {
      if (std::popcount(places) != 4) continue;
      rank_of_places[places] = rank;
      places_of_rank[rank] = static_cast<std::uint8_t>(places);
      ++rank;
    }
  }
};

constexpr UpperCornersRanks kUpperCornersRanks;

}  // namespace

int SliceFromPlaces(unsigned places) { return kSliceRanks.rank_of_places[places]; }

unsigned PlacesOfSlice(int slice) {
  return kSliceRanks.places_of_rank[static_cast<std::size_t>(slice)];
}

int TwistOf(const CubieCube& cube) {
  int twist = 0;
  for (std::size_t place = 0; place + 1 < kCornerCount; ++place) {
    twist = 3 * twist + cube.corner_orientation[place];
  }
  return twist;
}

void SetTwist(int twist, CubieCube& cube) {
  int sum = 0;
  for (std::size_t place = kCornerCount - 1; place-- > 0;) {
    cube.corner_orientation[place] = static_cast<std::uint8_t>(twist % 3);
    sum += twist % 3;
    twist /= 3;
  }
  cube.corner_orientation[kCornerCount - 1] = static_cast<std::uint8_t>((3 - sum % 3) % 3);
}

int FlipOf(const CubieCube& cube) {
  int flip = 0;
  for (std::size_t place = 0; place + 1 < kEdgeCount; ++place) {
    flip |= cube.edge_orientation[place] << place;
  }
  return flip;
}

void SetFlip(int flip, CubieCube& cube) {
  for (std::size_t place = 0; place + 1 < kEdgeCount; ++place) {
    cube.edge_orientation[place] = static_cast<std::uint8_t>(flip >> place & 1);
  }
  cube.edge_orientation[kEdgeCount - 1] =
      static_cast<std::uint8_t>(std::popcount(static_cast<unsigned>(flip)) & 1);
}

int QuartetOf(const CubieCube& cube, Quartet quartet) {
  unsigned places = 0;
  std::array<std::uint8_t, 4> order{};
  std::size_t count = 0;
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    const std::uint8_t piece = cube.edge_piece[place];
    if (piece / 4 != static_cast<int>(quartet)) continue;
    places |= 1U << place;
    order[count++] = piece % 4;
  }
  return kQuartetOrderCount * SliceFromPlaces(places) + PermutationRank(order);
}

void SetSliceQuartet(int coordinate, CubieCube& cube) {
  const unsigned places = PlacesOfSlice(coordinate / kQuartetOrderCount);
  std::array<std::uint8_t, 4> order{};
  PermutationFromRank(coordinate % kQuartetOrderCount, order);
  std::size_t next_slice_edge = 0;
  std::uint8_t next_other = 0;
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    const bool here = (places >> place & 1) != 0;
    cube.edge_piece[place] =
        here ? static_cast<std::uint8_t>(8 + order[next_slice_edge++]) : next_other++;
  }
}

int CornerPermutationOf(const CubieCube& cube) { return PermutationRank(cube.corner_piece); }

void SetCornerPermutation(int rank, CubieCube& cube) {
  PermutationFromRank(rank, cube.corner_piece);
}

int UpperCornersOf(const CubieCube& cube) {
  unsigned places = 0;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    if (cube.corner_piece[place] < 4) places |= 1U << place;
  }
  return kUpperCornersRanks.rank_of_places[places];
}

void SetUpperCorners(int coordinate, CubieCube& cube) {
  const unsigned places = kUpperCornersRanks.places_of_rank[static_cast<std::size_t>(coordinate)];
  std::uint8_t next_upper = 0;
  std::uint8_t next_lower = 4;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    cube.corner_piece[place] = (places >> place & 1) != 0 ? next_upper++ : next_lower++;
  }
}

int LayerEdgesOf(const CubieCube& cube) {
  return PermutationRank(std::span(cube.edge_piece).first<8>());
}

void SetLayerEdges(int rank, CubieCube& cube) {
  PermutationFromRank(rank, std::span(cube.edge_piece).first<8>());
}

}  // namespace cubewright
