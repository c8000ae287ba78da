// A method as the registry lists it: what it is called, what it can do, and how it is made.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "solver/methods/method.h"
#include "solver/methods/metric.h"
#include "solver/methods/stages/named_sequence.h"

namespace cubewright {

// Where a solve may end. A method that can do one can do those before it, too.
enum class GoalKind : std::uint8_t {
  kSolved,
  kPosition,  // any position of the puzzle
  kPartial,   // some stickers may be anything
};

inline constexpr std::array<Metric, 1> kHalfTurnsOnly = {Metric::kHtm};
// For methods that minimise any of these costs, or only count them.
inline constexpr std::array<Metric, 4> kAllMetrics = {Metric::kHtm, Metric::kQtm, Metric::kAxialHtm,
                                                      Metric::kAxialQtm};

// The bytes of each table of the set that a method needs, in the set's order.
using MethodTables = std::span<const std::span<const std::byte>>;

struct MethodDescription {
  std::string_view name;
  std::string_view puzzle = "3x3x3";
  std::span<const Metric> metrics = kAllMetrics;
  GoalKind goal = GoalKind::kSolved;
  // The set of tables that has to be there before the method is made (tables/table_description.h);
  // empty if it needs none, or makes small ones for itself.
  std::string_view table_set = {};
  // An optional further set that makes the method faster; empty if there is none. Its tables, if
  // present, come after those of `table_set`.
  std::string_view faster_table_set = {};
  // Whether it gives several solutions if several are wanted.
  bool gives_several = false;
  // Whether it then also gives solutions that cost more than the best (MethodTask::most_cost).
  bool gives_dearer = false;
  // Whether it can put preferred solutions first.
  bool can_prefer = false;
  // The sequences that a person has to know by heart, and that steps name as their `algorithm`.
  std::span<const NamedSequence> sequences = {};
  // Whether a solve of this cube can resume from a text of MethodRun::checkpoint(); null if the
  // method has no checkpoints.
  bool (*can_go_on_from)(const CubieCube& cube, std::string_view checkpoint) = nullptr;
  // The tables must outlive the method. Null for a method that MethodSolve cannot run: the
  // two-phase search has threads and tables of several tiers, and an interface of its own.
  std::unique_ptr<Method> (*make)(MethodTables tables) = nullptr;

  // Sets the limit of the cost that a caller has asked for.
  constexpr void LimitCost(MethodTask& task, int limit) const {
    if (gives_dearer) {
      cubewright::LimitCost(task, limit);
    } else {
      task.max_length = limit;
    }
  }

  // Whether MethodSolve can run it without a set of tables.
  constexpr bool stands_alone() const { return make != nullptr && table_set.empty(); }
};

}  // namespace cubewright
