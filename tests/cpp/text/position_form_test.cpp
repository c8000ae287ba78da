#include "solver/text/position_form.h"

#include <gtest/gtest.h>

#include "tests/cpp/shared_vectors.h"

namespace cubewright {
namespace {

TEST(PositionForm, ReadableFaceletsAreFacelets) {
  for (const auto& line : SharedVectors("facelets.tsv")) {
    if (line.size() == 3) {
      EXPECT_EQ(FormOf(line[0]), PositionForm::kFacelets) << line[0];
    }
  }
}

TEST(PositionForm, IsThatOfTheSharedVectors) {
  for (const auto& line : SharedVectors("position-forms.tsv")) {
    ASSERT_EQ(line.size(), 2U) << line[0];
    EXPECT_EQ(FormOf(line[0]) == PositionForm::kFacelets ? "facelets" : "moves", line[1])
        << line[0];
  }
}

}  // namespace
}  // namespace cubewright
