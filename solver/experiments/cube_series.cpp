#include "solver/experiments/cube_series.h"

#include <utility>

#include "solver/pocket/pocket_coordinates.h"

namespace cubewright {
namespace {

// The random numbers for the scrambles of one length. The first number that two seeds give depends
// on one of them only, so the second becomes the seed.
RandomNumbers NumbersFor(std::uint64_t seed, int length) {
  RandomNumbers seeds(seed, static_cast<std::uint64_t>(length));
  seeds.Next();
  return RandomNumbers(seeds.Next());
}

}  // namespace

std::uint64_t CubeSeries::total() const {
  if (kind == SeriesKind::kRandom) return count;
  if (kind == SeriesKind::kEvery) return kPocketPositionCount;
  std::uint64_t total = 0;
  for (const ScrambleGroup& group : scrambles) total += group.count;
  return total;
}

std::vector<Move> RandomTurns(int length, bool is_pocket, RandomNumbers& numbers) {
  const std::uint32_t turn_count = is_pocket ? kPocketMoves.size() : kMoveCount;
  std::vector<Move> turns;
  turns.reserve(static_cast<std::size_t>(length));
  for (int i = 0; i < length; ++i) turns.push_back(static_cast<Move>(numbers.Below(turn_count)));
  return turns;
}

CubeDrawing::CubeDrawing(CubeSeries series)
    : series_(std::move(series)), total_(series_.total()), numbers_(series_.seed) {}

std::optional<SeriesCube> CubeDrawing::Next() {
  if (number_ == total_) return std::nullopt;
  ++number_;
  SeriesCube drawn{number_, std::nullopt, Draw()};
  if (series_.kind == SeriesKind::kScrambles) {
    drawn.scramble_length = series_.scrambles[group_].length;
  }
  return drawn;
}

CubieCube CubeDrawing::Draw() {
  if (series_.kind == SeriesKind::kScrambles) return DrawScramble();
  if (series_.kind == SeriesKind::kEvery) {
    const int position = static_cast<int>(number_ - 1);
    return PocketCube(position / kPocketTwistCount, position % kPocketTwistCount);
  }
  return series_.is_pocket ? RandomPocketCube(numbers_) : RandomCube(numbers_);
}

CubieCube CubeDrawing::DrawScramble() {
  while (drawn_of_group_ == series_.scrambles[group_].count) {
    ++group_;
    drawn_of_group_ = 0;
  }
  const int length = series_.scrambles[group_].length;
  if (drawn_of_group_++ == 0) numbers_ = NumbersFor(series_.seed, length);
  CubieCube cube = Apply(CubieCube{}, RandomTurns(length, series_.is_pocket, numbers_));
  if (!series_.is_pocket) return cube;
  const CubieCube solved;
  cube.edge_piece = solved.edge_piece;
  cube.edge_orientation = solved.edge_orientation;
  return cube;
}

}  // namespace cubewright
