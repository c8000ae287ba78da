#include "solver/cube/error.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace cubewright {
namespace {

TEST(Error, CodesAreThoseThatProgramsKnow) {
  const std::vector<std::string_view> expected = {"length",       "color-count", "center",
                                                  "edge-piece",   "edge-flip",   "corner-piece",
                                                  "corner-twist", "parity",      "notation"};
  ASSERT_EQ(expected.size(), static_cast<std::size_t>(kErrorCount));
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(ErrorCode(static_cast<Error>(i)), expected[i]);
  }
}

}  // namespace
}  // namespace cubewright
