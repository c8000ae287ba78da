#include "solver/pocket/methods/pocket_method.h"

#include <cstddef>
#include <utility>

#include "solver/pocket/pocket_facelets.h"

namespace cubewright {
namespace {

class PocketMethodAtOnce : public PocketMethod {
 public:
  explicit PocketMethodAtOnce(WriteSolution write) : write_(std::move(write)) {}

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    return MakeRunAtOnce(write_, task);
  }

 private:
  WriteSolution write_;
};

}  // namespace

bool IsPocketSolved(const CubieCube& corners) {
  const PocketStickers stickers = PocketStickersOf(corners);
  for (std::size_t i = 0; i < stickers.size(); ++i) {
    if (stickers[i] != stickers[i - i % kPocketStickersPerFace]) return false;
  }
  return true;
}

std::unique_ptr<Method> MakePocketMethodAtOnce(WriteSolution write) {
  return std::make_unique<PocketMethodAtOnce>(std::move(write));
}

}  // namespace cubewright
