#include "solver/cli/english/method_word_list.h"

#include <array>

namespace cubewright {
namespace {

constexpr std::array<StageWords, 0> kStages = {};
constexpr std::array<ReasonWords, 0> kReasons = {};

}  // namespace

const MethodWords& AllMethodWords() {
  static const MethodWords kWords = {kStages, kReasons};
  return kWords;
}

}  // namespace cubewright
