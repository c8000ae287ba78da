#include "solver/scan/scan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/cube/solvable.h"
#include "solver/cube/symmetry.h"
#include "tests/cpp/scan/rendered_scan.h"
#include "tests/cpp/shared_vectors.h"

namespace cubewright {
namespace {

struct KnownScan {
  std::string name;
  CubieCube cube;
  ScanReadings readings;
};

std::vector<KnownScan> KnownScans(const std::string& file_name) {
  std::vector<KnownScan> scans;
  for (const auto& fields : SharedVectors(file_name)) {
    KnownScan scan = {fields.at(0), CubeFromFacelets(fields.at(1)).value(), {}};
    std::istringstream numbers(fields.at(2));
    for (auto& reading : scan.readings) {
      int red = 0;
      int green = 0;
      int blue = 0;
      numbers >> red >> green >> blue;
      reading = {static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(green),
                 static_cast<std::uint8_t>(blue)};
    }
    scans.push_back(scan);
  }
  return scans;
}

std::vector<KnownScan> RealScans() { return KnownScans("scan-readings.tsv"); }

int DoubtfulStickers(const CubeScan& scan) {
  int count = 0;
  for (int sticker = 0; sticker < kStickerCount; ++sticker) count += scan.IsDoubtful(sticker);
  return count;
}

FaceLayout RandomLayout(RandomNumbers& numbers) {
  FaceLayout layout = PaintedLayout();
  for (std::uint32_t left = kFaceCount; left > 1; --left) {
    std::swap(layout[left - 1].from, layout[numbers.Below(left)].from);
  }
  for (PlacedFace& face : layout) face.quarter_turns = static_cast<int>(numbers.Below(4));
  return layout;
}

ScanReadings Shown(const FaceLayout& layout, const ScanReadings& readings) {
  ScanReadings shown;
  for (std::size_t sticker = 0; sticker < shown.size(); ++sticker) {
    const int index = static_cast<int>(sticker) % kStickersPerFace;
    const PlacedFace& face = layout[sticker / kStickersPerFace];
    shown[sticker] = readings[static_cast<std::size_t>(SourceSticker(face, index))];
  }
  return shown;
}

// Whether it is the cube, however it is held. `shown` is how its faces were read.
bool IsSameCube(const CubeScan& scan, const FaceLayout& shown, const CubieCube& cube) {
  for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
    if (IsReflection(symmetry) || Conjugate(cube, InverseSymmetry(symmetry)) != scan.cube) continue;
    bool is_same = true;
    for (std::size_t face = 0; face < kFaceCount; ++face) {
      const auto place = static_cast<std::size_t>(SymmetryFaces(symmetry)[face]);
      const auto read = static_cast<std::size_t>(scan.layout[place].from);
      is_same = is_same && shown[read].from == static_cast<Face>(face);
    }
    if (is_same) return true;
  }
  return false;
}

TEST(Scan, ReadsRealCubes) {
  const std::vector<KnownScan> scans = RealScans();
  EXPECT_EQ(scans.size(), 22U);
  for (const KnownScan& known : scans) {
    EXPECT_EQ(WriteFacelets(ScanCube(known.readings).cube), WriteFacelets(known.cube))
        << known.name;
  }
}

TEST(Scan, ReadsPhotographedCubesAsGivenAndInAnyOrder) {
  const std::vector<KnownScan> scans = KnownScans("scan-photographs.tsv");
  EXPECT_EQ(scans.size(), 6U);
  RandomNumbers numbers(21);
  for (const KnownScan& known : scans) {
    const CubeScan given = ScanCube(known.readings);
    EXPECT_EQ(given.cube, known.cube) << known.name;
    EXPECT_EQ(DoubtfulStickers(given), 0) << known.name;
    const FaceLayout shown = RandomLayout(numbers);
    const CubeScan found = ScanCube(Shown(shown, known.readings), {.is_any_order = true});
    EXPECT_TRUE(IsSameCube(found, shown, known.cube)) << known.name;
  }
}

// However it is held, and whatever its colours are called.
bool IsSamePosition(const CubieCube& found, const CubieCube& cube) {
  for (int symmetry = 0; symmetry < kSymmetryCount; ++symmetry) {
    if (!IsReflection(symmetry) && Conjugate(cube, symmetry) == found) return true;
  }
  return false;
}

// All but the one whose faces make 32 cubes, none of them more regular or nearer to solved than
// this one.
TEST(Scan, ReadsRealCubesInAnyOrder) {
  RandomNumbers numbers(11);
  int right = 0;
  int doubtful_on_right = 0;
  for (const KnownScan& known : RealScans()) {
    const FaceLayout shown = RandomLayout(numbers);
    const CubeScan scan = ScanCube(Shown(shown, known.readings), {.is_any_order = true});
    EXPECT_EQ(scan.possible[0].cube, scan.cube);
    const bool is_scrambled =
        known.name.starts_with("3x3x3-random-0") && !known.name.ends_with("decae8b");
    if (is_scrambled) {
      EXPECT_TRUE(IsSameCube(scan, shown, known.cube)) << known.name;
      EXPECT_EQ(scan.possible.size(), 1U);
    }
    if (IsSamePosition(scan.cube, known.cube)) {
      ++right;
      doubtful_on_right += DoubtfulStickers(scan);
    } else {
      EXPECT_GT(DoubtfulStickers(scan), 0) << known.name;
      EXPECT_TRUE(std::any_of(
          scan.possible.begin(), scan.possible.end(),
          [&](const PossibleCube& possible) { return IsSamePosition(possible.cube, known.cube); }))
          << known.name;
    }
  }
  EXPECT_GE(right, 21);
  EXPECT_LE(doubtful_on_right, 36);
}

struct Tally {
  int right = 0;
  int wrong_without_doubt = 0;
  int doubtful_on_right = 0;
};

Tally ScanRendered(int count, std::uint64_t seed) {
  Tally tally;
  for (int i = 0; i < count; ++i) {
    RandomNumbers numbers(seed + static_cast<std::uint64_t>(i));
    const RenderedScan rendered = RenderScan(numbers);
    const CubeScan scan = ScanCube(rendered.readings);
    EXPECT_TRUE(IsSolvable(scan.cube));
    const int doubtful = DoubtfulStickers(scan);
    if (scan.cube == rendered.cube) {
      ++tally.right;
      tally.doubtful_on_right += doubtful;
    } else if (doubtful == 0) {
      ++tally.wrong_without_doubt;
    }
  }
  return tally;
}

TEST(Scan, ReadsRenderedCubes) {
  const Tally tally = ScanRendered(150, 1000);
  EXPECT_GE(tally.right, 148);
  EXPECT_EQ(tally.wrong_without_doubt, 0);
  EXPECT_LE(tally.doubtful_on_right, 60);
}

TEST(ScanLong, ReadsRenderedCubes) {
  const Tally tally = ScanRendered(10'000, 1000);
  RecordProperty("right", tally.right);
  RecordProperty("wrong_without_doubt", tally.wrong_without_doubt);
  RecordProperty("doubtful_on_right", tally.doubtful_on_right);
  EXPECT_GE(tally.right, 9'900);
  EXPECT_LE(tally.wrong_without_doubt, 10);
  EXPECT_LE(tally.doubtful_on_right, 3'000);
}

TEST(Scan, ReadsRenderedCubesInAnyOrder) {
  RandomNumbers layouts(12);
  int right = 0;
  for (std::uint64_t i = 0; i < 15; ++i) {
    RandomNumbers numbers(5000 + i);
    const RenderedScan rendered = RenderScan(numbers);
    const FaceLayout shown = RandomLayout(layouts);
    const CubeScan scan = ScanCube(Shown(shown, rendered.readings), {.is_any_order = true});
    EXPECT_TRUE(IsSolvable(scan.cube));
    right += IsSameCube(scan, shown, rendered.cube);
  }
  EXPECT_GE(right, 14);
}

// Mostly they follow from the others; if not, some are doubtful.
TEST(Scan, DoesWithoutSomeStickers) {
  int right = 0;
  for (const KnownScan& known : RealScans()) {
    ScanReadings readings = known.readings;
    RandomNumbers numbers(known.name.size());
    for (int i = 0; i < 6; ++i) readings[numbers.Below(kStickerCount)].reset();
    const CubeScan scan = ScanCube(readings);
    EXPECT_TRUE(IsSolvable(scan.cube));
    right += scan.cube == known.cube;
    EXPECT_TRUE(scan.cube == known.cube || DoubtfulStickers(scan) > 0) << known.name;
  }
  EXPECT_GE(right, 16);
}

TEST(Scan, DoubtsAllOfWhatWasNotRead) {
  for (const bool is_any_order : {false, true}) {
    const CubeScan scan = ScanCube({}, {.is_any_order = is_any_order});
    EXPECT_TRUE(IsSolvable(scan.cube));
    EXPECT_EQ(DoubtfulStickers(scan), kStickerCount);
  }
}

// The other readings may fit another cube just as well.
void ExpectDoubtOfCenters(std::span<const Face> faces) {
  for (const KnownScan& known : RealScans()) {
    for (const Face face : faces) {
      ScanReadings readings = known.readings;
      readings[static_cast<std::size_t>(CenterSticker(face))].reset();
      for (const bool is_any_order : {false, true}) {
        const CubeScan scan = ScanCube(readings, {.is_any_order = is_any_order});
        const auto from = [&](const PlacedFace& placed) { return placed.from == face; };
        const auto place = std::find_if(scan.layout.begin(), scan.layout.end(), from);
        const auto at = static_cast<Face>(place - scan.layout.begin());
        for (int other = 0; other < kFaceCount; ++other) {
          const int center = CenterSticker(static_cast<Face>(other));
          EXPECT_EQ(scan.IsDoubtful(center), static_cast<Face>(other) == at) << known.name;
        }
      }
    }
  }
}

constexpr std::array kUnreadFaces = {Face::kU, Face::kF, Face::kL};

TEST(Scan, DoubtsACenterThatWasNotRead) { ExpectDoubtOfCenters(std::span(kUnreadFaces).first(1)); }
TEST(ScanLong, DoubtsCentersThatWereNotRead) { ExpectDoubtOfCenters(kUnreadFaces); }

TEST(Scan, IsLegalAndDoubtfulForNoise) {
  RandomNumbers numbers(4);
  for (int trial = 0; trial < 5; ++trial) {
    ScanReadings readings;
    for (auto& reading : readings) {
      reading = {static_cast<std::uint8_t>(numbers.Below(256)),
                 static_cast<std::uint8_t>(numbers.Below(256)),
                 static_cast<std::uint8_t>(numbers.Below(256))};
    }
    const CubeScan scan = ScanCube(readings);
    EXPECT_TRUE(IsSolvable(scan.cube));
    EXPECT_GT(DoubtfulStickers(scan), 10);
  }
}

TEST(Scan, TellsTheNextBestColor) {
  RandomNumbers numbers(1);
  const RenderedScan rendered = RenderScan(numbers);
  ScanReadings readings = rendered.readings;
  readings[0].reset();
  const CubeScan scan = ScanCube(readings);
  const Stickers stickers = StickersOf(scan.cube);
  for (std::size_t sticker = 0; sticker < stickers.size(); ++sticker) {
    const bool is_center = sticker % kStickersPerFace == 4;
    EXPECT_EQ(scan.doubts[sticker].next == stickers[sticker], is_center);
    EXPECT_GE(scan.doubts[sticker].cost, 0);
  }
}

TEST(Scan, NamesColorsByTheUsualScheme) {
  const KnownScan known = RealScans().at(6);
  const CubeScan scan = ScanCube(Shown(PaintedLayout(), known.readings), {.is_any_order = true});
  constexpr std::array<Face, kFaceCount> kUsual = {Face::kU, Face::kR, Face::kF,
                                                   Face::kD, Face::kL, Face::kB};
  EXPECT_EQ(scan.usual_faces, kUsual);
}

}  // namespace
}  // namespace cubewright
