#include "solver/scan/picture/find_face.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/pocket/pocket_facelets.h"
#include "solver/scan/color.h"
#include "solver/scan/scan.h"
#include "tests/cpp/scan/rendered_frame.h"

namespace cubewright {
namespace {

// The frame with this number, of a puzzle with `size` stickers in a row.
RenderedFrame NumberedFrame(std::uint64_t number, int size) {
  RandomNumbers numbers(number);
  Drawing drawing(numbers);
  const CubeInRoom cube = DrawCubeInRoom(drawing, size);
  return RenderFrame(cube, static_cast<Face>(number % kFaceCount), drawing);
}

double SquaredDistance(const SrgbColor& first, const SrgbColor& second) {
  const Coordinates one = Oklab(LinearLight(first));
  const Coordinates other = Oklab(LinearLight(second));
  double sum = 0;
  for (std::size_t i = 0; i < one.size(); ++i) sum += (one[i] - other[i]) * (one[i] - other[i]);
  return sum;
}

// By how many quarters the corners found are rotated from those of the frame; none if they differ
// by more than a quarter of a sticker's side.
std::optional<std::size_t> TurnOf(const FaceInPicture& face, const RenderedFrame& frame) {
  const float in_row = std::sqrt(static_cast<float>(face.colors.size()));
  const float side =
      std::hypot(frame.corners[1].x - frame.corners[0].x, frame.corners[1].y - frame.corners[0].y);
  for (std::size_t turn = 0; turn < 4; ++turn) {
    float farthest = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const Point apart = face.corners[i] - frame.corners[(i + turn) % 4];
      farthest = std::max(farthest, std::hypot(apart.x, apart.y));
    }
    if (farthest < side / (4 * in_row)) return turn;
  }
  return std::nullopt;
}

// The sticker of the face that becomes `sticker` when it is turned, with `size` in a row.
std::size_t Unturned(std::size_t sticker, std::size_t turns, std::size_t size = 3) {
  std::size_t column = sticker % size;
  std::size_t row = sticker / size;
  for (; turns > 0; --turns) {
    const std::size_t next_row = column;
    column = size - 1 - row;
    row = next_row;
  }
  return size * row + column;
}

// Whether each reading is nearer to its sticker's colour, as it looks there, than to all others.
bool AreColorsRight(const FaceInPicture& face, const RenderedFrame& frame, std::size_t turn) {
  const std::size_t size = face.colors.size() == kPocketStickersPerFace ? 2 : 3;
  for (std::size_t i = 0; i < face.colors.size(); ++i) {
    if (!face.colors[i]) return false;
    const std::size_t sticker = Unturned(i, turn, size);
    const auto& looks = frame.looks[sticker];
    const auto right = static_cast<std::size_t>(frame.stickers[sticker]);
    for (const SrgbColor& look : looks) {
      if (SquaredDistance(*face.colors[i], look) < SquaredDistance(*face.colors[i], looks[right])) {
        return false;
      }
    }
  }
  return true;
}

struct Tally {
  int found = 0;
  // Found, with all colours right.
  int right = 0;
  int wrong_but_certain = 0;
};

Tally FindRendered(std::uint64_t first, std::uint64_t count, int size = 3) {
  Tally tally;
  for (std::uint64_t number = first; number < first + count; ++number) {
    const RenderedFrame frame = NumberedFrame(number, size);
    const auto face = FindFace(frame.AsPicture(), {.grid_size = size, .guide = {}});
    if (!face) continue;
    const auto turn = TurnOf(*face, frame);
    tally.found += turn.has_value();
    tally.right += turn && AreColorsRight(*face, frame, *turn);
    tally.wrong_but_certain += !turn && face->certainty >= kLeastCertainty;
  }
  return tally;
}

TEST(FindFace, ReadsRenderedFrames) {
  const Tally tally = FindRendered(1000, 6);
  EXPECT_GE(tally.right, 6);
  EXPECT_EQ(tally.wrong_but_certain, 0);
}

TEST(FindFaceLong, ReadsRenderedFrames) {
  const Tally tally = FindRendered(1000, 500);
  RecordProperty("found", tally.found);
  RecordProperty("right", tally.right);
  RecordProperty("wrong_but_certain", tally.wrong_but_certain);
  EXPECT_GE(tally.right, 485);
  EXPECT_LE(tally.wrong_but_certain, 5);
}

TEST(FindFace, ReadsRenderedFramesOfA2x2x2) {
  const Tally tally = FindRendered(1000, 6, 2);
  EXPECT_GE(tally.right, 6);
  EXPECT_EQ(tally.wrong_but_certain, 0);
}

TEST(FindFaceLong, ReadsRenderedFramesOfA2x2x2) {
  const Tally tally = FindRendered(1000, 300, 2);
  RecordProperty("found", tally.found);
  RecordProperty("right", tally.right);
  RecordProperty("wrong_but_certain", tally.wrong_but_certain);
  EXPECT_GE(tally.right, 285);
  EXPECT_LE(tally.wrong_but_certain, 6);
}

int CertainWhereThereIsNone(int size) {
  int certain = 0;
  for (std::uint64_t number = 1; number <= 300; ++number) {
    RandomNumbers numbers(number);
    Drawing drawing(numbers);
    const std::vector<std::uint8_t> pixels = RenderClutter(drawing);
    const auto face = FindFace({pixels, RenderedFrame::kWidth, RenderedFrame::kHeight},
                               {.grid_size = size, .guide = {}});
    certain += face && face->certainty >= kLeastCertainty;
  }
  return certain;
}

// Most of them have tiles or keys, a few of these three in a row and a column.
TEST(FindFaceLong, IsRarelyCertainWhereThereIsNone) {
  const int certain = CertainWhereThereIsNone(3);
  RecordProperty("certain", certain);
  EXPECT_LE(certain, 18);
}

// Windows and tiles look like four stickers, so that the page takes those alone that are held in
// its square.
TEST(FindFaceLong, IsSeldomCertainWhereThereIsNo2x2x2) {
  const int certain = CertainWhereThereIsNone(2);
  RecordProperty("certain", certain);
  EXPECT_LE(certain, 60);
}

// Six frames of each cube, in the order of its faces and each turned any way. A frame in which
// nothing is certain is taken again, as somebody with a cube in the hand would do.
TEST(FindFaceLong, ReadsRenderedCubes) {
  constexpr int kCubes = 60;
  int right = 0;
  int wrong_without_doubt = 0;
  for (std::uint64_t number = 1; number <= kCubes; ++number) {
    RandomNumbers numbers(number);
    Drawing drawing(numbers);
    const CubeInRoom cube = DrawCubeInRoom(drawing);
    ScanReadings readings;
    for (std::size_t side = 0; side < kFaceCount; ++side) {
      for (int attempt = 0; attempt < 3; ++attempt) {
        const RenderedFrame frame = RenderFrame(cube, static_cast<Face>(side), drawing);
        const auto face = FindFace(frame.AsPicture());
        if (!face || face->certainty < kLeastCertainty) continue;
        const std::size_t turn = TurnOf(*face, frame).value_or(0);
        for (std::size_t i = 0; i < kStickersPerFace; ++i) {
          readings[side * kStickersPerFace + Unturned(i, turn)] = face->colors[i];
        }
        break;
      }
    }
    const CubeScan scan = ScanCube(readings);
    bool is_doubtful = false;
    for (int sticker = 0; sticker < kStickerCount; ++sticker) {
      is_doubtful = is_doubtful || scan.IsDoubtful(sticker);
    }
    right += scan.cube == cube.cube;
    wrong_without_doubt += scan.cube != cube.cube && !is_doubtful;
  }
  RecordProperty("right", right);
  RecordProperty("wrong_without_doubt", wrong_without_doubt);
  EXPECT_GE(right, kCubes - 3);
  EXPECT_LE(wrong_without_doubt, 1);
}

// A gray picture with squares in nine colours, without noise.
class Plain {
 public:
  static constexpr int kSize = 240;
  static constexpr int kLeft = 60;
  static constexpr int kTop = 45;
  static constexpr int kSide = 40;

  Plain() : pixels_(4 * kSize * kSize, 90) {}

  // `gap`: how many pixels of each square are left out at its sides.
  void PaintFace(int gap) {
    for (int y = 0; y < 3 * kSide; ++y) {
      for (int x = 0; x < 3 * kSide; ++x) {
        const bool is_gap =
            std::min(x % kSide, y % kSide) < gap || std::max(x % kSide, y % kSide) >= kSide - gap;
        const SrgbColor color =
            is_gap ? SrgbColor{10, 10, 10}
                   : kColors[static_cast<std::size_t>(3 * (y / kSide) + x / kSide)];
        Paint(kLeft + x, kTop + y, color);
      }
    }
  }
  void Paint(int x, int y, const SrgbColor& color) {
    std::uint8_t* pixel = pixels_.data() + 4 * (y * kSize + x);
    pixel[0] = color.red;
    pixel[1] = color.green;
    pixel[2] = color.blue;
  }
  Picture AsPicture() const { return {pixels_, kSize, kSize}; }

  static constexpr std::array<SrgbColor, 9> kColors = {{{250, 250, 250},
                                                        {200, 20, 40},
                                                        {0, 150, 70},
                                                        {250, 210, 0},
                                                        {250, 100, 0},
                                                        {0, 70, 170},
                                                        {200, 20, 40},
                                                        {0, 150, 70},
                                                        {230, 230, 250}}};

 private:
  std::vector<std::uint8_t> pixels_;
};

void ExpectPlainFace(const FaceInPicture& face) {
  EXPECT_NEAR(face.corners[0].x, Plain::kLeft - 0.5, 1.5);
  EXPECT_NEAR(face.corners[0].y, Plain::kTop - 0.5, 1.5);
  EXPECT_NEAR(face.corners[2].x, Plain::kLeft + 3 * Plain::kSide - 0.5, 1.5);
  EXPECT_NEAR(face.corners[2].y, Plain::kTop + 3 * Plain::kSide - 0.5, 1.5);
  EXPECT_GT(face.corners[1].x, face.corners[3].x);
  for (std::size_t i = 0; i < face.colors.size(); ++i) {
    ASSERT_TRUE(face.colors[i]);
    EXPECT_LT(SquaredDistance(*face.colors[i], Plain::kColors[i]), 1e-4) << i;
  }
}

TEST(FindFace, TellsCornersAndColorsInReadingOrder) {
  for (const int gap : {0, 3}) {
    Plain plain;
    plain.PaintFace(gap);
    const auto face = FindFace(plain.AsPicture());
    ASSERT_TRUE(face);
    EXPECT_GE(face->certainty, 0.9F);
    ExpectPlainFace(*face);
    EXPECT_NEAR(face->middles[5].x, Plain::kLeft + 2.5 * Plain::kSide, 1.5);
    EXPECT_NEAR(face->middles[5].y, Plain::kTop + 1.5 * Plain::kSide, 1.5);
  }
}

TEST(FindFace, ReadsBesideALampThatIsMirroredAndALogo) {
  Plain plain;
  plain.PaintFace(3);
  for (int y = 0; y < 20; ++y) {
    for (int x = 0; x < 20; ++x) {
      plain.Paint(Plain::kLeft + 90 + x, Plain::kTop + 50 + y, {255, 255, 255});
      if (x > 5 && y > 5) plain.Paint(Plain::kLeft + 48 + x, Plain::kTop + 48 + y, {20, 20, 20});
    }
  }
  const auto face = FindFace(plain.AsPicture());
  ASSERT_TRUE(face);
  ExpectPlainFace(*face);
}

TEST(FindFace, FindsNothingWhereThereIsNothing) {
  EXPECT_FALSE(FindFace(Plain().AsPicture()));
  EXPECT_FALSE(FindFace({{}, 0, 0}));
  const std::vector<std::uint8_t> small(4 * 5 * 400, 100);
  EXPECT_FALSE(FindFace({small, 5, 400}));
  RandomNumbers numbers(1);
  std::vector<std::uint8_t> noise(4 * 320 * 240);
  for (std::uint8_t& value : noise) value = static_cast<std::uint8_t>(numbers.Below(256));
  const auto face = FindFace({noise, 320, 240});
  EXPECT_TRUE(!face || face->certainty < kLeastCertainty);
}

TEST(FindFace, ReadsWhereItWasToBeHeldIfItIsNotFound) {
  constexpr std::array<Point, 4> kGuide = {{{50, 50}, {180, 50}, {180, 180}, {50, 180}}};
  const auto nothing = FindFace(Plain().AsPicture(), {.grid_size = 3, .guide = kGuide});
  ASSERT_TRUE(nothing);
  EXPECT_LT(nothing->certainty, kLeastCertainty);
  EXPECT_EQ(nothing->corners[2].x, 180);
  EXPECT_EQ(nothing->colors[4]->red, 90);
  // The face found is nearer than the one asked for.
  Plain plain;
  plain.PaintFace(3);
  const auto face = FindFace(plain.AsPicture(), {.grid_size = 3, .guide = kGuide});
  ASSERT_TRUE(face);
  ExpectPlainFace(*face);
}

}  // namespace
}  // namespace cubewright
