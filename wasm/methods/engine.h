// One solve at a time by any method of the registry, for JavaScript.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "solver/methods/method_description.h"
#include "solver/methods/method_solve.h"

namespace cubewright {

struct MethodRequest {
  std::string_view method;
  std::string_view metric;
  // A legal cube in normal form.
  std::string_view facelets;
  // Stop at the first solution that costs at most this; 0: do all that the method does.
  int max_length = 0;
  // The letter of the face whose centre has the colour of the cross.
  std::string_view cross;
  std::uint64_t seed = 0;
};

class MethodEngine {
 public:
  // Begins a solve, ending any other; false if no such method is here, or the cube is not legal.
  // What a method makes for itself is kept until another method is asked for.
  bool Start(const MethodRequest& request);
  // Null while none has begun.
  MethodSolve* solve() { return solve_ ? &*solve_ : nullptr; }

 private:
  const MethodDescription* description_ = nullptr;
  std::unique_ptr<Method> method_;
  std::optional<MethodSolve> solve_;
};

}  // namespace cubewright
