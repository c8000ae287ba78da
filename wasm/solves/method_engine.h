// One solve at a time by any of a list of methods, for JavaScript.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/choices.h"
#include "solver/methods/method_description.h"
#include "solver/methods/method_solve.h"

namespace cubewright {

struct MethodRequest {
  std::string_view method;
  std::string_view metric;
  // In normal form and legal: the start, and where the moves are to lead.
  std::string_view facelets;
  std::string_view goal;
  // Stop at the first solution that costs at most this; 0: do all that the method does.
  int max_length = 0;
  // The letter of the face whose centre has the colour of the cross.
  std::string_view cross;
  std::uint64_t seed = 0;
  // For methods that evolve solutions.
  PopulationKind population = PopulationKind::kSubgroups;
  // For methods that give several solutions: how many of the least cost are wanted, and which
  // first.
  int max_solutions = 1;
  std::optional<Preference> prefer = {};
  // How many threads search, for methods that can use several.
  int threads = 1;
  // A solution that is known already, for a method that looks for shorter ones; empty if there is
  // none.
  std::vector<Move> known = {};
  // The checkpoint of an earlier solve of the same cube to continue from; empty to start afresh.
  std::string checkpoint = {};
  // For a method that has a faster table set: whether to search with it if it is in use.
  bool use_faster_tables = true;
};

// What a request's texts say.
struct ReadRequest {
  std::string_view puzzle = "3x3x3";
  GoalKind goal = GoalKind::kSolved;
  // The cube that the moves are to solve.
  CubieCube cube;
};

class MethodEngine {
 public:
  // `methods` must outlive the engine.
  explicit MethodEngine(MethodList methods) : methods_(methods) {}

  // Starts a solve, ending any other; false if there is no such method here, if it needs a set of
  // tables and none is given, if a cube is not legal, or if the checkpoint is not of this cube.
  // What a method makes for itself is kept for its next solve, whichever methods are used in
  // between. The tables must stay until ForgetTables() is called.
  bool Start(const MethodRequest& request, MethodTables tables = {});
  // The same for any puzzle; ignores the cubes that the request gives as texts.
  bool Start(const MethodRequest& request, const ReadRequest& read, MethodTables tables);
  // Ends the solve if its method needs tables, and discards what such methods have made.
  void ForgetTables();
  // Ends the solve, and so the threads that work on it between steps.
  void EndSolve() { solve_.reset(); }
  // Null while none has begun.
  MethodSolve* solve() { return solve_ ? &*solve_ : nullptr; }

 private:
  // No bundle has more.
  static constexpr std::size_t kMostMethods = 8;

  const MethodList methods_;
  // Each method that was used, with what it has made for itself, by its index in that list.
  std::array<std::unique_ptr<Method>, kMostMethods> made_;
  const MethodDescription* solving_ = nullptr;
  std::optional<MethodSolve> solve_;
};

}  // namespace cubewright
