#include "solver/scan/color_shares.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <vector>

#include "solver/cube/pieces.h"

namespace cubewright {
namespace {

constexpr std::size_t kNone = kFaceCount;
constexpr std::size_t kShare = 4;
constexpr float kNever = std::numeric_limits<float>::infinity();

// The stickers of all corners, or of all edges.
template <class Pieces>
class Sharing {
 public:
  explicit Sharing(const StickerCosts& costs) : costs_(costs) {
    for (const auto& stickers : Pieces::kStickers) {
      for (const int sticker : stickers) Add(static_cast<std::size_t>(sticker));
    }
  }

  void Write(ColorShares& shares) const {
    const std::array<float, kFaceCount> prices = Prices();
    for (std::size_t color = 0; color < kFaceCount; ++color) {
      for (const std::size_t sticker : members_[color]) {
        shares.stickers[sticker] = static_cast<Face>(color);
        for (std::size_t other = 0; other < kFaceCount; ++other) {
          shares.less_prices[sticker][other] = costs_[sticker][other] - prices[other];
        }
      }
    }
  }

 private:
  // The cheapest way for one sticker of a colour to take another colour instead.
  struct Change {
    float cost = kNever;
    std::size_t sticker = 0;
  };

  Change CheapestChange(std::size_t from, std::size_t to) const {
    Change cheapest;
    for (const std::size_t sticker : members_[from]) {
      const float cost = costs_[sticker][to] - costs_[sticker][from];
      if (cost < cheapest.cost) cheapest = {cost, sticker};
    }
    return cheapest;
  }

  // Gives `sticker` a colour, moving a chain of other stickers to new colours until one has room.
  void Add(std::size_t sticker) {
    std::array<float, kFaceCount> distance = costs_[sticker];
    std::array<std::size_t, kFaceCount> before;
    before.fill(kNone);
    for (std::size_t round = 1; round < kFaceCount; ++round) {
      for (std::size_t from = 0; from < kFaceCount; ++from) {
        for (std::size_t to = 0; to < kFaceCount; ++to) {
          const float through = distance[from] + CheapestChange(from, to).cost;
          if (from == to || through >= distance[to] - kTolerance) continue;
          distance[to] = through;
          before[to] = from;
        }
      }
    }
    std::size_t last = kNone;
    for (std::size_t color = 0; color < kFaceCount; ++color) {
      if (members_[color].size() == kShare) continue;
      if (last == kNone || distance[color] < distance[last]) last = color;
    }
    for (; before[last] != kNone; last = before[last]) {
      const std::size_t moved = CheapestChange(before[last], last).sticker;
      std::erase(members_[before[last]], moved);
      members_[last].push_back(moved);
    }
    members_[last].push_back(sticker);
  }

  // At these prices, no sticker would rather take another colour.
  std::array<float, kFaceCount> Prices() const {
    std::array<float, kFaceCount> prices = {};
    for (std::size_t round = 1; round < kFaceCount; ++round) {
      for (std::size_t from = 0; from < kFaceCount; ++from) {
        for (std::size_t to = 0; to < kFaceCount; ++to) {
          prices[to] = std::min(prices[to], prices[from] + CheapestChange(from, to).cost);
        }
      }
    }
    return prices;
  }

  // Costs that differ by less count as equal, so that rounding makes no cycles.
  static constexpr float kTolerance = 1e-4F;

  const StickerCosts& costs_;
  std::array<std::vector<std::size_t>, kFaceCount> members_;
};

}  // namespace

ColorShares ShareColors(const StickerCosts& costs) {
  ColorShares shares = {.stickers = {}, .less_prices = costs};
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    const int center = CenterSticker(static_cast<Face>(face));
    shares.stickers[static_cast<std::size_t>(center)] = static_cast<Face>(face);
  }
  Sharing<CornerPieces>(costs).Write(shares);
  Sharing<EdgePieces>(costs).Write(shares);
  return shares;
}

}  // namespace cubewright
