#include "solver/methods/genetic/subgroup_population.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace cubewright {
namespace {

constexpr SubgroupRates kRates;

// How many turns newcomers have at most, and a mutation adds at most at either end.
constexpr std::uint32_t kMostDrawn = 12;
constexpr std::uint32_t kMostAppended = 5;
constexpr std::uint32_t kMostPrepended = 3;

enum class MutationKind : std::uint8_t { kAppend, kPrepend, kReplace, kInsert, kDelete };
// Appending, which keeps all that was reached, is twice as likely as each of the others.
constexpr std::array kMutations = {MutationKind::kAppend,  MutationKind::kAppend,
                                   MutationKind::kPrepend, MutationKind::kReplace,
                                   MutationKind::kInsert,  MutationKind::kDelete};

}  // namespace

SubgroupPopulation::SubgroupPopulation(const CubieCube& cube, RandomNumbers numbers)
    : Population(SubgroupStages(), cube, numbers),
      draw_(current().moves),
      ranking_(kRates.population) {
  living_.reserve(kRates.population);
  children_.reserve(kRates.population);
  results_.reserve(kRates.ancestors + 1);
  BeginStage();
}

void SubgroupPopulation::BeginStage() {
  draw_ = TurnDraw(current().moves);
  children_.clear();
  results_.clear();
  is_first_ = true;
  best_cost_ = std::numeric_limits<int>::max();
  generations_without_better_ = 0;
}

void SubgroupPopulation::Express(Individual& individual) {
  const Descent& ancestor = ancestors()[individual.ancestor];
  individual.cube = ancestor.cube;
  individual.wrong = FitnessOf(individual.cube);
  std::size_t made = 0;
  while (made < individual.genome.size() && individual.wrong != 0) {
    Turn(individual.cube, individual.genome.moves()[made++]);
    individual.wrong = FitnessOf(individual.cube);
  }
  individual.genome.Shorten(made);
  CountTurns(made + 1);
  individual.cost = individual.wrong * kRates.cost_of_wrong +
                    static_cast<int>(ancestor.moves.size() + individual.genome.size());
}

void SubgroupPopulation::Breed() {
  if (is_first_) {
    children_.push_back(Newcomer());
  } else if (DrawBelow(100) < kRates.crossover_percent) {
    children_.push_back(Crossover());
  } else {
    children_.push_back(Mutation());
  }
  Express(children_.back());
  if (children_.size() == kRates.population) EvaluateGeneration();
}

// The first ones are the ancestors themselves.
SubgroupPopulation::Individual SubgroupPopulation::Newcomer() {
  Individual newcomer;
  if (children_.size() < ancestors().size()) {
    newcomer.ancestor = children_.size();
    return newcomer;
  }
  newcomer.ancestor = DrawBelow(ancestors().size());
  for (std::uint32_t left = 1 + DrawBelow(kMostDrawn); left > 0; --left) {
    newcomer.genome.Push(draw_.Any(numbers()));
  }
  return newcomer;
}

// The beginning of one parent, and the end of another.
SubgroupPopulation::Individual SubgroupPopulation::Crossover() {
  const Individual& first = Parent();
  const Individual& second = Parent();
  Individual child;
  child.ancestor = first.ancestor;
  const auto cut = [this](const Individual& parent) { return DrawBelow(parent.genome.size() + 1); };
  child.genome.Push(first.genome.moves().first(cut(first)));
  child.genome.Push(second.genome.moves().subspan(cut(second)));
  return child;
}

SubgroupPopulation::Individual SubgroupPopulation::Mutation() {
  const Individual& parent = Parent();
  const std::span<const Move> moves = parent.genome.moves();
  Individual child;
  child.ancestor = parent.ancestor;
  if (DrawBelow(100) < kRates.other_ancestor_percent) {
    child.ancestor = DrawBelow(ancestors().size());
  }
  const auto push_drawn = [&](std::uint32_t most) {
    for (std::uint32_t left = 1 + DrawBelow(most); left > 0; --left) {
      child.genome.Push(draw_.Any(numbers()));
    }
  };
  const MutationKind kind =
      moves.empty() ? MutationKind::kAppend : kMutations[DrawBelow(kMutations.size())];
  if (kind == MutationKind::kAppend) {
    child.genome.Push(moves);
    push_drawn(kMostAppended);
  } else if (kind == MutationKind::kPrepend) {
    push_drawn(kMostPrepended);
    child.genome.Push(moves);
  } else {
    const std::size_t at = DrawBelow(moves.size());
    child.genome.Push(moves.first(at));
    if (kind != MutationKind::kDelete) push_drawn(1);
    child.genome.Push(moves.subspan(kind == MutationKind::kInsert ? at : at + 1));
  }
  return child;
}

const SubgroupPopulation::Individual& SubgroupPopulation::Parent() {
  std::size_t best = kRates.population;
  for (int i = 0; i < kRates.tournament; ++i) {
    best = std::min<std::size_t>(best, DrawBelow(kRates.population));
  }
  return living_[ranking_[best]];
}

void SubgroupPopulation::EvaluateGeneration() {
  std::swap(living_, children_);
  children_.clear();
  is_first_ = false;
  std::iota(ranking_.begin(), ranking_.end(), std::size_t{0});
  std::sort(ranking_.begin(), ranking_.end(), [this](std::size_t first, std::size_t second) {
    return std::pair(living_[first].cost, first) < std::pair(living_[second].cost, second);
  });
  const Individual& fittest = living_[ranking_.front()];
  EndGeneration(fittest.wrong);
  ++generations_without_better_;
  if (fittest.cost < best_cost_) {
    best_cost_ = fittest.cost;
    generations_without_better_ = 0;
  }
  for (const std::size_t index : ranking_) {
    if (living_[index].wrong == 0) TakeResult(living_[index]);
  }
  // No solution is better than an empty one.
  const bool has_nothing_to_do = !results_.empty() && results_.front().genome.size() == 0;
  if (has_nothing_to_do || (!results_.empty() && generations_without_better_ >= kRates.patience)) {
    TakeOver();
  } else if (results_.empty() && generations_without_better_ >= kRates.stagnation) {
    is_first_ = true;
    best_cost_ = std::numeric_limits<int>::max();
    generations_without_better_ = 0;
  } else {
    KeepElite();
  }
}

void SubgroupPopulation::TakeResult(const Individual& individual) {
  const auto same = std::find_if(results_.begin(), results_.end(), [&](const Individual& result) {
    return result.cube == individual.cube;
  });
  if (same != results_.end()) {
    if (same->cost <= individual.cost) return;
    results_.erase(same);
  }
  const auto behind =
      std::upper_bound(results_.begin(), results_.end(), individual.cost,
                       [](int cost, const Individual& result) { return cost < result.cost; });
  results_.insert(behind, individual);
  if (results_.size() > kRates.ancestors) results_.pop_back();
}

void SubgroupPopulation::TakeOver() {
  std::vector<Descent> next;
  next.reserve(results_.size());
  for (const Individual& result : results_) {
    next.push_back(ancestors()[result.ancestor].After(result.genome.moves(), result.cube));
  }
  EndStage(std::move(next));
  if (!is_done()) BeginStage();
}

// No two of the elite lead to the same cube.
void SubgroupPopulation::KeepElite() {
  for (const std::size_t index : ranking_) {
    const Individual& individual = living_[index];
    const bool is_there =
        std::any_of(children_.begin(), children_.end(), [&](const Individual& kept) {
          return kept.cost == individual.cost && kept.cube == individual.cube;
        });
    if (!is_there) children_.push_back(individual);
    if (children_.size() == kRates.elite) return;
  }
}

}  // namespace cubewright
