#include "solver/experiments/presets.h"

#include <gtest/gtest.h>

#include <set>

namespace cubewright {
namespace {

TEST(Presets, HaveNamesOfTheirOwnAndCubes) {
  std::set<std::string_view> names;
  for (const Preset& preset : Presets()) {
    EXPECT_TRUE(names.insert(preset.name).second);
    EXPECT_EQ(PresetNamed(preset.name), &preset);
    EXPECT_EQ(preset.cubes.is_pocket, preset.puzzle == "2x2x2");
    EXPECT_GT(preset.cubes.total(), 0);
    EXPECT_FALSE(preset.methods.empty());
  }
  EXPECT_EQ(PresetNamed("juggling"), nullptr);
}

TEST(Presets, HaveAsManyCubesAsTheThesis) {
  EXPECT_EQ(PresetNamed("duric-2023")->cubes.total(),
            788 + 653 + 583 + 470 + 447 + 436 + 419 + 356 + 212);
}

}  // namespace
}  // namespace cubewright
