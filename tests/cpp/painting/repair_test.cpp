#include "solver/painting/repair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/painting/diagnosis.h"
#include "solver/painting/near_cubes.h"

namespace cubewright {
namespace {

constexpr int kCubes = 250;
constexpr int kManyCubes = 10'000;

Painting PaintingOf(const Stickers& stickers) {
  Painting painting;
  std::copy(stickers.begin(), stickers.end(), painting.begin());
  return painting;
}

Painting Read(const std::string& text) {
  const auto reading = ReadPainting(text);
  EXPECT_TRUE(reading.ok()) << text;
  return reading->painting;
}

RepairReport RepairsOf(const Painting& painting) { return FindRepairs(painting); }

// Gives `count` different stickers, including centres, another colour each.
Painting WithWrongStickers(Painting painting, int count, RandomNumbers& numbers) {
  const Painting right = painting;
  for (int i = 0; i < count;) {
    const std::size_t sticker = numbers.Below(kStickerCount);
    const auto color = static_cast<Face>(numbers.Below(kFaceCount));
    if (painting[sticker] != right[sticker] || color == right[sticker]) continue;
    painting[sticker] = color;
    ++i;
  }
  return painting;
}

void ExpectEveryProposalIsLegalAndRanked(const RepairReport& report, const Painting& painting) {
  int rank = 1;
  std::size_t changed = 0;
  for (const Repair& repair : report.repairs) {
    EXPECT_TRUE(ReadCube(WritePainting(repair.painting)).ok()) << WritePainting(painting);
    EXPECT_EQ(repair.before.size(), repair.stickers.size());
    EXPECT_TRUE(repair.rank == rank || repair.rank == rank + 1);
    rank = repair.rank;
    EXPECT_GE(repair.stickers.size(), changed);
    changed = repair.stickers.size();
    Painting repaired = painting;
    for (const int sticker : repair.stickers) {
      const auto i = static_cast<std::size_t>(sticker);
      EXPECT_NE(repair.painting[i], painting[i]);
      repaired[i] = repair.painting[i];
    }
    EXPECT_EQ(repaired, repair.painting);
  }
}

int RankOf(const Painting& wanted, const RepairReport& report) {
  const auto found = std::find_if(report.repairs.begin(), report.repairs.end(),
                                  [&wanted](const Repair& r) { return r.painting == wanted; });
  return found == report.repairs.end() ? 0 : found->rank;
}

void CheckWrongStickers(int wrong, int cubes) {
  RandomNumbers numbers(static_cast<std::uint64_t>(wrong));
  for (int i = 0; i < cubes; ++i) {
    const Painting right = PaintingOf(StickersOf(RandomCube(numbers)));
    const Painting painting = WithWrongStickers(right, wrong, numbers);
    const RepairReport report = RepairsOf(painting);
    if (ReadCube(WritePainting(painting)).ok()) {
      EXPECT_TRUE(report.repairs.empty());
      continue;
    }
    ExpectEveryProposalIsLegalAndRanked(report, painting);
    const int rank = RankOf(right, report);
    EXPECT_TRUE(rank >= 1 && rank <= 3) << WritePainting(painting) << " rank " << rank;
  }
}

TEST(Repair, OneWrongStickerIsFound) { CheckWrongStickers(1, kCubes); }

TEST(Repair, TwoWrongStickersAreFound) { CheckWrongStickers(2, kCubes); }

TEST(RepairLong, OneWrongStickerIsFoundInTenThousandCubes) { CheckWrongStickers(1, kManyCubes); }

TEST(RepairLong, TwoWrongStickersAreFoundInTenThousandCubes) { CheckWrongStickers(2, kManyCubes); }

TEST(Repair, EveryStickerOfASolvedCubeInEveryColor) {
  const Painting right = PaintingOf(StickersOf({}));
  for (std::size_t sticker = 0; sticker < kStickerCount; ++sticker) {
    for (int color = 0; color < kFaceCount; ++color) {
      Painting painting = right;
      painting[sticker] = static_cast<Face>(color);
      if (painting == right) continue;
      const RepairReport report = RepairsOf(painting);
      ASSERT_FALSE(report.repairs.empty());
      EXPECT_EQ(report.repairs[0].kind, RepairKind::kRecolor);
      EXPECT_EQ(report.repairs[0].painting, right);
      EXPECT_EQ(report.smallest_change, 1);
    }
  }
}

// What the proposals of a rank have in common.
void ExpectKind(const RepairReport& report, RepairKind kind, std::size_t count) {
  ASSERT_EQ(report.repairs.size(), count);
  for (const Repair& repair : report.repairs) {
    EXPECT_EQ(repair.kind, kind) << WritePainting(repair.painting);
    EXPECT_EQ(repair.rank, 1);
  }
  EXPECT_TRUE(report.has_every_piece);
}

TEST(Repair, AFlippedEdgeMayBeAnyOfTwelve) {
  RandomNumbers numbers(5);
  for (int i = 0; i < kCubes / 10; ++i) {
    const CubieCube right = RandomCube(numbers);
    CubieCube cube = right;
    cube.edge_orientation[numbers.Below(kEdgeCount)] ^= 1;
    const RepairReport report = RepairsOf(PaintingOf(StickersOf(cube)));
    ExpectKind(report, RepairKind::kFlipEdge, kEdgeCount);
    EXPECT_EQ(RankOf(PaintingOf(StickersOf(right)), report), 1);
  }
}

TEST(Repair, ATwistedCornerMayBeAnyOfEight) {
  RandomNumbers numbers(6);
  for (int i = 0; i < kCubes / 10; ++i) {
    const CubieCube right = RandomCube(numbers);
    CubieCube cube = right;
    auto& orientation = cube.corner_orientation[numbers.Below(kCornerCount)];
    orientation = static_cast<std::uint8_t>((orientation + 1 + numbers.Below(2)) % 3);
    const RepairReport report = RepairsOf(PaintingOf(StickersOf(cube)));
    ExpectKind(report, RepairKind::kTwistCorner, kCornerCount);
    EXPECT_EQ(RankOf(PaintingOf(StickersOf(right)), report), 1);
  }
}

// Exchanged edges that share a colour in the same place differ in two stickers, like many other
// pairs. If the pieces share none, there are always nearer cubes than the right one; an exchange is
// proposed all the same.
TEST(Repair, ExchangedPiecesAreExchangedBack) {
  RandomNumbers numbers(7);
  for (int i = 0; i < kCubes / 10; ++i) {
    CubieCube cube = RandomCube(numbers);
    const std::size_t first = numbers.Below(kEdgeCount);
    const std::size_t second = (first + 1 + numbers.Below(kEdgeCount - 1)) % kEdgeCount;
    std::swap(cube.edge_piece[first], cube.edge_piece[second]);
    const Painting painting = PaintingOf(StickersOf(cube));
    const RepairReport report = RepairsOf(painting);
    ASSERT_FALSE(report.repairs.empty());
    EXPECT_TRUE(report.has_every_piece);
    EXPECT_EQ(report.repairs[0].kind, RepairKind::kExchangePieces);
    ExpectEveryProposalIsLegalAndRanked(report, painting);
  }
}

TEST(Repair, TellsTheColoursBeforeAndAfter) {
  const RepairReport report =
      FindRepairs(Read("WRWWWWWWWRRRRRRRRRGGGGGGGGGYYYYYYYYYOOOOOOOOOBWBBBBBBB"));
  ASSERT_FALSE(report.repairs.empty());
  const Repair& repair = report.repairs[0];
  EXPECT_EQ(repair.stickers, (std::vector<int>{1, 46}));
  EXPECT_EQ(repair.before, (std::vector<Face>{Face::kR, Face::kU}));
  EXPECT_EQ(repair.painting[1], Face::kU);
  EXPECT_EQ(repair.painting[46], Face::kB);
}

TEST(Repair, ALegalCubeNeedsNone) {
  const RepairReport report = RepairsOf(PaintingOf(StickersOf({})));
  EXPECT_TRUE(report.repairs.empty());
  EXPECT_EQ(report.smallest_change, 0);
  EXPECT_TRUE(report.has_every_piece);
}

// Six stickers of a face painted in the colour of a neighbour: the right cube is still the nearest.
TEST(Repair, ManyWrongStickersOnOneFace) {
  const RepairReport report =
      FindRepairs(Read("UUURRRRRRRRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"));
  ASSERT_FALSE(report.repairs.empty());
  EXPECT_EQ(WritePainting(report.repairs[0].painting),
            "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
}

TEST(Repair, APaintingFarFromAnyCubeGetsNoProposals) {
  const RepairReport report = FindRepairs(Read(std::string(54, 'U')));
  EXPECT_TRUE(report.repairs.empty());
  // A cube has nine stickers of this colour, so the other 45 have to change.
  EXPECT_EQ(report.smallest_change, 45);
}

TEST(Repair, UnknownStickersStayUnknown) {
  const RepairReport report =
      FindRepairs(Read("?UUUUUUUU?RRRRRRRRF?FFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBF"));
  ASSERT_FALSE(report.repairs.empty());
  EXPECT_EQ(report.repairs[0].stickers, std::vector<int>{53});
  EXPECT_EQ(report.repairs[0].before, std::vector<Face>{Face::kF});
  EXPECT_EQ(report.repairs[0].painting[53], Face::kB);
  EXPECT_FALSE(report.repairs[0].painting[0].has_value());
  EXPECT_FALSE(report.has_every_piece);
}

// So many cubes have the other stickers that the nearest ones may all have the same repair.
TEST(Repair, OneWrongStickerIsAmongTheLikeliestWhileMostAreUnknown) {
  RandomNumbers numbers(20);
  int wrong_count = 0;
  for (int i = 0; i < kCubes / 5; ++i) {
    const Painting whole = PaintingOf(StickersOf(RandomCube(numbers)));
    Painting right;
    for (std::size_t sticker = 0; sticker < whole.size(); ++sticker) {
      const Face face = FaceOfSticker(static_cast<int>(sticker));
      const bool is_center = CenterSticker(face) == static_cast<int>(sticker);
      if (is_center || face == Face::kF || face == Face::kR) right[sticker] = whole[sticker];
    }
    Painting painting = right;
    const std::size_t wrong = 9 + numbers.Below(18);
    painting[wrong] = static_cast<Face>(numbers.Below(kFaceCount));
    const RepairReport report = RepairsOf(painting);
    if (report.smallest_change == 0) continue;
    ++wrong_count;
    EXPECT_EQ(RankOf(right, report), 1) << WritePainting(painting);
  }
  EXPECT_GT(wrong_count, kCubes / 20);
}

// For every painting.
TEST(NearCubes, AreThoseThatTryingEveryChangeFinds) {
  RandomNumbers numbers(8);
  for (int i = 0; i < 3; ++i) {
    const Painting painting =
        WithWrongStickers(PaintingOf(StickersOf(RandomCube(numbers))), 2, numbers);
    std::vector<std::string> tried;
    Painting changed = painting;
    const auto try_all = [&](const auto& self, std::size_t from, int changes) -> void {
      if (ReadCube(WritePainting(changed)).ok()) tried.push_back(WritePainting(changed));
      if (changes == 2) return;
      for (std::size_t sticker = from; sticker < kStickerCount; ++sticker) {
        for (int color = 0; color < kFaceCount; ++color) {
          changed[sticker] = static_cast<Face>(color);
          if (changed[sticker] != painting[sticker]) self(self, sticker + 1, changes + 1);
        }
        changed[sticker] = painting[sticker];
      }
    };
    try_all(try_all, 0, 0);

    std::vector<std::string> found;
    for (const NearCube& cube : FindNearCubes(painting).cubes) {
      if (cube.distance > 2) continue;
      found.push_back(
          WritePainting(PaintingOf(PaintedStickers(cube.cube, CentersOf(cube.orientation)))));
    }
    std::sort(tried.begin(), tried.end());
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, tried);
  }
}

TEST(NearCubes, SayWhenThereAreMoreThanTheyList) {
  Painting painting = PaintingOf(StickersOf({}));
  for (const int sticker : {0, 2, 6, 8}) painting[static_cast<std::size_t>(sticker)].reset();
  for (const int sticker : {9, 11, 18, 20}) painting[static_cast<std::size_t>(sticker)].reset();
  for (const int sticker : {36, 38, 45, 47}) painting[static_cast<std::size_t>(sticker)].reset();
  const NearCubes few = FindNearCubes(painting, {.distance = 0, .most_distance = 0, .count = 10});
  EXPECT_EQ(few.cubes.size(), 10U);
  EXPECT_FALSE(few.are_all);
  // Four corners of one layer: even permutations of them, twisted in 3^3 ways.
  const NearCubes all = FindNearCubes(painting, {.distance = 0, .most_distance = 0, .count = 1000});
  EXPECT_EQ(all.cubes.size(), 12U * 27U);
  EXPECT_TRUE(all.are_all);
}

}  // namespace
}  // namespace cubewright
