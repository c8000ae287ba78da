#include "solver/pocket/painting/pocket_repair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <iostream>
#include <string>

#include "solver/cube/random_cube.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "solver/pocket/pocket_coordinates.h"
#include "tests/cpp/pocket/pocket_texts.h"
#include "tests/cpp/pocket/sticker_judge.h"

namespace cubewright {
namespace {

[[maybe_unused]] PocketPaintingReading Read(const std::string& text) {
  const auto symbols = ReadPocketSymbols(text);
  EXPECT_TRUE(symbols.ok()) << text;
  const auto reading = ReadPocketPainting(*symbols);
  EXPECT_TRUE(reading.ok()) << text;
  return *reading;
}

TEST(PocketRepairTiming, Print) {
  RandomNumbers numbers(3);
  for (const std::string symbols : {"URFDLB", "WRGYOB", "123456"}) {
    for (int wrong = 1; wrong <= 10; ++wrong) {
      double total = 0, most = 0;
      for (int i = 0; i < 30; ++i) {
        const std::string text =
            WithWrongStickers(RandomPocketText(symbols, numbers), wrong, symbols, numbers);
        const auto rr = ReadPocketPainting(*ReadPocketSymbols(text));
        if (!rr) continue;
        const auto& reading = *rr;
        const auto start = std::clock();
        const auto report = FindPocketRepairs(reading);
        const double ms = 1000.0 * double(std::clock() - start) / CLOCKS_PER_SEC;
        total += ms;
        most = std::max(most, ms);
      }
      std::cout << symbols << " wrong " << wrong << " mean " << total / 30 << " most " << most
                << std::endl;
    }
  }
}

}  // namespace
}  // namespace cubewright
