#include "solver/methods/beginner/step_search.h"

#include <algorithm>

#include "solver/methods/beginner/cross_steps.h"
#include "solver/methods/merged_turns.h"

namespace cubewright::beginner {
namespace {

// Progress in a stage is 0..20. The last bucket is for the solved cube.
constexpr std::size_t kProgressCount = 21;
constexpr std::size_t kBucketCount = kStageCount * kProgressCount + 1;
// Four edges of the daisy and four of the cross. In the stages with slots there are at most four
// pieces to bring out and four to bring in; in the upper layer at most three, two, three and four
// steps, and two turns alone.
constexpr std::size_t kMostTurns =
    4 * kMostFreeMoves + 4 * 2 + (8 + 8 + 3 + 2 + 3 + 4) * kMostActionMoves + 2;

struct Node {
  CubieCube cube;
  Stage stage;
  Step step;  // that led here
  std::size_t parent_bucket = kBucketCount;
  std::size_t parent = 0;
  int step_count = 0;
  MergedTurns<kMostTurns> turns;

  // Fewer turns first; of as many, fewer steps.
  int rank() const { return 64 * turns.size() + step_count; }
};

std::size_t BucketOf(const CubieCube& cube, Stage stage) {
  const CubieCube nothing;
  const int progress = Progress(stage, CubeAfter(cube, nothing));
  return static_cast<std::size_t>(stage) * kProgressCount + static_cast<std::size_t>(progress);
}

class StepSearch {
 public:
  explicit StepSearch(std::size_t beam_width) : beam_width_(beam_width) {}

  std::vector<Step> Find(const CubieCube& cube) {
    Node start;
    start.cube = cube;
    // A cross that stands already is not taken apart for a daisy.
    const bool has_cross = StageOf(cube, Stage::kCross) != Stage::kCross;
    start.stage = StageOf(cube, has_cross ? Stage::kCorners : Stage::kDaisy);
    Keep(start);
    for (bucket_ = 0; bucket_ + 1 < kBucketCount; ++bucket_) {
      for (index_ = 0; index_ < buckets_[bucket_].size(); ++index_)
        Follow(buckets_[bucket_][index_]);
    }
    return StepsTo(*std::min_element(
        buckets_.back().begin(), buckets_.back().end(),
        [](const Node& one, const Node& other) { return one.rank() < other.rank(); }));
  }

 private:
  void Follow(const Node& node) {
    if (node.stage == Stage::kDaisy) {
      for (const Step& step : DaisySteps(node.cube))
        Take(node, step, Apply(node.cube, step.moves()));
    } else if (node.stage == Stage::kCross) {
      for (const Step& step : CrossSteps(node.cube))
        Take(node, step, Apply(node.cube, step.moves()));
    } else {
      FollowActions(node);
    }
  }

  void FollowActions(const Node& node) {
    const CubieCube nothing;
    const int progress = Progress(node.stage, CubeAfter(node.cube, nothing));
    for (const Action& action : ActionsOf(node.stage)) {
      const int next = Progress(node.stage, CubeAfter(node.cube, action.effect));
      if (next <= progress || !IsAllowed(node, action, progress, next)) continue;
      Step step;
      step.stage = node.stage;
      step.action = &action;
      Take(node, step, Multiply(node.cube, action.effect));
    }
  }

  static bool IsAllowed(const Node& node, const Action& action, int progress, int next) {
    const bool is_but_for_a_turn = progress == kButForATurn;
    switch (node.stage) {
      case Stage::kUpperEdges:
        // The turn before the sequence is such that none is needed after it.
        return action.sequence == kNoSequence ? is_but_for_a_turn : next != kButForATurn;
      case Stage::kUpperCornersTurned: {
        if (action.sequence == kNoSequence) return is_but_for_a_turn;
        // The lower layers come back only if all corners are turned at the same place.
        const Action* last = node.step.action;
        const bool is_first = node.step.stage != node.stage;
        return !is_but_for_a_turn && (is_first || last->hold == action.hold);
      }
      default:
        return true;
    }
  }

  void Take(const Node& from, const Step& step, const CubieCube& cube) {
    Node node = from;
    node.cube = cube;
    node.stage = StageOf(cube, from.stage);
    node.step = step;
    node.parent_bucket = bucket_;
    node.parent = index_;
    ++node.step_count;
    node.turns.Append(step.moves());
    Keep(node);
  }

  void Keep(const Node& node) {
    std::vector<Node>& bucket =
        buckets_[node.stage == Stage::kSolved ? kBucketCount - 1 : BucketOf(node.cube, node.stage)];
    bucket.reserve(beam_width_);
    Node* worst = nullptr;
    for (Node& kept : bucket) {
      if (kept.cube == node.cube && IsSameHold(kept, node)) {
        if (node.rank() < kept.rank()) kept = node;
        return;
      }
      if (worst == nullptr || kept.rank() > worst->rank()) worst = &kept;
    }
    if (bucket.size() < beam_width_) {
      bucket.push_back(node);
    } else if (node.rank() < worst->rank()) {
      *worst = node;
    }
  }

  // While corners are turned it matters where.
  static bool IsSameHold(const Node& one, const Node& other) {
    if (one.stage != Stage::kUpperCornersTurned || one.step.stage != one.stage) return true;
    return other.step.stage == other.stage && one.step.action->hold == other.step.action->hold;
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

  const std::size_t beam_width_;
  std::array<std::vector<Node>, kBucketCount> buckets_;
  // The node that is followed.
  std::size_t bucket_ = 0;
  std::size_t index_ = 0;
};

}  // namespace

std::vector<Step> FindSteps(const CubieCube& cube, std::size_t beam_width) {
  return StepSearch(beam_width).Find(cube);
}

}  // namespace cubewright::beginner
