// Each colour of a cube is on four stickers of corners and on four of edges, whichever pieces and
// faces are where.
//
// The cheapest way to give stickers colours so is an assignment problem, solved exactly by shortest
// augmenting paths (N. Tomizawa, Networks 1, 1971). Its dual gives each colour a price: stickers
// that each take the cheapest colour by costs less prices take each colour four times. All legal
// cubes pay the same prices, so that costs without them tell cubes apart as well as before, while
// what single stickers cost at least comes as near as can be to what a cube costs.
#pragma once

#include "solver/cube/facelets.h"
#include "solver/scan/readings.h"

namespace cubewright {

struct ColorShares {
  // Centres have the colours of their own faces.
  Stickers stickers;
  // The costs less the prices of the colours, those of corners and those of edges.
  StickerCosts less_prices;
};

ColorShares ShareColors(const StickerCosts& costs);

}  // namespace cubewright
