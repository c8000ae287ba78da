// Everything that the search for the answer to one question reads.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/parts/coordinate.h"
#include "solver/methods/parts/distances.h"
#include "solver/methods/parts/plan.h"
#include "solver/methods/parts/question.h"
#include "solver/methods/parts/turns.h"

namespace cubewright {

class PartsTables {
 public:
  // Precondition: IsWellFormed(question).
  explicit PartsTables(const PartsQuestion& question);
  // Its members refer to each other.
  PartsTables(const PartsTables&) = delete;
  PartsTables& operator=(const PartsTables&) = delete;

  // Goes on making the tables, by about `work` values or entries; true when all are made. They may
  // be used then, by any number of searches at once.
  bool Step(std::uint64_t work);
  bool is_complete() const { return is_complete_; }
  // The share that is made, 0..1; never falls.
  double progress() const;

  const PartsQuestion& question() const { return question_; }
  const Turns& turns() const { return turns_; }
  // Several tables may have the same coordinates.
  const std::vector<std::unique_ptr<Coordinate>>& coordinates() const { return coordinates_; }
  const std::vector<std::unique_ptr<Distances>>& distances() const { return distances_; }
  // Whether the only table has the exact distance of every position.
  bool is_exact() const { return plan_.size() == 1; }

  // No way from there to the answer costs less; if the tables are exact, the shortest costs this.
  // Distances::kUnreached if none leads there.
  int LowerBound(const CubieCube& cube) const;

 private:
  std::size_t AddCoordinate(const CoordinateParts& parts);

  const PartsQuestion question_;
  const Turns turns_;
  // By table, the places of its coordinates in `coordinates_`.
  std::vector<std::vector<std::size_t>> plan_;
  std::vector<std::unique_ptr<Coordinate>> coordinates_;
  std::vector<std::unique_ptr<Distances>> distances_;
  bool is_complete_ = false;
};

}  // namespace cubewright
