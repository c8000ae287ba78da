#include "solver/pocket/methods/ortega/first_face.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "solver/cube/pieces.h"
#include "solver/pocket/pocket_coordinates.h"

namespace cubewright::ortega {
namespace {

// The side of a corner with this face's colour, if it has one.
std::optional<std::size_t> SideWith(std::size_t corner, Face face) {
  for (std::size_t side = 0; side < CornerPieces::kSides; ++side) {
    if (SideOf<CornerPieces>(corner, side) == face) return side;
  }
  return std::nullopt;
}

}  // namespace

FirstFaces::Stickers FirstFaces::StickersOf(const CubieCube& corners, Face color) {
  unsigned stickers = 0;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    const auto side = SideWith(corners.corner_piece[place], color);
    if (!side) continue;
    const std::size_t shown = (*side + corners.corner_orientation[place]) % CornerPieces::kSides;
    stickers |= static_cast<unsigned>(shown + 1) << (2 * place);
  }
  return static_cast<Stickers>(stickers);
}

FirstFaces::Stickers FirstFaces::After(Stickers stickers, Move move) {
  const CubieCube& turn = MoveCube(move);
  unsigned after = 0;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    const unsigned sticker = stickers >> (2 * turn.corner_piece[place]) & 3U;
    if (sticker == 0) continue;
    const unsigned side = (sticker - 1 + turn.corner_orientation[place]) % CornerPieces::kSides;
    after |= (side + 1) << (2 * place);
  }
  return static_cast<Stickers>(after);
}

FirstFaces::FirstFaces() {
  turns_.fill(kUnreached);
  std::vector<Stickers> layer;
  for (std::size_t face = 0; face < faces_.size(); ++face) {
    faces_[face] = StickersOf(CubieCube{}, static_cast<Face>(face));
    turns_[faces_[face]] = 0;
    layer.push_back(faces_[face]);
  }
  for (std::uint8_t turns = 1; !layer.empty(); ++turns) {
    std::vector<Stickers> next;
    for (const Stickers stickers : layer) {
      for (const Move move : kPocketMoves) {
        const Stickers after = After(stickers, move);
        if (turns_[after] != kUnreached) continue;
        turns_[after] = turns;
        next.push_back(after);
      }
    }
    layer = std::move(next);
  }
}

int FirstFaces::TurnsTo(const CubieCube& corners, Face color) const {
  return turns_[StickersOf(corners, color)];
}

std::vector<FaceWay> FirstFaces::Ways(const CubieCube& corners, Face color, int spare_turns) const {
  std::vector<FaceWay> ways;
  FaceWay way;
  Follow(StickersOf(corners, color), TurnsTo(corners, color) + spare_turns, way, ways);
  return ways;
}

void FirstFaces::Follow(Stickers stickers, int turns_left, FaceWay& way,
                        std::vector<FaceWay>& ways) const {
  const int turns = turns_[stickers];
  if (turns == 0) {
    const auto face = std::find(faces_.begin(), faces_.end(), stickers) - faces_.begin();
    way.face = static_cast<Face>(face);
    ways.push_back(way);
    return;
  }
  if (turns > turns_left) return;
  for (const Move move : kPocketMoves) {
    if (!way.moves.empty() && FaceOf(move) == FaceOf(way.moves.back())) continue;
    way.moves.push_back(move);
    Follow(After(stickers, move), turns_left - 1, way, ways);
    way.moves.pop_back();
  }
}

}  // namespace cubewright::ortega
