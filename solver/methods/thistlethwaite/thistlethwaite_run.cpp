#include "solver/methods/thistlethwaite/thistlethwaite_run.h"

#include <algorithm>

namespace cubewright {
namespace {

PlaceSet HomeOf(std::size_t place, std::span<const PlaceSet> groups) {
  for (const PlaceSet group : groups) {
    if ((group >> place & 1) != 0) return group;
  }
  return PlacesOf(place);
}

// Whether the stage has to change the piece at a place.
bool IsCornerUnsettled(const CubieCube& cube, std::size_t place, std::size_t stage) {
  const std::size_t piece = cube.corner_piece[place];
  if (stage == 0) return false;
  if (stage == 1) return cube.corner_orientation[place] != 0;
  if (stage == 2) return (HomeOf(piece, kCornerTetrads) >> place & 1) == 0;
  return piece != place;
}

bool IsEdgeUnsettled(const CubieCube& cube, std::size_t place, std::size_t stage) {
  const std::size_t piece = cube.edge_piece[place];
  if (stage == 0) return cube.edge_orientation[place] != 0;
  if (stage == 3) return piece != place;
  const PlaceSet home = HomeOf(piece, kEdgeSlices);
  return (stage == 2 || home == kEdgeSlices[2]) && (home >> place & 1) == 0;
}

// The account of a stage: the pieces that it has to change, and how many there are of each kind.
StepAccount AccountOf(const CubieCube& cube, std::size_t stage) {
  StepAccount account;
  int corner_count = 0;
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    if (!IsCornerUnsettled(cube, place, stage)) continue;
    account.pieces.emplace_back(static_cast<Corner>(cube.corner_piece[place]));
    ++corner_count;
  }
  int edge_count = 0;
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    if (!IsEdgeUnsettled(cube, place, stage)) continue;
    account.pieces.emplace_back(static_cast<Edge>(cube.edge_piece[place]));
    ++edge_count;
  }
  account.reason = {std::string(kThistlethwaiteStageIds[stage]),
                    {{"corners", corner_count}, {"edges", edge_count}}};
  return account;
}

}  // namespace

ThistlethwaiteRun::ThistlethwaiteRun(const ThistlethwaiteTables& tables, const CubieCube& cube)
    : tables_(tables), builder_(cube), cube_(cube) {
  BeginStage();
}

RunState ThistlethwaiteRun::Step(std::uint64_t work) {
  const std::uint64_t stop_at = nodes() + work;
  while (nodes() < stop_at) {
    const PartsSearchState state = search_->Step(stop_at - nodes());
    if (state == PartsSearchState::kFound) Consider();
    if (state != PartsSearchState::kExhausted) continue;
    EndStage();
    if (stage_ == kThistlethwaiteStageCount) return RunState::kDone;
    BeginStage();
  }
  return RunState::kRunning;
}

std::optional<WrittenSolution> ThistlethwaiteRun::solution() const {
  if (stage_ < kThistlethwaiteStageCount) return std::nullopt;
  return builder_.solution();
}

MethodFigures ThistlethwaiteRun::figures() const {
  return {{"stage", static_cast<double>(stage_)}};
}

void ThistlethwaiteRun::BeginStage() {
  builder_.BeginStage(std::string(kThistlethwaiteStageIds[stage_]));
  const PartsTables& tables = *tables_[stage_];
  search_.emplace(tables);
  // Only shortest ways.
  search_->Begin(cube_, tables.LowerBound(cube_));
  best_rest_ = Distances::kUnreached;
}

void ThistlethwaiteRun::Consider() {
  int rest = 0;
  if (stage_ + 1 < kThistlethwaiteStageCount) {
    rest = tables_[stage_ + 1]->LowerBound(Apply(cube_, search_->way()));
  }
  if (rest >= best_rest_) return;
  best_rest_ = rest;
  best_way_.assign(search_->way().begin(), search_->way().end());
}

void ThistlethwaiteRun::EndStage() {
  nodes_ += search_->nodes();
  search_.reset();
  if (!best_way_.empty()) {
    std::vector<WrittenMove> written;
    for (const Move move : best_way_) written.push_back(AsWritten(move));
    builder_.AddStep(written, AccountOf(cube_, stage_));
  }
  cube_ = Apply(cube_, best_way_);
  best_way_.clear();
  ++stage_;
}

}  // namespace cubewright
