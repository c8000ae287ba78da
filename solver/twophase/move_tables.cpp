#include "solver/twophase/move_tables.h"

namespace cubewright {
namespace {

constexpr std::size_t kLayerEdgePlaces = 8;

// The rank of eight pieces after a move that exchanges them among their eight places: `from` says
// for each of these where its piece comes from.
template <std::size_t kPlaces>
int RankAfter(const std::array<std::uint8_t, 8>& pieces,
              const std::array<std::uint8_t, kPlaces>& from) {
  std::array<std::uint8_t, 8> after{};
  for (std::size_t place = 0; place < after.size(); ++place) after[place] = pieces[from[place]];
  return PermutationRank(after);
}

}  // namespace

MoveTable MakeTwistMoves() {
  return MoveTable(kTwistCount, [cube = CubieCube{}](int twist, Face face) mutable {
    SetTwist(twist, cube);
    return TwistOf(Apply(cube, MakeMove(face, 1)));
  });
}

MoveTable MakeFlipMoves() {
  return MoveTable(kFlipCount, [cube = CubieCube{}](int flip, Face face) mutable {
    SetFlip(flip, cube);
    return FlipOf(Apply(cube, MakeMove(face, 1)));
  });
}

MoveTable MakeQuartetMoves() {
  return MoveTable(kQuartetCount, [cube = CubieCube{}](int quartet, Face face) mutable {
    SetSliceQuartet(quartet, cube);
    return QuartetOf(Apply(cube, MakeMove(face, 1)), Quartet::kSlice);
  });
}

MoveTable MakeCornerMoves() {
  return MoveTable(kCornerPermutationCount, [](int rank, Face face) {
    std::array<std::uint8_t, kCornerCount> corners{};
    PermutationFromRank(rank, corners);
    return RankAfter(corners, MoveCube(MakeMove(face, 1)).corner_piece);
  });
}

LayerEdgeMoves MakeLayerEdgeMoves() {
  LayerEdgeMoves table(kLayerEdgesCount);
  for (int rank = 0; rank < kLayerEdgesCount; ++rank) {
    std::array<std::uint8_t, kLayerEdgePlaces> edges{};
    PermutationFromRank(rank, edges);
    auto& row = table[static_cast<std::size_t>(rank)];
    for (std::size_t i = 0; i < kPhase2MoveCount; ++i) {
      row[i] =
          static_cast<std::uint16_t>(RankAfter(edges, MoveCube(kPhase2MoveList[i]).edge_piece));
    }
  }
  return table;
}

LayerEdgesFromQuartets::LayerEdgesFromQuartets() : row_of_upper_(kQuartetCount) {
  constexpr unsigned kLayerPlaces = (1U << kLayerEdgePlaces) - 1;
  for (int slice = 0; slice < kSliceCount; ++slice) {
    const unsigned upper_places = PlacesOfSlice(slice);
    if ((upper_places & ~kLayerPlaces) != 0) continue;
    for (int order = 0; order < kQuartetOrderCount; ++order) {
      std::array<std::uint8_t, 4> upper{};
      PermutationFromRank(order, upper);
      auto& row = table_.emplace_back();
      row_of_upper_[static_cast<std::size_t>(kQuartetOrderCount * slice + order)] =
          static_cast<std::uint16_t>(table_.size() - 1);
      for (std::size_t lower_order = 0; lower_order < kQuartetOrderCount; ++lower_order) {
        std::array<std::uint8_t, 4> lower{};
        PermutationFromRank(static_cast<int>(lower_order), lower);
        std::array<std::uint8_t, kLayerEdgePlaces> edges{};
        std::size_t next_upper = 0;
        std::size_t next_lower = 0;
        for (std::size_t place = 0; place < kLayerEdgePlaces; ++place) {
          edges[place] = (upper_places >> place & 1) != 0
                             ? upper[next_upper++]
                             : static_cast<std::uint8_t>(4 + lower[next_lower++]);
        }
        row[lower_order] = static_cast<std::uint16_t>(PermutationRank(edges));
      }
    }
  }
}

}  // namespace cubewright
