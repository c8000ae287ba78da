// Texts of 2x2x2s for tests.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "solver/cube/random_cube.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "solver/pocket/painting/pocket_symbols.h"
#include "solver/pocket/pocket_coordinates.h"
#include "solver/pocket/pocket_facelets.h"
#include "tests/cpp/pocket/sticker_judge.h"

namespace cubewright {

// With these symbols for the colours of U R F D L B.
inline std::string Written(const PocketStickers& stickers, const std::string& symbols) {
  std::string text;
  for (const Face face : stickers) text += symbols[static_cast<std::size_t>(face)];
  return text;
}

// Of a random position held any way up.
inline std::string RandomPocketText(const std::string& symbols, RandomNumbers& numbers) {
  const std::string text = Written(PocketStickersOf(RandomPocketCube(numbers)), symbols);
  return RotatedText(text, RotationsOfStickers()[numbers.Below(24)]);
}

// What a text of 24 legible symbols says.
inline PocketPaintingReading ReadPocketText(const std::string& text) {
  const auto symbols = ReadPocketSymbols(text);
  EXPECT_TRUE(symbols.ok()) << text;
  const auto reading = ReadPocketPainting(*symbols);
  EXPECT_TRUE(reading.ok()) << text;
  return *reading;
}

// With other symbols on `count` different stickers.
inline std::string WithWrongStickers(const std::string& right, int count,
                                     const std::string& symbols, RandomNumbers& numbers) {
  std::string text = right;
  for (int i = 0; i < count;) {
    const std::size_t sticker = numbers.Below(kPocketStickerCount);
    const char symbol = symbols[numbers.Below(kFaceCount)];
    if (text[sticker] != right[sticker] || symbol == right[sticker]) continue;
    text[sticker] = symbol;
    ++i;
  }
  return text;
}

}  // namespace cubewright
