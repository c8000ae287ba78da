#include "solver/cli/scanning/scan_json.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <string>

#include "solver/cube/facelets.h"
#include "solver/pocket/pocket_facelets.h"
#include "solver/text/sticker_symbols.h"

namespace cubewright {
namespace {

std::string LetterOf(Face face) { return {kFaceLetters[static_cast<std::size_t>(face)]}; }

nlohmann::ordered_json DoubtJson(const std::string& sticker, const StickerDoubt& doubt) {
  return {{"sticker", sticker},
          {"next", LetterOf(doubt.next)},
          {"cost", std::round(doubt.cost * 1000) / 1000}};
}

std::string SchemeOf(const std::array<Face, kFaceCount>& usual_faces) {
  std::string scheme;
  for (const Face face : usual_faces) scheme += kColorLetters[static_cast<std::size_t>(face)];
  return scheme;
}

nlohmann::ordered_json PossibleJson(const PossibleCube& possible) {
  nlohmann::ordered_json doubtful = nlohmann::ordered_json::array();
  for (const int sticker : possible.doubtful) doubtful.push_back(StickerName(sticker));
  return {{"facelets", WriteFacelets(possible.cube)}, {"doubtful", doubtful}};
}

}  // namespace

nlohmann::ordered_json ScanJson(const CubeScan& scan) {
  nlohmann::ordered_json doubtful = nlohmann::ordered_json::array();
  nlohmann::ordered_json stickers = nlohmann::ordered_json::array();
  for (int sticker = 0; sticker < kStickerCount; ++sticker) {
    const StickerDoubt& doubt = scan.doubts[static_cast<std::size_t>(sticker)];
    if (scan.IsDoubtful(sticker)) doubtful.push_back(StickerName(sticker));
    if (!std::isfinite(doubt.cost)) continue;
    stickers.push_back(DoubtJson(StickerName(sticker), doubt));
  }
  nlohmann::ordered_json faces = nlohmann::ordered_json::array();
  for (std::size_t place = 0; place < scan.layout.size(); ++place) {
    const PlacedFace& placed = scan.layout[place];
    faces.push_back({{"face", LetterOf(static_cast<Face>(place))},
                     {"from", LetterOf(placed.from)},
                     {"quarterTurns", placed.quarter_turns}});
  }
  nlohmann::ordered_json possible = nlohmann::ordered_json::array();
  for (const PossibleCube& cube : scan.possible) possible.push_back(PossibleJson(cube));
  return {{"facelets", WriteFacelets(scan.cube)},
          {"doubtful", doubtful},
          {"stickers", stickers},
          {"possible", possible},
          {"scheme", SchemeOf(scan.usual_faces)},
          {"faces", faces},
          {"exact", scan.is_exact}};
}

nlohmann::ordered_json ScanJson(const PocketScan& scan) {
  nlohmann::ordered_json doubtful = nlohmann::ordered_json::array();
  nlohmann::ordered_json stickers = nlohmann::ordered_json::array();
  for (int sticker = 0; sticker < kPocketStickerCount; ++sticker) {
    const std::string name = PocketStickerName(sticker);
    if (scan.IsDoubtful(sticker)) doubtful.push_back(name);
    stickers.push_back(DoubtJson(name, scan.doubts[static_cast<std::size_t>(sticker)]));
  }
  return {{"facelets", WritePocketFacelets(scan.stickers)},
          {"doubtful", doubtful},
          {"stickers", stickers},
          {"scheme", SchemeOf(scan.usual_faces)}};
}

}  // namespace cubewright
