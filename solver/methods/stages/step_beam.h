// A beam search for the steps with the fewest turns in total, for methods that solve by stages.
//
// Positions are visited in the order of their stages and of their progress in a stage, and of each
// progress only the best few are followed. A position is followed by steps that make progress. It
// is worth less the more turns led to it, merged where they meet, and the more are expected to
// follow.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "solver/cube/cubie_cube.h"
#include "solver/methods/stages/merged_turns.h"

namespace cubewright {

// A Problem has
//   Step               a value with moves(), turns of faces; a default one for the start
//   kStageCount        solved is stage kStageCount
//   kProgressCount     progress in a stage is below it
//   kMostTurns         no solution has more turns before merging
//   kAvoidsUndoing     whether, with equal turns and steps, those are better that undo less of one
//                      another, as "R" and then "R' D" do
//   FirstStage(cube)   the stage that the start is in
//   StageOf(node)      the first stage from node.stage on that node.cube has not done yet
//   Progress(node)     of node.cube in node.stage
//   TurnsLeft(cube)    an estimate, which may be 0
//   AreAlike(a, b)     whether of two nodes with equal cubes the one with fewer turns suffices
//   Follow(node, take) calls take(step, cube) with steps that make progress and the cube after each
template <class Problem>
class StepBeam {
 public:
  using Step = typename Problem::Step;

  struct Node {
    CubieCube cube;
    int stage = 0;
    Step step;  // that led here
    std::size_t parent_bucket = kBucketCount;
    std::size_t parent = 0;
    int step_count = 0;
    int unmerged_count = 0;  // of turns
    int rank = 0;
    MergedTurns<Problem::kMostTurns> turns;
  };

  StepBeam(const Problem& problem, std::size_t width) : problem_(problem), width_(width) {}

  // The steps that solve the cube. Precondition: from every position some step makes progress.
  std::vector<Step> Find(const CubieCube& cube) {
    Node start;
    start.cube = cube;
    start.stage = problem_.FirstStage(cube);
    Keep(start);
    for (bucket_ = 0; bucket_ + 1 < kBucketCount; ++bucket_) {
      for (index_ = 0; index_ < buckets_[bucket_].size(); ++index_) {
        const Node& node = buckets_[bucket_][index_];
        problem_.Follow(node,
                        [&](const Step& step, const CubieCube& after) { Take(node, step, after); });
      }
    }
    return StepsTo(*std::min_element(
        buckets_.back().begin(), buckets_.back().end(),
        [](const Node& one, const Node& other) { return one.rank < other.rank; }));
  }

 private:
  // The last is for the solved cube.
  static constexpr std::size_t kBucketCount = Problem::kStageCount * Problem::kProgressCount + 1;

  void Take(const Node& from, const Step& step, const CubieCube& cube) {
    Node node = from;
    node.cube = cube;
    node.step = step;
    node.stage = problem_.StageOf(node);
    node.parent_bucket = bucket_;
    node.parent = index_;
    ++node.step_count;
    node.turns.Append(step.moves());
    node.unmerged_count += static_cast<int>(step.moves().size());
    // With equal turns, fewer steps are better; with equal steps, those that undo less of one
    // another.
    node.rank = 64 * (node.turns.size() + problem_.TurnsLeft(cube)) + node.step_count;
    node.rank *= 1024;
    if (Problem::kAvoidsUndoing) node.rank += node.unmerged_count;
    Keep(node);
  }

  void Keep(const Node& node) {
    std::vector<Node>& bucket = buckets_[BucketOf(node)];
    bucket.reserve(width_);
    Node* worst = nullptr;
    for (Node& kept : bucket) {
      if (kept.cube == node.cube && problem_.AreAlike(kept, node)) {
        if (node.rank < kept.rank) kept = node;
        return;
      }
      if (worst == nullptr || kept.rank > worst->rank) worst = &kept;
    }
    if (bucket.size() < width_) {
      bucket.push_back(node);
    } else if (node.rank < worst->rank) {
      *worst = node;
    }
  }

  std::size_t BucketOf(const Node& node) const {
    if (node.stage == Problem::kStageCount) return kBucketCount - 1;
    return static_cast<std::size_t>(node.stage) * Problem::kProgressCount +
           static_cast<std::size_t>(problem_.Progress(node));
  }

  std::vector<Step> StepsTo(const Node& last) const {
    std::vector<Step> steps;
    for (const Node* node = &last; node->parent_bucket != kBucketCount;
         node = &buckets_[node->parent_bucket][node->parent]) {
      steps.push_back(node->step);
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
  }

  const Problem& problem_;
  const std::size_t width_;
  std::array<std::vector<Node>, kBucketCount> buckets_;
  // The node that is followed.
  std::size_t bucket_ = 0;
  std::size_t index_ = 0;
};

}  // namespace cubewright
