// Threads of the operating system for making a table. In a file of its own, so that bundles without
// threads need none of it.
#pragma once

#include <thread>
#include <vector>

#include "tables/generation.h"

namespace cubewright {

// `count` is at least 1.
inline GenerationThreads OnThreads(int count) {
  return {.count = count, .run = [](int part_count, const GenerationThreads::Part& part) {
            std::vector<std::jthread> others;
            for (int index = 1; index < part_count; ++index) others.emplace_back(part, index);
            part(0);
          }};
}

}  // namespace cubewright
