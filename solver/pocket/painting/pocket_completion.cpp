#include "solver/pocket/painting/pocket_completion.h"

#include "solver/painting/arrangement_counts.h"

namespace cubewright {
namespace {

// The puzzles that fit in one scheme.
class PocketsThatFit {
 public:
  PocketsThatFit(const PocketPainting& painting, const ColorScheme& scheme)
      : painting_(painting), scheme_(scheme), corners_(OnCube(painting, scheme)) {}

  double count() const { return static_cast<double>(corners_.count(false) + corners_.count(true)); }

  // Adds how many of them have each colour on each sticker.
  void AddTo(ColorCounts<kPocketStickerCount>& counts) const {
    for (std::size_t place = 0; place < CornerPieces::kCount; ++place) {
      for (std::size_t piece = 0; piece < CornerPieces::kCount; ++piece) {
        for (std::size_t orientation = 0; orientation < CornerPieces::kSides; ++orientation) {
          const auto puzzles =
              static_cast<double>(corners_.count(false, place, piece, orientation) +
                                  corners_.count(true, place, piece, orientation));
          for (std::size_t side = 0; side < CornerPieces::kSides; ++side) {
            const int sticker = PocketStickerOf(
                CornerPieces::kStickers[place][(side + orientation) % CornerPieces::kSides]);
            const auto face = static_cast<std::size_t>(SideOf<CornerPieces>(piece, side));
            counts[static_cast<std::size_t>(sticker)][static_cast<std::size_t>(scheme_[face])] +=
                puzzles;
          }
        }
      }
    }
  }

  // Precondition: some puzzle fits.
  PocketsInScheme FilledIn() const {
    PocketsInScheme in_scheme = {scheme_, count(), painting_};
    ColorCounts<kPocketStickerCount> counts = {};
    AddTo(counts);
    std::vector<OpenSticker> open;
    FillIn(counts, in_scheme.painting, open);
    return in_scheme;
  }

 private:
  const PocketPainting& painting_;
  ColorScheme scheme_;
  ArrangementCounts<CornerPieces> corners_;
};

}  // namespace

PocketCompletion CompletePocket(const PocketPaintingReading& reading) {
  const auto& [painting, colors] = reading;
  PocketCompletion completion;
  completion.painting = painting;
  ColorCounts<kPocketStickerCount> counts = {};
  for (const ColorScheme& scheme : colors.schemes()) {
    const PocketsThatFit fitting(painting, scheme);
    if (fitting.count() == 0) continue;
    completion.in_schemes.push_back(fitting.FilledIn());
    const bool is_usual_known = colors.are_named() && !completion.schemes.empty() &&
                                completion.schemes.front() == AllColorSchemes().front();
    if (is_usual_known) continue;
    completion.schemes.push_back(scheme);
    completion.count += fitting.count();
    fitting.AddTo(counts);
  }
  if (completion.count > 0) FillIn(counts, completion.painting, completion.open);
  return completion;
}

}  // namespace cubewright
