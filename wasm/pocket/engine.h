// The methods for the 2x2x2 with the tables of its distances, for JavaScript.
#pragma once

#include "wasm/solves/method_engine.h"
#include "wasm/solves/wanted_solutions.h"
#include "wasm/tables/table_rooms.h"

namespace cubewright {

class PocketEngine final : public TableRooms {
 public:
  PocketEngine();

  // Like MethodEngine::Start, with 24 letters for the start, and a solved puzzle as the goal. Also
  // false if the method needs tables that are not in use.
  bool Start(MethodRequest request);
  // How many solutions of the least cost later solves give, if their method gives several. There is
  // no preference.
  WantedSolutions& wanted() { return wanted_; }
  void EndSolve() { last_begun_->EndSolve(); }
  MethodSolve* solve() { return last_begun_->solve(); }

 private:
  // Ends a solve that would read tables that change; one that needs none goes on.
  void UseChanged() override;
  bool StartOptimal(const MethodRequest& request, const ReadRequest& read);

  // Each keeps what its methods have made.
  MethodEngine optimal_;
  MethodEngine by_stages_;
  MethodEngine* last_begun_ = &by_stages_;
  WantedSolutions wanted_;
};

}  // namespace cubewright
