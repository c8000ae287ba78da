// What an earlier run of the same experiment has written, so that another one goes on with it.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "solver/cli/comparing/comparison_options.h"
#include "solver/cli/comparing/trials/compared_cubes.h"
#include "solver/experiments/tally.h"

namespace cubewright {

// The lines of a file, without the cubes' solutions.
struct EarlierTrials {
  struct Cube {
    std::uint64_t facelets_hash = 0;
    // A bit for each method of which there is a line.
    std::uint64_t methods = 0;
  };

  // By their numbers.
  std::unordered_map<std::uint64_t, Cube> cubes;
  std::uint64_t line_count = 0;
  // How much of the file is whole lines: a run that is killed may leave a part of one.
  std::uint64_t whole_bytes = 0;
  // Of all lines.
  ExperimentTally tally;
};

// Returns a sentence if a whole line is not one that this experiment could have written.
std::optional<std::string> ReadEarlierTrials(std::istream& lines, const std::string& name,
                                             const ComparisonPlan& plan, EarlierTrials& earlier);

// Whether all cubes that have lines are cubes of the experiment. Goes through all of `cubes`.
bool AreOf(ComparedCubes& cubes, const EarlierTrials& earlier, const PuzzlePositions& positions);

// The cubes of an experiment, each with the methods that have solved it before.
class ResumedCubes final : public ComparedCubes {
 public:
  // `earlier` must outlive it.
  ResumedCubes(std::unique_ptr<ComparedCubes> all, const EarlierTrials& earlier)
      : all_(std::move(all)), earlier_(earlier) {}

  std::optional<ComparedCube> Next() override;
  std::uint64_t refused() const override { return all_->refused(); }
  std::optional<std::uint64_t> total() const override { return all_->total(); }

 private:
  std::unique_ptr<ComparedCubes> all_;
  const EarlierTrials& earlier_;
};

}  // namespace cubewright
