#include "solver/painting/completion.h"

#include <cstddef>

#include "solver/cube/pieces.h"
#include "solver/painting/arrangement_counts.h"

namespace cubewright {
namespace {

bool AreCentersPossible(const Centers& centers, const Painting& painting) {
  for (std::size_t face = 0; face < kFaceCount; ++face) {
    const int sticker = CenterSticker(static_cast<Face>(face));
    const std::optional<Face> color = painting[static_cast<std::size_t>(sticker)];
    if (color && *color != centers[face]) return false;
  }
  return true;
}

// The cubes that fit when they are held in one way.
class HeldCompletions {
 public:
  HeldCompletions(const Centers& centers, const Painting& painting)
      : centers_(centers),
        edges_(InFrameOf(centers, painting)),
        corners_(InFrameOf(centers, painting)) {}

  double count() const {
    double count = 0;
    for (const bool is_odd : {false, true}) {
      count +=
          static_cast<double>(edges_.count(is_odd)) * static_cast<double>(corners_.count(is_odd));
    }
    return count;
  }

  // Adds how many of the cubes have each colour on each sticker.
  void AddTo(ColorCounts<kStickerCount>& counts) const {
    for (std::size_t face = 0; face < kFaceCount; ++face) {
      const int sticker = CenterSticker(static_cast<Face>(face));
      counts[static_cast<std::size_t>(sticker)][static_cast<std::size_t>(centers_[face])] +=
          count();
    }
    AddPieces(edges_, corners_, counts);
    AddPieces(corners_, edges_, counts);
  }

 private:
  template <class Pieces, class Others>
  void AddPieces(const ArrangementCounts<Pieces>& pieces, const ArrangementCounts<Others>& others,
                 ColorCounts<kStickerCount>& counts) const {
    for (std::size_t place = 0; place < Pieces::kCount; ++place) {
      for (std::size_t piece = 0; piece < Pieces::kCount; ++piece) {
        for (std::size_t orientation = 0; orientation < Pieces::kSides; ++orientation) {
          double cubes = 0;
          for (const bool is_odd : {false, true}) {
            cubes += static_cast<double>(pieces.count(is_odd, place, piece, orientation)) *
                     static_cast<double>(others.count(is_odd));
          }
          for (std::size_t side = 0; side < Pieces::kSides; ++side) {
            const int sticker = Pieces::kStickers[place][(side + orientation) % Pieces::kSides];
            const auto frame_color = static_cast<std::size_t>(SideOf<Pieces>(piece, side));
            counts[static_cast<std::size_t>(sticker)]
                  [static_cast<std::size_t>(centers_[frame_color])] += cubes;
          }
        }
      }
    }
  }

  Centers centers_;
  ArrangementCounts<EdgePieces> edges_;
  ArrangementCounts<CornerPieces> corners_;
};

}  // namespace

Completion Complete(const Painting& painting) {
  Completion completion;
  completion.painting = painting;
  ColorCounts<kStickerCount> counts = {};
  for (int i = 0; i < kOrientationCount; ++i) {
    if (!AreCentersPossible(CentersOf(i), painting)) continue;
    const HeldCompletions held(CentersOf(i), painting);
    completion.count += held.count();
    held.AddTo(counts);
  }
  if (completion.count > 0) FillIn(counts, completion.painting, completion.open);
  return completion;
}

}  // namespace cubewright
