// One thread's share of the passes.
#pragma once

#include <array>
#include <cstdint>

#include "solver/methods/twophase/search/pass_schedule.h"
#include "solver/methods/twophase/walks/closing_moves.h"
#include "solver/methods/twophase/walks/two_phase_walk.h"

namespace cubewright {

class PassWorker {
 public:
  // All three must outlive it; other threads may share them.
  PassWorker(const SearchTables& tables, PassSchedule& schedule, SolutionRecord& record)
      : schedule_(schedule), record_(record), closing_(tables), walk_(tables, record) {}

  // Visits about `node_budget` positions, fewer if a pass ends; false when no pass is left.
  bool Step(std::uint64_t node_budget);
  std::uint64_t nodes() const { return walk_.nodes() + closing_.nodes(); }

 private:
  PassSchedule& schedule_;
  SolutionRecord& record_;
  PassSchedule::Pass pass_{};
  ClosingWalk closing_;
  bool starts_are_left_ = false;
  std::array<Start, TwoPhaseWalk::kBatchSize> starts_;
  TwoPhaseWalk walk_;
  bool is_walking_ = false;
};

}  // namespace cubewright
