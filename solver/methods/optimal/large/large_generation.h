// Makes a large table: each entry is the least distance of all positions that it stands for, as far
// as its bits tell distances apart.
//
// The table counts the flips of a few places only, and moves bring edges there whose flips it does
// not know. So a search over its entries alone cannot make it. Instead all positions with all flips
// are visited, up to the last distance that the table tells, and each marks its entry. Those near
// solved are kept (near_layers.h). Those of the last two distances are too many to keep: they are
// made from the last layer that is kept, by one move and by two, some of them several times.
//
// Positions of one class are taken together, so that their next class and the symmetry that leads
// to its smallest member are looked up once, and all their marks lie in one row of the table, which
// stays in the cache.
//
// On several threads, each has rows of its own to mark. No two rows of different threads share a
// byte.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "solver/methods/optimal/large/large_graph.h"
#include "solver/methods/optimal/large/near_layers.h"
#include "tables/generation.h"
#include "tables/table_description.h"

namespace cubewright {

// The code of a distance in an entry of `bits` bits, if distances up to `last_distance` are told
// apart: the highest code for what is farther, the one below for `last_distance`, and so on down to
// 0, which stands for all smaller distances.
constexpr unsigned LargeCodeOf(int distance, int last_distance, unsigned bits) {
  const int highest = (1 << bits) - 1;
  if (distance > last_distance) return static_cast<unsigned>(highest);
  const int code = highest - 1 - (last_distance - distance);
  return code < 0 ? 0U : static_cast<unsigned>(code);
}

// `table` has a row for each class of corners; how many flips are counted follows from the length
// of the rows, and the last distance from that of `distance_counts`.
class LargeGeneration : public TableGeneration {
 public:
  LargeGeneration(const TableDescription& table, std::span<std::byte> payload,
                  GenerationThreads threads);

  bool Step(std::uint64_t work_units) override;
  double progress() const override;
  const std::vector<std::uint64_t>& distance_counts() const override { return counts_; }

 private:
  // What is being done to the layer, class by class.
  enum class Stage : std::uint8_t {
    kMarkLayer,     // its own positions
    kFindNext,      // finds the next layer
    kMarkOneMove,   // what is one move beyond the last layer that is kept
    kMarkTwoMoves,  // two moves
    kDone,
  };
  // The positions to which one move takes those of one class.
  struct MovedList {
    int class_index;
    // The face that was turned, as seen from there.
    Face face;
    std::vector<SlicedEdges> edges;
  };

  // Goes on with the stage for some classes more, and returns the number of operations.
  std::uint64_t StepClasses();
  void EndStage();
  // Fills `moved_` from the classes begin..end - 1.
  void MoveLists(int begin, int end);
  void MoveList(int from, Move move, MovedList& moved) const;
  // Mark entries in rows of the thread `part`; return how many had no mark.
  std::uint64_t MarkLayer(int begin, int end, int part) const;
  std::uint64_t MarkMoved(int part) const;
  std::uint64_t MarkMovedTwice(int part) const;
  template <class EdgesAt>
  std::uint64_t MarkRow(int class_index, std::size_t count, EdgesAt edges_at) const;
  template <unsigned kBits, class EdgesAt>
  std::uint64_t MarkRowOf(int class_index, std::size_t count, EdgesAt edges_at) const;

  void RunParts(const PartRunner::Part& part) const;
  bool IsOfPart(int class_index, int part) const {
    // Eight rows are whole bytes, however long a row is.
    return class_index / 8 % threads_.count == part;
  }

  const TableDescription& table_;
  std::span<std::byte> payload_;
  GenerationThreads threads_;
  const int flip_places_;
  const int last_distance_;
  LargeGraph graph_;
  NearLayers layers_{graph_};
  Stage stage_ = Stage::kMarkLayer;
  int next_class_ = 0;
  std::vector<MovedList> moved_;
  std::uint64_t operations_ = 0;
  std::vector<std::uint64_t> counts_ = {0};
};

// For TableDescription::make_generation.
std::unique_ptr<TableGeneration> MakeLargeGeneration(const TableDescription& table,
                                                     std::span<std::byte> payload, GenerationExtent,
                                                     GenerationThreads threads);

}  // namespace cubewright
