// What a method of solving is, for whoever writes one. README.md tells how one is added.
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

// What a method that evolves solutions goes by.
enum class PopulationKind : std::uint8_t {
  kSubgroups,  // M. Thistlethwaite's
  kLayers,     // those of the beginner's method
};

// In the order of PopulationKind.
inline constexpr std::array<std::string_view, 2> kPopulationNames = {"subgroups", "layers"};

// What is asked of a method. Work, wherever it is meant, is counted in positions visited, or in
// what takes about as long, up to a microsecond.
struct MethodTask {
  // To be solved. Precondition: turns can solve it, for the 3x3x3 IsSolvable(cube). For another
  // goal, Relative(start, goal).
  CubieCube cube;
  Metric metric = Metric::kHtm;
  // Stop at the first solution that costs at most this; 0: do all that the method does.
  int max_length = 0;
  // How many solutions of the least cost are wanted, of a method that can give several; at least 1.
  int max_solutions = 1;
  // Of several solutions, none costs more than this, of a method that gives dearer ones too. 0: as
  // many as are wanted, of the cheapest; of all, those of the least cost.
  int most_cost = 0;
  // Which of them come first, of a method that can choose; it then looks for all of them, however
  // few are wanted.
  std::optional<Preference> prefer = {};
  // The colour of the cross, for methods that have one.
  Face cross = Face::kU;
  // The same seed gives the same solution, where a method draws at random.
  std::uint64_t seed = 0;
  // How many threads search, at least 1, of a method that can use several; the calling one is one
  // of them. With one, the same positions are visited on every machine.
  int threads = 1;
  // A solution that is known already, of which a method that begins with any solution looks only
  // for shorter ones; none if it is empty or does not solve the cube.
  std::vector<Move> known = {};
  // What MethodRun::checkpoint() has told of the same cube, to go on from; empty to begin anew. A
  // text that is none counts as empty: MethodDescription::can_go_on_from tells.
  std::string checkpoint = {};
  // For methods that evolve solutions.
  PopulationKind population = PopulationKind::kSubgroups;
};

enum class RunState : std::uint8_t {
  kRunning,
  kImproved,  // a first or better solution was found since the last step; the run may go on
  kDone,      // the method has done all that it does
};

// Figures that a method tells as it goes, by name, such as {"depth", 14}.
using MethodFigures = std::vector<std::pair<std::string_view, double>>;

// One cube on its way to be solved.
class MethodRun {
 public:
  virtual ~MethodRun() = default;

  // Does about `work` more, less if something is found. It knows no clock, and visits the same
  // positions on every machine. Not called again after kDone.
  virtual RunState Step(std::uint64_t work) = 0;
  // No thread goes on with it until the next Step(), but for some milliseconds.
  virtual void Rest() {}
  // The best so far; none if there is none. That it solves the cube is checked where it is
  // received.
  virtual std::optional<WrittenSolution> solution() const = 0;
  // More that cost the same, up to as many as the task wants; none if the method gives only one.
  // After kDone, solution() is the first of them all; before that, these are what was found so far.
  virtual std::vector<std::vector<Move>> others() const { return {}; }
  // Work done so far.
  virtual std::uint64_t nodes() const = 0;
  // No solution costs less: proven.
  virtual int lower_bound() const { return 0; }
  virtual MethodFigures figures() const { return {}; }
  // The method that found the solution, where it was not this one by itself; else empty.
  virtual std::string_view found_by() const { return {}; }
  // A text from which another run of the same cube goes on, as a MethodTask's `checkpoint`; empty
  // while there is none, or if the method has none. It may take a millisecond.
  virtual std::string checkpoint() const { return {}; }
};

// A method with all that it keeps from one cube to the next, such as small tables of its own.
class Method {
 public:
  virtual ~Method() = default;

  // Does about `work` of what has to be made before the first cube, and returns whether all is
  // there.
  virtual bool Prepare(std::uint64_t work) {
    static_cast<void>(work);
    return true;
  }
  // Whether the method's puzzle is solved.
  virtual bool IsSolved(const CubieCube& cube) const { return cubewright::IsSolved(cube); }
  // Begins with a cube. Precondition: Prepare() has returned true. Runs only read what the method
  // keeps, which must outlive them, so that several may go on at once, in threads too.
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
