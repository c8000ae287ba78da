// The method that proves its solution shortest, with the tables of the two-phase search, for
// JavaScript.
#pragma once

#include <utility>
#include <vector>

#include "solver/cube/move.h"
#include "wasm/solves/method_engine.h"
#include "wasm/tables/table_rooms.h"

namespace cubewright {

class OptimalEngine final : public TableRooms {
 public:
  OptimalEngine();

  // As MethodEngine::Start; false also if not all tables are in use.
  bool Start(MethodRequest request);
  MethodSolve* solve() { return engine_.solve(); }
  // How many threads the solves have that begin later, at least 1; at first 1.
  void UseThreads(int threads) { threads_ = threads; }
  // Moves that solve the cube of the next solve, which then looks for shorter ones.
  void Know(std::vector<Move> moves) { known_ = std::move(moves); }

 private:
  // A solve would read tables that change.
  void UseChanged() override { engine_.ForgetTables(); }

  MethodEngine engine_;
  int threads_ = 1;
  std::vector<Move> known_;
};

}  // namespace cubewright
