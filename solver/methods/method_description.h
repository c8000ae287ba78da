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

// Where a solve may end. Who can do one can do those before it, too.
enum class GoalKind : std::uint8_t {
  kSolved,
  kPosition,  // any position of the puzzle
  kPartial,   // some stickers may be anything
};

inline constexpr std::array<Metric, 1> kHalfTurnsOnly = {Metric::kHtm};
// For methods that only count what they find, or choose by any cost.
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
  // A further set that the method can do without, but is faster with; empty if there is none. Its
  // tables, if they are there, come after those of the other.
  std::string_view faster_table_set = {};
  // Whether it gives several solutions if several are wanted.
  bool gives_several = false;
  // Whether it can give those first that are preferred.
  bool can_prefer = false;
  // What a person has to know by heart, and what steps name as their `algorithm`.
  std::span<const NamedSequence> sequences = {};
  // Whether a solve of this cube can go on from what MethodRun::checkpoint() told; null if the
  // method tells of none.
  bool (*can_go_on_from)(const CubieCube& cube, std::string_view checkpoint) = nullptr;
  // The tables must outlive the method. Null for one that is not solved with as MethodSolve does:
  // the two-phase search has threads and tables of several tiers, and an interface of its own.
  std::unique_ptr<Method> (*make)(MethodTables tables) = nullptr;

  // Whether it can be made and begun by itself, without a set of tables.
  constexpr bool stands_alone() const { return make != nullptr && table_set.empty(); }
};

}  // namespace cubewright
