#include "solver/methods/genetic/layer_population.h"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

namespace cubewright {
namespace {

constexpr LayerRates kRates;

// How candidates are ranked, in one number: what is wrong, then turns and chance, then their own
// number, so that no two are alike.
constexpr int kNumberBits = 16;
constexpr int kOrderBits = 32;
constexpr std::uint64_t kNumberMask = (std::uint64_t{1} << kNumberBits) - 1;
// How many steps of chance make a turn.
constexpr std::uint32_t kStepsOfChance = 64;

// The bytes as a number; the same on every machine.
std::uint64_t Packed(std::span<const std::uint8_t> bytes) {
  std::uint64_t packed = 0;
  for (const std::uint8_t byte : bytes) packed = packed << 5 | byte;
  return packed;
}

// D. Stafford's mix of all bits, as splitmix64 has it (variant 13, 2011).
std::uint64_t Mixed(std::uint64_t number) {
  number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9U;
  number = (number ^ number >> 27) * 0x94D049BB133111EBU;
  return number ^ number >> 31;
}

// Two cubes share a hash once in some 10^19.
std::uint64_t HashOf(const CubieCube& cube) {
  const std::uint64_t pieces = Mixed(Packed(cube.edge_piece)) ^ Packed(cube.corner_piece);
  return Mixed(Mixed(pieces) ^ Packed(cube.edge_orientation) ^
               Packed(cube.corner_orientation) << 17);
}

}  // namespace

bool LayerPopulation::CubeSet::Insert(const CubieCube& cube) {
  // 0 marks a free slot.
  const std::uint64_t hash = HashOf(cube) | 1;
  std::size_t slot = static_cast<std::size_t>(hash >> 1) % kSlotCount;
  while (slots_[slot] != 0) {
    if (slots_[slot] == hash) return false;
    slot = (slot + 1) % kSlotCount;
  }
  slots_[slot] = hash;
  return true;
}

LayerPopulation::LayerPopulation(const CubieCube& cube, RandomNumbers numbers)
    : Population(LayerStages(), cube, numbers) {
  static_assert(LayerRates{}.most_reach <= kMostAdded);
  static_assert(LayerRates{}.survivors + LayerRates{}.children <= kNumberMask);
  static_assert(2 * LayerRates{}.survivors <= CubeSet::kSlotCount);
  living_.reserve(kRates.survivors);
  survivors_.reserve(kRates.survivors);
  candidates_.reserve(kRates.survivors + kRates.children);
  ranking_.reserve(kRates.survivors + kRates.children);
  BeginNextStage();
}

void LayerPopulation::BeginNextStage() {
  while (!is_done()) {
    std::vector<Descent> done;
    for (const Descent& ancestor : ancestors()) {
      if (FitnessOf(ancestor.cube) == 0) done.push_back(ancestor.After({}, ancestor.cube));
    }
    if (done.empty()) {
      BeginStage();
      return;
    }
    EndStage(std::move(done));
  }
}

void LayerPopulation::BeginStage() {
  living_.clear();
  for (std::size_t i = 0; i < ancestors().size(); ++i) {
    Individual& individual = living_.emplace_back();
    individual.ancestor = i;
    individual.cube = ancestors()[i].cube;
    individual.wrong = FitnessOf(individual.cube);
  }
  reach_ = kRates.least_reach;
  best_wrong_ = std::numeric_limits<int>::max();
  generations_without_better_ = 0;
}

void LayerPopulation::Breed() {
  if (child_count_ == 0) {
    for (std::size_t parent = 0; parent < living_.size(); ++parent) {
      candidates_.push_back(
          {.parent = parent, .cube = living_[parent].cube, .wrong = living_[parent].wrong});
    }
  }
  const Candidate child = Child();
  // A parent whose genome is full has no children.
  if (child.added_count != 0) candidates_.push_back(child);
  CountTurns(child.added_count + 1);
  if (++child_count_ == kRates.children) EvaluateGeneration();
}

LayerPopulation::Candidate LayerPopulation::Child() {
  Candidate child;
  child.parent = DrawBelow(living_.size());
  const Individual& parent = living_[child.parent];
  child.cube = parent.cube;
  const std::size_t count = 1 + DrawBelow(reach_);
  if (parent.genome.size() + count > kGenomeCapacity) return child;
  Move turn = parent.genome.size() == 0 ? draw_.Any(numbers())
                                        : draw_.After(parent.genome.moves().back(), numbers());
  for (;;) {
    child.added[child.added_count++] = turn;
    Turn(child.cube, turn);
    if (child.added_count == count) break;
    turn = draw_.After(turn, numbers());
  }
  child.wrong = FitnessOf(child.cube);
  return child;
}

void LayerPopulation::EvaluateGeneration() {
  const bool is_barren = candidates_.size() == living_.size();
  RankCandidates();
  ChooseSurvivors();
  candidates_.clear();
  child_count_ = 0;
  std::swap(living_, survivors_);
  const int best = living_.front().wrong;
  EndGeneration(best);
  if (best == 0) {
    std::vector<Descent> next;
    for (const Individual& individual : living_) {
      if (individual.wrong != 0) break;
      next.push_back(
          ancestors()[individual.ancestor].After(individual.genome.moves(), individual.cube));
    }
    EndStage(std::move(next));
    BeginNextStage();
  } else if (is_barren) {
    BeginStage();
  } else if (best < best_wrong_) {
    best_wrong_ = best;
    reach_ = kRates.least_reach;
    generations_without_better_ = 0;
  } else if (++generations_without_better_ % kRates.patience == 0) {
    reach_ = std::min(reach_ + 1, kRates.most_reach);
  }
}

void LayerPopulation::RankCandidates() {
  ranking_.clear();
  for (std::size_t number = 0; number < candidates_.size(); ++number) {
    const Candidate& candidate = candidates_[number];
    const Individual& parent = living_[candidate.parent];
    const std::size_t turns =
        ancestors()[parent.ancestor].moves.size() + parent.genome.size() + candidate.added_count;
    const std::uint64_t order =
        turns * kStepsOfChance + DrawBelow(kRates.turns_of_chance * kStepsOfChance);
    ranking_.push_back(static_cast<std::uint64_t>(candidate.wrong) << (kOrderBits + kNumberBits) |
                       order << kNumberBits | number);
  }
  std::sort(ranking_.begin(), ranking_.end());
}

// Half from those with the least wrong, half of what is left from the next, and so on.
void LayerPopulation::ChooseSurvivors() {
  survivors_.clear();
  taken_.Clear();
  int level = -1;
  std::size_t room = 0;
  for (const std::uint64_t ranked : ranking_) {
    const Candidate& candidate = candidates_[ranked & kNumberMask];
    if (candidate.wrong != level) {
      level = candidate.wrong;
      room = (kRates.survivors - survivors_.size() + 1) / 2;
    }
    if (room == 0 || !taken_.Insert(candidate.cube)) continue;
    Survive(candidate);
    --room;
  }
}

void LayerPopulation::Survive(const Candidate& candidate) {
  Individual& survivor = survivors_.emplace_back(living_[candidate.parent]);
  survivor.genome.Push(std::span(candidate.added).first(candidate.added_count));
  survivor.cube = candidate.cube;
  survivor.wrong = candidate.wrong;
}

}  // namespace cubewright
