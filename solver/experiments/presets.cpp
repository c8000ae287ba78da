#include "solver/experiments/presets.h"

#include <algorithm>
#include <array>

namespace cubewright {

std::span<const Preset> Presets() {
  static const std::array<Preset, 6> presets = {{
      {.name = "duric-2023",
       .title = "Beginner's method, two-look CFOP and two-phase on scrambles of 5 to 100 turns, as "
                "in the tables 4.1 and 4.2 of Đurić's thesis",
       .methods = "beginner,cfop-2look,two-phase:max-length=22,two-phase",
       .cubes = {.kind = SeriesKind::kScrambles,
                 .scrambles = {{5, 788},
                               {10, 653},
                               {15, 583},
                               {20, 470},
                               {25, 447},
                               {40, 436},
                               {60, 419},
                               {80, 356},
                               {100, 212}}}},
      {.name = "milenkovic",
       .title =
           "Two-phase on 100 random cubes: the first solution, and after 0.5, 1, 2, 5 and 10 s",
       .methods = "two-phase:max-length=1000,two-phase:time-ms=500,two-phase:time-ms=1000,"
                  "two-phase:time-ms=2000,two-phase:time-ms=5000,two-phase:time-ms=10000",
       .cubes = {.count = 100}},
      {.name = "britikov",
       .title = "Layer by layer, genetic, two-phase and Korf on scrambles that Korf's method can "
                "finish",
       .methods = "beginner,genetic,two-phase:max-length=30,korf",
       .cubes = {.kind = SeriesKind::kScrambles, .scrambles = {{8, 25}, {12, 25}, {16, 25}}},
       .max_nodes = 1'500'000'000},
      {.name = "shortest",
       .title = "Which method finds the shortest solutions?",
       .methods = "two-phase,thistlethwaite,corners-edges,cfop,cfop-2look,beginner,genetic",
       .cubes = {.count = 100}},
      {.name = "work-for-turns",
       .title = "How does work, and with it time, buy turns? Two-phase with more and more of it",
       .methods = "two-phase:max-nodes=1000,two-phase:max-nodes=10000,two-phase:max-nodes=100000,"
                  "two-phase:max-nodes=1000000,two-phase:max-nodes=10000000",
       .cubes = {.count = 100}},
      {.name = "every-pocket-cube",
       .title = "All 3,674,160 positions of the 2x2x2: how many are how far from solved",
       .puzzle = "2x2x2",
       .methods = "optimal",
       .cubes = {.kind = SeriesKind::kEvery, .is_pocket = true}},
  }};
  return presets;
}

const Preset* PresetNamed(std::string_view name) {
  const auto found = std::find_if(Presets().begin(), Presets().end(),
                                  [name](const Preset& preset) { return preset.name == name; });
  return found == Presets().end() ? nullptr : &*found;
}

}  // namespace cubewright
