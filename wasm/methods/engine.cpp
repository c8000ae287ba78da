#include "wasm/methods/engine.h"

#include <algorithm>

#include "solver/cube/facelets.h"
#include "solver/methods/registry/registry.h"

namespace cubewright {

bool MethodEngine::Start(const MethodRequest& request) {
  solve_.reset();
  const std::optional<Metric> metric = MetricNamed(request.metric);
  const std::optional<CubieCube> cube = CubeFromFacelets(request.facelets);
  const auto cross = std::find(kFaceLetters.begin(), kFaceLetters.end(),
                               request.cross.size() == 1 ? request.cross.front() : '\0');
  if (!metric || !cube || cross == kFaceLetters.end()) return false;
  const MethodDescription* description =
      FindMethod(Methods(), {.method = request.method, .metric = *metric});
  if (description == nullptr || !description->stands_alone()) return false;
  if (description != description_) {
    description_ = description;
    method_ = description->make({});
  }
  solve_.emplace(*method_, MethodTask{.cube = *cube,
                                      .metric = *metric,
                                      .max_length = request.max_length,
                                      .cross = static_cast<Face>(cross - kFaceLetters.begin()),
                                      .seed = request.seed});
  return true;
}

}  // namespace cubewright
