// The method that proves its solution shortest, with the tables of the two-phase search, for
// JavaScript.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "solver/cube/move.h"
#include "solver/methods/optimal/optimal.h"
#include "solver/methods/twophase/tables/table_set.h"
#include "wasm/solves/table_method_engine.h"

namespace cubewright {

class OptimalEngine final : public TableMethodEngine {
 public:
  OptimalEngine() : TableMethodEngine(TwoPhaseTableSet(), kOptimalMethod) {
    static_assert(kTwoPhaseTableCount <= kMostTables);
  }

  bool Start(MethodRequest request) {
    request.threads = threads_;
    request.known = std::exchange(known_, {});
    request.checkpoint = std::exchange(checkpoint_, {});
    return TableMethodEngine::Start(request);
  }
  // How many threads the solves have that begin later, at least 1; at first 1.
  void UseThreads(int threads) { threads_ = threads; }
  // Moves that solve the cube of the next solve, which then looks for shorter ones.
  void Know(std::vector<Move> moves) { known_ = std::move(moves); }
  // What Checkpoint() told of the cube of the next solve, which then goes on from there.
  void GoOnFrom(std::string checkpoint) { checkpoint_ = std::move(checkpoint); }
  // How far the solve is; empty while that is nothing to go on from.
  std::string Checkpoint() {
    const MethodRun* run = solve() == nullptr ? nullptr : solve()->run();
    return run == nullptr ? "" : run->checkpoint();
  }

 private:
  int threads_ = 1;
  std::vector<Move> known_;
  std::string checkpoint_;
};

}  // namespace cubewright
