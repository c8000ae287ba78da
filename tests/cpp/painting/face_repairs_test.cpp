// Whole faces painted wrongly: random cubes with the mistakes that people make.

#include "solver/painting/face_repairs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/painting/diagnosis.h"
#include "solver/painting/repair.h"
#include "solver/painting/shown_pieces.h"

namespace cubewright {
namespace {

constexpr int kCubes = 50;
// Of each mistake, in the short run.
constexpr int kCubesOfEach = 20;
constexpr int kManyCubes = 10'000;
// For less likely mistakes.
constexpr int kFewerCubes = 1'000;

Painting PaintingOf(const Stickers& stickers) {
  Painting painting;
  std::copy(stickers.begin(), stickers.end(), painting.begin());
  return painting;
}

Painting RandomPainting(RandomNumbers& numbers, int orientation = 0) {
  return PaintingOf(PaintedStickers(RandomCube(numbers), CentersOf(orientation)));
}

std::size_t RandomFace(RandomNumbers& numbers) { return numbers.Below(kFaceCount); }

void TurnFaces(std::size_t count, FaceLayout& layout, RandomNumbers& numbers) {
  while (count > 0) {
    PlacedFace& placed = layout[RandomFace(numbers)];
    if (placed.quarter_turns != 0) continue;
    placed.quarter_turns = 1 + static_cast<int>(numbers.Below(3));
    --count;
  }
}

void ExchangeFaces(FaceLayout& layout, RandomNumbers& numbers) {
  const std::size_t first = RandomFace(numbers);
  const std::size_t second = (first + 1 + numbers.Below(kFaceCount - 1)) % kFaceCount;
  std::swap(layout[first].from, layout[second].from);
}

void ReorderFaces(FaceLayout& layout, RandomNumbers& numbers) {
  for (std::size_t place = 0; place < layout.size(); ++place) {
    const auto rest = static_cast<std::uint32_t>(layout.size() - place);
    std::swap(layout[place].from, layout[place + numbers.Below(rest)].from);
  }
}

// Including the centres, as people paint who take one face for another.
Painting WithCentersMoved(const FaceLayout& layout, const Painting& painting) {
  Painting moved = InLayout(layout, painting);
  for (std::size_t place = 0; place < layout.size(); ++place) {
    const auto center = static_cast<std::size_t>(CenterSticker(static_cast<Face>(place)));
    moved[center] = painting[static_cast<std::size_t>(CenterSticker(layout[place].from))];
  }
  return moved;
}

void SpoilSticker(Painting& painting, RandomNumbers& numbers) {
  for (;;) {
    const std::size_t sticker = numbers.Below(kStickerCount);
    const auto color = static_cast<Face>(numbers.Below(kFaceCount));
    const bool is_center =
        static_cast<int>(sticker) == CenterSticker(FaceOfSticker(static_cast<int>(sticker)));
    if (is_center || painting[sticker] == color) continue;
    painting[sticker] = color;
    return;
  }
}

bool IsLegal(const Painting& painting) { return ReadCube(WritePainting(painting)).ok(); }

using MakeMistake = std::function<Painting(const Painting& right, RandomNumbers& numbers)>;

MakeMistake FacesTurned(std::size_t count) {
  return [count](const Painting& right, RandomNumbers& numbers) {
    FaceLayout layout = PaintedLayout();
    TurnFaces(count, layout, numbers);
    return InLayout(layout, right);
  };
}

struct Mistake {
  const char* name;
  MakeMistake make;
  bool is_held_otherwise = false;
  // How often the right cube is among the first three repairs.
  double among_three = 0.995;
  // In the long run.
  int cubes = kManyCubes;
};

const std::vector<Mistake>& Mistakes() {
  static const std::vector<Mistake> mistakes = {
      {"one face turned", FacesTurned(1)},
      {"two faces turned", FacesTurned(2)},
      {"three faces turned", FacesTurned(3), false, 0.995, kFewerCubes},
      {"four faces turned", FacesTurned(4), false, 0.995, kFewerCubes},
      {"five faces turned", FacesTurned(5), false, 0.995, kFewerCubes},
      // A few wrong stickers beside fewer turned faces may be just as likely.
      {"six faces turned", FacesTurned(6), false, 0.98, kFewerCubes},
      {"the sides held upside down",
       [](const Painting& right, RandomNumbers&) {
         FaceLayout layout = PaintedLayout();
         for (const Face side : {Face::kF, Face::kR, Face::kB, Face::kL}) {
           layout[static_cast<std::size_t>(side)].quarter_turns = 2;
         }
         return InLayout(layout, right);
       },
       false, 0.995, kFewerCubes},
      {"two faces exchanged",
       [](const Painting& right, RandomNumbers& numbers) {
         FaceLayout layout = PaintedLayout();
         ExchangeFaces(layout, numbers);
         return InLayout(layout, right);
       }},
      {"two faces exchanged with their centres",
       [](const Painting& right, RandomNumbers& numbers) {
         FaceLayout layout = PaintedLayout();
         ExchangeFaces(layout, numbers);
         return WithCentersMoved(layout, right);
       }},
      {"one face turned and one sticker wrong",
       [](const Painting& right, RandomNumbers& numbers) {
         FaceLayout layout = PaintedLayout();
         TurnFaces(1, layout, numbers);
         Painting painting = InLayout(layout, right);
         SpoilSticker(painting, numbers);
         return painting;
       }},
      {"one face turned of a cube held another way up", FacesTurned(1), true},
      {"faces in another order",
       [](const Painting& right, RandomNumbers& numbers) {
         FaceLayout layout = PaintedLayout();
         ReorderFaces(layout, numbers);
         return InLayout(layout, right);
       },
       false, 0.995, kFewerCubes},
      {"one face turned and two exchanged",
       [](const Painting& right, RandomNumbers& numbers) {
         FaceLayout layout = PaintedLayout();
         TurnFaces(1, layout, numbers);
         ExchangeFaces(layout, numbers);
         return InLayout(layout, right);
       },
       false, 0.995, kFewerCubes},
      {"one face mirrored",
       [](const Painting& right, RandomNumbers& numbers) {
         FaceLayout layout = PaintedLayout();
         layout[RandomFace(numbers)].is_mirrored = true;
         return InLayout(layout, right);
       },
       false,
       // A face that is nearly symmetric may as well have been turned, or have a wrong sticker or
       // two.
       0.98, kFewerCubes},
      {"all faces mirrored",
       [](const Painting& right, RandomNumbers&) {
         FaceLayout layout = PaintedLayout();
         for (PlacedFace& placed : layout) placed.is_mirrored = true;
         return InLayout(layout, right);
       },
       false, 0.995, kFewerCubes},
  };
  return mistakes;
}

// The share of cubes whose right painting is the first repair, and among the first three.
void CheckMistake(const Mistake& mistake, int cubes) {
  RandomNumbers numbers(20);
  int wrong = 0;
  int first = 0;
  int first_three = 0;
  for (int i = 0; i < cubes; ++i) {
    const int orientation =
        mistake.is_held_otherwise ? static_cast<int>(numbers.Below(kOrientationCount)) : 0;
    const Painting right = RandomPainting(numbers, orientation);
    const Painting painting = mistake.make(right, numbers);
    // Nobody can see that it is wrong.
    if (IsLegal(painting)) continue;
    ++wrong;
    const RepairReport report = FindRepairs(painting);
    const auto found =
        std::find_if(report.repairs.begin(), report.repairs.end(),
                     [&right](const Repair& repair) { return repair.painting == right; });
    const auto place = found - report.repairs.begin();
    if (found != report.repairs.end() && place == 0) ++first;
    if (found != report.repairs.end() && place < 3) ++first_three;
    for (const Repair& repair : report.repairs) EXPECT_TRUE(IsLegal(repair.painting));
  }
  testing::Test::RecordProperty(std::string(mistake.name) + ", of 10,000 first",
                                first * 10'000 / wrong);
  testing::Test::RecordProperty(std::string(mistake.name) + ", of 10,000 among three",
                                first_three * 10'000 / wrong);
  EXPECT_GE(wrong, cubes * 98 / 100) << mistake.name;
  EXPECT_GE(first, wrong * 0.95) << mistake.name;
  EXPECT_GE(first_three, wrong * mistake.among_three) << mistake.name;
}

TEST(FaceRepairs, FindTheRightCube) {
  for (const Mistake& mistake : Mistakes()) CheckMistake(mistake, kCubesOfEach);
}

TEST(FaceRepairsLong, FindTheRightCubeOfThousands) {
  for (const Mistake& mistake : Mistakes()) CheckMistake(mistake, mistake.cubes);
}

// Four quarter turns and two mirrorings change nothing; the centres never move.
TEST(FaceLayout, TurnsAndMirrorsNineStickers) {
  std::array<int, kStickersPerFace> numbers;
  std::iota(numbers.begin(), numbers.end(), 0);
  for (const bool is_mirrored : {false, true}) {
    for (int turns = 0; turns < 4; ++turns) {
      const PlacedFace placed{Face::kF, turns, is_mirrored};
      EXPECT_EQ(SourceSticker(placed, 4), CenterSticker(Face::kF));
      std::array<int, kStickersPerFace> sources;
      for (int i = 0; i < kStickersPerFace; ++i) {
        sources[static_cast<std::size_t>(i)] =
            SourceSticker(placed, i) - SourceSticker(placed, 4) + 4;
      }
      EXPECT_TRUE(std::is_permutation(sources.begin(), sources.end(), numbers.begin()));
    }
  }
  // Clockwise, the lower left corner moves to the upper left; mirrored, the upper right one does.
  EXPECT_EQ(SourceSticker({Face::kU, 1, false}, 0), 6);
  EXPECT_EQ(SourceSticker({Face::kU, 0, true}, 0), 2);
  EXPECT_EQ(SourceSticker({Face::kU, 1, true}, 0), 8);
}

TEST(ShownPieces, AreThoseOfEveryPieceAndNoOther) {
  const ShownPieces<CornerPieces> shown;
  int single = 0;
  for (ColorIndex a = 0; a < kFaceCount; ++a) {
    for (ColorIndex b = 0; b < kFaceCount; ++b) {
      for (ColorIndex c = 0; c < kFaceCount; ++c) {
        if (std::has_single_bit(unsigned{shown[{a, b, c}]})) ++single;
      }
    }
  }
  EXPECT_EQ(single, 3 * kCornerCount);
  const auto pieces = [&shown](ColorIndex first, ColorIndex second, ColorIndex third) {
    return unsigned{shown[{first, second, third}]};
  };
  constexpr auto kU = static_cast<ColorIndex>(Face::kU);
  constexpr auto kR = static_cast<ColorIndex>(Face::kR);
  constexpr auto kD = static_cast<ColorIndex>(Face::kD);
  EXPECT_EQ(std::popcount(pieces(kUnknownColor, kUnknownColor, kUnknownColor)), 8);
  EXPECT_EQ(std::popcount(pieces(kU, kUnknownColor, kUnknownColor)), 4);
  // Two sides and their order leave one corner.
  EXPECT_EQ(pieces(kU, kR, kUnknownColor), 1U << 0);
  EXPECT_EQ(pieces(kU, kUnknownColor, kR), 1U << 3);
  EXPECT_EQ(pieces(kU, kD, kUnknownColor), 0U);
}

TEST(FaceRepairs, SayWhatToDoWithWhichFace) {
  RandomNumbers numbers(3);
  const Painting right = RandomPainting(numbers);
  FaceLayout layout = PaintedLayout();
  layout[static_cast<std::size_t>(Face::kR)].quarter_turns = 1;
  const RepairReport turned = FindRepairs(InLayout(layout, right));
  ASSERT_FALSE(turned.repairs.empty());
  EXPECT_EQ(turned.repairs[0].kind, RepairKind::kTurnFaces);
  EXPECT_EQ(turned.repairs[0].layout[static_cast<std::size_t>(Face::kR)],
            (PlacedFace{Face::kR, 3, false}));
  EXPECT_TRUE(turned.repairs[0].besides.empty());
  EXPECT_EQ(turned.repairs[0].painting, right);

  layout = PaintedLayout();
  std::swap(layout[0], layout[3]);
  const RepairReport exchanged = FindRepairs(InLayout(layout, right));
  ASSERT_FALSE(exchanged.repairs.empty());
  EXPECT_EQ(exchanged.repairs[0].kind, RepairKind::kExchangeFaces);
  EXPECT_EQ(exchanged.repairs[0].layout, layout);
}

// Three faces of a tour, the last one turned: the stickers to come stay unknown.
TEST(FaceRepairs, WorkBeforeEveryFaceIsPainted) {
  RandomNumbers numbers(4);
  int found = 0;
  constexpr int kTours = 50;
  for (int i = 0; i < kTours; ++i) {
    Painting right = RandomPainting(numbers);
    for (const Face face : {Face::kD, Face::kL, Face::kB}) {
      for (int index = 0; index < kStickersPerFace; ++index) {
        const int sticker = static_cast<int>(face) * kStickersPerFace + index;
        if (sticker != CenterSticker(face)) right[static_cast<std::size_t>(sticker)].reset();
      }
    }
    FaceLayout layout = PaintedLayout();
    layout[static_cast<std::size_t>(Face::kR)].quarter_turns = 1;
    const RepairReport report = FindRepairs(InLayout(layout, right));
    // The turned face may fit, too.
    if (report.smallest_change == 0) {
      ++found;
      continue;
    }
    const bool is_found =
        std::any_of(report.repairs.begin(), report.repairs.end(),
                    [&right](const Repair& repair) { return repair.painting == right; });
    if (is_found) ++found;
  }
  EXPECT_GE(found, kTours * 95 / 100);
}

// A person who holds the same side towards them twice paints its colours around two centres.
TEST(FaceRepairs, AFaceThatShowsAnotherSideOnceMoreIsToBePaintedAgain) {
  RandomNumbers numbers(6);
  constexpr int kTours = 20;
  constexpr std::array kTour = {Face::kF, Face::kR, Face::kB, Face::kL, Face::kU, Face::kD};
  const auto right_face = static_cast<std::size_t>(Face::kR);
  // By the number of painted faces.
  std::array<int, kTour.size() + 1> first = {};
  std::array<int, kTour.size() + 1> wrong = {};
  for (int i = 0; i < kTours; ++i) {
    const Painting right = RandomPainting(numbers);
    FaceLayout layout = PaintedLayout();
    layout[right_face].from = Face::kL;
    Painting painting = InLayout(layout, right);
    painting[static_cast<std::size_t>(CenterSticker(Face::kR))] = Face::kR;
    for (std::size_t faces = kTour.size(); faces >= 3; --faces) {
      const RepairReport report = FindRepairs(painting);
      if (report.smallest_change > 0) {
        ++wrong[faces];
        const Repair& repair = report.repairs.at(0);
        const bool is_face = repair.kind == RepairKind::kRepaintFace &&
                             FaceOfSticker(repair.stickers.at(0)) == Face::kR;
        if (is_face && (faces < kTour.size() || repair.painting == right)) ++first[faces];
        for (const int sticker : repair.stickers) {
          EXPECT_NE(repair.painting[static_cast<std::size_t>(sticker)],
                    painting[static_cast<std::size_t>(sticker)]);
        }
        EXPECT_EQ(repair.before.size(), repair.stickers.size());
      }
      for (int index = 0; index < kStickersPerFace; ++index) {
        const int sticker = static_cast<int>(kTour[faces - 1]) * kStickersPerFace + index;
        if (sticker != CenterSticker(kTour[faces - 1])) {
          painting[static_cast<std::size_t>(sticker)].reset();
        }
      }
    }
  }
  EXPECT_EQ(wrong[6], kTours);
  // A few stickers may be as likely, or several cubes have the other faces.
  EXPECT_GE(first[6], wrong[6] * 0.85);
  EXPECT_GE(first[5], wrong[5] * 0.9);
  EXPECT_GE(first[4], wrong[4] * 0.9);
  // With three faces the one before may as well be wrong.
  EXPECT_GE(first[3], wrong[3] * 0.5);
}

// Two faces turned are sometimes explained as well by two others.
TEST(FaceRepairs, NameTheStickerThatTellsSeveralApart) {
  RandomNumbers numbers(5);
  int told_apart = 0;
  for (int i = 0; i < kCubes; ++i) {
    FaceLayout layout = PaintedLayout();
    TurnFaces(2, layout, numbers);
    const RepairReport report = FindRepairs(InLayout(layout, RandomPainting(numbers)));
    const auto likeliest = std::count_if(report.repairs.begin(), report.repairs.end(),
                                         [](const Repair& repair) { return repair.rank == 1; });
    EXPECT_TRUE(likeliest >= 2 || !report.telling_sticker);
    EXPECT_TRUE(likeliest != 2 || report.telling_sticker);
    if (!report.telling_sticker) continue;
    ++told_apart;
    const auto sticker = static_cast<std::size_t>(*report.telling_sticker);
    EXPECT_NE(report.repairs[0].painting[sticker],
              report.repairs[static_cast<std::size_t>(likeliest) - 1].painting[sticker]);
  }
  EXPECT_GT(told_apart, 0);
}

// Any of twelve edges may be the flipped one: each sticker is on one of them alone.
TEST(FaceRepairs, AskForNoStickerThatWouldRuleOutFewRepairs) {
  CubieCube cube;
  cube.edge_orientation[0] = 1;
  const RepairReport report = FindRepairs(PaintingOf(StickersOf(cube)));
  EXPECT_EQ(report.repairs.size(), std::size_t{kEdgeCount});
  EXPECT_FALSE(report.telling_sticker);
}

TEST(FaceRepairs, AreNotLookedForWithTooManyOfAColor) {
  const auto painting = ReadPainting("UUURRRRRRRRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
  ASSERT_TRUE(painting.ok());
  EXPECT_TRUE(FindFaceRepairs(painting->painting, 20).empty());
}

}  // namespace
}  // namespace cubewright
