// The state of the search for a shortest solution, as a text from which another search resumes: on
// the same machine or another, now or days later.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/methods/metric.h"

namespace cubewright {

// The state of one length that is being ruled out, or whose solutions are being listed.
struct RefutationCheckpoint {
  int length = 0;
  // Positions expanded to find the parts, and in those parts that are done.
  std::uint64_t nodes = 0;
  // How many parts there are.
  std::size_t part_count = 0;
  // The places of those that are done, in ascending order.
  std::vector<std::size_t> done = {};
  // The solutions found, with all those of the parts that are done.
  std::vector<std::vector<Move>> solutions = {};

  bool operator==(const RefutationCheckpoint&) const = default;
};

struct OptimalCheckpoint {
  // The shortest solution so far.
  std::vector<Move> best;
  // No solution is shorter.
  int lower_bound = 0;
  // Positions visited before the length that is being ruled out.
  std::uint64_t earlier_nodes = 0;
  // None between two lengths. If its length is that of the best, more solutions of that length are
  // being listed.
  std::optional<RefutationCheckpoint> refutation = {};
  // The metric of the lengths: kHtm or kQtm.
  Metric metric = Metric::kHtm;

  bool operator==(const OptimalCheckpoint&) const = default;
};

// Ends with a checksum, so that a text that was cut off or changed by accident is not read.
std::string TextOf(const OptimalCheckpoint& checkpoint);
// None if the text is no checkpoint of this version in the metric, or if its solution does not
// solve the cube: then it is another cube's. What it says about the lengths is trusted.
std::optional<OptimalCheckpoint> ReadCheckpoint(std::string_view text, const CubieCube& cube,
                                                Metric metric = Metric::kHtm);

}  // namespace cubewright
