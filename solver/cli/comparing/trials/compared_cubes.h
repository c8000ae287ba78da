// Where the cubes of a comparison come from.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "solver/cli/cubes/position.h"
#include "solver/cli/cubes/puzzle_positions.h"
#include "solver/experiments/cube_series.h"

namespace cubewright {

// Some editors begin a text with it.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

struct ComparedCube {
  // From 1; for a file, the number of its line.
  std::uint64_t number = 0;
  std::optional<int> scramble_length = {};
  Position position = {};
  // The methods that need not solve it again, a bit each.
  std::uint64_t done_methods = 0;
};

// Every `of`-th cube, beginning with the one of number `part`: all parts together have each cube
// once, whatever the cubes are and however many there are.
struct ExperimentPart {
  std::uint64_t part = 1;
  std::uint64_t of = 1;

  bool Has(std::uint64_t number) const { return (number - 1) % of == part - 1; }
};

class ComparedCubes {
 public:
  virtual ~ComparedCubes() = default;
  // The next one; none after the last. Called by one thread at a time.
  virtual std::optional<ComparedCube> Next() = 0;
  // How many lines were no cube; each was reported on standard error.
  virtual std::uint64_t refused() const { return 0; }
  // How many there are; none if that is not known before the end.
  virtual std::optional<std::uint64_t> total() const { return std::nullopt; }
};

class SeriesCubes final : public ComparedCubes {
 public:
  SeriesCubes(const CubeSeries& series, ExperimentPart part)
      : drawing_(series), part_(part), total_(series.total()) {}
  std::optional<ComparedCube> Next() override;
  std::optional<std::uint64_t> total() const override;

 private:
  CubeDrawing drawing_;
  const ExperimentPart part_;
  const std::uint64_t total_;
};

// One cube a line, facelets or moves. Empty lines, those that begin with #, and what follows a tab
// are skipped.
class LineCubes final : public ComparedCubes {
 public:
  // `lines` and `positions` must outlive it. `tells`: whether lines that are no cube are reported.
  LineCubes(std::istream& lines, std::string name, const PuzzlePositions& positions,
            ExperimentPart part, bool tells = true)
      : lines_(lines), name_(std::move(name)), positions_(positions), part_(part), tells_(tells) {}
  std::optional<ComparedCube> Next() override;
  std::uint64_t refused() const override { return refused_; }

 private:
  std::istream& lines_;
  const std::string name_;
  const PuzzlePositions& positions_;
  const ExperimentPart part_;
  const bool tells_;
  std::uint64_t number_ = 0;
  std::uint64_t refused_ = 0;
};

}  // namespace cubewright
