// The 24 stickers of a 2x2x2 as somebody writes them, before it is known whether they make one.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "solver/cube/error.h"
#include "solver/cube/fault.h"
#include "solver/cube/move.h"
#include "solver/pocket/pocket_facelets.h"

namespace cubewright {

using PocketSymbols = std::array<char32_t, kPocketStickerCount>;

// The faces in the order in which a text gives them.
using FaceSequence = std::array<Face, kFaceCount>;

inline constexpr FaceSequence kUsualFaceSequence = {Face::kU, Face::kR, Face::kF,
                                                    Face::kD, Face::kL, Face::kB};

// Six letters of faces, each once, capitals or not; nothing for any other text.
std::optional<FaceSequence> ReadFaceSequence(std::string_view text);

// The symbols of a text as TakeSymbols reads them, brought into the order U R F D L B. Each face is
// given row by row as the standard net shows it. The lines of a net (solver/text/written_net.h)
// have an order of their own. Fails with kLength.
Result<PocketSymbols, Fault> ReadPocketSymbols(std::string_view text,
                                               const FaceSequence& sequence = kUsualFaceSequence);

// The reverse: stickers, or any items one per sticker, in the order of a text.
template <class Item>
std::array<Item, kPocketStickerCount> InSequence(
    const FaceSequence& sequence, const std::array<Item, kPocketStickerCount>& items) {
  std::array<Item, kPocketStickerCount> in_sequence = items;
  auto place = in_sequence.begin();
  for (const Face face : sequence) {
    const auto first = items.begin() + static_cast<int>(face) * kPocketStickersPerFace;
    place = std::copy_n(first, kPocketStickersPerFace, place);
  }
  return in_sequence;
}

// The places of stickers in a text of this order, ascending.
std::vector<int> PlacesInSequence(const FaceSequence& sequence, const std::vector<int>& stickers);

}  // namespace cubewright
