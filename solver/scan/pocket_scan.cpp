#include "solver/scan/pocket_scan.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "solver/scan/color_model.h"
#include "solver/scan/color_names.h"
#include "solver/scan/color_shares.h"
#include "solver/scan/face_layouts.h"
#include "solver/scan/legal_cube.h"

namespace cubewright {
namespace {

// As for the 3x3x3; scan.cpp has the reasons.
constexpr std::array<double, 2> kFirstDeviations = {0.1, 0.3};
constexpr int kSharingRounds = 3;
constexpr int kMostRounds = 8;
constexpr float kRivalCost = 10;

// Colours are numbered as in the model; `order` has the colour of each face of the solved puzzle,
// in one of 30 ways.
struct Solution {
  ColorModel model;
  FaceOrder order;
  CubieCube corners;
  float scheme_cost = 0;
  double misfit = 0;
};

// The corner stickers of a 3x3x3 of which nothing else was read.
ScannedColors ColorsOf(const PocketReadings& readings) {
  ScanReadings on_cube;
  for (int sticker = 0; sticker < kPocketStickerCount; ++sticker) {
    on_cube[static_cast<std::size_t>(CubeStickerOf(sticker))] =
        readings[static_cast<std::size_t>(sticker)];
  }
  return OklabOf(on_cube);
}

class Scan {
 public:
  explicit Scan(const PocketReadings& readings) : colors_(ColorsOf(readings)) {}

  PocketScan Run() {
    for (const double deviation : kFirstDeviations) {
      ColorModel model(colors_, deviation);
      for (int round = 0; round < kSharingRounds; ++round) {
        model.Fit(colors_, ShareColors(model.Costs(colors_)).stickers);
      }
      Keep(Settled(Fitted(model)));
    }
    std::array<StickerDoubt, kStickerCount> doubts;
    for (int round = 0;; ++round) {
      const auto better = BetterRival(doubts);
      if (!better || round == kMostRounds) break;
      best_ = better;
    }
    const Stickers stickers = StickersOf(best_->corners);
    PocketScan scan;
    for (std::size_t i = 0; i < scan.stickers.size(); ++i) {
      const auto sticker = static_cast<std::size_t>(CubeStickerOf(static_cast<int>(i)));
      scan.stickers[i] = stickers[sticker];
      scan.doubts[i] = doubts[sticker];
    }
    const FaceOrder usual = UsualFaces(best_->model.means());
    for (std::size_t face = 0; face < kFaceCount; ++face) {
      const auto at = std::find(usual.begin(), usual.end(), best_->order[face]);
      scan.usual_faces[face] = static_cast<Face>(at - usual.begin());
    }
    return scan;
  }

 private:
  void Keep(const Solution& found) {
    if (!best_ || found.misfit < best_->misfit) best_ = found;
  }

  // The cheapest puzzle in each of the orders, the cheapest of all first; without those that cost
  // over kRivalCost more.
  std::vector<Solution> Fits(const ColorModel& model) const {
    struct Fit {
      FaceOrder order;
      FittedCube fitted;
      float scheme_cost;
    };
    const StickerCosts costs = model.Costs(colors_);
    const FaceOrder usual = UsualFaces(model.means());
    const auto [up, right, front, down, left, back] = usual;
    std::vector<Fit> fits;
    std::size_t best = 0;
    const auto cost_of = [](const Fit& fit) { return fit.fitted.cost + fit.scheme_cost; };
    for (const FaceOrder& order : FaceOrders({up, front, right, back, left, down})) {
      fits.push_back({order, FitCorners(Named(order, costs)), SchemeCost(usual, order)});
      if (cost_of(fits.back()) < cost_of(fits[best])) best = fits.size() - 1;
    }
    std::swap(fits[0], fits[best]);
    std::vector<Solution> solutions;
    for (const Fit& fit : fits) {
      if (cost_of(fit) > cost_of(fits[0]) + kRivalCost) continue;
      solutions.push_back({model, fit.order, fit.fitted.cube, fit.scheme_cost});
    }
    return solutions;
  }
  Solution Fitted(const ColorModel& model) const { return Fits(model).front(); }

  // The costs with each colour named by its face in an order.
  static StickerCosts Named(const FaceOrder& order, const StickerCosts& costs) {
    StickerCosts named;
    for (std::size_t sticker = 0; sticker < named.size(); ++sticker) {
      for (std::size_t face = 0; face < kFaceCount; ++face) {
        named[sticker][face] = costs[sticker][static_cast<std::size_t>(order[face])];
      }
    }
    return named;
  }

  static Stickers ColorsOn(const Solution& solution) {
    Stickers stickers = StickersOf(solution.corners);
    for (Face& face : stickers) face = solution.order[static_cast<std::size_t>(face)];
    return stickers;
  }

  Solution Refitted(Solution solution) const {
    const Stickers stickers = ColorsOn(solution);
    solution.model.Fit(colors_, stickers);
    solution.misfit = solution.model.Misfit(colors_, stickers) + solution.scheme_cost;
    return solution;
  }

  Solution Settled(Solution solution) const {
    solution = Refitted(solution);
    for (int round = 0; round < kMostRounds; ++round) {
      const Solution next = Refitted(Fitted(solution.model));
      if (next.misfit >= solution.misfit) break;
      solution = next;
    }
    return solution;
  }

  // Sets the doubts of the best, and returns a rival that is likelier with its own colours, if
  // there is one.
  std::optional<Solution> BetterRival(std::array<StickerDoubt, kStickerCount>& doubts) const {
    const Solution& best = *best_;
    const StickerCosts costs = Named(best.order, best.model.Costs(colors_));
    const StickerCosts least = LeastWithEachCornerColor(costs);
    const Stickers stickers = StickersOf(best.corners);
    std::vector<Solution> rivals = Fits(best.model);
    for (std::size_t sticker = 0; sticker < stickers.size(); ++sticker) {
      doubts[sticker] = {stickers[sticker], std::numeric_limits<float>::infinity()};
      const auto shown = static_cast<std::size_t>(stickers[sticker]);
      for (std::size_t color = 0; color < kFaceCount; ++color) {
        const float cost = least[sticker][color] - least[sticker][shown];
        // On stickers of no corner all costs are infinite, and their difference is not a number.
        if (color == shown || !(cost < doubts[sticker].cost)) continue;
        doubts[sticker] = {static_cast<Face>(color), cost};
        if (cost < kRivalCost) rivals.push_back(With(best, costs, sticker, color));
      }
    }
    std::optional<Solution> better;
    for (const Solution& one : rivals) {
      const Solution rival = Refitted(one);
      Doubt(best, rival, doubts);
      if (rival.misfit < (better ? better->misfit : best.misfit)) better = rival;
    }
    if (!better || better->misfit > best.misfit - 1e-6) return std::nullopt;
    return Settled(*better);
  }

  // The cheapest with this colour there.
  static Solution With(Solution solution, StickerCosts costs, std::size_t sticker,
                       std::size_t color) {
    for (std::size_t other = 0; other < kFaceCount; ++other) {
      if (other != color) costs[sticker][other] = 1e6F;
    }
    solution.corners = FitCorners(costs).cube;
    return solution;
  }

  static void Doubt(const Solution& best, const Solution& rival,
                    std::array<StickerDoubt, kStickerCount>& doubts) {
    const Stickers shown = ColorsOn(best);
    const Stickers others = ColorsOn(rival);
    const float cost = static_cast<float>(std::max(0.0, rival.misfit - best.misfit));
    for (int i = 0; i < kPocketStickerCount; ++i) {
      const auto sticker = static_cast<std::size_t>(CubeStickerOf(i));
      if (others[sticker] == shown[sticker] || cost >= doubts[sticker].cost) continue;
      const auto at = std::find(best.order.begin(), best.order.end(), others[sticker]);
      doubts[sticker] = {static_cast<Face>(at - best.order.begin()), cost};
    }
  }

  ScannedColors colors_;
  std::optional<Solution> best_;
};

}  // namespace

PocketScan ScanPocket(const PocketReadings& readings) { return Scan(readings).Run(); }

}  // namespace cubewright
