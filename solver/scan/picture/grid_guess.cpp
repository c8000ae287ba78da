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
  Judge(const EdgeMap& edges, int size) : edges_(edges), size_(size) {}

  // How much a grid looks like a face: its stickers are flat, there are edges around it, and
  // between most stickers. 0 if it is none.
  float ScoreOf(const FlatGrid& grid) const {
    if (!Fits(grid)) return 0;
    const float side = std::sqrt(std::abs(Cross(grid.across, grid.down)));
    const auto flat = static_cast<int>(3 * std::max(kFlatPart * side - 1, 1.0F));
    const auto near = static_cast<int>(3 * std::max(kEdgePart * side, 1.5F));
    float score = 0;
    int missing = 0;
    for (int i = 0; i < size_ * size_; ++i) {
      const Point middle = MiddleOf(i, size_);
      const int distance = DistanceAt(grid, middle.x, middle.y);
      score += static_cast<float>(std::min(distance, flat)) / static_cast<float>(flat);
      if (distance < flat && ++missing >= size_) return 0;
    }
    missing = 0;
    for (int i = 0; i < size_; ++i) {
      const float middle = 0.5F + static_cast<float>(i);
      for (const float end : {0.0F, static_cast<float>(size_)}) {
        missing += DistanceAt(grid, middle, end) > near;
        missing += DistanceAt(grid, end, middle) > near;
      }
      if (missing > size_) return 0;
    }
    score -= static_cast<float>(missing);
    int between = 0;
    for (int i = 0; i < size_; ++i) {
      const float middle = 0.5F + static_cast<float>(i);
      for (int line = 1; line < size_; ++line) {
        between += DistanceAt(grid, middle, static_cast<float>(line)) <= near;
        between += DistanceAt(grid, static_cast<float>(line), middle) <= near;
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
    const auto end = static_cast<float>(size_);
    return edges_.Contains(grid(0, 0)) && edges_.Contains(grid(end, 0)) &&
           edges_.Contains(grid(0, end)) && edges_.Contains(grid(end, end));
  }
  int DistanceAt(const FlatGrid& grid, float column, float row) const {
    return edges_.distance[edges_.IndexOf(grid(column, row))];
  }

  const EdgeMap& edges_;
  int size_;
};

bool AreAlike(const FlatGrid& first, const FlatGrid& second, int size) {
  const Point middle = MiddleOfGrid(size);
  const Point apart = first(middle.x, middle.y) - second(middle.x, middle.y);
  const float area = std::abs(Cross(first.across, first.down));
  const float ratio = std::abs(Cross(second.across, second.down)) / area;
  return Dot(apart, apart) < 0.1F * area && ratio > 0.75F && ratio < 1.33F;
}

class Guesser {
 public:
  Guesser(const EdgeMap& edges, int size, std::size_t most)
      : judge_(edges, size), size_(size), most_(most) {}

  // From a patch alone, which covers one sticker or several.
  void GuessFrom(const Patch& patch) {
    // A single sticker is smaller than its place in the grid, by the black around it.
    constexpr std::array<float, 4> kGrowths = {1.02F, 1.13F, 1.26F, 1.42F};
    for (int columns = 1; columns <= size_; ++columns) {
      for (int rows = 1; rows <= size_; ++rows) {
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
  // Adds the offset to the next sticker if the other one is beside this one, on either side.
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
    for (int column = 0; column + columns <= size_; ++column) {
      for (int row = 0; row + rows <= size_; ++row) {
        const FlatGrid grid = {
            corner - static_cast<float>(column) * across - static_cast<float>(row) * down, across,
            down};
        const float score = judge_.ScoreOf(grid);
        if (score > 0) Keep({grid, score});
      }
    }
  }

  // Keeps the best, and of nearly equal ones only the best.
  void Keep(const GridGuess& guess) {
    for (GridGuess& kept : guesses_) {
      if (!AreAlike(kept.grid, guess.grid, size_)) continue;
      if (guess.score > kept.score) kept = guess;
      return;
    }
    if (guesses_.size() < most_) {
      guesses_.push_back(guess);
      return;
    }
    const auto worst =
        std::min_element(guesses_.begin(), guesses_.end(),
                         [](const auto& a, const auto& b) { return a.score < b.score; });
    if (guess.score > worst->score) *worst = guess;
  }

  Judge judge_;
  int size_;
  std::size_t most_;
  std::vector<GridGuess> guesses_;
};

}  // namespace

std::vector<GridGuess> GuessGrids(const EdgeMap& edges, const std::vector<FlatRegion>& regions,
                                  int size, std::size_t most) {
  const std::vector<Patch> patches = FindPatches(regions);
  Guesser guesser(edges, size, most);
  for (const Patch& patch : patches) {
    guesser.GuessFrom(patch);
    if (patch.is_whole) guesser.GuessFrom(patch, patches);
  }
  return guesser.best();
}

}  // namespace cubewright
