#include "solver/scan/pocket_scan.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/cube/random_cube.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "tests/cpp/scan/rendered_scan.h"

namespace cubewright {
namespace {

struct RenderedPocket {
  PocketStickers stickers;
  PocketReadings readings;
};

// The corners of a rendered cube.
RenderedPocket RenderPocket(std::uint64_t seed) {
  RandomNumbers numbers(seed);
  const RenderedScan rendered = RenderScan(numbers);
  RenderedPocket pocket = {PocketStickersOf(rendered.cube), {}};
  for (int sticker = 0; sticker < kPocketStickerCount; ++sticker) {
    pocket.readings[static_cast<std::size_t>(sticker)] =
        rendered.readings[static_cast<std::size_t>(CubeStickerOf(sticker))];
  }
  return pocket;
}

// Ignores the names of the colours.
bool AreSame(const PocketStickers& first, const PocketStickers& second) {
  std::array<std::optional<Face>, kFaceCount> names;
  for (std::size_t sticker = 0; sticker < first.size(); ++sticker) {
    auto& name = names[static_cast<std::size_t>(first[sticker])];
    if (name && *name != second[sticker]) return false;
    name = second[sticker];
  }
  return true;
}

int DoubtfulStickers(const PocketScan& scan) {
  int count = 0;
  for (int sticker = 0; sticker < kPocketStickerCount; ++sticker) count += scan.IsDoubtful(sticker);
  return count;
}

struct Tally {
  int right = 0;
  int wrong_without_doubt = 0;
  int doubtful_on_right = 0;
};

Tally ScanRendered(std::uint64_t first, std::uint64_t count) {
  Tally tally;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    const RenderedPocket rendered = RenderPocket(seed);
    const PocketScan scan = ScanPocket(rendered.readings);
    EXPECT_TRUE(ReadPocket(WritePocketFacelets(scan.stickers)));
    if (AreSame(rendered.stickers, scan.stickers)) {
      ++tally.right;
      tally.doubtful_on_right += DoubtfulStickers(scan);
    } else {
      tally.wrong_without_doubt += DoubtfulStickers(scan) == 0;
    }
  }
  return tally;
}

TEST(PocketScan, ReadsRenderedPuzzles) {
  const Tally tally = ScanRendered(1000, 40);
  EXPECT_GE(tally.right, 39);
  EXPECT_EQ(tally.wrong_without_doubt, 0);
  EXPECT_LE(tally.doubtful_on_right, 12);
}

TEST(PocketScanLong, ReadsRenderedPuzzles) {
  const Tally tally = ScanRendered(1000, 3000);
  RecordProperty("right", tally.right);
  RecordProperty("wrong_without_doubt", tally.wrong_without_doubt);
  RecordProperty("doubtful_on_right", tally.doubtful_on_right);
  EXPECT_GE(tally.right, 2970);
  EXPECT_LE(tally.wrong_without_doubt, 3);
  EXPECT_LE(tally.doubtful_on_right, 900);
}

TEST(PocketScan, CallsColorsAsTheUsualScheme) {
  constexpr std::array<SrgbColor, kFaceCount> kColors = {
      {{250, 250, 250}, {183, 18, 52}, {0, 155, 72}, {255, 213, 0}, {255, 100, 0}, {0, 70, 173}}};
  RandomNumbers numbers(2);
  const PocketStickers stickers = PocketStickersOf(RandomCube(numbers));
  PocketReadings readings;
  for (std::size_t sticker = 0; sticker < readings.size(); ++sticker) {
    readings[sticker] = kColors[static_cast<std::size_t>(stickers[sticker])];
  }
  const PocketScan scan = ScanPocket(readings);
  EXPECT_EQ(scan.stickers, stickers);
  constexpr std::array<Face, kFaceCount> kUsual = {Face::kU, Face::kR, Face::kF,
                                                   Face::kD, Face::kL, Face::kB};
  EXPECT_EQ(scan.usual_faces, kUsual);
  EXPECT_EQ(DoubtfulStickers(scan), 0);
}

TEST(PocketScan, DoubtsAllOfWhatWasNotRead) {
  EXPECT_EQ(DoubtfulStickers(ScanPocket({})), kPocketStickerCount);
}

}  // namespace
}  // namespace cubewright
