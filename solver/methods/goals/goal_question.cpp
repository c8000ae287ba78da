#include "solver/methods/goals/goal_question.h"

#include <array>
#include <bit>
#include <cstddef>

namespace cubewright {
namespace {

// By piece and place: the orientations that the piece may have there.
template <std::size_t kCount>
using Rows = std::array<OrientationSets, kCount>;

// `has(place, piece, orientation)`.
template <std::size_t kCount, class Has>
Rows<kCount> RowsOf(std::size_t orientation_count, Has has) {
  Rows<kCount> rows{};
  for (std::size_t piece = 0; piece < kCount; ++piece) {
    for (std::size_t place = 0; place < kCount; ++place) {
      for (std::size_t orientation = 0; orientation < orientation_count; ++orientation) {
        const unsigned bit = has(place, piece, orientation) ? 1U << orientation : 0;
        rows[piece][place] = static_cast<std::uint8_t>(rows[piece][place] | bit);
      }
    }
  }
  return rows;
}

template <std::size_t kCount>
PieceDemand DemandOf(const OrientationSets& row, std::uint8_t all_orientations) {
  PieceDemand demand = {0, false, kUpright};
  for (std::size_t place = 0; place < kCount; ++place) {
    if (row[place] == 0) continue;
    demand.places |= PlacesOf(place);
    demand.orientations[place] = row[place];
    if (row[place] != all_orientations) demand.oriented = true;
  }
  if (!demand.oriented) demand.orientations = kUpright;
  return demand;
}

// Drops the demand on pieces of which only places are asked, if other pieces fill exactly the
// places where these must not be.
template <std::size_t kCount>
void LeaveOutWhatFollows(std::array<PieceDemand, kCount>& demands) {
  constexpr PlaceSet kAll = (1U << kCount) - 1;
  for (const PieceDemand demand : demands) {
    const PlaceSet forbidden = kAll & ~demand.places;
    if (demand.oriented || forbidden == 0) continue;
    int within = 0;
    for (const PieceDemand& other : demands) {
      if ((other.places & ~forbidden) == 0) ++within;
    }
    if (within != std::popcount(forbidden)) continue;
    for (PieceDemand& same : demands) {
      if (same == demand) same.places = kAll;
    }
  }
}

template <std::size_t kCount>
void Ask(const Rows<kCount>& rows, std::uint8_t all_orientations,
         std::array<PieceDemand, kCount>& demands) {
  for (std::size_t piece = 0; piece < kCount; ++piece) {
    demands[piece] = DemandOf<kCount>(rows[piece], all_orientations);
  }
  LeaveOutWhatFollows(demands);
}

}  // namespace

PartsQuestion QuestionOf(const GoalPositions& positions, Metric metric) {
  PartsQuestion question;
  question.metric = metric;
  Ask(RowsOf<kCornerCount>(CornerPieces::kSides,
                           [&](std::size_t place, std::size_t piece, std::size_t orientation) {
                             return positions.HasCorner(place, piece, orientation);
                           }),
      7, question.corners);
  Ask(RowsOf<kEdgeCount>(EdgePieces::kSides,
                         [&](std::size_t place, std::size_t piece, std::size_t orientation) {
                           return positions.HasEdge(place, piece, orientation);
                         }),
      3, question.edges);
  return question;
}

}  // namespace cubewright
