// Puts six faces of a cube, read in any order and each turned any way, where they belong.
//
// However a cube is held, one face can be called U, and one beside it F. Then its faces can be put
// together in 30 ways and turned in 4^6. Adjacent faces make pieces: for each edge, the least that
// any piece costs there depends on the turns of two faces, and for each corner on those of three.
// The sum of these is a lower bound for the cost of any legal cube. So layouts are fitted exactly
// in the order of this bound, until it reaches the cost of the best cube.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "solver/painting/face_layout.h"
#include "solver/scan/legal_cube.h"
#include "solver/scan/readings.h"

namespace cubewright {

// Which face stands at each place U R F D L B.
using FaceOrder = std::array<Face, kFaceCount>;

struct LaidOutCube {
  FaceLayout layout;
  FittedCube fitted;
};

struct LayoutFit {
  // The cheapest first; at least one.
  std::vector<LaidOutCube> cubes;
  // Whether it is proven that no cube costs less than the first.
  bool is_exact = true;
  // How many layouts were fitted exactly.
  int fits = 0;
};

// All 30 ways to put the faces together, with `first[0]` as U. F is the first of the others in
// `first` that is not opposite to it.
std::vector<FaceOrder> FaceOrders(const FaceOrder& first);

// The costs of stickers and colours at their places in a layout.
StickerCosts InLayout(const FaceLayout& layout, const StickerCosts& costs);
// The colours of a cube's stickers where they were read.
Stickers ReadStickers(const FaceLayout& layout, const CubieCube& cube);

// The cube that faces with these colours, as given by ReadStickers, make in a layout; nothing if
// they make none.
std::optional<CubieCube> CubeInLayout(const FaceLayout& layout, const Stickers& read);

// `order_costs`: what each of the orders costs by itself. Besides the cheapest cube, finds some
// others that cost at most `slack` more, each in its cheapest layout. Cubes that the faces of the
// cheapest one make in other layouts are mostly left out. Fits at most `most_fits` layouts exactly,
// even if others might be better: the faces of some cubes, such as one that is nearly solved, fit
// almost equally well in very many layouts.
LayoutFit FitLayouts(const StickerCosts& costs, const std::vector<FaceOrder>& orders,
                     const std::vector<float>& order_costs, float slack, int most_fits);

}  // namespace cubewright
