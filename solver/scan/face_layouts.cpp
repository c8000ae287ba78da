#include "solver/scan/face_layouts.h"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

#include "solver/cube/pieces.h"

namespace cubewright {
namespace {

constexpr std::size_t kTurns = 4;
constexpr std::size_t kTurnings = 4096;  // kTurns ^ kFaceCount

// The most other cubes within the slack.
constexpr int kMostOthers = 12;
// The search ends after this many layouts in which the faces of the cheapest cube make a legal
// cube again: the faces of a solved cube do so in all layouts.
constexpr int kMostSame = 200;

// Costs that differ by less count as equal: they are sums in different orders.
constexpr float kTolerance = 1e-3F;

std::size_t Index(int sticker) { return static_cast<std::size_t>(sticker); }
std::size_t Index(Face face) { return static_cast<std::size_t>(face); }

FaceLayout LayoutOf(const FaceOrder& order, std::size_t turning) {
  FaceLayout layout;
  for (std::size_t place = 0; place < layout.size(); ++place) {
    layout[place] = {.from = order[place], .quarter_turns = static_cast<int>(turning % kTurns)};
    turning /= kTurns;
  }
  return layout;
}

// The least cost of any piece at a place, by the turns of the faces there, which form a number in
// base 4. The turn of the first sticker's face is its highest digit.
template <class Pieces>
class LeastCosts {
 public:
  LeastCosts(const FaceOrder& order, const StickerCosts& costs) {
    for (std::size_t place = 0; place < Pieces::kCount; ++place) {
      for (std::size_t turns = 0; turns < kTurnsOfPlace; ++turns) {
        least_[place][turns] = Least(order, costs, place, turns);
      }
    }
  }

  // `turns` are those of all six faces.
  float operator()(std::size_t place, const std::array<std::size_t, kFaceCount>& turns) const {
    std::size_t index = 0;
    for (std::size_t side = 0; side < Pieces::kSides; ++side) {
      index = index * kTurns + turns[Index(SideOf<Pieces>(place, side))];
    }
    return least_[place][index];
  }

 private:
  static constexpr std::size_t kTurnsOfPlace = Pieces::kSides == 2 ? 16 : 64;

  static float Least(const FaceOrder& order, const StickerCosts& costs, std::size_t place,
                     std::size_t turns) {
    std::array<const std::array<float, kFaceCount>*, Pieces::kSides> read;
    for (std::size_t side = Pieces::kSides; side-- > 0;) {
      const PlacedFace placed = {.from = order[Index(SideOf<Pieces>(place, side))],
                                 .quarter_turns = static_cast<int>(turns % kTurns)};
      const int index = Pieces::kStickers[place][side] % kStickersPerFace;
      read[side] = &costs[Index(SourceSticker(placed, index))];
      turns /= kTurns;
    }
    float least = std::numeric_limits<float>::infinity();
    for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
      std::array<std::size_t, Pieces::kSides> colors;
      for (std::size_t side = 0; side < Pieces::kSides; ++side) {
        colors[side] = Index(order[Index(SideOf<Pieces>(piece, side))]);
      }
      for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
        float sum = 0;
        for (std::size_t side = 0; side < Pieces::kSides; ++side) {
          sum += (*read[(side + orientation) % Pieces::kSides])[colors[side]];
        }
        least = std::min(least, sum);
      }
    }
    return least;
  }

  std::array<std::array<float, kTurnsOfPlace>, Pieces::kCount> least_;
};

// The bounds of all turnings of the faces in an order, by the turnings' numbers.
void Bound(const FaceOrder& order, const StickerCosts& costs, float order_cost,
           std::vector<float>& bounds) {
  const LeastCosts<CornerPieces> corners(order, costs);
  const LeastCosts<EdgePieces> edges(order, costs);
  constexpr std::size_t kHalf = 4;
  for (std::size_t around = 0; around < kTurnings / (kTurns * kTurns); ++around) {
    // Those of R F L B; those of U and D are set below.
    std::array<std::size_t, kFaceCount> turns = {0, around % 4,      around / 4 % 4,
                                                 0, around / 16 % 4, around / 64};
    float ring = order_cost;
    for (std::size_t place = 2 * kHalf; place < kEdgeCount; ++place) ring += edges(place, turns);
    std::array<float, kTurns> lower;
    for (std::size_t down = 0; down < kTurns; ++down) {
      turns[Index(Face::kD)] = down;
      lower[down] = ring;
      for (std::size_t place = kHalf; place < 2 * kHalf; ++place) {
        lower[down] += corners(place, turns) + edges(place, turns);
      }
    }
    for (std::size_t up = 0; up < kTurns; ++up) {
      turns[Index(Face::kU)] = up;
      float upper = 0;
      for (std::size_t place = 0; place < kHalf; ++place) {
        upper += corners(place, turns) + edges(place, turns);
      }
      for (std::size_t down = 0; down < kTurns; ++down) {
        const std::size_t turning =
            up + 4 * turns[1] + 16 * turns[2] + 64 * down + 256 * turns[4] + 1024 * turns[5];
        bounds[turning] = upper + lower[down];
      }
    }
  }
}

}  // namespace

std::vector<FaceOrder> FaceOrders(const FaceOrder& first) {
  std::vector<FaceOrder> orders;
  for (std::size_t opposite = 1; opposite < kFaceCount; ++opposite) {
    std::vector<Face> around;
    for (std::size_t i = 1; i < kFaceCount; ++i) {
      if (i != opposite) around.push_back(first[i]);
    }
    std::array<std::size_t, 3> rest = {1, 2, 3};
    do {
      orders.push_back({first[0], around[rest[0]], around[0], first[opposite], around[rest[1]],
                        around[rest[2]]});
    } while (std::next_permutation(rest.begin(), rest.end()));
  }
  return orders;
}

StickerCosts InLayout(const FaceLayout& layout, const StickerCosts& costs) {
  StickerCosts placed;
  for (std::size_t sticker = 0; sticker < placed.size(); ++sticker) {
    const int index = static_cast<int>(sticker) % kStickersPerFace;
    const auto& read = costs[Index(SourceSticker(layout[sticker / kStickersPerFace], index))];
    for (std::size_t color = 0; color < kFaceCount; ++color) {
      placed[sticker][color] = read[Index(layout[color].from)];
    }
  }
  return placed;
}

Stickers ReadStickers(const FaceLayout& layout, const CubieCube& cube) {
  const Stickers placed = StickersOf(cube);
  Stickers read = {};
  for (std::size_t sticker = 0; sticker < placed.size(); ++sticker) {
    const int index = static_cast<int>(sticker) % kStickersPerFace;
    read[Index(SourceSticker(layout[sticker / kStickersPerFace], index))] =
        layout[Index(placed[sticker])].from;
  }
  return read;
}

std::optional<CubieCube> CubeInLayout(const FaceLayout& layout, const Stickers& read) {
  std::array<Face, kFaceCount> places;
  for (std::size_t place = 0; place < layout.size(); ++place) {
    places[Index(layout[place].from)] = static_cast<Face>(place);
  }
  Stickers placed;
  for (std::size_t sticker = 0; sticker < placed.size(); ++sticker) {
    const int index = static_cast<int>(sticker) % kStickersPerFace;
    placed[sticker] =
        places[Index(read[Index(SourceSticker(layout[sticker / kStickersPerFace], index))])];
  }
  return CubeFromStickers(placed);
}

LayoutFit FitLayouts(const StickerCosts& costs, const std::vector<FaceOrder>& orders,
                     const std::vector<float>& order_costs, float slack, int most_fits) {
  struct Candidate {
    float bound;
    std::uint32_t order;
    std::uint32_t turning;

    auto operator<=>(const Candidate&) const = default;
  };
  std::vector<std::vector<float>> bounds(orders.size(), std::vector<float>(kTurnings));
  Candidate first = {std::numeric_limits<float>::infinity(), 0, 0};
  for (std::uint32_t order = 0; order < orders.size(); ++order) {
    Bound(orders[order], costs, order_costs[order], bounds[order]);
    const auto least = std::min_element(bounds[order].begin(), bounds[order].end());
    if (*least < first.bound) {
      first = {*least, order, static_cast<std::uint32_t>(least - bounds[order].begin())};
    }
  }
  LayoutFit fit;
  float least = std::numeric_limits<float>::infinity();
  // The stickers of the cheapest so far.
  Stickers read = {};
  // Fits a layout exactly. Returns whether the cube is new: turning a face whose stickers are all
  // alike makes the same cube again.
  const auto look_at = [&](const FaceLayout& layout, float order_cost) {
    FittedCube fitted = FitCube(InLayout(layout, costs));
    fitted.cost += order_cost;
    ++fit.fits;
    const auto same =
        std::find_if(fit.cubes.begin(), fit.cubes.end(),
                     [&](const LaidOutCube& other) { return other.fitted.cube == fitted.cube; });
    if (fitted.cost < least) {
      least = fitted.cost;
      read = ReadStickers(layout, fitted.cube);
    }
    if (same == fit.cubes.end()) {
      fit.cubes.push_back({layout, fitted});
      return true;
    }
    if (fitted.cost < same->fitted.cost) *same = {layout, fitted};
    return false;
  };
  look_at(LayoutOf(orders[first.order], first.turning), order_costs[first.order]);

  std::vector<Candidate> candidates;
  for (std::uint32_t order = 0; order < orders.size(); ++order) {
    for (std::uint32_t turning = 0; turning < kTurnings; ++turning) {
      const float bound = bounds[order][turning];
      const bool is_first = order == first.order && turning == first.turning;
      if (bound < least + slack && !is_first) candidates.push_back({bound, order, turning});
    }
  }
  // A heap with the least bound on top: few candidates are taken.
  std::make_heap(candidates.begin(), candidates.end(), std::greater());
  int others = 0;
  int same = 0;
  for (; !candidates.empty(); candidates.pop_back()) {
    std::pop_heap(candidates.begin(), candidates.end(), std::greater());
    const Candidate candidate = candidates.back();
    const bool may_be_better = candidate.bound < least - kTolerance;
    if (candidate.bound >= least + slack || (!may_be_better && others == kMostOthers)) break;
    const FaceLayout layout = LayoutOf(orders[candidate.order], candidate.turning);
    if (!may_be_better && CubeInLayout(layout, read)) {
      if (++same == kMostSame) break;
      continue;
    }
    if (fit.fits >= most_fits) {
      fit.is_exact = !may_be_better;
      break;
    }
    if (look_at(layout, order_costs[candidate.order])) ++others;
  }
  const auto costs_too_much = [&](const LaidOutCube& cube) {
    return cube.fitted.cost > least + slack;
  };
  std::erase_if(fit.cubes, costs_too_much);
  std::iter_swap(fit.cubes.begin(),
                 std::min_element(fit.cubes.begin(), fit.cubes.end(),
                                  [](const LaidOutCube& one, const LaidOutCube& other) {
                                    return one.fitted.cost < other.fitted.cost;
                                  }));
  return fit;
}

}  // namespace cubewright
