#include "solver/methods/parts/parts_tables.h"

#include <algorithm>

namespace cubewright {

PartsTables::PartsTables(const PartsQuestion& question)
    : question_(question), turns_(question.moves, question.metric) {
  for (const TableParts& table : PlanTables(question)) {
    auto& coordinates = plan_.emplace_back();
    for (const CoordinateParts& parts : table) coordinates.push_back(AddCoordinate(parts));
  }
}

std::size_t PartsTables::AddCoordinate(const CoordinateParts& parts) {
  const auto known =
      std::find_if(coordinates_.begin(), coordinates_.end(),
                   [&](const auto& coordinate) { return coordinate->parts() == parts; });
  if (known != coordinates_.end()) {
    return static_cast<std::size_t>(known - coordinates_.begin());
  }
  coordinates_.push_back(
      std::make_unique<Coordinate>(parts, question_.moves, question_.finishing_moves));
  return coordinates_.size() - 1;
}

bool PartsTables::Step(std::uint64_t work) {
  if (is_complete_) return true;
  for (const auto& coordinate : coordinates_) {
    if (!coordinate->is_complete()) {
      coordinate->Step(work);
      return false;
    }
  }
  if (distances_.empty() || distances_.back()->is_complete()) {
    std::vector<const Coordinate*> coordinates;
    for (const std::size_t i : plan_[distances_.size()]) coordinates.push_back(&*coordinates_[i]);
    distances_.push_back(std::make_unique<Distances>(std::move(coordinates), turns_));
  }
  is_complete_ = distances_.back()->Step(work) && distances_.size() == plan_.size();
  return is_complete_;
}

double PartsTables::progress() const {
  if (is_complete_) return 1;
  double made = 0;
  for (const auto& table : distances_) made += table->progress();
  return made / static_cast<double>(plan_.size());
}

int PartsTables::LowerBound(const CubieCube& cube) const {
  int bound = 0;
  for (const auto& table : distances_) {
    std::uint32_t entry = 0;
    for (std::size_t i = 0; i < table->coordinates().size(); ++i) {
      const auto value = table->coordinates()[i]->ValueOf(cube);
      if (!value) return Distances::kUnreached;
      entry += *value * table->stride(i);
    }
    bound = std::max(bound, table->At(entry));
  }
  return bound;
}

}  // namespace cubewright
