// The interface of a solving method, for its author. README.md explains how to add one.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/metric.h"
#include "solver/methods/preference.h"
#include "solver/methods/stages/solution_builder.h"
#include "solver/methods/stages/stages.h"

namespace cubewright {

// The stages through which a method evolves its solutions.
enum class PopulationKind : std::uint8_t {
  kSubgroups,  // M. Thistlethwaite's
  kLayers,     // those of the beginner's method
};

// In the order of PopulationKind.
inline constexpr std::array<std::string_view, 2> kPopulationNames = {"subgroups", "layers"};

// What a method is asked to do. Work is counted everywhere in positions visited, or in what takes
// about as long, up to a microsecond.
struct MethodTask {
  // The cube to solve. Precondition: turns can solve it; for the 3x3x3, IsSolvable(cube). For
  // another goal, Relative(start, goal).
  CubieCube cube;
  Metric metric = Metric::kHtm;
  // Stop at the first solution that costs at most this; 0: do all that the method does.
  int max_length = 0;
  // For methods that can give several: how many solutions are wanted, the cheapest first; at least
  // 1.
  int max_solutions = 1;
  // For methods that also give dearer solutions: no solution costs more than this, unless all that
  // are found do: then the cheapest alone is given. 0: the cheapest ones, as many as are wanted; if
  // all are wanted, only those of the least cost.
  int most_cost = 0;
  // For methods that can choose: which solutions come first. The method then looks for all of them,
  // however few are wanted.
  std::optional<Preference> prefer = {};
  // The colour of the cross, for methods that have one.
  Face cross = Face::kU;
  // For methods that draw at random: the same seed gives the same solution.
  std::uint64_t seed = 0;
  // For methods that can use several threads: how many search, the calling one included; at least
  // 1. With one, the same positions are visited on every machine.
  int threads = 1;
  // A solution that is known already: a method that would begin with any solution then looks only
  // for shorter ones. Ignored if it is empty or does not solve the cube.
  std::vector<Move> known = {};
  // What MethodRun::checkpoint() returned for the same cube, to resume from; empty to begin anew. A
  // text that is not a checkpoint counts as empty (MethodDescription::can_go_on_from).
  std::string checkpoint = {};
  // For methods that have a faster table set: whether to search with it if it is there.
  bool use_faster_tables = true;
  // For methods that evolve solutions.
  PopulationKind population = PopulationKind::kSubgroups;
};

// Whether it wants more solutions than one, or a choice among them.
constexpr bool WantsSeveral(const MethodTask& task) {
  return task.max_solutions > 1 || task.prefer;
}

// Sets the limit of the cost that a caller has asked for, for a method that also gives dearer
// solutions: those within it are given or, if only one is wanted, the search stops at it.
constexpr void LimitCost(MethodTask& task, int limit) {
  (WantsSeveral(task) ? task.most_cost : task.max_length) = limit;
}

enum class RunState : std::uint8_t {
  kRunning,
  kImproved,  // a first or better solution was found since the last step; the run may go on
  kDone,      // the method has done all that it does
  kFull,      // it has found as many solutions as it keeps; there may be more
};

// Figures that a method reports as it runs, by name, such as {"depth", 14}.
using MethodFigures = std::vector<std::pair<std::string_view, double>>;

// One cube being solved.
class MethodRun {
 public:
  virtual ~MethodRun() = default;

  // Does about `work` more, less if something is found. It reads no clock, and visits the same
  // positions on every machine. Not called again after kDone or kFull.
  virtual RunState Step(std::uint64_t work) = 0;
  // Makes its threads pause, within some milliseconds, until the next Step().
  virtual void Rest() {}
  // The best so far, if any. The caller checks that it solves the cube.
  virtual std::optional<WrittenSolution> solution() const = 0;
  // Further solutions, up to as many as the task wants, of the same cost or, from some methods,
  // dearer; none if the method gives only one. After kDone, solution() is the first of them all;
  // before that, these are what was found so far.
  virtual std::vector<std::vector<Move>> others() const { return {}; }
  // Work done so far.
  virtual std::uint64_t nodes() const = 0;
  // Proven: no solution costs less.
  virtual int lower_bound() const { return 0; }
  virtual MethodFigures figures() const { return {}; }
  // The method that found the solution, if it was not this one by itself; else empty.
  virtual std::string_view found_by() const { return {}; }
  // A text from which another run of the same cube can resume, as MethodTask::checkpoint; empty
  // while there is none, or if the method has none. May take a millisecond.
  virtual std::string checkpoint() const { return {}; }
};

// A method with everything that it keeps from one cube to the next, such as small tables of its
// own.
class Method {
 public:
  virtual ~Method() = default;

  // Does about `work` of the preparation for the first cube; returns whether it is complete.
  virtual bool Prepare(std::uint64_t work) {
    static_cast<void>(work);
    return true;
  }
  // Whether the method's puzzle is solved.
  virtual bool IsSolved(const CubieCube& cube) const { return cubewright::IsSolved(cube); }
  // Begins with a cube. Precondition: Prepare() has returned true. Runs only read the method, which
  // must outlive them, so that several may run at once, also in several threads.
  virtual std::unique_ptr<MethodRun> Start(const MethodTask& task) const = 0;
};

// Writes a whole solution.
using WriteSolution = std::function<void(const MethodTask& task, SolutionBuilder& builder)>;

// A run that writes it in its first step: for what takes a few milliseconds at the most, and so
// need not stop in between.
std::unique_ptr<MethodRun> MakeRunAtOnce(WriteSolution write, const MethodTask& task);
// A method with such runs and nothing to prepare.
std::unique_ptr<Method> MakeMethodAtOnce(WriteSolution write);

}  // namespace cubewright
