#include "solver/experiments/tally.h"

#include <algorithm>

namespace cubewright {

void Tally::Add(const Trial& trial) {
  time_us_.Add(trial.time_us);
  if (!trial.turns) return;
  turns_.Add(*trial.turns);
  if (trial.is_proven) ++proven_;
  const auto is_first = [&trial](const ExtremeCube& other) { return trial.number < other.number; };
  const auto keep = [&trial](std::optional<ExtremeCube>& extreme) {
    extreme = {*trial.turns, trial.number, trial.facelets};
  };
  if (!best_ || *trial.turns < best_->turns || (*trial.turns == best_->turns && is_first(*best_))) {
    keep(best_);
  }
  if (!worst_ || *trial.turns > worst_->turns ||
      (*trial.turns == worst_->turns && is_first(*worst_))) {
    keep(worst_);
  }
}

void ExperimentTally::Add(std::string_view method, const Trial& trial) {
  auto tallies = std::find_if(methods_.begin(), methods_.end(),
                              [method](const auto& each) { return each.method == method; });
  if (tallies == methods_.end()) {
    tallies = methods_.insert(methods_.end(), {std::string(method), {}, {}});
  }
  tallies->all.Add(trial);
  tallies->by_length[trial.scramble_length].Add(trial);
}

std::vector<TallyRow> ExperimentTally::rows() const {
  std::vector<TallyRow> rows;
  for (const MethodTallies& tallies : methods_) {
    for (const auto& [length, tally] : tallies.by_length) {
      rows.push_back({tallies.method, length, &tally});
    }
    if (tallies.by_length.size() > 1) rows.push_back({tallies.method, std::nullopt, &tallies.all});
  }
  return rows;
}

}  // namespace cubewright
