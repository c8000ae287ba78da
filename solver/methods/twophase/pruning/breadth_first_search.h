// The distances of all entries of a small table, layer by layer.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace cubewright {

// A graph whose steps lead both ways, and whose entries are all within reach of entry 0.
//
// `graph.AnyNeighbour(entry, is_wanted)` calls is_wanted(neighbour) for one neighbour after another
// until it is true of one, and says whether it was. Where several entries mean the same position,
// such as conjugates by symmetries that fix a class, one of them as a neighbour is enough, and
// `graph.ForEachSame(entry, visit)` calls visit(same) for all of them, the entry itself among them.
template <class Graph>
class BreadthFirstSearch {
 public:
  BreadthFirstSearch(std::size_t size, const Graph& graph)
      : graph_(graph), distances_(size, kUnreached), unreached_(size) {}

  // The number of steps from entry 0 to each entry.
  std::vector<std::uint8_t> TakeDistances() && {
    Reach(0);
    std::size_t last_layer = 1;
    while (unreached_ > 0) {
      ++distance_;
      const std::size_t unreached_before = unreached_;
      // Either the last layer looks for its neighbours, or what is left looks for neighbours in it.
      const bool forward = last_layer <= unreached_;
      for (std::size_t begin = 0; begin < distances_.size(); begin += kBlock) {
        const std::size_t end = std::min(begin + kBlock, distances_.size());
        if (forward) {
          ReachFromLastLayer(begin, end);
        } else {
          ReachFromRest(begin, end);
        }
      }
      last_layer = unreached_before - unreached_;
    }
    return std::move(distances_);
  }

 private:
  static constexpr std::uint8_t kUnreached = 0xFF;

  void Reach(std::size_t entry) {
    distances_[entry] = distance_;
    --unreached_;
  }

  // Entries are gone through in many calls, since a browser puts fast code in the place of a
  // function's first code only at a call.
  static constexpr std::size_t kBlock = 512;

  [[gnu::noinline]] void ReachFromLastLayer(std::size_t begin, std::size_t end) {
    for (std::size_t entry = begin; entry < end; ++entry) {
      if (distances_[entry] != distance_ - 1) continue;
      graph_.AnyNeighbour(entry, [this](std::size_t neighbour) {
        if (distances_[neighbour] != kUnreached) return false;
        graph_.ForEachSame(neighbour, [this](std::size_t same) {
          if (distances_[same] == kUnreached) Reach(same);
        });
        return false;
      });
    }
  }

  [[gnu::noinline]] void ReachFromRest(std::size_t begin, std::size_t end) {
    for (std::size_t entry = begin; entry < end; ++entry) {
      if (distances_[entry] != kUnreached) continue;
      const auto is_in_last_layer = [this](std::size_t neighbour) {
        return distances_[neighbour] == distance_ - 1;
      };
      if (graph_.AnyNeighbour(entry, is_in_last_layer)) Reach(entry);
    }
  }

  const Graph& graph_;
  std::vector<std::uint8_t> distances_;
  std::size_t unreached_;
  std::uint8_t distance_ = 0;  // of the layer that is being found
};

}  // namespace cubewright
