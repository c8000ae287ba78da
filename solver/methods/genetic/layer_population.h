// A population that evolves layer by layer, as in A. Britikov's paper: a random number of random
// turns is added to the fittest, and more of them while there is no progress. Nothing else is
// inherited or changed, and nothing is known except which pieces are wrong.
//
// The paper leaves open who survives. Where finished layers are restored only after several turns,
// no individual on the way there is among the fittest. So only half of the survivors are taken from
// those with the least wrong, half of what is left from those that come next, and so on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/cube/random_cube.h"
#include "solver/methods/genetic/genome.h"
#include "solver/methods/genetic/population.h"
#include "solver/methods/genetic/turning.h"

namespace cubewright {

// README.md explains how these were chosen.
struct LayerRates {
  std::size_t survivors = 20'000;
  std::size_t children = 20'000;
  // A child has 1 to this many turns more than its parent: at first, and at most.
  std::uint32_t least_reach = 3;
  std::uint32_t most_reach = 6;
  // After this many generations without a fitter one, children may have a turn more.
  int patience = 5;
  // Among those with equally much wrong, chance counts as up to this many turns.
  std::uint32_t turns_of_chance = 1'000;
};

class LayerPopulation : public Population {
 public:
  // `cube` is held with the cross below.
  LayerPopulation(const CubieCube& cube, RandomNumbers numbers);

  // Far more than a stage takes that makes progress.
  static constexpr std::size_t kGenomeCapacity = 120;

 protected:
  void Breed() override;

 private:
  static constexpr std::size_t kMostAdded = 6;

  struct Individual {
    std::size_t ancestor = 0;
    Genome<kGenomeCapacity> genome;
    CubieCube cube;
    int wrong = 0;
  };
  // One who may survive: a parent, or a child, which has some turns added.
  struct Candidate {
    std::size_t parent = 0;
    std::array<Move, kMostAdded> added{};
    std::size_t added_count = 0;
    CubieCube cube;
    int wrong = 0;
  };
  // The cubes of survivors, to take none twice.
  class CubeSet {
   public:
    void Clear() { slots_.fill(0); }
    // Returns whether it is new.
    bool Insert(const CubieCube& cube);

    // A power of two, and twice as many as survivors at least.
    static constexpr std::size_t kSlotCount = 65'536;

   private:
    std::array<std::uint64_t, kSlotCount> slots_{};
  };

  // Goes to the first stage that is not done yet.
  void BeginNextStage();
  void BeginStage();
  Candidate Child();
  void EvaluateGeneration();
  void RankCandidates();
  void ChooseSurvivors();
  void Survive(const Candidate& candidate);

  TurnDraw draw_{kAllMoves};
  std::vector<Individual> living_;  // the fittest first
  std::vector<Individual> survivors_;
  std::vector<Candidate> candidates_;
  // The candidates in the order in which they are taken: each one's number in the lowest bits,
  // above that what it is ranked by.
  std::vector<std::uint64_t> ranking_;
  CubeSet taken_;
  std::size_t child_count_ = 0;
  std::uint32_t reach_ = 0;
  int best_wrong_ = 0;
  int generations_without_better_ = 0;
};

}  // namespace cubewright
