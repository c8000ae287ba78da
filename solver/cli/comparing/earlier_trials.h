// What an earlier run of the same experiment has written, so that another one goes on with it.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/cli/comparing/comparison_options.h"
#include "solver/cli/comparing/trials/compared_cubes.h"
#include "solver/cube/error.h"
#include "solver/experiments/tally.h"

namespace cubewright {

// The lines of a cube that is done, and what they say, in the order of the methods.
struct EarlierTrials {
  std::vector<std::string> lines;
  std::vector<Trial> trials;
};

// By the numbers of the cubes.
using EarlierCubes = std::map<std::uint64_t, EarlierTrials>;

// The cubes that have a line for each method of the experiment. Lines of others, which a run leaves
// that is stopped, are left out. Fails with a sentence if the lines are of another experiment.
Result<EarlierCubes, std::string> ReadEarlierCubes(std::istream& lines, const std::string& name,
                                                   const ComparisonPlan& plan);

// The cubes of an experiment without those that are done.
class RemainingCubes final : public ComparedCubes {
 public:
  // `earlier` and `positions` must outlive it.
  RemainingCubes(std::unique_ptr<ComparedCubes> all, const EarlierCubes& earlier,
                 const PuzzlePositions& positions)
      : all_(std::move(all)), earlier_(earlier), positions_(positions) {}

  // Draws the first cube that remains. False if a cube before it is another one than that which was
  // done under its number.
  bool Begin();
  std::optional<ComparedCube> Next() override;
  std::uint64_t refused() const override { return all_->refused(); }
  std::optional<std::uint64_t> total() const override { return all_->total(); }
  // Whether a cube was another one than that which was done under its number; there are then no
  // further cubes.
  bool are_others() const { return are_others_; }

 private:
  std::unique_ptr<ComparedCubes> all_;
  const EarlierCubes& earlier_;
  const PuzzlePositions& positions_;
  std::optional<ComparedCube> first_;
  bool are_others_ = false;
};

}  // namespace cubewright
