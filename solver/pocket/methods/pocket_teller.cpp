#include "solver/pocket/methods/pocket_teller.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "solver/pocket/pocket_position.h"

namespace cubewright {
namespace {

constexpr std::array<std::pair<char, Axis>, 3> kAxes = {
    {{'x', Axis::kX}, {'y', Axis::kY}, {'z', Axis::kZ}}};

// Appends the fewest turns of the whole cube that lead from `from` to `to`: two are always enough.
void AppendRotations(const Centers& from, const Centers& to, std::vector<WrittenMove>& moves) {
  if (from == to) return;
  for (const auto& [letter, axis] : kAxes) {
    for (int turns = 1; turns < 4; ++turns) {
      if (Rotated(from, axis, turns) != to) continue;
      moves.push_back({letter, turns});
      return;
    }
  }
  for (const auto& [letter, axis] : kAxes) {
    for (int turns = 1; turns < 4; ++turns) {
      const Centers between = Rotated(from, axis, turns);
      for (const auto& [other_letter, other_axis] : kAxes) {
        for (int other_turns = 1; other_turns < 4; ++other_turns) {
          if (Rotated(between, other_axis, other_turns) != to) continue;
          moves.push_back({letter, turns});
          moves.push_back({other_letter, other_turns});
          return;
        }
      }
    }
  }
}

// The centres at the holder's places in a `hold` given relative to the first.
Centers Combined(const Centers& first_hold, const Centers& hold) {
  Centers combined;
  for (std::size_t place = 0; place < combined.size(); ++place) {
    combined[place] = first_hold[static_cast<std::size_t>(hold[place])];
  }
  return combined;
}

Centers AnyHoldWithTop(const Centers& hold) { return CentersOf(4 * static_cast<int>(hold[0])); }

}  // namespace

HeldCube PocketHeldSo(const CubieCube& corners, int orientation) {
  std::vector<WrittenMove> rotations;
  AppendRotations(kUsualCenters, CentersOf(orientation), rotations);
  HeldCube held(corners);
  held.Make(rotations);
  return held;
}

HeldCube PocketAfter(const CubieCube& corners, const PocketStep& first_step) {
  HeldCube held = PocketHeldSo(corners, first_step.first_hold);
  for (const Move move : first_step.moves()) held.Make(AsWritten(move));
  return held;
}

CubieCube FromFirstHold(const HeldCube& held) { return PocketPositionOf(held.cube()).cube; }

void PocketTeller::Begin(const PocketStep& first_step) {
  first_hold_ = CentersOf(first_step.first_hold);
  const HeldCube held = PocketAfter(builder_.held().cube(), first_step);
  cube_ = FromFirstHold(held);
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    names_[cube_.corner_piece[place]] =
        held.Named(static_cast<Corner>(held.cube().corner_piece[place]));
  }
}

Corner PocketTeller::WhereIs(Corner piece) const {
  const HeldCube& held = builder_.held();
  std::size_t place = 0;
  while (held.Named(static_cast<Corner>(held.cube().corner_piece[place])) != piece) ++place;
  return static_cast<Corner>(place);
}

void PocketTeller::Tell(const PocketStep& step, StepAccount account) {
  std::vector<WrittenMove> moves;
  const Centers& now = builder_.held().centers();
  if (step.action == nullptr) {
    // Which side is in front matters only for turns.
    AppendRotations(now, step.moves().empty() ? AnyHoldWithTop(first_hold_) : first_hold_, moves);
    for (const Move move : step.moves()) moves.push_back(AsWritten(move));
  } else {
    // A turn of the layer alone can be made with any side in front.
    const Centers hold = Combined(first_hold_, step.action->hold.centers());
    const bool can_stay = step.action->name.empty() && now[0] == hold[0];
    if (!can_stay) AppendRotations(now, hold, moves);
    moves.insert(moves.end(), step.action->written.begin(), step.action->written.end());
  }
  if (step.action != nullptr) cube_ = Multiply(cube_, step.action->effect);
  builder_.AddStep(moves, std::move(account));
}

}  // namespace cubewright
