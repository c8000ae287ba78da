#include "solver/twophase/conjugation_tables.h"

namespace cubewright {
namespace {

constexpr std::size_t kPieces = 8;

struct Rearrangement {
  std::array<std::uint8_t, kPieces> forth;
  std::array<std::uint8_t, kPieces> back;
};

// The places of eight pieces under each symmetry; `pieces_of` picks the corners or layer edges,
// which the sixteen symmetries keep among themselves.
template <class PiecesOf>
std::array<Rearrangement, kAxisSymmetryCount> Rearrangements(PiecesOf pieces_of) {
  std::array<Rearrangement, kAxisSymmetryCount> all{};
  for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
    const auto& forth = pieces_of(SymmetryCube(symmetry));
    const auto& back = pieces_of(SymmetryCube(InverseSymmetry(symmetry)));
    for (std::size_t place = 0; place < kPieces; ++place) {
      all[static_cast<std::size_t>(symmetry)].forth[place] = forth[place];
      all[static_cast<std::size_t>(symmetry)].back[place] = back[place];
    }
  }
  return all;
}

int ConjugateRank(const std::array<std::uint8_t, kPieces>& pieces, const Rearrangement& symmetry) {
  std::array<std::uint8_t, kPieces> conjugate{};
  for (std::size_t place = 0; place < kPieces; ++place) {
    conjugate[place] = symmetry.forth[pieces[symmetry.back[place]]];
  }
  return PermutationRank(conjugate);
}

}  // namespace

ConjugationTable MakeTwistConjugation() {
  std::vector<ConjugationTable::Row> rows(kTwistCount);
  CubieCube cube;
  for (int twist = 0; twist < kTwistCount; ++twist) {
    SetTwist(twist, cube);
    for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
      rows[static_cast<std::size_t>(twist)][static_cast<std::size_t>(symmetry)] =
          static_cast<std::uint16_t>(TwistOf(Conjugate(cube, symmetry)));
    }
  }
  return ConjugationTable(std::move(rows));
}

ConjugationTable MakeLayerEdgeConjugation() {
  const auto symmetries = Rearrangements([](const CubieCube& cube) { return cube.edge_piece; });
  std::vector<ConjugationTable::Row> rows(kLayerEdgesCount);
  std::array<std::uint8_t, kPieces> edges{};
  for (std::size_t rank = 0; rank < rows.size(); ++rank) {
    PermutationFromRank(static_cast<int>(rank), edges);
    for (std::size_t symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
      rows[rank][symmetry] = static_cast<std::uint16_t>(ConjugateRank(edges, symmetries[symmetry]));
    }
  }
  return ConjugationTable(std::move(rows));
}

CornerClasses::CornerClasses() {
  constexpr std::uint16_t kUnknown = 0xFFFF;
  const auto symmetries = Rearrangements([](const CubieCube& cube) { return cube.corner_piece; });
  members_.assign(kCornerPermutationCount, kUnknown);
  std::array<std::uint8_t, kPieces> corners{};
  for (std::size_t rank = 0; rank < kCornerPermutationCount; ++rank) {
    if (members_[rank] != kUnknown) continue;
    const auto class_index = static_cast<int>(representatives_.size());
    representatives_.push_back(static_cast<std::uint16_t>(rank));
    PermutationFromRank(static_cast<int>(rank), corners);
    unsigned stabilizer = 0;
    for (int symmetry = 0; symmetry < kAxisSymmetryCount; ++symmetry) {
      const auto conjugate = static_cast<std::size_t>(
          ConjugateRank(corners, symmetries[static_cast<std::size_t>(symmetry)]));
      if (conjugate == rank) stabilizer |= 1U << symmetry;
      if (members_[conjugate] == kUnknown) {
        members_[conjugate] =
            static_cast<std::uint16_t>(class_index << 4 | InverseSymmetry(symmetry));
      }
    }
    stabilizers_.push_back(static_cast<std::uint16_t>(stabilizer));
  }
}

}  // namespace cubewright
