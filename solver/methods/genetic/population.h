// A population on its way through stages of solving a cube.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/cube/move.h"
#include "solver/cube/random_cube.h"
#include "solver/methods/genetic/fitness.h"

namespace cubewright {

// The turns by which an individual and its ancestors went through the stages so far.
struct Descent {
  CubieCube cube;  // after them
  std::vector<Move> moves;
  // For each stage, how many of the moves had been made at its end.
  std::vector<std::size_t> stage_ends;

  // After another stage, which led to `end`.
  Descent After(std::span<const Move> stage_moves, const CubieCube& end) const {
    Descent after = *this;
    after.cube = end;
    after.moves.insert(after.moves.end(), stage_moves.begin(), stage_moves.end());
    after.stage_ends.push_back(after.moves.size());
    return after;
  }
};

class Population {
 public:
  Population(std::span<const EvolvedStage> stages, const CubieCube& cube, RandomNumbers numbers)
      : stages_(stages), ancestors_{{cube, {}, {}}}, numbers_(numbers) {}
  virtual ~Population() = default;

  // Goes on by about `work` more turns. Returns whether all stages are done; not called again then.
  bool Step(std::uint64_t work) {
    const std::uint64_t stop_at = turns_ + work;
    while (turns_ < stop_at && !is_done()) Breed();
    return is_done();
  }

  std::span<const EvolvedStage> stages() const { return stages_; }
  // The current stage; stages().size() after the last.
  std::size_t stage() const { return generations_.size(); }
  bool is_done() const { return stage() == stages_.size(); }
  // How many generations each finished stage took.
  std::span<const int> generations() const { return generations_; }
  // Of the current stage.
  int generation() const { return generation_; }
  // Of the fittest of the last generation.
  int best_fitness() const { return best_fitness_; }
  // Turns that individuals have made.
  std::uint64_t turns() const { return turns_; }
  // The best solution. Precondition: is_done().
  const Descent& best() const { return ancestors_.front(); }

 protected:
  // Makes one child and, if it is the last of its generation, ends the generation.
  virtual void Breed() = 0;

  // Those with whom the stage begins, the best first.
  std::span<const Descent> ancestors() const { return ancestors_; }
  RandomNumbers& numbers() { return numbers_; }
  std::uint32_t DrawBelow(std::size_t bound) {
    return numbers_.Below(static_cast<std::uint32_t>(bound));
  }
  const EvolvedStage& current() const { return stages_[stage()]; }
  int FitnessOf(const CubieCube& cube) const { return current().fitness(cube); }
  void CountTurns(std::size_t turns) { turns_ += turns; }
  void EndGeneration(int best_fitness) {
    ++generation_;
    best_fitness_ = best_fitness;
  }
  // Precondition: there is one at least.
  void EndStage(std::vector<Descent> results) {
    ancestors_ = std::move(results);
    generations_.push_back(generation_);
    generation_ = 0;
  }

 private:
  std::span<const EvolvedStage> stages_;
  std::vector<Descent> ancestors_;
  RandomNumbers numbers_;
  std::vector<int> generations_;
  int generation_ = 0;
  int best_fitness_ = 0;
  std::uint64_t turns_ = 0;
};

}  // namespace cubewright
