#include "solver/scan/legal_cube.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "solver/cube/pieces.h"
#include "solver/scan/piece_fit.h"

namespace cubewright {
namespace {

template <class Pieces>
std::array<float, 2> EvenAndOdd(const PieceFit<Pieces>& fit) {
  return {fit.Least(false), fit.Least(true)};
}

template <class Pieces>
void Place(const PieceFit<Pieces>& fit, bool is_odd,
           std::array<std::uint8_t, Pieces::kCount>& pieces,
           std::array<std::uint8_t, Pieces::kCount>& orientations) {
  fit.ForEachOfLeast(is_odd, [&](std::size_t place, std::size_t piece, std::size_t orientation) {
    pieces[place] = static_cast<std::uint8_t>(piece);
    orientations[place] = static_cast<std::uint8_t>(orientation);
  });
}

// Enters the costs of pieces: the least cost of a colour on a sticker is at most that of each piece
// that shows the colour there.
template <class Pieces>
void Show(const PieceCosts<Pieces>& costs, StickerCosts& least) {
  for (std::size_t place = 0; place < Pieces::kCount; ++place) {
    for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
      for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
        const float cost = costs[place][piece][orientation];
        for (std::size_t side = 0; side < Pieces::kSides; ++side) {
          const int sticker = Pieces::kStickers[place][(side + orientation) % Pieces::kSides];
          float& of_color = least[static_cast<std::size_t>(sticker)]
                                 [static_cast<std::size_t>(SideOf<Pieces>(piece, side))];
          of_color = std::min(of_color, cost);
        }
      }
    }
  }
}

}  // namespace

FittedCube FitCube(const StickerCosts& costs) {
  const PieceFit<CornerPieces> corners(costs);
  const PieceFit<EdgePieces> edges(costs);
  const float even = corners.Least(false) + edges.Least(false);
  const float odd = corners.Least(true) + edges.Least(true);
  FittedCube fitted = {.cube = {}, .cost = std::min(even, odd)};
  Place(corners, odd < even, fitted.cube.corner_piece, fitted.cube.corner_orientation);
  Place(edges, odd < even, fitted.cube.edge_piece, fitted.cube.edge_orientation);
  return fitted;
}

StickerCosts LeastWithEachColor(const StickerCosts& costs) {
  const PieceFit<CornerPieces> corners(costs);
  const PieceFit<EdgePieces> edges(costs);
  StickerCosts least;
  for (auto& of_sticker : least) of_sticker.fill(std::numeric_limits<float>::infinity());
  Show<CornerPieces>(corners.LeastWithEach(EvenAndOdd(edges)), least);
  Show<EdgePieces>(edges.LeastWithEach(EvenAndOdd(corners)), least);
  return least;
}

FittedCube FitCorners(const StickerCosts& costs) {
  const PieceFit<CornerPieces> corners(costs);
  const auto [even, odd] = EvenAndOdd(corners);
  FittedCube fitted = {.cube = {}, .cost = std::min(even, odd)};
  Place(corners, odd < even, fitted.cube.corner_piece, fitted.cube.corner_orientation);
  return fitted;
}

StickerCosts LeastWithEachCornerColor(const StickerCosts& costs) {
  StickerCosts least;
  for (auto& of_sticker : least) of_sticker.fill(std::numeric_limits<float>::infinity());
  Show<CornerPieces>(PieceFit<CornerPieces>(costs).LeastWithEach({0, 0}), least);
  return least;
}

}  // namespace cubewright
