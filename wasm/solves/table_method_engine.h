// One method with the set of tables that it needs, for JavaScript.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "wasm/solves/method_engine.h"
#include "wasm/tables/table_rooms.h"

namespace cubewright {

class TableMethodEngine : public TableRooms {
 public:
  // `method` uses the tables of `set`, and is faster with those of `faster_set` as well, which come
  // after them. All must outlive the engine.
  TableMethodEngine(const TableSet& set, const MethodDescription& method,
                    const TableSet* faster_set = nullptr)
      : TableRooms(set, faster_set), methods_{&method}, engine_(methods_) {}

  // Like MethodEngine::Start; also false if a table that the method needs is not in use. It
  // searches with the others if they are in use.
  bool Start(const MethodRequest& request) {
    if (!AreAllCommitted()) return engine_.Start(request);
    std::array<std::span<const std::byte>, kMostTables> tables;
    std::size_t count = 0;
    while (count < table_count() && IsCommitted(count)) {
      tables[count] = Payload(count);
      ++count;
    }
    return engine_.Start(request, MethodTables(tables).first(count));
  }
  void EndSolve() { engine_.EndSolve(); }
  MethodSolve* solve() { return engine_.solve(); }

 private:
  // Ends a solve, which would read tables that change.
  void UseChanged() override { engine_.ForgetTables(); }

  const std::array<const MethodDescription*, 1> methods_;
  MethodEngine engine_;
};

}  // namespace cubewright
