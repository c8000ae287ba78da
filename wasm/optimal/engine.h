// The method that proves its solution shortest, with the tables of the two-phase search, for
// JavaScript.
#pragma once

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
    return TableMethodEngine::Start(request);
  }
  // How many threads the solves have that begin later, at least 1; at first 1.
  void UseThreads(int threads) { threads_ = threads; }
  // Moves that solve the cube of the next solve, which then looks for shorter ones.
  void Know(std::vector<Move> moves) { known_ = std::move(moves); }

 private:
  int threads_ = 1;
  std::vector<Move> known_;
};

}  // namespace cubewright
