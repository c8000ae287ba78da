#include "solver/methods/twophase/coordinates/move_tables.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "solver/cube/permutation_rank.h"
#include "solver/methods/twophase/coordinates/eight_piece_ranks.h"

namespace cubewright {
namespace {

constexpr std::size_t kLayerEdgePlaces = 8;

using QuartetOrder = std::array<std::uint8_t, 4>;

std::array<QuartetOrder, kQuartetOrderCount> QuartetOrders() {
  std::array<QuartetOrder, kQuartetOrderCount> orders{};
  for (int rank = 0; rank < kQuartetOrderCount; ++rank) {
    PermutationFromRank(rank, orders[static_cast<std::size_t>(rank)]);
  }
  return orders;
}

// By ranks: row `order`, column `from` has the order of four pieces after place i has got the piece
// of place `from`[i].
auto RearrangedOrders() {
  std::array<std::array<int, kQuartetOrderCount>, kQuartetOrderCount> table{};
  const auto orders = QuartetOrders();
  for (std::size_t order = 0; order < orders.size(); ++order) {
    for (std::size_t from = 0; from < orders.size(); ++from) {
      QuartetOrder rearranged{};
      for (std::size_t i = 0; i < 4; ++i) rearranged[i] = orders[order][orders[from][i]];
      table[order][from] = PermutationRank(rearranged);
    }
  }
  return table;
}

// `coordinate_of(cube)` after a clockwise turn of each face.
template <class CoordinateOf>
MoveTable::AfterFaces AfterQuarterTurns(const CubieCube& cube, CoordinateOf coordinate_of) {
  MoveTable::AfterFaces after{};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    after[face] = static_cast<std::uint16_t>(
        coordinate_of(Apply(cube, MakeMove(static_cast<Face>(face), 1))));
  }
  return after;
}

// The ranks of the pieces after each of the moves: a call for each permutation (README.md, "Loops
// cut into calls").
[[gnu::noinline]] void FillRanksAfter(const EightPieceRanks& ranks,
                                      const EightPieceRanks::Pieces& pieces,
                                      std::span<const EightPieceRanks::Rearrangement> moves,
                                      std::span<std::uint16_t> after) {
  for (std::size_t i = 0; i < moves.size(); ++i) {
    after[i] = static_cast<std::uint16_t>(ranks.After(pieces, moves[i]));
  }
}

// How a move takes the corners to other places, and how it twists what comes there.
struct CornerTurns {
  std::array<std::uint8_t, kCornerCount> from;
  std::array<std::uint8_t, kCornerCount> twisted;
};

// The twist after a move of corners with these orientations.
[[gnu::noinline]] int TwistAfter(const CornerTurns& turns,
                                 const std::array<std::uint8_t, kCornerCount>& orientations) {
  int twist = 0;
  for (std::size_t place = 0; place + 1 < kCornerCount; ++place) {
    twist = 3 * twist + (orientations[turns.from[place]] + turns.twisted[place]) % 3;
  }
  return twist;
}

EightPieceRanks::Pieces InOrder() {
  EightPieceRanks::Pieces pieces{};
  std::iota(pieces.begin(), pieces.end(), std::uint8_t{0});
  return pieces;
}

}  // namespace

MoveTable MakeTwistMoves() {
  std::array<CornerTurns, kFaceCount> turns;
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    const CubieCube& turn = MoveCube(MakeMove(static_cast<Face>(face), 1));
    turns[face] = {turn.corner_piece, turn.corner_orientation};
  }
  return MoveTable(kTwistCount, [&turns, cube = CubieCube{}](int twist) mutable {
    SetTwist(twist, cube);
    MoveTable::AfterFaces after{};
    for (std::size_t face = 0; face < kFaceCount; ++face) {
      after[face] = static_cast<std::uint16_t>(TwistAfter(turns[face], cube.corner_orientation));
    }
    return after;
  });
}

MoveTable MakeFlipMoves() {
  // A turn moves the bits of a flip and toggles some of them, so
  // turn(a xor b) = turn(a) xor turn(b) xor turn(0).
  std::vector<MoveTable::AfterFaces> known(kFlipCount);
  return MoveTable(kFlipCount, [&known, cube = CubieCube{}](int flip) mutable {
    const auto index = static_cast<std::size_t>(flip);
    const std::size_t rest = index & (index - 1);
    if (flip == 0 || rest == 0) {
      SetFlip(flip, cube);
      known[index] = AfterQuarterTurns(cube, FlipOf);
    } else {
      for (std::size_t face = 0; face < kFaceCount; ++face) {
        known[index][face] = known[rest][face] ^ known[index ^ rest][face] ^ known[0][face];
      }
    }
    return known[index];
  });
}

MoveTable MakeQuartetMoves() {
  const auto slice_quartet = [](const CubieCube& cube) { return QuartetOf(cube, Quartet::kSlice); };
  return MoveTable(kQuartetCount, [=, orders = RearrangedOrders(), cube = CubieCube{},
                                   in_order = MoveTable::AfterFaces{}](int quartet) mutable {
    // A move carries the four places to others, and rearranges whatever stands in them.
    const auto order = static_cast<std::size_t>(quartet % kQuartetOrderCount);
    if (order == 0) {
      SetSliceQuartet(quartet, cube);
      in_order = AfterQuarterTurns(cube, slice_quartet);
    }
    MoveTable::AfterFaces after = in_order;
    for (std::uint16_t& quartet_after : after) {
      const int places = quartet_after % kQuartetOrderCount;
      const int order_after = orders[order][static_cast<std::size_t>(places)];
      quartet_after = static_cast<std::uint16_t>(quartet_after - places + order_after);
    }
    return after;
  });
}

MoveTable MakeCornerMoves() {
  const EightPieceRanks ranks;
  std::vector<EightPieceRanks::Rearrangement> turns;
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    turns.emplace_back(MoveCube(MakeMove(static_cast<Face>(face), 1)).corner_piece);
  }
  return MoveTable(kCornerPermutationCount, [&ranks, &turns, corners = InOrder()](int) mutable {
    MoveTable::AfterFaces after{};
    FillRanksAfter(ranks, corners, turns, after);
    std::next_permutation(corners.begin(), corners.end());
    return after;
  });
}

MoveTable MakeUpperCornersMoves() {
  return MoveTable(kUpperCornersCount, [cube = CubieCube{}](int coordinate) mutable {
    SetUpperCorners(coordinate, cube);
    return AfterQuarterTurns(cube, UpperCornersOf);
  });
}

LayerEdgeMoves MakeLayerEdgeMoves() {
  const EightPieceRanks ranks;
  std::vector<EightPieceRanks::Rearrangement> moves;
  for (const Move move : kPhase2MoveList) moves.emplace_back(MoveCube(move).edge_piece);
  LayerEdgeMoves table(kLayerEdgesCount);
  EightPieceRanks::Pieces edges = InOrder();
  for (auto& row : table) {
    FillRanksAfter(ranks, edges, moves, row);
    std::next_permutation(edges.begin(), edges.end());
  }
  return table;
}

LayerEdgesFromQuartets::LayerEdgesFromQuartets() : row_of_upper_(kQuartetCount) {
  constexpr unsigned kLayerPlaces = (1U << kLayerEdgePlaces) - 1;
  const EightPieceRanks ranks;
  const auto orders = QuartetOrders();
  for (int slice = 0; slice < kSliceCount; ++slice) {
    const unsigned upper_places = PlacesOfSlice(slice);
    if ((upper_places & ~kLayerPlaces) != 0) continue;
    for (std::size_t upper = 0; upper < orders.size(); ++upper) {
      row_of_upper_[static_cast<std::size_t>(kQuartetOrderCount * slice) + upper] =
          static_cast<std::uint16_t>(table_.size());
      auto& row = table_.emplace_back();
      for (std::size_t lower = 0; lower < orders.size(); ++lower) {
        EightPieceRanks::Pieces edges{};
        std::size_t next_upper = 0;
        std::size_t next_lower = 0;
        for (std::size_t place = 0; place < kLayerEdgePlaces; ++place) {
          edges[place] = (upper_places >> place & 1) != 0
                             ? orders[upper][next_upper++]
                             : static_cast<std::uint8_t>(4 + orders[lower][next_lower++]);
        }
        row[lower] = static_cast<std::uint16_t>(ranks.Of(edges));
      }
    }
  }
}

}  // namespace cubewright
