#include "solver/methods/parts/parts_search.h"

#include <algorithm>
#include <bit>

namespace cubewright {

PartsSearch::PartsSearch(const PartsTables& tables)
    : tables_(tables),
      coordinate_count_(tables.coordinates().size()),
      values_((kMostTurns + 1) * coordinate_count_) {
  const auto& all = tables.coordinates();
  for (std::size_t table = 0; table < tables.distances().size(); ++table) {
    const Distances& distances = *tables.distances()[table];
    for (std::size_t i = 0; i < distances.coordinates().size(); ++i) {
      const auto place = std::find_if(all.begin(), all.end(), [&](const auto& one) {
        return one.get() == distances.coordinates()[i];
      });
      terms_.push_back({static_cast<std::uint8_t>(table),
                        static_cast<std::uint8_t>(place - all.begin()), distances.stride(i)});
    }
  }
}

void PartsSearch::Begin(const CubieCube& cube, int most_cost) {
  most_cost_ = most_cost;
  way_length_ = 0;
  nodes_ = 0;
  limit_ = tables_.LowerBound(cube);
  is_exhausted_ = limit_ == Distances::kUnreached || limit_ > most_cost;
  if (is_exhausted_) return;
  for (std::size_t i = 0; i < coordinate_count_; ++i) {
    values_[i] = *tables_.coordinates()[i]->ValueOf(cube);
  }
  BeginPass();
}

PartsSearchState PartsSearch::Step(std::uint64_t work) {
  if (is_exhausted_) return PartsSearchState::kExhausted;
  const std::uint64_t stop_at = nodes_ + work;
  // The empty way is the only one: a way ends at the first answer.
  if (limit_ == 0) {
    is_exhausted_ = true;
    RecordWay();
    return PartsSearchState::kFound;
  }
  while (nodes_ < stop_at) {
    Node& node = nodes_on_way_[depth_];
    if (node.left == 0) {
      if (depth_ > 0) {
        --depth_;
        continue;
      }
      is_exhausted_ = next_limit_ > most_cost_;
      if (is_exhausted_) return PartsSearchState::kExhausted;
      limit_ = next_limit_;
      BeginPass();
      continue;
    }
    const auto turn = static_cast<std::size_t>(std::countr_zero(node.left));
    node.left &= node.left - 1;
    node.turn = static_cast<std::uint8_t>(turn);
    const int cost = node.cost + tables_.turns().turns()[turn].cost;
    Make(turn);
    ++nodes_;
    const int bound = BoundAt(depth_ + 1);
    if (bound == Distances::kUnreached) continue;
    if (bound == 0) {
      // A cheaper way was found in an earlier pass.
      if (cost == limit_) {
        RecordWay();
        return PartsSearchState::kFound;
      }
      if (cost > limit_) next_limit_ = std::min(next_limit_, cost);
      continue;
    }
    if (cost + bound > limit_) {
      next_limit_ = std::min(next_limit_, cost + bound);
    } else if (depth_ + 1 < kMostTurns) {
      ++depth_;
      nodes_on_way_[depth_] = {tables_.turns().After(turn), 0, static_cast<std::uint8_t>(cost)};
    }
  }
  return PartsSearchState::kRunning;
}

void PartsSearch::BeginPass() {
  depth_ = 0;
  next_limit_ = kNoLimit + 1;
  nodes_on_way_[0] = {tables_.turns().all(), 0, 0};
}

// The position after a turn, to the next depth.
void PartsSearch::Make(std::size_t turn_number) {
  const Turn& turn = tables_.turns().turns()[turn_number];
  const auto from = ValuesAt(depth_);
  const auto to = ValuesAt(depth_ + 1);
  for (std::size_t i = 0; i < coordinate_count_; ++i) {
    const Coordinate& coordinate = *tables_.coordinates()[i];
    to[i] = coordinate.After(from[i])[turn.first];
    if (turn.second != Turn::kNone) to[i] = coordinate.After(to[i])[turn.second];
  }
}

int PartsSearch::BoundAt(std::size_t depth) {
  const auto values = ValuesAt(depth);
  int bound = 0;
  for (std::size_t i = 0; i < terms_.size();) {
    const std::uint8_t table = terms_[i].table;
    std::uint32_t entry = 0;
    for (; i < terms_.size() && terms_[i].table == table; ++i) {
      entry += values[terms_[i].coordinate] * terms_[i].stride;
    }
    bound = std::max(bound, tables_.distances()[table]->At(entry));
  }
  return bound;
}

void PartsSearch::RecordWay() {
  way_length_ = 0;
  if (limit_ == 0) return;
  const auto moves = tables_.turns().moves();
  for (std::size_t depth = 0; depth <= depth_; ++depth) {
    const Turn& turn = tables_.turns().turns()[nodes_on_way_[depth].turn];
    way_[way_length_++] = moves[turn.first];
    if (turn.second != Turn::kNone) way_[way_length_++] = moves[turn.second];
  }
}

}  // namespace cubewright
