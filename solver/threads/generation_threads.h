// Runs the parts of some work, such as making a table, on threads of the operating system.
#pragma once

#include "solver/threads/other_threads.h"
#include "tables/generation.h"

namespace cubewright {

// Calls `part` with 0 .. count-1 and returns when all have returned. Each part gets its own thread,
// as far as the system grants them; the calling thread does the rest. Throws what a part throws.
inline void RunParts(int count, const PartRunner::Part& part) {
  OtherThreads others;
  others.StartUpTo(count - 1, [&part](int index) { part(index + 1); });
  part(0);
  for (int index = others.count() + 1; index < count; ++index) part(index);
  others.Join();
  others.Rethrow();
}

// `count` is at least 1.
inline GenerationThreads OnThreads(int count) {
  struct OwnThreads final : PartRunner {
    void Run(int parts, const Part& part) override { RunParts(parts, part); }
  };
  static OwnThreads runner;
  return {.count = count, .runner = &runner};
}

}  // namespace cubewright
