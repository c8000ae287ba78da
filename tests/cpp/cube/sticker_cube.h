// A cube as its holder sees it, by stickers alone: it shares nothing with the solver.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <utility>

#include "tests/cpp/cube/sticker_geometry.h"

namespace cubewright {

class StickerCube {
 public:
  explicit StickerCube(std::string facelets) : facelets_(std::move(facelets)) {}

  // A move by its letter, as it is written.
  void Make(char letter, int quarter_turns) {
    facelets_ = geometry::Turned(facelets_, letter, quarter_turns);
  }

  // Sticker 1..9 of a face.
  char At(char face, int number) const {
    return facelets_[9 * std::string("URFDLB").find(face) + static_cast<std::size_t>(number) - 1];
  }
  bool HasCenterColor(char face, std::initializer_list<int> numbers) const {
    return std::all_of(numbers.begin(), numbers.end(),
                       [&](int number) { return At(face, number) == At(face, 5); });
  }

 private:
  std::string facelets_;
};

}  // namespace cubewright
