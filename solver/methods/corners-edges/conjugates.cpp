#include "solver/methods/corners-edges/conjugates.h"

#include <set>
#include <tuple>
#include <utility>

namespace cubewright::corners_edges {
namespace {

std::vector<Sequence> SequencesOf(Stage stage) {
  using enum Sequence;
  switch (stage) {
    case Stage::kCornersPlaced:
      return {kQuarterTurn, kQuarterTurnBack, kCornerCycle, kCornerCycleBack};
    case Stage::kEdgesPlaced:
      // With U2 before and after, it goes the other way round.
      return {kEdgeCycle};
    case Stage::kCornersTurned:
      return {kCornerTwist, kCornerTwistBack};
    case Stage::kEdgesFlipped:
      return {kEdgeFlip};
  }
  return {};
}

// With up to this many turns before a sequence, all conjugates are kept.
constexpr std::size_t kMostTurnsForVariety = 2;

Conjugate WithoutSetup(Sequence sequence) {
  Conjugate conjugate;
  conjugate.sequence = sequence;
  conjugate.written = WrittenMovesOf(kSequences[static_cast<std::size_t>(sequence)]);
  return conjugate;
}

// With one turn more before and after.
Conjugate Within(Move turn, const Conjugate& inner) {
  const WrittenMove before = AsWritten(turn);
  Conjugate outer = inner;
  outer.written.insert(outer.written.begin(), before);
  outer.written.push_back(InverseMove(before));
  return outer;
}

void Complete(Conjugate& conjugate) {
  conjugate.moves = MergedMoves(FaceTurnsOf(conjugate.written));
  conjugate.effect = Apply(CubieCube{}, conjugate.moves);
}

// All that a conjugate does.
auto EffectOf(const Conjugate& conjugate) {
  const CubieCube& effect = conjugate.effect;
  return std::tuple(effect.corner_piece, effect.corner_orientation, effect.edge_piece,
                    effect.edge_orientation);
}

// The part of its effect that the stage is about.
std::vector<int> ChangeOf(Stage stage, const Conjugate& conjugate) {
  const CubieCube& effect = conjugate.effect;
  const auto all = [](const auto& values) {
    return std::vector<int>(values.begin(), values.end());
  };
  switch (stage) {
    case Stage::kCornersPlaced:
      return all(effect.corner_piece);
    case Stage::kEdgesPlaced:
      return all(effect.edge_piece);
    case Stage::kCornersTurned:
      return all(effect.corner_orientation);
    case Stage::kEdgesFlipped:
      return all(effect.edge_orientation);
  }
  return {};
}

std::vector<Conjugate> MakeConjugates(Stage stage) {
  std::vector<Conjugate> made;
  std::set<decltype(EffectOf(Conjugate{}))> effects;
  std::set<std::vector<int>> changes;
  const auto add = [&](Conjugate conjugate, std::size_t setup_turns) {
    Complete(conjugate);
    const bool is_new_change = changes.insert(ChangeOf(stage, conjugate)).second;
    if (setup_turns > kMostTurnsForVariety && !is_new_change) return;
    if (effects.insert(EffectOf(conjugate)).second) made.push_back(std::move(conjugate));
  };
  for (const Sequence sequence : SequencesOf(stage)) add(WithoutSetup(sequence), 0);
  std::size_t first = 0;
  for (std::size_t setup_turns = 1; setup_turns <= kMostSetupTurns; ++setup_turns) {
    const std::size_t end = made.size();
    for (std::size_t i = first; i < end; ++i) {
      for (Move turn = 0; turn < kMoveCount; ++turn) {
        const Conjugate inner = made[i];
        add(Within(turn, inner), setup_turns);
      }
    }
    first = end;
  }
  return made;
}

std::array<std::vector<Conjugate>, kStageCount> MakeAllConjugates() {
  std::array<std::vector<Conjugate>, kStageCount> all;
  for (int stage = 0; stage < kStageCount; ++stage) {
    all[static_cast<std::size_t>(stage)] = MakeConjugates(static_cast<Stage>(stage));
  }
  return all;
}

}  // namespace

const std::vector<Conjugate>& ConjugatesOf(Stage stage) {
  static const std::array<std::vector<Conjugate>, kStageCount> kConjugates = MakeAllConjugates();
  return kConjugates[static_cast<std::size_t>(stage)];
}

}  // namespace cubewright::corners_edges
