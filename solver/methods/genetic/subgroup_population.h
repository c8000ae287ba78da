// A population that evolves through M. Thistlethwaite's subgroups, by mutation and crossover.
//
// An individual is a sequence of turns that its stage allows, made after those of an ancestor: one
// of the best results of the stage before. Its cost is what is still wrong, which weighs most, plus
// the turns of its whole descent. The idea to evolve through these subgroups, and to go on from
// several ancestors, is that of N. El-Sourani, S. Hauke and M. Borschbach (2010).
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
struct SubgroupRates {
  std::size_t population = 600;
  // The fittest of a generation that live on in the next.
  std::size_t elite = 60;
  // Each parent is the fittest of this many.
  int tournament = 3;
  std::uint32_t crossover_percent = 30;
  // How often a mutation also changes the ancestor.
  std::uint32_t other_ancestor_percent = 5;
  // A piece that is wrong costs as much as this many turns.
  int cost_of_wrong = 6;
  // Solutions of a stage that become ancestors of the next.
  std::size_t ancestors = 20;
  // Once it has a solution, a stage ends after this many generations without a better one.
  int patience = 20;
  // Without a solution, all die after this many generations without a fitter one, and others are
  // drawn.
  int stagnation = 30;
};

class SubgroupPopulation : public Population {
 public:
  SubgroupPopulation(const CubieCube& cube, RandomNumbers numbers);

  // More than any stage needs at best (15).
  static constexpr std::size_t kGenomeCapacity = 20;

 protected:
  void Breed() override;

 private:
  struct Individual {
    std::size_t ancestor = 0;
    Genome<kGenomeCapacity> genome;
    CubieCube cube;
    int wrong = 0;
    int cost = 0;
  };

  void BeginStage();
  // Makes the turns of the genome, and counts what is wrong. Once the stage is done, the rest of
  // the genome is cut off.
  void Express(Individual& individual);
  Individual Newcomer();
  Individual Crossover();
  Individual Mutation();
  const Individual& Parent();
  void EvaluateGeneration();
  // Keeps the individual if it is among the best that have done the stage.
  void TakeResult(const Individual& individual);
  // The ancestors of the next stage are the results of this one.
  void TakeOver();
  void KeepElite();

  TurnDraw draw_;
  std::vector<Individual> living_;
  std::vector<Individual> children_;
  // Of those living, the fittest first.
  std::vector<std::size_t> ranking_;
  std::vector<Individual> results_;  // the best first
  // Whether the children are drawn at random, as there are no parents yet.
  bool is_first_ = true;
  int best_cost_ = 0;
  int generations_without_better_ = 0;
};

}  // namespace cubewright
