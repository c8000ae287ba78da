// A table being made, step by step.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace cubewright {

class TableGeneration {
 public:
  virtual ~TableGeneration() = default;

  // Does about `work_units` units of about a thousand entries or neighbours each; returns true when
  // the table is complete. Until then, the payload is unusable.
  virtual bool Step(std::uint64_t work_units) = 0;
  // The share of the entries found so far, 0..1; never falls. When the table is complete, it is 1,
  // unless more or fewer entries were found than there are, by a fault of the machine.
  virtual double progress() const = 0;
  // Entries at distance 0, 1, 2 .. found so far.
  virtual const std::vector<std::uint64_t>& distance_counts() const = 0;
};

// WebAssembly bundles without threads leave out the code that several threads need.
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
inline constexpr bool kHasGenerationThreads = false;
#else
inline constexpr bool kHasGenerationThreads = true;
#endif

// Runs the parts of some work on several threads.
class PartRunner {
 public:
  using Part = std::function<void(int index)>;

  // Calls `part` with 0 .. count-1, on as many threads as there are, and returns when all calls
  // have returned.
  virtual void Run(int count, const Part& part) = 0;

 protected:
  ~PartRunner() = default;
};

// The threads on which a table is made, if the way it is made can use several.
struct GenerationThreads {
  int count = 1;
  // Not used while `count` is 1.
  PartRunner* runner = nullptr;
};

enum class GenerationExtent : std::uint8_t {
  kTable,      // as far as entries distinguish distances: makes the table
  kAllCounts,  // to the end, so that every distance is counted; the payload is only scratch space
};

}  // namespace cubewright
