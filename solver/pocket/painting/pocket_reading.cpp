#include "solver/pocket/painting/pocket_reading.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "solver/cube/pieces.h"
#include "solver/painting/diagnosis.h"
#include "solver/pocket/painting/near_pockets.h"

namespace cubewright {
namespace {

// Reports the first unknown sticker as a symbol that cannot stand for a colour.
std::optional<Fault> UnknownFault(const PocketSymbols& symbols,
                                  const PocketPaintingReading& reading) {
  const auto& painting = reading.painting;
  const auto unknown = std::find(painting.begin(), painting.end(), std::nullopt);
  if (unknown == painting.end()) return std::nullopt;
  const auto sticker = static_cast<int>(unknown - painting.begin());
  const Finding finding = {FindingKind::kUnreadableSymbol,
                           {symbols[static_cast<std::size_t>(sticker)]},
                           {PocketStickerName(sticker)}};
  Fault fault{Error::kColorCount, {}, {}, {finding}, reading.colors.are_named()};
  for (std::size_t i = 0; i < painting.size(); ++i) {
    if (!painting[i]) fault.stickers.push_back(static_cast<int>(i));
  }
  return fault;
}

// Marks the stickers of colours that are on too many. Reports colours on too few as well, unless
// these may be on unknown stickers.
std::optional<Fault> ColorCountFault(const PocketPaintingReading& reading) {
  const auto& [painting, colors] = reading;
  Fault fault{Error::kColorCount, {}, {}, {}, colors.are_named()};
  std::array<int, kFaceCount> counts = {};
  for (const std::optional<Face> color : painting) {
    if (color) ++counts[static_cast<std::size_t>(*color)];
  }
  for (std::size_t i = 0; i < painting.size(); ++i) {
    if (!painting[i]) continue;
    if (counts[static_cast<std::size_t>(*painting[i])] <= kPocketStickersPerFace) continue;
    fault.stickers.push_back(static_cast<int>(i));
  }
  if (fault.stickers.empty()) return std::nullopt;
  const int fewest = IsKnown(painting) ? kPocketStickersPerFace : 0;
  for (std::size_t color = 0; color < counts.size(); ++color) {
    if (counts[color] >= fewest && counts[color] <= kPocketStickersPerFace) continue;
    fault.findings.push_back(
        {FindingKind::kColorCount, {colors.symbols[color]}, {}, counts[color]});
  }
  std::stable_sort(fault.findings.begin(), fault.findings.end(),
                   [](const Finding& a, const Finding& b) { return a.count > b.count; });
  return fault;
}

// A 3x3x3 with these corners, held so that its centres are `centers`.
FaceletReading AsCube(const Painting& on_cube, const ColorSymbols& colors, const Centers& centers) {
  const Painting framed = InFrameOf(centers, on_cube);
  FaceletReading reading;
  std::transform(framed.begin(), framed.end(), reading.stickers.begin(),
                 [](const std::optional<Face> color) { return color.value_or(Face::kU); });
  reading.colors.are_named = colors.are_named;
  for (std::size_t place = 0; place < centers.size(); ++place) {
    reading.colors.of_face[place] = colors[centers[place]];
  }
  return reading;
}

int CornersAtHome(const Stickers& stickers) {
  int count = 0;
  for (std::size_t place = 0; place < CornerPieces::kCount; ++place) {
    const auto shown = PieceShownAt<CornerPieces>(place, stickers);
    if (shown && shown->piece == place && shown->orientation == 0) ++count;
  }
  return count;
}

// What is wrong with the corners of the painting in a scheme. The puzzle is taken to be held so
// that most corners are at home.
Fault CornerFault(const PocketPaintingReading& painted, const ColorScheme& scheme) {
  const Painting on_cube = OnCube(painted.painting, scheme);
  const ColorSymbols colors = painted.colors.InScheme(scheme);
  FaceletReading likeliest = AsCube(on_cube, colors, kUsualCenters);
  for (int orientation = 1; orientation < kOrientationCount; ++orientation) {
    const FaceletReading held = AsCube(on_cube, colors, CentersOf(orientation));
    if (CornersAtHome(held.stickers) > CornersAtHome(likeliest.stickers)) likeliest = held;
  }
  Fault fault = DiagnoseCorners(likeliest).failure();
  for (int& sticker : fault.stickers) sticker = PocketStickerOf(sticker);
  return fault;
}

// Reads the painting in the first scheme in which it is legal. Precondition: all stickers are
// known.
std::optional<PocketReading> ReadIn(std::span<const ColorScheme> schemes,
                                    const PocketPaintingReading& reading) {
  const auto& [painting, colors] = reading;
  for (const ColorScheme& scheme : schemes) {
    const std::optional<CubieCube> corners = PocketCornersOf(StickersIn(scheme, painting));
    if (!corners) continue;
    return PocketReading{PocketPositionOf(*corners), scheme, colors.InScheme(scheme)};
  }
  return std::nullopt;
}

}  // namespace

Result<PocketReading, Fault> ReadPocket(std::string_view text, const FaceSequence& sequence) {
  const Result<PocketSymbols, Fault> symbols = ReadPocketSymbols(text, sequence);
  if (!symbols) return symbols.failure();
  return ReadPocket(*symbols);
}

Result<PocketReading, Fault> ReadPocket(const PocketSymbols& symbols) {
  const Result<PocketPaintingReading, Fault> reading = ReadPocketPainting(symbols);
  if (!reading) return reading.failure();
  if (std::optional<Fault> fault = UnknownFault(symbols, *reading)) return *std::move(fault);
  if (std::optional<Fault> fault = ColorCountFault(*reading)) return *std::move(fault);
  const std::span<const ColorScheme> schemes = reading->colors.schemes();
  if (const std::optional<PocketReading> legal = ReadIn(schemes, *reading)) return *legal;
  return CornerFault(*reading, FindNearPockets(reading->painting, schemes).nearest_scheme);
}

bool IsLegalInAnotherScheme(const PocketPaintingReading& reading) {
  return reading.colors.meaning == SymbolMeaning::kFaces && IsKnown(reading.painting) &&
         ReadIn(AllColorSchemes(), reading).has_value();
}

Fault IncompletePocketFault(const PocketPaintingReading& reading) {
  const std::optional<Fault> miscounted = ColorCountFault(reading);
  return miscounted.value_or(Fault{Error::kCornerPiece, {}, {}, {}, reading.colors.are_named()});
}

bool HasPocketStickers(std::string_view text) {
  const Result<PocketReading, Fault> reading = ReadPocket(text);
  return reading.ok() || (reading.failure().error != Error::kLength &&
                          reading.failure().error != Error::kColorCount);
}

PositionForm PocketFormOf(std::string_view text) {
  return HasPocketStickers(text)
             ? PositionForm::kFacelets
             : FormByLook(text, {.run = 4, .most_characters_of_bare_moves = 17});
}

}  // namespace cubewright
