#include "solver/text/position_form.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/cpp/shared_vectors.h"

namespace cubewright {
namespace {

const std::string kSolved = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

TEST(PositionForm, ReadableFaceletsAreFacelets) {
  for (const auto& line : SharedVectors("facelets.tsv")) {
    if (line.size() == 3) {
      EXPECT_EQ(FormOf(line[0]), PositionForm::kFacelets) << line[0];
    }
  }
}

TEST(PositionForm, FaceletsWithMistakesAreStillFacelets) {
  EXPECT_EQ(FormOf(""), PositionForm::kFacelets);
  EXPECT_EQ(FormOf(" \n"), PositionForm::kFacelets);
  EXPECT_EQ(FormOf(kSolved.substr(1)), PositionForm::kFacelets) << "53 of 54";
  EXPECT_EQ(FormOf(kSolved + "U"), PositionForm::kFacelets);
  EXPECT_EQ(FormOf(kSolved.substr(1) + "?"), PositionForm::kFacelets);
  EXPECT_EQ(FormOf(kSolved.substr(1) + "é"), PositionForm::kFacelets);
  EXPECT_EQ(FormOf("UUU UUU UUU RRR RRR RRR FFF FFF FFF DDD DDD DDD LLL LLL LLL BBB BBB BB"),
            PositionForm::kFacelets);
  EXPECT_EQ(FormOf(std::string(54, '1')), PositionForm::kFacelets);
}

TEST(PositionForm, WhatHasSignsOfMovesIsMoves) {
  EXPECT_EQ(FormOf("R"), PositionForm::kMoves);
  EXPECT_EQ(FormOf("R U R' U'"), PositionForm::kMoves);
  EXPECT_EQ(FormOf("RUR2U2"), PositionForm::kMoves);
  EXPECT_EQ(FormOf("(R U R2 U2)105"), PositionForm::kMoves);
  EXPECT_EQ(FormOf("R U Q"), PositionForm::kMoves) << "with a mistake";
  EXPECT_EQ(FormOf("// nothing"), PositionForm::kMoves);
  std::string long_scramble;
  for (int i = 0; i < 30; ++i) long_scramble += "R2 Uw F ";
  EXPECT_EQ(FormOf(long_scramble), PositionForm::kMoves) << "each word is a turn";
}

}  // namespace
}  // namespace cubewright
