// Trials as lines of text, one for each cube and method (CSV): README.md has the columns.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/cli/comparing/trials/compared_cubes.h"
#include "solver/cli/comparing/trials/compared_method.h"
#include "solver/cli/cubes/puzzle_options.h"
#include "solver/experiments/tally.h"

namespace cubewright {

inline constexpr std::string_view kTrialColumns =
    "cube,scramble,facelets,method,metric,stop,turns,time_ms,nodes,moves";

// A line without its end. No field has a comma in it. Times have three decimals, which are whole
// microseconds, so that sums over lines are those of the run that wrote them.
std::string TrialLine(const ComparedCube& cube, std::string_view facelets, std::string_view method,
                      std::string_view metric, const TrialResult& result);

// Sums up lines that earlier runs have written.
class TrialLineReader {
 public:
  // Receives what each line says that was added, and its method.
  using Take = std::function<void(std::string_view method, const Trial& trial)>;

  // `faces`: in which order the faces of a 2x2x2 are written.
  explicit TrialLineReader(std::string faces = "", Take take = {})
      : faces_(std::move(faces)), take_(std::move(take)) {}

  // Adds all lines of a text. Leaves a line out, and reports its number on standard error, if it is
  // not of a trial, its moves do not solve its cube, it has another puzzle or metric than the first
  // one, an earlier line has the same cube and method, or another cube of the same number.
  void Read(std::istream& lines, const std::string& name);

  // Adds a line. Why it is left out; none if it was added, is empty, or names the columns.
  std::optional<std::string> Add(std::string line);
  // Whether a line names the columns.
  static bool IsHead(std::string_view line);

  const ExperimentTally& tally() const { return tally_; }
  // The puzzle and the metric of the first line; empty if there is none.
  const std::string& puzzle() const { return puzzle_; }
  const std::string& metric() const { return metric_; }
  std::uint64_t cubes() const { return cubes_; }
  std::uint64_t refused() const { return refused_; }
  // How many of these each method has lines of.
  const std::map<std::string, std::uint64_t>& cubes_of_methods() const { return cubes_of_methods_; }
  // The greatest number of a cube.
  std::uint64_t last() const { return last_; }
  // How many cubes up to that number are missing.
  std::uint64_t missing() const { return last_ - cubes_; }
  // The first of these, `most` at most.
  std::vector<std::uint64_t> Missing(std::size_t most) const;

 private:
  // The cubes seen so far, a bit each, in blocks that are made when needed.
  static constexpr std::size_t kCubesInBlock = 4096;
  using SeenCubes = std::map<std::uint64_t, std::bitset<kCubesInBlock>>;
  // A hash of the facelets of each cube.
  using SeenFacelets = std::map<std::uint64_t, std::array<std::uint32_t, kCubesInBlock>>;

  // Why a line is left out; none if it was added.
  std::optional<std::string> ObjectionTo(const std::string& line);
  // Whether this is the first line of the cube and the method.
  bool IsNew(const std::string& method, std::uint64_t number);
  // Whether an earlier line has another cube of this number.
  bool IsOtherCube(const Trial& trial);

  const std::string faces_;
  const Take take_;
  ExperimentTally tally_;
  std::string puzzle_;
  std::string metric_;
  std::map<std::string, SeenCubes> seen_;
  SeenCubes seen_by_any_;
  SeenFacelets seen_facelets_;
  std::uint64_t cubes_ = 0;
  std::map<std::string, std::uint64_t> cubes_of_methods_;
  std::uint64_t last_ = 0;
  std::uint64_t refused_ = 0;
};

}  // namespace cubewright
