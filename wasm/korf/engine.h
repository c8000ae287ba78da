// Korf's method with its tables, for JavaScript.
#pragma once

#include "wasm/solves/method_engine.h"
#include "wasm/tables/table_rooms.h"

namespace cubewright {

class KorfEngine final : public TableRooms {
 public:
  KorfEngine();

  // As MethodEngine::Start; false also if not all tables are in use.
  bool Start(const MethodRequest& request);
  MethodSolve* solve() { return engine_.solve(); }

 private:
  // A solve would read tables that change.
  void UseChanged() override { engine_.ForgetTables(); }

  MethodEngine engine_;
};

}  // namespace cubewright
