#include "solver/scan/scan.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include "solver/scan/assemblies.h"
#include "solver/scan/color_names.h"
#include "solver/scan/color_shares.h"
#include "solver/scan/face_layouts.h"
#include "solver/scan/legal_cube.h"

namespace cubewright {
namespace {

// Initial deviations of lightness. Which of them leads to the likeliest cube depends on the light.
constexpr std::array<double, 2> kFirstDeviations = {0.1, 0.3};
// A cube and its colours, each worked out from the other, hardly ever take more than three rounds.
constexpr int kMostRounds = 8;
// Other cubes that cost at most this much more are tried with colours of their own.
constexpr float kRivalCost = 10;
constexpr int kMostRivals = 12;
// Faces are laid out twice: by the colours of the centres, and by colours that are estimated in
// this many rounds from all stickers, each colour being on equally many. Which of the two leads to
// the likeliest cube depends on the light, too.
constexpr int kSharingRounds = 3;
// The most layouts of faces that are fitted exactly: at each beginning, and in all. Some cubes,
// such as one that is nearly solved, look alike in very many.
constexpr int kMostFirstFits = 20;
constexpr int kMostFits = 240;

// A cube, and the colours that follow from it.
struct Solution {
  ColorModel model;
  FaceLayout layout;
  CubieCube cube;
  float scheme_cost = 0;
  double misfit = 0;
};

// The cost of another colour where the model allows none: at centres.
constexpr float kCertain = std::numeric_limits<float>::infinity();

using Doubts = std::array<StickerDoubt, kStickerCount>;

class Scan {
 public:
  Scan(const ScanReadings& readings, const ScanOptions& options)
      : colors_(OklabOf(readings)), options_(options) {}

  CubeScan Run() {
    Try(kFirstDeviations[0]);
    Try(kFirstDeviations[1]);
    Doubts doubts;
    for (int round = 0;; ++round) {
      const auto better = BetterRival(*best_, doubts);
      if (!better || round == kMostRounds) break;
      best_ = better;
    }
    CubeScan scan = {.cube = best_->cube,
                     .layout = best_->layout,
                     .doubts = doubts,
                     .possible = {},
                     .usual_faces = UsualFacesOf(*best_),
                     .is_exact = is_exact_};
    Assemble(scan);
    return scan;
  }

 private:
  void Try(double deviation) {
    ColorModel model(colors_, deviation);
    Keep(Found(model));
    if (!options_.is_any_order) return;
    for (int round = 0; round < kSharingRounds; ++round) {
      model.Fit(colors_, ShareColors(model.Costs(colors_)).stickers);
    }
    Keep(Found(model));
  }

  void Keep(const Solution& found) {
    if (!best_ || found.misfit < best_->misfit) best_ = found;
  }

  Solution Found(const ColorModel& model) {
    if (!options_.is_any_order) {
      return Settled({model, PaintedLayout(), FitCube(model.Costs(colors_)).cube});
    }
    const LaidOutCube first = Layouts(model, 0, kMostFirstFits).cubes.front();
    return Settled({model, first.layout, first.fitted.cube, SchemeCostOf(model, first.layout)});
  }

  // Fits the colours to the cube and the cube to the colours until nothing changes.
  Solution Settled(Solution solution) const {
    for (int round = 0; round < kMostRounds; ++round) {
      solution = Refitted(solution);
      const StickerCosts costs = InLayout(solution.layout, solution.model.Costs(colors_));
      const CubieCube cube = FitCube(costs).cube;
      if (cube == solution.cube) break;
      solution.cube = cube;
    }
    return solution;
  }

  Solution Refitted(Solution solution) const {
    const Stickers stickers = ReadStickers(solution.layout, solution.cube);
    solution.model.Fit(colors_, stickers);
    solution.misfit = solution.model.Misfit(colors_, stickers) + solution.scheme_cost;
    return solution;
  }

  LayoutFit Layouts(const ColorModel& model, float slack, int most_fits) {
    const FaceOrder usual = UsualFaces(model.means());
    const auto [up, right, front, down, left, back] = usual;
    const std::vector<FaceOrder> orders = FaceOrders({up, front, right, back, left, down});
    std::vector<float> order_costs;
    for (const FaceOrder& order : orders) order_costs.push_back(SchemeCost(usual, order));
    LayoutFit fit = FitLayouts(ShareColors(model.Costs(colors_)).less_prices, orders, order_costs,
                               slack, std::min(most_fits, fits_left_));
    fits_left_ -= fit.fits;
    is_exact_ = fit.is_exact;
    return fit;
  }

  static float SchemeCostOf(const ColorModel& model, const FaceLayout& layout) {
    FaceOrder order;
    for (std::size_t place = 0; place < order.size(); ++place) order[place] = layout[place].from;
    return SchemeCost(UsualFaces(model.means()), order);
  }

  // Tries out the cubes that are nearly as likely. Sets `doubts` and, if one is likelier, returns
  // it.
  std::optional<Solution> BetterRival(const Solution& best, Doubts& doubts) {
    const StickerCosts costs = InLayout(best.layout, best.model.Costs(colors_));
    const std::vector<CubieCube> rivals = SetDoubts(best, costs, doubts);
    std::optional<Solution> better;
    const auto try_out = [&](const Solution& solution) {
      const Solution rival = Refitted(solution);
      SetDoubts(best, rival, doubts);
      if (rival.misfit < (better ? better->misfit : best.misfit)) better = rival;
    };
    for (const CubieCube& cube : rivals) try_out({best.model, best.layout, cube, best.scheme_cost});
    if (options_.is_any_order) {
      const Stickers read = ReadStickers(best.layout, best.cube);
      for (const auto& [layout, fitted] : Layouts(best.model, kRivalCost, kMostFits).cubes) {
        // Other cubes that the same faces make are looked at in the end.
        if (ReadStickers(layout, fitted.cube) == read) continue;
        try_out({best.model, layout, fitted.cube, SchemeCostOf(best.model, layout)});
      }
    }
    // A gain that is only a rounding error could be undone by the next round.
    if (!better || better->misfit > best.misfit - 1e-6) return std::nullopt;
    // Settled() may return a less likely cube, since each of its fits considers only the cube. With
    // such a result the rounds might never end.
    const Solution settled = Settled(*better);
    return settled.misfit < better->misfit ? settled : *better;
  }

  // Sets what each sticker's next best colour costs in the same model. Returns the cubes that are
  // nearly as likely.
  static std::vector<CubieCube> SetDoubts(const Solution& best, const StickerCosts& costs,
                                          Doubts& doubts) {
    struct Change {
      float cost;
      std::size_t sticker;
      std::size_t color;
    };
    std::vector<Change> changes;
    const StickerCosts least = LeastWithEachColor(costs);
    const Stickers stickers = StickersOf(best.cube);
    for (std::size_t sticker = 0; sticker < stickers.size(); ++sticker) {
      doubts[sticker] = {stickers[sticker], kCertain};
      const auto shown = static_cast<std::size_t>(stickers[sticker]);
      for (std::size_t color = 0; color < kFaceCount; ++color) {
        const float cost = least[sticker][color] - least[sticker][shown];
        if (color == shown) continue;
        if (cost < doubts[sticker].cost) doubts[sticker] = {static_cast<Face>(color), cost};
        if (cost < kRivalCost) changes.push_back({cost, sticker, color});
      }
    }
    std::vector<CubieCube> rivals;
    while (!changes.empty() && rivals.size() < kMostRivals) {
      const Change change = *std::min_element(
          changes.begin(), changes.end(),
          [](const Change& one, const Change& other) { return one.cost < other.cost; });
      rivals.push_back(CubeWith(costs, change.sticker, change.color));
      const Stickers made = StickersOf(rivals.back());
      std::erase_if(changes, [&](const Change& each) {
        return static_cast<std::size_t>(made[each.sticker]) == each.color;
      });
    }
    return rivals;
  }

  // The cheapest cube with this colour there.
  static CubieCube CubeWith(StickerCosts costs, std::size_t sticker, std::size_t color) {
    for (std::size_t other = 0; other < kFaceCount; ++other) {
      if (other != color) costs[sticker][other] = 1e6F;
    }
    return FitCube(costs).cube;
  }

  // Doubts each sticker whose reading is another colour in the rival, however its faces are put
  // together.
  static void SetDoubts(const Solution& best, const Solution& rival, Doubts& doubts) {
    const Stickers stickers = StickersOf(best.cube);
    const Stickers others = ReadStickers(rival.layout, rival.cube);
    const float cost = static_cast<float>(std::max(0.0, rival.misfit - best.misfit));
    for (std::size_t sticker = 0; sticker < stickers.size(); ++sticker) {
      const Face other = PlaceOf(best.layout, others[SourceOf(best.layout, sticker)]);
      if (other == stickers[sticker] || cost >= doubts[sticker].cost) continue;
      doubts[sticker] = {other, cost};
    }
  }

  // Where a sticker in a place of the cube was read.
  static std::size_t SourceOf(const FaceLayout& layout, std::size_t sticker) {
    const int index = static_cast<int>(sticker % kStickersPerFace);
    return static_cast<std::size_t>(SourceSticker(layout[sticker / kStickersPerFace], index));
  }
  static Face PlaceOf(const FaceLayout& layout, Face from) {
    const auto place = std::find_if(layout.begin(), layout.end(),
                                    [&](const PlacedFace& placed) { return placed.from == from; });
    return static_cast<Face>(place - layout.begin());
  }

  // Finds all cubes that the same faces make, the likeliest first, and the stickers by which the
  // others can be told from it.
  void Assemble(CubeScan& scan) const {
    Doubts read;
    for (std::size_t sticker = 0; sticker < read.size(); ++sticker) {
      const std::size_t source = SourceOf(scan.layout, sticker);
      read[source] = scan.doubts[sticker];
      if (!colors_[source] && read[source].cost == kCertain) read[source].cost = 0;
    }
    std::vector<Assembly> assemblies = {{scan.layout, scan.cube}};
    if (options_.is_any_order) assemblies = AssembliesOf(assemblies[0]);
    for (auto assembly = assemblies.rbegin(); assembly != assemblies.rend(); ++assembly) {
      scan.layout = assembly->layout;
      scan.cube = assembly->cube;
      PossibleCube possible = {scan.cube, {}};
      for (std::size_t sticker = 0; sticker < read.size(); ++sticker) {
        scan.doubts[sticker] = read[SourceOf(scan.layout, sticker)];
        const int number = static_cast<int>(sticker);
        if (scan.IsDoubtful(number)) possible.doubtful.push_back(number);
      }
      scan.possible.insert(scan.possible.begin(), possible);
    }
    DoubtWhatTellsApart(scan);
  }

  static void DoubtWhatTellsApart(CubeScan& scan) {
    const Stickers stickers = StickersOf(scan.cube);
    std::vector<Stickers> others;
    for (const PossibleCube& other : scan.possible) others.push_back(StickersOf(other.cube));
    const auto is_told_by = [&](std::size_t sticker) {
      return [&, sticker](const Stickers& other) { return other[sticker] != stickers[sticker]; };
    };
    while (true) {
      std::size_t best = 0;
      std::ptrdiff_t most = 0;
      for (std::size_t sticker = 0; sticker < stickers.size(); ++sticker) {
        const auto count = std::count_if(others.begin(), others.end(), is_told_by(sticker));
        if (count <= most) continue;
        most = count;
        best = sticker;
      }
      if (most == 0) return;
      const auto told = std::find_if(others.begin(), others.end(), is_told_by(best));
      scan.doubts[best] = {(*told)[best], 0};
      std::erase_if(others, is_told_by(best));
    }
  }

  static std::array<Face, kFaceCount> UsualFacesOf(const Solution& solution) {
    const std::array<Face, kFaceCount> read = UsualFaces(solution.model.means());
    std::array<Face, kFaceCount> faces;
    for (std::size_t place = 0; place < faces.size(); ++place) {
      const auto usual = std::find(read.begin(), read.end(), solution.layout[place].from);
      faces[place] = static_cast<Face>(usual - read.begin());
    }
    return faces;
  }

  ScannedColors colors_;
  ScanOptions options_;
  // The likeliest so far.
  std::optional<Solution> best_;
  bool is_exact_ = true;
  int fits_left_ = kMostFits;
};

}  // namespace

CubeScan ScanCube(const ScanReadings& readings, const ScanOptions& options) {
  return Scan(readings, options).Run();
}

}  // namespace cubewright
