#include "solver/methods/parts/plan.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace cubewright {
namespace {

double Choices(int from, int count) {
  double choices = 1;
  for (int i = 0; i < count; ++i) choices = choices * (from - i) / (i + 1);
  return choices;
}

// The places between which the moves carry pieces, as disjoint sets.
std::vector<PlaceSet> OrbitsOf(PieceKind kind, MoveSet moves) {
  std::vector<PlaceSet> orbits;
  for (int place = 0; place < CountOf(kind); ++place) orbits.push_back(PlacesOf(place));
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((moves >> move & 1) == 0) continue;
    const auto pieces = PiecesOf(MoveCube(move), kind);
    for (std::size_t place = 0; place < pieces.size(); ++place) {
      PlaceSet joined = PlacesOf(place, pieces[place]);
      std::erase_if(orbits, [&](PlaceSet orbit) {
        const bool meets = (orbit & PlacesOf(place, pieces[place])) != 0;
        if (meets) joined |= orbit;
        return meets;
      });
      orbits.push_back(joined);
    }
  }
  return orbits;
}

// All places of those orbits in which a move changes an orientation.
PlaceSet TurningPlaces(PieceKind kind, MoveSet moves, std::span<const PlaceSet> orbits) {
  PlaceSet turning = 0;
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((moves >> move & 1) == 0) continue;
    const auto orientations = OrientationsOf(MoveCube(move), kind);
    for (std::size_t place = 0; place < orientations.size(); ++place) {
      for (const PlaceSet orbit : orbits) {
        if (orientations[place] != 0 && (orbit >> place & 1) != 0) turning |= orbit;
      }
    }
  }
  return turning;
}

// Distributes parts over coordinates, each to the last of its kind that can take it.
TableParts CoordinatesFor(std::span<const Part> parts, const PartsQuestion& question) {
  TableParts coordinates;
  for (const Part& part : parts) {
    const auto takes = [&](const CoordinateParts& coordinate) {
      if (coordinate.front().kind != part.kind) return false;
      const auto overlaps = [&](const Part& other) { return (other.pieces & part.pieces) != 0; };
      if (std::any_of(coordinate.begin(), coordinate.end(), overlaps)) return false;
      if (question.finishing_moves != 0) return true;
      CoordinateParts both = coordinate;
      both.push_back(part);
      return ArrangementCount(both, question.moves) <= kMostValues;
    };
    const auto last = std::find_if(coordinates.rbegin(), coordinates.rend(), takes);
    if (last == coordinates.rend()) {
      coordinates.push_back({part});
    } else {
      last->push_back(part);
    }
  }
  return coordinates;
}

double EntryCount(std::span<const Part> parts, const PartsQuestion& question) {
  double count = 1;
  for (const CoordinateParts& coordinate : CoordinatesFor(parts, question)) {
    count *= ArrangementCount(coordinate, question.moves);
  }
  return count;
}

}  // namespace

double ArrangementCount(std::span<const Part> parts, MoveSet moves) {
  if (parts.empty()) return 1;
  const PieceKind kind = parts.front().kind;
  const std::vector<PlaceSet> orbits = OrbitsOf(kind, moves);
  const PlaceSet turning = TurningPlaces(kind, moves, orbits);
  double count = 1;
  int pieces_before = 0;
  PlaceSet filled = 0;
  for (const Part& part : parts) {
    const int piece_count = std::popcount(part.pieces);
    int turned_count = piece_count;
    if (std::popcount(part.places) == piece_count) {
      // The part fills its places, so that each orbit always has equally many of its pieces.
      for (const PlaceSet orbit : orbits) {
        count *= Choices(std::popcount<unsigned>(orbit & static_cast<PlaceSet>(~filled)),
                         std::popcount<unsigned>(orbit & part.places));
      }
      filled |= part.places;
      turned_count = std::popcount<unsigned>(turning & part.places);
    } else {
      count *= Choices(CountOf(kind) - pieces_before, piece_count);
    }
    pieces_before += piece_count;
    if (!part.oriented || turning == 0) continue;
    // The orientations of all pieces sum to 0.
    if (part.pieces == AllPlacesOf(kind)) --turned_count;
    count *= std::pow(OrientationCountOf(kind), turned_count);
  }
  return count;
}

std::vector<TableParts> PlanTables(const PartsQuestion& question) {
  const std::vector<Part> parts = AskedParts(question);
  if (question.finishing_moves != 0 || EntryCount(parts, question) <= kMostEntries) {
    return {CoordinatesFor(parts, question)};
  }
  std::vector<TableParts> tables;
  std::vector<bool> is_covered(parts.size());
  for (std::size_t first = 0; first < parts.size(); ++first) {
    if (is_covered[first]) continue;
    std::vector<Part> chosen;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const std::size_t next = (first + i) % parts.size();
      chosen.push_back(parts[next]);
      if (EntryCount(chosen, question) > kMostEntries) {
        chosen.pop_back();
      } else {
        is_covered[next] = true;
      }
    }
    tables.push_back(CoordinatesFor(chosen, question));
  }
  return tables;
}

}  // namespace cubewright
