#include "solver/pocket/painting/pocket_reading.h"

#include <algorithm>

namespace cubewright {

Result<PocketReading, Fault> ReadPocket(std::string_view text, const FaceSequence& sequence) {
  const Result<PocketSymbols, Fault> symbols = ReadPocketSymbols(text, sequence);
  if (!symbols) return symbols.failure();
  return ReadPocket(*symbols);
}

Result<PocketReading, Fault> ReadPocket(const PocketSymbols& symbols) {
  const Result<PocketPaintingReading, Fault> reading = ReadPocketPainting(symbols);
  if (!reading) return reading.failure();
  const auto& [painting, colors] = *reading;
  const bool is_known =
      std::all_of(painting.begin(), painting.end(), [](const auto& color) { return !!color; });
  if (!is_known) return Fault{Error::kColorCount, {}, {}, {}, colors.are_named()};
  for (const ColorScheme& scheme : colors.schemes()) {
    const std::array<Face, kFaceCount> faces = FacesOf(scheme);
    PocketStickers stickers;
    std::transform(painting.begin(), painting.end(), stickers.begin(),
                   [&faces](const auto& color) { return faces[*color]; });
    const std::optional<CubieCube> corners = PocketCornersOf(stickers);
    if (!corners) continue;
    return PocketReading{PocketPositionOf(*corners), scheme, colors.InScheme(scheme)};
  }
  return Fault{Error::kCornerPiece, {}, {}, {}, colors.are_named()};
}

}  // namespace cubewright
