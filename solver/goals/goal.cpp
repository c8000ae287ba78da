#include "solver/goals/goal.h"

#include <algorithm>

namespace cubewright {
namespace {

// Uniform over 0..bound - 1 but for the bias of the remainder, less than one in 2^22 for fewer than
// 2^42 arrangements.
std::uint64_t Below(std::uint64_t bound, RandomNumbers& numbers) { return numbers.Next() % bound; }

}  // namespace

std::optional<Goal> GoalFromFacelets(std::string_view letters) {
  Goal goal;
  if (letters.size() != goal.size()) return std::nullopt;
  for (std::size_t sticker = 0; sticker < goal.size(); ++sticker) {
    if (letters[sticker] == '?') continue;
    const auto letter = std::find(kFaceLetters.begin(), kFaceLetters.end(), letters[sticker]);
    if (letter == kFaceLetters.end()) return std::nullopt;
    goal[sticker] = static_cast<Face>(letter - kFaceLetters.begin());
  }
  for (int number = 0; number < kFaceCount; ++number) {
    const auto face = static_cast<Face>(number);
    if (goal[static_cast<std::size_t>(CenterSticker(face))].value_or(face) != face) {
      return std::nullopt;
    }
  }
  return goal;
}

bool Fits(const Goal& goal, const CubieCube& cube) {
  const Stickers stickers = StickersOf(cube);
  for (std::size_t sticker = 0; sticker < goal.size(); ++sticker) {
    if (goal[sticker] && *goal[sticker] != stickers[sticker]) return false;
  }
  return true;
}

double GoalPositions::count() const {
  double count = 0;
  for (const bool is_odd : {false, true}) {
    count +=
        static_cast<double>(corners_.count(is_odd)) * static_cast<double>(edges_.count(is_odd));
  }
  return count;
}

bool GoalPositions::HasCorner(std::size_t place, std::size_t piece, std::size_t orientation) const {
  const auto has = [&](bool is_odd) {
    return edges_.count(is_odd) > 0 && corners_.count(is_odd, place, piece, orientation) > 0;
  };
  return has(false) || has(true);
}

bool GoalPositions::HasEdge(std::size_t place, std::size_t piece, std::size_t orientation) const {
  const auto has = [&](bool is_odd) {
    return corners_.count(is_odd) > 0 && edges_.count(is_odd, place, piece, orientation) > 0;
  };
  return has(false) || has(true);
}

CubieCube GoalPositions::At(std::uint64_t number) const {
  const std::uint64_t even_count = corners_.count(false) * edges_.count(false);
  const bool is_odd = number >= even_count;
  if (is_odd) number -= even_count;
  const std::uint64_t corner_count = corners_.count(is_odd);
  return With(corners_.At(is_odd, number % corner_count), edges_.At(is_odd, number / corner_count));
}

CubieCube GoalPositions::Draw(RandomNumbers& numbers) const {
  const auto positions = [this](bool is_odd) {
    return static_cast<double>(corners_.count(is_odd)) * static_cast<double>(edges_.count(is_odd));
  };
  constexpr double kNumbers = 18446744073709551616.0;  // 2^64
  const double drawn = static_cast<double>(numbers.Next()) / kNumbers;
  const bool is_odd =
      positions(false) == 0 || (positions(true) > 0 && drawn * count() >= positions(false));
  return With(corners_.At(is_odd, Below(corners_.count(is_odd), numbers)),
              edges_.At(is_odd, Below(edges_.count(is_odd), numbers)));
}

CubieCube GoalPositions::With(const PieceArrangement<CornerPieces>& corners,
                              const PieceArrangement<EdgePieces>& edges) const {
  CubieCube cube;
  cube.corner_piece = corners.piece;
  cube.corner_orientation = corners.orientation;
  cube.edge_piece = edges.piece;
  cube.edge_orientation = edges.orientation;
  return cube;
}

}  // namespace cubewright
