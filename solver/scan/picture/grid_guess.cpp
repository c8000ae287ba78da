#include "solver/scan/picture/grid_guess.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "solver/scan/picture/outline.h"

namespace cubewright {
namespace {

// The cosine of the greatest tilt, some 45 degrees. A face beside the one that is shown is tilted
// by more than that, unless both are.
constexpr float kLeastForeshortening = 0.7F;
// In pixels. Smaller ones are hardly more than their edges.
constexpr float kLeastStickerSide = 6;
// How far the edge of a region is from the colour's change, in pixels.
constexpr float kEdgeHalfWidth = 1;

// A parallelogram that covers some stickers: a corner and the two sides that meet there.
struct Patch {
  Point corner;
  Point across;
  Point down;
  // Whether it is a region by itself, and not only its corner.
  bool is_whole = false;
};

void AddPatch(std::vector<Patch>& patches, const Patch& patch) {
  const float across = Dot(patch.across, patch.across);
  const float down = Dot(patch.down, patch.down);
  constexpr float kLeast = 0.7F * kLeastStickerSide;
  if (std::min(across, down) < kLeast * kLeast ||
      std::max(across, down) > 18 * std::min(across, down)) {
    return;
  }
  patches.push_back(patch);
}

// Of a parallelogram one; of another polygon one for each corner.
void AddPatchesOf(const std::vector<Point>& outline, std::vector<Patch>& patches) {
  const std::size_t count = outline.size();
  if (count < 4) return;
  if (count == 4) {
    const Point across = 0.5F * ((outline[1] - outline[0]) + (outline[2] - outline[3]));
    const Point down = 0.5F * ((outline[3] - outline[0]) + (outline[2] - outline[1]));
    const Point bend = 0.5F * ((outline[1] - outline[0]) - (outline[2] - outline[3]));
    if (Dot(bend, bend) < 0.06F * std::min(Dot(across, across), Dot(down, down))) {
      const Point middle = 0.25F * (outline[0] + outline[1] + outline[2] + outline[3]);
      AddPatch(patches, {middle - 0.5F * (across + down), across, down, true});
      return;
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Point across = outline[(i + 1) % count] - outline[i];
    const Point down = outline[(i + count - 1) % count] - outline[i];
    if (Cross(across, down) > 0) {
      AddPatch(patches, {outline[i], across, down});
    } else {
      AddPatch(patches, {outline[i], down, across});
    }
  }
}

class Judge {
 public:
  explicit Judge(const EdgeMap& edges) : edges_(edges) {}

  // How much a grid looks like a face: its stickers are flat, there are edges around it, and
  // between most stickers. 0 if it is none.
  float ScoreOf(const FlatGrid& grid) const {
    if (!Fits(grid)) return 0;
    const float side = std::sqrt(std::abs(Cross(grid.across, grid.down)));
    const auto flat = static_cast<int>(3 * std::max(kFlatPart * side - 1, 1.0F));
    const auto near = static_cast<int>(3 * std::max(kEdgePart * side, 1.5F));
    float score = 0;
    int missing = 0;
    for (int i = 0; i < kGridSize * kGridSize; ++i) {
      const int distance =
          DistanceAt(grid, 0.5F + static_cast<float>(i % 3), 0.5F + static_cast<float>(i / 3));
      score += static_cast<float>(std::min(distance, flat)) / static_cast<float>(flat);
      if (distance < flat && ++missing > 2) return 0;
    }
    missing = 0;
    for (int i = 0; i < kGridSize; ++i) {
      const float middle = 0.5F + static_cast<float>(i);
      for (const float end : {0.0F, 3.0F}) {
        missing += DistanceAt(grid, middle, end) > near;
        missing += DistanceAt(grid, end, middle) > near;
      }
      if (missing > 3) return 0;
    }
    score -= static_cast<float>(missing);
    int between = 0;
    for (int i = 0; i < kGridSize; ++i) {
      const float middle = 0.5F + static_cast<float>(i);
      for (const float line : {1.0F, 2.0F}) {
        between += DistanceAt(grid, middle, line) <= near;
        between += DistanceAt(grid, line, middle) <= near;
      }
    }
    return score + 0.5F * static_cast<float>(between);
  }

 private:
  // Both as parts of a sticker's side.
  static constexpr float kFlatPart = 0.22F;
  static constexpr float kEdgePart = 0.17F;

  bool Fits(const FlatGrid& grid) const {
    if (Dot(grid.across, grid.across) < kLeastStickerSide * kLeastStickerSide ||
        Dot(grid.down, grid.down) < kLeastStickerSide * kLeastStickerSide ||
        Foreshortening(grid.across, grid.down) < kLeastForeshortening) {
      return false;
    }
    return edges_.Contains(grid(0, 0)) && edges_.Contains(grid(3, 0)) &&
           edges_.Contains(grid(0, 3)) && edges_.Contains(grid(3, 3));
  }
  int DistanceAt(const FlatGrid& grid, float column, float row) const {
    return edges_.distance[edges_.IndexOf(grid(column, row))];
  }

  const EdgeMap& edges_;
};

bool AreAlike(const FlatGrid& first, const FlatGrid& second) {
  const Point apart = first(1.5F, 1.5F) - second(1.5F, 1.5F);
  const float area = std::abs(Cross(first.across, first.down));
  const float ratio = std::abs(Cross(second.across, second.down)) / area;
  return Dot(apart, apart) < 0.1F * area && ratio > 0.75F && ratio < 1.33F;
}

// Keeps the best, and of those that are nearly the same the best one.
void Keep(std::vector<GridGuess>& guesses, const GridGuess& guess, std::size_t most) {
  for (GridGuess& kept : guesses) {
    if (!AreAlike(kept.grid, guess.grid)) continue;
    if (guess.score > kept.score) kept = guess;
    return;
  }
  if (guesses.size() < most) {
    guesses.push_back(guess);
    return;
  }
  const auto worst =
      std::min_element(guesses.begin(), guesses.end(),
                       [](const auto& a, const auto& b) { return a.score < b.score; });
  if (guess.score > worst->score) *worst = guess;
}

}  // namespace

std::vector<GridGuess> GuessGrids(const EdgeMap& edges, const std::vector<FlatRegion>& regions,
                                  std::size_t most) {
  std::vector<Patch> patches;
  for (const FlatRegion& region : regions) AddPatchesOf(OutlineOf(region, kEdgeHalfWidth), patches);
  const Judge judge(edges);
  std::vector<GridGuess> guesses;
  // A sticker by itself is smaller than its place, by the black around it.
  constexpr std::array<float, 4> kGrowths = {1.02F, 1.13F, 1.26F, 1.42F};
  for (const Patch& patch : patches) {
    for (int columns = 1; columns <= kGridSize; ++columns) {
      for (int rows = 1; rows <= kGridSize; ++rows) {
        const std::size_t growths = patch.is_whole ? (columns * rows == 1 ? 4 : 2) : 1;
        for (std::size_t i = 0; i < growths; ++i) {
          const float growth = patch.is_whole ? kGrowths[i] : 1;
          const Point across = growth / static_cast<float>(columns) * patch.across;
          const Point down = growth / static_cast<float>(rows) * patch.down;
          if (Foreshortening(across, down) < kLeastForeshortening) continue;
          const Point corner = patch.corner - 0.5F * (1 - 1 / growth) *
                                                  (static_cast<float>(columns) * across +
                                                   static_cast<float>(rows) * down);
          for (int column = 0; column + columns <= kGridSize; ++column) {
            for (int row = 0; row + rows <= kGridSize; ++row) {
              const FlatGrid grid = {
                  corner - static_cast<float>(column) * across - static_cast<float>(row) * down,
                  across, down};
              const float score = judge.ScoreOf(grid);
              if (score > 0) Keep(guesses, {grid, score}, most);
            }
          }
        }
      }
    }
  }
  std::sort(guesses.begin(), guesses.end(),
            [](const auto& a, const auto& b) { return a.score > b.score; });
  return guesses;
}

}  // namespace cubewright
