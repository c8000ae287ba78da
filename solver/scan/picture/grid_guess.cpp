#include "solver/scan/picture/grid_guess.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "solver/scan/picture/patches.h"

namespace cubewright {
namespace {

// In pixels. Smaller ones are hardly more than their edges.
constexpr float kLeastStickerSide = 6;

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
        Dot(grid.down, grid.down) < kLeastStickerSide * kLeastStickerSide) {
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

class Guesser {
 public:
  Guesser(const EdgeMap& edges, std::size_t most) : judge_(edges), most_(most) {}

  // From a patch alone, which covers one sticker or several.
  void GuessFrom(const Patch& patch) {
    // A sticker by itself is smaller than its place, by the black around it.
    constexpr std::array<float, 4> kGrowths = {1.02F, 1.13F, 1.26F, 1.42F};
    for (int columns = 1; columns <= kGridSize; ++columns) {
      for (int rows = 1; rows <= kGridSize; ++rows) {
        const std::size_t growths = patch.is_whole ? (columns * rows == 1 ? 4 : 2) : 1;
        for (std::size_t i = 0; i < growths; ++i) {
          const float growth = patch.is_whole ? kGrowths[i] : 1;
          const Point corner = patch.corner - 0.5F * (growth - 1) * (patch.across + patch.down);
          TryPlaces(corner, growth / static_cast<float>(columns) * patch.across,
                    growth / static_cast<float>(rows) * patch.down, columns, rows);
        }
      }
    }
  }

  // From a sticker and two others beside it, one in its row and one in its column.
  void GuessFrom(const Patch& patch, const std::vector<Patch>& patches) {
    std::vector<Point> across;
    std::vector<Point> down;
    const float area = Cross(patch.across, patch.down);
    for (const Patch& other : patches) {
      const float ratio = Cross(other.across, other.down) / area;
      if (!other.is_whole || ratio < 0.5F || ratio > 2) continue;
      const Point apart = other.Middle() - patch.Middle();
      const float right = Cross(apart, patch.down) / area;
      const float below = Cross(patch.across, apart) / area;
      AddIfBeside(right, below, apart, across);
      AddIfBeside(below, right, apart, down);
    }
    for (const Point right : across) {
      for (const Point below : down) {
        TryPlaces(patch.Middle() - 0.5F * (right + below), right, below, 1, 1);
      }
    }
  }

  const std::vector<GridGuess>& best() const { return guesses_; }

 private:
  // To the right of it, or to the left.
  static void AddIfBeside(float along, float aside, Point apart, std::vector<Point>& beside) {
    if (std::abs(aside) > 0.3F * std::abs(along) || std::abs(along) < 0.85F ||
        std::abs(along) > 1.9F) {
      return;
    }
    beside.push_back(along > 0 ? apart : -1.0F * apart);
  }

  // The patch with this corner may be anywhere in the face.
  void TryPlaces(Point corner, Point across, Point down, int columns, int rows) {
    if (Foreshortening(across, down) < kLeastForeshortening) return;
    for (int column = 0; column + columns <= kGridSize; ++column) {
      for (int row = 0; row + rows <= kGridSize; ++row) {
        const FlatGrid grid = {
            corner - static_cast<float>(column) * across - static_cast<float>(row) * down, across,
            down};
        const float score = judge_.ScoreOf(grid);
        if (score > 0) Keep(guesses_, {grid, score}, most_);
      }
    }
  }

  Judge judge_;
  std::size_t most_;
  std::vector<GridGuess> guesses_;
};

}  // namespace

std::vector<GridGuess> GuessGrids(const EdgeMap& edges, const std::vector<FlatRegion>& regions,
                                  std::size_t most) {
  const std::vector<Patch> patches = FindPatches(regions);
  Guesser guesser(edges, most);
  for (const Patch& patch : patches) {
    guesser.GuessFrom(patch);
    if (patch.is_whole) guesser.GuessFrom(patch, patches);
  }
  return guesser.best();
}

}  // namespace cubewright
