#include "solver/painting/face_layout.h"

namespace cubewright {
namespace {

constexpr int kRowLength = 3;

// Where the sticker at `index` was before its face was mirrored and then turned.
constexpr int SourceIndex(int index, int quarter_turns, bool is_mirrored) {
  int row = index / kRowLength;
  int column = index % kRowLength;
  for (int turn = 0; turn < quarter_turns; ++turn) {
    const int row_before = kRowLength - 1 - column;
    column = row;
    row = row_before;
  }
  if (is_mirrored) column = kRowLength - 1 - column;
  return kRowLength * row + column;
}

using SourceIndexes = std::array<std::array<std::array<int, kStickersPerFace>, 4>, 2>;

constexpr SourceIndexes MakeSourceIndexes() {
  SourceIndexes indexes = {};
  for (std::size_t mirrored = 0; mirrored < 2; ++mirrored) {
    for (std::size_t turns = 0; turns < 4; ++turns) {
      for (std::size_t i = 0; i < kStickersPerFace; ++i) {
        indexes[mirrored][turns][i] =
            SourceIndex(static_cast<int>(i), static_cast<int>(turns), mirrored != 0);
      }
    }
  }
  return indexes;
}

constexpr SourceIndexes kSourceIndexes = MakeSourceIndexes();
constexpr int kCenterIndex = 4;

}  // namespace

FaceLayout PaintedLayout() {
  FaceLayout layout;
  for (std::size_t place = 0; place < layout.size(); ++place) {
    layout[place].from = static_cast<Face>(place);
  }
  return layout;
}

std::vector<FaceChange> ChangesOf(const FaceLayout& layout) {
  const FaceLayout painted = PaintedLayout();
  std::vector<FaceChange> changes;
  for (std::size_t place = 0; place < layout.size(); ++place) {
    if (layout[place] == painted[place]) continue;
    changes.push_back({static_cast<Face>(place), layout[place]});
  }
  return changes;
}

int SourceSticker(const PlacedFace& placed, int index) {
  return static_cast<int>(placed.from) * kStickersPerFace +
         kSourceIndexes[placed.is_mirrored ? 1 : 0][static_cast<std::size_t>(placed.quarter_turns)]
                       [static_cast<std::size_t>(index)];
}

Painting InLayout(const FaceLayout& layout, const Painting& painting) {
  Painting arranged = painting;
  for (std::size_t place = 0; place < layout.size(); ++place) {
    for (int index = 0; index < kStickersPerFace; ++index) {
      if (index == kCenterIndex) continue;
      const auto source = static_cast<std::size_t>(SourceSticker(layout[place], index));
      arranged[place * kStickersPerFace + static_cast<std::size_t>(index)] = painting[source];
    }
  }
  return arranged;
}

}  // namespace cubewright
