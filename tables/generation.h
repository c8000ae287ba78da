// A table being made, bit by bit.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace cubewright {

class TableGeneration {
 public:
  virtual ~TableGeneration() = default;

  // Goes on for about `work_units` units of some thousand entries or neighbours each; true when the
  // table is complete. The payload is unusable before.
  virtual bool Step(std::uint64_t work_units) = 0;
  // The part of the entries that has been found, 0..1; never falls.
  virtual double progress() const = 0;
  // Entries at distance 0, 1, 2 .. found so far.
  virtual const std::vector<std::uint64_t>& distance_counts() const = 0;
};

// Bundles of WebAssembly without threads have none of what several need.
#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
inline constexpr bool kHasGenerationThreads = false;
#else
inline constexpr bool kHasGenerationThreads = true;
#endif

// Does work in parts on several threads.
class PartRunner {
 public:
  using Part = std::function<void(int index)>;

  // Calls `part` with 0 .. count-1, on as many threads as there are, and returns when all calls
  // have returned.
  virtual void Run(int count, const Part& part) = 0;

 protected:
  ~PartRunner() = default;
};

// On how many threads a table is made, where its way of being made has work for several.
struct GenerationThreads {
  int count = 1;
  // Not used while `count` is 1.
  PartRunner* runner = nullptr;
};

enum class GenerationExtent : std::uint8_t {
  kTable,      // as far as the entries tell distances apart: makes the table
  kAllCounts,  // to the end, so that every distance is counted; the payload is only scratch space
};

}  // namespace cubewright
