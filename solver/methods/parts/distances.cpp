#include "solver/methods/parts/distances.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace cubewright {
namespace {

// How many entries are scanned in one go.
constexpr std::uint32_t kScannedAtOnce = 256;

}  // namespace

Distances::Distances(std::vector<const Coordinate*> coordinates, const Turns& turns)
    : coordinates_(std::move(coordinates)), turns_(turns), strides_(coordinates_.size()) {
  std::uint32_t count = 1;
  for (std::size_t i = coordinates_.size(); i-- > 0;) {
    strides_[i] = count;
    count *= coordinates_[i]->size();
  }
  entries_.assign(count, kUnreached);
  counts_[kUnreached] = count;
  SetGoals();
}

// An entry is a goal if the values of all its coordinates are.
void Distances::SetGoals() {
  std::vector<std::uint32_t> values(coordinates_.size());
  while (true) {
    std::uint32_t entry = 0;
    for (std::size_t i = 0; i < values.size(); ++i) entry += values[i] * strides_[i];
    Set(entry, 0);
    std::size_t i = values.size();
    while (i > 0 && ++values[i - 1] == coordinates_[i - 1]->goal_count()) values[--i] = 0;
    if (i == 0) return;
  }
}

// E. Dijkstra's search, with costs of one or two: entries at the least distance left are final.
// Each distance takes a pass through the table, which sets their neighbours. Where every turn costs
// one, the pass may instead check for each entry not yet reached whether one of them is its
// neighbour.
bool Distances::Step(std::uint64_t work) {
  while (work > 0 && !is_complete_) {
    const auto count = static_cast<std::uint32_t>(entries_.size());
    const std::uint32_t stop = count - next_ < kScannedAtOnce ? count : next_ + kScannedAtOnce;
    const std::uint8_t wanted = goes_backward_ ? kUnreached : distance_;
    while (next_ < stop) {
      const void* found = std::memchr(&entries_[next_], wanted, stop - next_);
      if (found == nullptr) {
        next_ = stop;
        break;
      }
      next_ = static_cast<std::uint32_t>(static_cast<const std::uint8_t*>(found) - &entries_[0]);
      goes_backward_ ? SetIfBeside(next_) : SetBeside(next_);
      ++next_;
      work -= work > 1 ? 1 : 0;
    }
    --work;
    if (next_ == count) EndPass();
  }
  return is_complete_;
}

double Distances::progress() const {
  if (is_complete_) return 1;
  return 1 - static_cast<double>(counts_[kUnreached]) / static_cast<double>(entries_.size());
}

void Distances::EndPass() {
  next_ = 0;
  // Costs of two may leave a distance out, but not two in a row.
  std::uint8_t following = distance_ + 1;
  if (counts_[following] == 0 && turns_.largest_cost() == 2) ++following;
  is_complete_ = following >= kUnreached || counts_[following] == 0;
  if (is_complete_) return;
  distance_ = following;
  goes_backward_ = turns_.largest_cost() == 1 && counts_[kUnreached] < counts_[distance_];
}

Distances::Neighbours Distances::NeighboursOf(std::uint32_t entry) const {
  Neighbours neighbours{};
  const std::size_t single_count = turns_.single_count();
  const std::span<const Turn> turns = turns_.turns();
  for (std::size_t i = 0; i < coordinates_.size(); ++i) {
    const Coordinate& coordinate = *coordinates_[i];
    const std::uint32_t stride = strides_[i];
    const auto after = coordinate.After(entry / stride % coordinate.size());
    for (std::size_t turn = 0; turn < single_count; ++turn) {
      neighbours[turn] += after[turn] * stride;
    }
    for (std::size_t turn = single_count; turn < turns.size(); ++turn) {
      neighbours[turn] += coordinate.After(after[turns[turn].first])[turns[turn].second] * stride;
    }
  }
  return neighbours;
}

void Distances::SetBeside(std::uint32_t entry) {
  const Neighbours neighbours = NeighboursOf(entry);
  const std::span<const Turn> turns = turns_.turns();
  for (std::size_t turn = 0; turn < turns.size(); ++turn) {
    const auto distance = static_cast<std::uint8_t>(distance_ + turns[turn].cost);
    if (entries_[neighbours[turn]] > distance) Set(neighbours[turn], distance);
  }
}

void Distances::SetIfBeside(std::uint32_t entry) {
  const Neighbours neighbours = NeighboursOf(entry);
  for (std::size_t turn = 0; turn < turns_.turns().size(); ++turn) {
    if (entries_[neighbours[turn]] == distance_) {
      return Set(entry, static_cast<std::uint8_t>(distance_ + 1));
    }
  }
}

void Distances::Set(std::uint32_t entry, std::uint8_t distance) {
  --counts_[entries_[entry]];
  entries_[entry] = distance;
  ++counts_[distance];
}

}  // namespace cubewright
