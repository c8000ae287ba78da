#include "solver/methods/twophase-metrics/turns/unit_turns.h"

namespace cubewright {
namespace {

bool TurnsSideByQuarter(AxisTurn turn) {
  return AxisOf(turn) != 0 && (FirstQuarters(turn) % 2 != 0 || SecondQuarters(turn) % 2 != 0);
}

}  // namespace

UnitTurns::UnitTurns(Metric metric) : metric_(metric) {
  for (AxisTurn turn = 0; turn < kAxisTurnCount; ++turn) {
    costs_[turn] = static_cast<std::uint8_t>(CostOf(turn, metric));
    if (costs_[turn] == 1) units_.push_back(turn);
  }
  FindWays();
  for (AxisTurn turn = 0; turn < kAxisTurnCount; ++turn) {
    if (!TurnsSideByQuarter(turn)) continue;
    bool leaves_something = false;
    for (const auto& [first, second] : {std::array{2, 0}, std::array{0, 2}, std::array{2, 2}}) {
      const AxisTurn halves = MakeAxisTurn(AxisOf(turn), first, second);
      leaves_something |= CostsAsMuchAfter(ProductOf(turn, halves), halves);
    }
    if (!leaves_something) phase1_ends_ |= AxisTurnSet{1} << turn;
  }
}

void UnitTurns::FindWays() {
  // For each turn, what is turned before its last unit: of several, the smallest.
  std::array<AxisTurn, kAxisTurnCount> before{};
  for (AxisTurn turn = 0; turn < kAxisTurnCount; ++turn) {
    for (auto unit = units_.rbegin(); unit != units_.rend(); ++unit) {
      if (AxisOf(*unit) != AxisOf(turn)) continue;
      const AxisTurn rest = ProductOf(turn, InverseOf(*unit));
      if (costs_[rest] + 1 == costs_[turn]) before[turn] = rest;
    }
  }
  for (AxisTurn turned = 0; turned < kAxisTurnCount; ++turned) {
    for (std::size_t unit = 0; unit < units_.size(); ++unit) {
      const bool is_same_axis = !TurnsNothing(turned) && AxisOf(units_[unit]) == AxisOf(turned);
      const AxisTurn after = is_same_axis ? ProductOf(turned, units_[unit]) : units_[unit];
      if (is_same_axis && (TurnsNothing(after) || before[after] != turned)) continue;
      if (is_same_axis && costs_[after] != costs_[turned] + 1) continue;
      units_after_[turned] |= UnitSet{1} << unit;
      after_[turned][unit] = after;
    }
    for (AxisTurn next = 0; next < kAxisTurnCount; ++next) {
      if (TurnsNothing(next)) continue;
      bool may_follow = TurnsNothing(turned) || AxisOf(next) != AxisOf(turned);
      if (!may_follow && CostsAsMuchAfter(turned, next)) {
        AxisTurn rest = ProductOf(turned, next);
        while (costs_[rest] > costs_[turned]) rest = before[rest];
        may_follow = rest == turned;
      }
      if (may_follow) turns_after_[turned] |= AxisTurnSet{1} << next;
    }
  }
}

}  // namespace cubewright
