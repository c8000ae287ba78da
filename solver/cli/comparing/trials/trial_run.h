// Solves all cubes of a comparison by all of its methods, a cube at a time on each thread.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "solver/cli/comparing/trials/compared_cubes.h"
#include "solver/cli/comparing/trials/compared_method.h"

namespace cubewright {

using ComparedMethods = std::vector<std::shared_ptr<const ComparedMethod>>;

struct CubeTrials {
  ComparedCube cube;
  // In the order of the methods; none of those that need not solve the cube again.
  std::vector<std::optional<TrialResult>> results;
};

// Receives the trials of one cube after the other, in the order of the cubes, whatever thread did
// them; one call at a time. False ends the run.
using TakeTrials = std::function<bool(const CubeTrials& trials)>;

// Fails with a sentence if a method gave a wrong solution. Keeps the trials of some thousand cubes
// at most, however many cubes there are.
std::optional<std::string> RunTrials(ComparedCubes& cubes, const ComparedMethods& methods,
                                     int threads, const TakeTrials& take);

}  // namespace cubewright
