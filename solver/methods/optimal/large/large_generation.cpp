#include "solver/methods/optimal/large/large_generation.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "tables/packed_entries.h"

namespace cubewright {
namespace {

constexpr std::uint64_t kOperationsPerWorkUnit = 1024;
// How much the threads do before they wait for each other: some hundredths of a second. Starting a
// thread takes a ten thousandth.
constexpr std::uint64_t kOperationsPerRound = 1 << 21;
// Moves of the five other faces.
constexpr std::uint64_t kMovesOn = 15;

// Gives the code to an entry that has none. Returns 1 if it had none. No branch depends on the
// entry, which is as good as random.
template <unsigned kBits>
std::uint64_t MarkEntry(std::byte* payload, std::uint64_t entry, unsigned code) {
  constexpr std::uint64_t kPerByte = 8 / kBits;
  constexpr unsigned kUnmarked = (1U << kBits) - 1;
  std::byte& byte = payload[entry / kPerByte];
  const unsigned shift = kBits * static_cast<unsigned>(entry % kPerByte);
  const unsigned before = static_cast<unsigned>(byte);
  const unsigned is_unmarked = (before >> shift & kUnmarked) == kUnmarked ? 1 : 0;
  byte = static_cast<std::byte>(before ^ (is_unmarked * (kUnmarked ^ code)) << shift);
  return is_unmarked;
}

}  // namespace

LargeGeneration::LargeGeneration(const TableDescription& table, std::span<std::byte> payload,
                                 GenerationThreads threads)
    : table_(table),
      payload_(payload),
      threads_(threads),
      flip_places_(std::countr_zero(static_cast<unsigned>(table.row_length / kSlicesCount))),
      last_distance_(static_cast<int>(table.distance_counts.size()) - 1) {
  std::fill(payload_.begin(), payload_.end(), std::byte{0xFF});
}

bool LargeGeneration::Step(std::uint64_t work_units) {
  const std::uint64_t stop_at = operations_ + work_units * kOperationsPerWorkUnit;
  while (stage_ != Stage::kDone && operations_ < stop_at) {
    operations_ += StepClasses();
    if (next_class_ == kCornerClassCount) EndStage();
  }
  return stage_ == Stage::kDone;
}

// The last stage takes nearly all of the time: a fifteenth of it goes to the one before.
double LargeGeneration::progress() const {
  if (stage_ == Stage::kDone) {
    const auto& expected = table_.distance_counts;
    return std::equal(counts_.begin(), counts_.end(), expected.begin(), expected.end()) ? 1 : 0.99;
  }
  constexpr double kLayersShare = 0.1;
  constexpr double kOneMoveShare = 0.05;
  const double part = static_cast<double>(next_class_) / kCornerClassCount;
  if (stage_ == Stage::kMarkTwoMoves) {
    return kLayersShare + kOneMoveShare + (1 - kLayersShare - kOneMoveShare) * part;
  }
  if (stage_ == Stage::kMarkOneMove) return kLayersShare + kOneMoveShare * part;
  // Each layer takes some thirteen times as long as the one before.
  double share = kLayersShare;
  for (int distance = layers_.distance(); distance < last_distance_ - 3; ++distance) share /= 13;
  return stage_ == Stage::kFindNext ? share * (1 + 12 * part) / 13 : share / 13;
}

std::uint64_t LargeGeneration::StepClasses() {
  const std::uint64_t cost = stage_ == Stage::kMarkLayer      ? 1
                             : stage_ == Stage::kMarkTwoMoves ? kMovesOn * kMovesOn
                                                              : kMovesOn;
  const int begin = next_class_;
  std::uint64_t operations = 0;
  while (next_class_ < kCornerClassCount && operations < kOperationsPerRound) {
    operations += 1 + cost * layers_.lists()[static_cast<std::size_t>(next_class_++)].size();
  }
  const int end = next_class_;
  if (stage_ == Stage::kFindNext) {
    RunParts([this, begin, end](int part) {
      for (int each = begin + part; each < end; each += threads_.count) layers_.FindNext(each);
    });
    return operations;
  }
  if (stage_ != Stage::kMarkLayer) MoveLists(begin, end);
  std::vector<std::uint64_t> marked(static_cast<std::size_t>(threads_.count));
  RunParts([&](int part) {
    marked[static_cast<std::size_t>(part)] = stage_ == Stage::kMarkLayer
                                                 ? MarkLayer(begin, end, part)
                                             : stage_ == Stage::kMarkOneMove ? MarkMoved(part)
                                                                             : MarkMovedTwice(part);
  });
  counts_.back() = std::accumulate(marked.begin(), marked.end(), counts_.back());
  return operations;
}

void LargeGeneration::EndStage() {
  next_class_ = 0;
  const bool is_last_layer = layers_.distance() == last_distance_ - 2;
  if (stage_ == Stage::kMarkLayer) {
    stage_ = is_last_layer ? Stage::kMarkOneMove : Stage::kFindNext;
    if (is_last_layer) counts_.push_back(0);
  } else if (stage_ == Stage::kFindNext) {
    layers_.Advance();
    counts_.push_back(0);
    stage_ = Stage::kMarkLayer;
  } else if (stage_ == Stage::kMarkOneMove) {
    counts_.push_back(0);
    stage_ = Stage::kMarkTwoMoves;
  } else {
    moved_.clear();
    stage_ = Stage::kDone;
  }
}

void LargeGeneration::MoveLists(int begin, int end) {
  moved_.resize(static_cast<std::size_t>((end - begin) * kMoveCount));
  RunParts([this, begin](int part) {
    for (auto i = static_cast<std::size_t>(part); i < moved_.size();
         i += static_cast<std::size_t>(threads_.count)) {
      MoveList(begin + static_cast<int>(i) / kMoveCount, static_cast<Move>(i % kMoveCount),
               moved_[i]);
    }
  });
}

void LargeGeneration::MoveList(int from, Move move, MovedList& moved) const {
  const CornerMember to = graph_.corners().After(from, move);
  const EdgeMap& after = graph_.After(move, to.symmetry);
  moved.class_index = to.class_index;
  moved.face = FaceOf(ConjugateMove(move, to.symmetry));
  moved.edges.clear();
  for (const NearPosition position : layers_.lists()[static_cast<std::size_t>(from)]) {
    if (position.face() == static_cast<int>(FaceOf(move))) continue;
    moved.edges.push_back(after.Of(position.edges()));
  }
}

std::uint64_t LargeGeneration::MarkLayer(int begin, int end, int part) const {
  std::uint64_t marked = 0;
  for (int each = begin; each < end; ++each) {
    if (!IsOfPart(each, part)) continue;
    const NearList& list = layers_.lists()[static_cast<std::size_t>(each)];
    marked += MarkRow(each, list.size(), [&list](std::size_t i) { return list[i].edges(); });
  }
  return marked;
}

std::uint64_t LargeGeneration::MarkMoved(int part) const {
  std::uint64_t marked = 0;
  for (const MovedList& list : moved_) {
    if (!IsOfPart(list.class_index, part)) continue;
    marked += MarkRow(list.class_index, list.edges.size(),
                      [&list](std::size_t i) { return list.edges[i]; });
  }
  return marked;
}

std::uint64_t LargeGeneration::MarkMovedTwice(int part) const {
  std::uint64_t marked = 0;
  for (const MovedList& list : moved_) {
    for (Move move = 0; move < kMoveCount; ++move) {
      if (FaceOf(move) == list.face) continue;
      const CornerMember to = graph_.corners().After(list.class_index, move);
      if (!IsOfPart(to.class_index, part)) continue;
      const EdgeMap& after = graph_.After(move, to.symmetry);
      marked += MarkRow(to.class_index, list.edges.size(),
                        [&](std::size_t i) { return after.Of(list.edges[i]); });
    }
  }
  return marked;
}

template <class EdgesAt>
std::uint64_t LargeGeneration::MarkRow(int class_index, std::size_t count, EdgesAt edges_at) const {
  switch (table_.bits_per_entry) {
    case 1:
      return MarkRowOf<1>(class_index, count, edges_at);
    case 2:
      return MarkRowOf<2>(class_index, count, edges_at);
    default:
      return MarkRowOf<4>(class_index, count, edges_at);
  }
}

template <unsigned kBits, class EdgesAt>
std::uint64_t LargeGeneration::MarkRowOf(int class_index, std::size_t count,
                                         EdgesAt edges_at) const {
  const auto distance = static_cast<int>(counts_.size()) - 1;
  const unsigned code = LargeCodeOf(distance, last_distance_, kBits);
  const std::uint64_t row =
      static_cast<std::uint64_t>(class_index) * static_cast<std::uint64_t>(table_.row_length);
  const auto mark = [&](SlicedEdges edges) {
    return MarkEntry<kBits>(payload_.data(), row + graph_.EntryInRow(edges, flip_places_), code);
  };
  std::uint64_t marked = 0;
  for (std::size_t i = 0; i < count; ++i) marked += mark(edges_at(i));
  for (SymmetrySet others = graph_.corners().StabilizerOf(class_index) >> 1 << 1; others != 0;
       others &= others - 1) {
    const EdgeMap& image = graph_.Image(std::countr_zero(others));
    for (std::size_t i = 0; i < count; ++i) marked += mark(image.Of(edges_at(i)));
  }
  return marked;
}

void LargeGeneration::RunParts(const PartRunner::Part& part) const {
  if (threads_.count == 1) return part(0);
  if constexpr (kHasGenerationThreads) threads_.runner->Run(threads_.count, part);
}

std::unique_ptr<TableGeneration> MakeLargeGeneration(const TableDescription& table,
                                                     std::span<std::byte> payload, GenerationExtent,
                                                     GenerationThreads threads) {
  return std::make_unique<LargeGeneration>(table, payload, threads);
}

}  // namespace cubewright
