#include "solver/methods/twophase/coordinates/eight_piece_classes.h"

#include <algorithm>

#include "solver/cube/permutation_rank.h"
#include "solver/methods/twophase/coordinates/coordinates.h"
#include "solver/methods/twophase/coordinates/eight_piece_ranks.h"

namespace cubewright {
namespace {

constexpr std::size_t kPermutationCount = 40320;
static_assert(kPermutationCount == kCornerPermutationCount &&
              kPermutationCount == kLayerEdgesCount);

// The first eight of `pieces_of(cube)` for each symmetry's cube: the corners, or the layer edges,
// which the sixteen symmetries keep among themselves.
template <class PiecesOf>
auto PlacesUnderSymmetries(PiecesOf pieces_of) {
  std::array<EightPieceRanks::Pieces, kAxisSymmetryCount> all{};
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    auto& places = all[static_cast<std::size_t>(symmetry)];
    const auto pieces = pieces_of(SymmetryCube(symmetry));
    std::copy_n(pieces.begin(), places.size(), places.begin());
  }
  return all;
}

}  // namespace

EightPieceClasses EightPieceClasses::OfCorners() {
  return EightPieceClasses(
      PlacesUnderSymmetries([](const CubieCube& cube) { return cube.corner_piece; }));
}

EightPieceClasses EightPieceClasses::OfLayerEdges() {
  return EightPieceClasses(
      PlacesUnderSymmetries([](const CubieCube& cube) { return cube.edge_piece; }));
}

EightPieceClasses::EightPieceClasses(const PerSymmetry<Pieces>& places)
    : members_(kPermutationCount, kUnknown) {
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    for (int to_smallest = 0; to_smallest < kAxisSymmetryCount; ++to_smallest) {
      from_smallest_[static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(to_smallest)] =
          static_cast<std::uint8_t>(MultiplySymmetries(symmetry, InverseSymmetry(to_smallest)));
    }
  }

  const EightPieceRanks ranks;
  conjugates_.reserve(kEightPieceClassCount);
  for (std::size_t rank = 0; rank < members_.size(); ++rank) {
    if (members_[rank] == kUnknown) AddClass(static_cast<int>(rank), places, ranks);
  }
}

void EightPieceClasses::AddClass(int rank, const PerSymmetry<Pieces>& places,
                                 const EightPieceRanks& ranks) {
  Pieces smallest{};
  PermutationFromRank(rank, smallest);
  const auto class_index = static_cast<int>(conjugates_.size());
  auto& row = conjugates_.emplace_back();
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    const int back = InverseSymmetry(symmetry);
    const Pieces& forth_places = places[static_cast<std::size_t>(symmetry)];
    const Pieces& back_places = places[static_cast<std::size_t>(back)];
    Pieces conjugate{};
    for (std::size_t place = 0; place < conjugate.size(); ++place) {
      conjugate[place] = forth_places[smallest[back_places[place]]];
    }
    const auto conjugate_rank = static_cast<std::uint16_t>(ranks.Of(conjugate));
    row[static_cast<std::size_t>(symmetry)] = conjugate_rank;
    if (members_[conjugate_rank] != kUnknown) continue;
    members_[conjugate_rank] = static_cast<std::uint16_t>(class_index << 4 | back);
  }
}

unsigned EightPieceClasses::StabilizerOf(int class_index) const {
  const auto& row = conjugates_[static_cast<std::size_t>(class_index)];
  unsigned stabilizer = 0;
  for (std::size_t symmetry = 0; symmetry < row.size(); ++symmetry) {
    if (row[symmetry] == row[0]) stabilizer |= 1U << symmetry;
  }
  return stabilizer;
}

}  // namespace cubewright
