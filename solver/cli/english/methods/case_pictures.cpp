#include "solver/cli/english/methods/case_pictures.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <span>
#include <vector>

#include "solver/cli/english/phrases.h"
#include "solver/cube/pieces.h"

namespace cubewright {
namespace {

// Where a place of the upper layer is, for edges UR UF UL UB and corners URF UFL ULB UBR.
constexpr std::array<std::string_view, 4> kEdgeSides = {"right", "front", "left", "back"};
constexpr std::array<std::string_view, 4> kCornerSides = {"front right", "front left", "back left",
                                                          "back right"};
// Where a sticker faces, on U R F D L B.
constexpr std::array<std::string_view, kFaceCount> kFacings = {"up",   "right", "front",
                                                               "down", "left",  "back"};

constexpr auto kSlotCorner = static_cast<std::size_t>(Corner::kDfr);
constexpr auto kSlotEdge = static_cast<std::size_t>(Edge::kFr);

std::string Text(std::string_view text) { return std::string(text); }

std::string_view ColorAt(Face place, const HeldCube& held, const CenterColors& colors) {
  return colors.at(held.centers()[static_cast<std::size_t>(place)]);
}

std::string_view FacingOf(Face face) { return kFacings[static_cast<std::size_t>(face)]; }

// "no edge", "all four edges", "the front edge", "the front and left edges".
std::string CountedPieces(const std::vector<std::string>& sides, const std::string& kind) {
  if (sides.empty()) return "no " + kind;
  if (sides.size() == 4) return "all four " + kind + "s";
  return "the " + Listed(sides) + " " + kind + (sides.size() > 1 ? "s" : "");
}

// The sides of the upper corners or edges whose stickers of the upper colour are on `face`.
template <class Pieces>
std::vector<std::string> SidesThatShow(Face face, std::span<const std::string_view, 4> sides,
                                       std::span<const std::uint8_t> orientations) {
  std::vector<std::string> found;
  for (std::size_t place = 0; place < sides.size(); ++place) {
    if (SideOf<Pieces>(place, orientations[place]) == face) found.push_back(Text(sides[place]));
  }
  return found;
}

std::string OllPicture(std::string_view name, const HeldCube& held, const CenterColors& colors) {
  const CubieCube& cube = held.cube();
  std::string text =
      "Right before " + Text(name) + ", " + Text(ColorAt(Face::kU, held, colors)) + " is up on " +
      CountedPieces(SidesThatShow<EdgePieces>(Face::kU, kEdgeSides, cube.edge_orientation), "edge");
  // The first look of two is at the edges alone.
  if (std::isdigit(static_cast<unsigned char>(name.back())) == 0) return text + ".";
  const auto corners = [&cube](Face face) {
    return SidesThatShow<CornerPieces>(face, kCornerSides, cube.corner_orientation);
  };
  text += " and on " + CountedPieces(corners(Face::kU), "corner");
  std::vector<std::string> others;
  for (const Face face : {Face::kF, Face::kR, Face::kB, Face::kL}) {
    const std::vector<std::string> facing = corners(face);
    if (facing.empty()) continue;
    others.push_back(Text(FacingOf(face)) + " on " + CountedPieces(facing, "corner"));
  }
  return text + (others.empty() ? "" : "; it faces " + Listed(others)) + ".";
}

std::size_t PlaceOf(std::size_t piece, std::span<const std::uint8_t> pieces) {
  return static_cast<std::size_t>(std::find(pieces.begin(), pieces.end(), piece) - pieces.begin());
}

std::string F2lPicture(std::string_view name, const HeldCube& held, const CenterColors& colors) {
  const CubieCube& cube = held.cube();
  const auto where = [](std::size_t place, std::span<const std::string_view, 4> sides) {
    return place < sides.size() ? "at the upper " + Text(sides[place]) : "in its slot";
  };
  const std::size_t corner = PlaceOf(kSlotCorner, cube.corner_piece);
  const Face facing = SideOf<CornerPieces>(corner, cube.corner_orientation[corner]);
  const std::size_t edge = PlaceOf(kSlotEdge, cube.edge_piece);
  // On top, or in front if the edge is in the slot.
  const Face shown = SideOf<EdgePieces>(kSlotEdge, cube.edge_orientation[edge]);
  return "Right before " + Text(name) + ", the corner is " + where(corner, kCornerSides) +
         ", its " + Text(ColorAt(Face::kD, held, colors)) + " facing " + Text(FacingOf(facing)) +
         ", and the edge " + where(edge, kEdgeSides) + ", its " +
         Text(ColorAt(shown, held, colors)) + (edge == kSlotEdge ? " in front." : " up.");
}

// Where the pieces of the upper layer go: for each place, the place to which its piece goes.
struct Ways {
  std::array<std::size_t, 4> corners;
  std::array<std::size_t, 4> edges;

  Ways(const CubieCube& before, const CubieCube& behind) {
    for (std::size_t place = 0; place < corners.size(); ++place) {
      corners[place] = PlaceOf(before.corner_piece[place], behind.corner_piece);
      edges[place] = PlaceOf(before.edge_piece[place], behind.edge_piece);
    }
  }

  int moved() const {
    int count = 0;
    for (std::size_t place = 0; place < corners.size(); ++place) {
      count += (corners[place] != place ? 1 : 0) + (edges[place] != place ? 1 : 0);
    }
    return count;
  }
};

// Pieces that are exchanged, and others that go round.
struct Changes {
  std::vector<std::string> exchanged;
  std::vector<std::string> round;

  void Add(const std::array<std::size_t, 4>& ways, std::span<const std::string_view, 4> sides,
           const std::string& kind) {
    std::array<bool, 4> is_told{};
    for (std::size_t first = 0; first < ways.size(); ++first) {
      const std::size_t next = ways[first];
      if (is_told[first] || next == first) continue;
      if (ways[next] == first) {
        is_told[next] = true;
        exchanged.push_back("the " + Text(sides[first]) + " " + kind + " with the " +
                            Text(sides[next]) + " one");
        continue;
      }
      std::string noun = kind;
      for (std::size_t place = first; !is_told[place]; place = ways[place]) {
        is_told[place] = true;
        round.push_back("the " + Text(sides[place]) + " " + noun + " to the " +
                        Text(sides[ways[place]]));
        noun = "one";
      }
    }
  }
};

// Some sequences also turn the upper layer. That turn is taken out, so that as few pieces as
// possible are named.
std::string PllPicture(std::string_view name, const CubieCube& before, const CubieCube& behind) {
  Ways ways(before, behind);
  bool is_turned = false;
  for (int turns = 1; turns < 4; ++turns) {
    const Ways others(before, Apply(behind, MakeMove(Face::kU, turns)));
    if (others.moved() >= ways.moved()) continue;
    ways = others;
    is_turned = true;
  }
  Changes changes;
  changes.Add(ways.corners, kCornerSides, "corner");
  changes.Add(ways.edges, kEdgeSides, "edge");
  std::vector<std::string> parts;
  if (!changes.exchanged.empty()) parts.push_back("exchanges " + Listed(changes.exchanged));
  if (!changes.round.empty()) parts.push_back("moves " + Listed(changes.round));
  return Capitalized(Text(name)) + " " + Listed(parts) + "; all else stays" +
         (is_turned ? ", but for a turn of the upper layer." : ".");
}

}  // namespace

std::string CasePicture(std::string_view name, const HeldCube& before, const HeldCube& behind,
                        const CenterColors& colors) {
  if (name.starts_with("f2l-")) return F2lPicture(name, before, colors);
  if (name.starts_with("oll-")) return OllPicture(name, before, colors);
  if (name.starts_with("pll-")) return PllPicture(name, before.cube(), behind.cube());
  return "";
}

}  // namespace cubewright
