// Which piece, if any, the colours at a place can belong to.
//
// However a cube is held, the same colours meet in an edge, and go round a corner in the same
// order. So this needs no centres.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "solver/cube/pieces.h"

namespace cubewright {

// A colour of a painting as a number: 0..5 in the order of the faces, or kUnknownColor.
using ColorIndex = std::uint8_t;
inline constexpr ColorIndex kUnknownColor = kFaceCount;
inline constexpr std::size_t kColorIndexCount = kFaceCount + 1;

constexpr ColorIndex IndexOf(std::optional<Face> color) {
  return color ? static_cast<ColorIndex>(*color) : kUnknownColor;
}

// The pieces that fit colours, for every combination of them.
template <class Pieces>
class ShownPieces {
 public:
  using Colors = std::array<ColorIndex, Pieces::kSides>;
  // A set of pieces: bit p stands for piece p.
  using Set = std::uint16_t;

  ShownPieces() {
    for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
      for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
        Add(piece, orientation);
      }
    }
  }

  // Colours in the order of the place's stickers.
  Set operator[](const Colors& colors) const { return sets_[Number(colors)]; }

 private:
  static constexpr std::size_t kCombinations =
      Pieces::kSides == 2 ? kColorIndexCount * kColorIndexCount
                          : kColorIndexCount * kColorIndexCount * kColorIndexCount;

  static std::size_t Number(const Colors& colors) {
    std::size_t number = 0;
    for (const ColorIndex color : colors) number = number * kColorIndexCount + color;
    return number;
  }

  // Adds the piece to every combination that shows it so, each side known or not.
  void Add(std::size_t piece, std::size_t orientation) {
    for (unsigned known = 0; known < 1U << Pieces::kSides; ++known) {
      Colors colors;
      colors.fill(kUnknownColor);
      for (std::size_t side = 0; side < Pieces::kSides; ++side) {
        const std::size_t shown = (side + orientation) % Pieces::kSides;
        if ((known >> shown & 1) != 0) {
          colors[shown] = static_cast<ColorIndex>(SideOf<Pieces>(piece, side));
        }
      }
      sets_[Number(colors)] = static_cast<Set>(sets_[Number(colors)] | 1U << piece);
    }
  }

  std::array<Set, kCombinations> sets_ = {};
};

}  // namespace cubewright
