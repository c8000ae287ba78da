// Each colour of a cube is on four stickers of corners and four of edges, wherever the pieces and
// faces are.
//
// Giving colours to stickers this way at the least cost is an assignment problem, solved exactly by
// shortest augmenting paths (N. Tomizawa, Networks 1, 1971). Its dual gives each colour a price: if
// each sticker takes the colour with the lowest cost less price, each colour is taken four times.
// All legal cubes pay the same prices, so costs less prices compare cubes as well as costs do, and
// the sum of the least ones at each sticker comes as close as possible to the cost of a cube.
#pragma once

#include "solver/cube/facelets.h"
#include "solver/scan/readings.h"

namespace cubewright {

struct ColorShares {
  // Centres have the colours of their own faces.
  Stickers stickers;
  // The costs less the prices of the colours; corners and edges have their own prices.
  StickerCosts less_prices;
};

ColorShares ShareColors(const StickerCosts& costs);

}  // namespace cubewright
