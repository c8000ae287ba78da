// The search for one cube: depth first by iterated deepening (IDA*), bounded by the largest of
// three pattern databases.
//
// Every pass goes through all ways up to one length that the bounds allow. If it finds nothing, the
// cube needs a turn more, and the next pass follows; so the first solution is a shortest one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/methods/korf/coordinates.h"
#include "solver/methods/method.h"
#include "solver/methods/method_description.h"

namespace cubewright {

struct KorfPosition {
  std::uint16_t corners;
  std::uint16_t twist;
  // Of each six, its two triples.
  std::array<std::array<std::uint16_t, 2>, kSixCount> triples;
};

// The tables with what is needed to read them.
class KorfBounds {
 public:
  explicit KorfBounds(MethodTables tables)
      : corners_(tables[0].data()), edges_{tables[1].data(), tables[2].data()} {}

  const KorfMoves& moves() const { return moves_; }
  KorfPosition PositionOf(const CubieCube& cube) const;
  KorfPosition After(const KorfPosition& position, Move move) const;
  // No solution of the position has fewer moves.
  int BoundOf(const KorfPosition& position) const;
  // Of `moves`, those after which no bound is more than `most`.
  MoveSet MovesNear(const KorfPosition& position, MoveSet moves, int most) const;

 private:
  std::uint32_t CornerEntry(const KorfPosition& position) const {
    return position.corners * std::uint32_t{kKorfTwistCount} + position.twist;
  }

  KorfMoves moves_;
  const std::byte* corners_;
  std::array<const std::byte*, kSixCount> edges_;
};

class KorfRun : public MethodRun {
 public:
  // `bounds` must outlive the run.
  KorfRun(const KorfBounds& bounds, const CubieCube& cube);

  RunState Step(std::uint64_t work) override;
  std::optional<WrittenSolution> solution() const override;
  std::uint64_t nodes() const override { return nodes_; }
  int lower_bound() const override { return length_; }
  MethodFigures figures() const override { return {{"depth", static_cast<double>(length_)}}; }

 private:
  // No position needs more turns (T. Rokicki and others, 2010).
  static constexpr std::size_t kMostMoves = 20;

  // A position on the way, the moves from it that are still to be followed, and the one followed.
  struct Node {
    KorfPosition position;
    MoveSet left;
    Move move;
  };

  void BeginPass(int length);
  // Finds out which of the moves from the last position on the way may be followed.
  void Expand(MoveSet moves);

  const KorfBounds& bounds_;
  std::array<Node, kMostMoves + 1> way_;
  std::size_t depth_ = 0;
  // Of the pass.
  int length_ = 0;
  bool is_solved_ = false;
  std::uint64_t nodes_ = 0;
};

}  // namespace cubewright
