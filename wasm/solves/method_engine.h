// One solve at a time by any of some methods, for JavaScript.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "solver/methods/choices.h"
#include "solver/methods/method_description.h"
#include "solver/methods/method_solve.h"

namespace cubewright {

struct MethodRequest {
  std::string_view method;
  std::string_view metric;
  // Legal cubes in normal form: the start, and where the moves are to lead.
  std::string_view facelets;
  std::string_view goal;
  // Stop at the first solution that costs at most this; 0: do all that the method does.
  int max_length = 0;
  // The letter of the face whose centre has the colour of the cross.
  std::string_view cross;
  std::uint64_t seed = 0;
};

class MethodEngine {
 public:
  // `methods` must outlive the engine.
  explicit MethodEngine(MethodList methods) : methods_(methods) {}

  // Begins a solve, ending any other; false if no such method is here, if it needs a set of tables
  // and there are none, or a cube is not legal. What a method makes for itself is kept until
  // another method is asked for. The tables must stay until Forget() is called.
  bool Start(const MethodRequest& request, MethodTables tables = {});
  // Ends the solve, and gives up what its method has made.
  void Forget();
  // Null while none has begun.
  MethodSolve* solve() { return solve_ ? &*solve_ : nullptr; }

 private:
  const MethodList methods_;
  const MethodDescription* description_ = nullptr;
  std::unique_ptr<Method> method_;
  std::optional<MethodSolve> solve_;
};

}  // namespace cubewright
