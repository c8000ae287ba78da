// The results of an experiment, summed up by method and by the length of scrambles.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "solver/experiments/distribution.h"

namespace cubewright {

// What one method did with one cube.
struct Trial {
  // The number of the cube, from 1.
  std::uint64_t number = 0;
  // How many turns its scramble has; none if it is no scramble.
  std::optional<int> scramble_length = {};
  std::string facelets = {};
  // What the solution costs in the metric of the experiment; none if the cube was given up.
  std::optional<std::uint64_t> turns = {};
  // Whether it is proven that none costs less.
  bool is_proven = false;
  // The time until the method had done all that it does, or gave up.
  std::uint64_t time_us = 0;
};

// The cube that took a method the fewest or the most turns; of several the one of least number.
struct ExtremeCube {
  std::uint64_t turns = 0;
  std::uint64_t number = 0;
  std::string facelets;
};

class Tally {
 public:
  void Add(const Trial& trial);

  // All cubes, those given up included.
  std::uint64_t cubes() const { return time_us_.count(); }
  std::uint64_t given_up() const { return cubes() - turns_.count(); }
  std::uint64_t proven() const { return proven_; }
  // Of the cubes that were solved.
  const Distribution& turns() const { return turns_; }
  // Of all cubes; for one that was given up, the time spent on it.
  const Distribution& time_us() const { return time_us_; }
  // None if no cube was solved.
  const std::optional<ExtremeCube>& best() const { return best_; }
  const std::optional<ExtremeCube>& worst() const { return worst_; }

 private:
  Distribution turns_;
  Distribution time_us_;
  std::uint64_t proven_ = 0;
  std::optional<ExtremeCube> best_;
  std::optional<ExtremeCube> worst_;
};

// A line of the table of results.
struct TallyRow {
  std::string_view method;
  // None for all cubes of the method together.
  std::optional<int> scramble_length;
  const Tally* tally = nullptr;
};

class ExperimentTally {
 public:
  // Different settings make different methods: `method` includes them.
  void Add(std::string_view method, const Trial& trial);

  // For each method, in the order in which they first came: a row for each length of scrambles, the
  // shortest first, and one for all, if there are several lengths. Valid until the next Add().
  std::vector<TallyRow> rows() const;

 private:
  struct MethodTallies {
    std::string method;
    Tally all;
    std::map<std::optional<int>, Tally> by_length;
  };

  std::vector<MethodTallies> methods_;
};

}  // namespace cubewright
