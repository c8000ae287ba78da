#include "tests/cpp/methods/parts/plain_search.h"

#include <algorithm>
#include <unordered_set>

namespace cubewright {
namespace {

// Goes through all sequences of one cost.
class Sequences {
 public:
  Sequences(const PartsQuestion& question, int cost, std::set<std::string>& ways)
      : question_(question), cost_(cost), ways_(ways) {}

  void From(const CubieCube& cube, int cost, bool passed_answer) {
    const bool answered = IsAnswered(question_, cube);
    if (answered && cost == cost_ && !passed_answer) ways_.insert(MovesText(moves_));
    for (Move move = 0; move < kMoveCount; ++move) {
      if ((question_.moves >> move & 1) == 0) continue;
      const bool is_beside = !moves_.empty() && moves_.back() % 9 / 3 == move % 9 / 3;
      if (is_beside && moves_.back() / 3 >= move / 3) continue;
      const int more = CostAfter(is_beside, move);
      if (cost + more > cost_) continue;
      moves_.push_back(move);
      // In axial metrics a turn of both faces is one, which may end where its first half does.
      From(Apply(cube, move), cost + more, passed_answer || (answered && !IsAxial()));
      moves_.pop_back();
    }
  }

 private:
  bool IsAxial() const {
    return question_.metric == Metric::kAxialHtm || question_.metric == Metric::kAxialQtm;
  }
  int Alone(Move move) const {
    const bool quarters = question_.metric == Metric::kQtm || question_.metric == Metric::kAxialQtm;
    return quarters && move % 3 == 1 ? 2 : 1;
  }
  int CostAfter(bool is_beside, Move move) const {
    if (!is_beside || !IsAxial()) return Alone(move);
    return std::max(Alone(moves_.back()), Alone(move)) - Alone(moves_.back());
  }

  const PartsQuestion& question_;
  const int cost_;
  std::set<std::string>& ways_;
  std::vector<Move> moves_;
};

template <std::size_t kCount>
bool IsAsked(const std::array<PieceDemand, kCount>& demands, std::size_t piece) {
  constexpr PlaceSet kAll = (1U << kCount) - 1;
  return demands[piece].oriented || (demands[piece].places & kAll) != kAll;
}

}  // namespace

bool IsAnswered(const PartsQuestion& question, const CubieCube& cube) {
  for (std::size_t place = 0; place < kCornerCount; ++place) {
    const PieceDemand& demand = question.corners[cube.corner_piece[place]];
    if ((demand.places >> place & 1) == 0) return false;
    if (demand.oriented && (demand.orientations[place] >> cube.corner_orientation[place] & 1) == 0)
      return false;
  }
  for (std::size_t place = 0; place < kEdgeCount; ++place) {
    const PieceDemand& demand = question.edges[cube.edge_piece[place]];
    if ((demand.places >> place & 1) == 0) return false;
    if (demand.oriented && (demand.orientations[place] >> cube.edge_orientation[place] & 1) == 0)
      return false;
  }
  return true;
}

PlainAnswer PlainSearch(const PartsQuestion& question, const CubieCube& cube, int most_cost,
                        int dearer) {
  PlainAnswer answer;
  for (; answer.cost <= most_cost && answer.ways.empty(); ++answer.cost) {
    Sequences(question, answer.cost, answer.ways).From(cube, 0, false);
  }
  if (answer.ways.empty()) return answer;
  --answer.cost;
  if (dearer == 0) return answer;
  answer.ways.clear();
  Sequences(question, answer.cost + dearer, answer.ways).From(cube, 0, false);
  return answer;
}

std::vector<std::uint64_t> PlainCounts(const PartsQuestion& question) {
  const auto text_of = [&](const CubieCube& cube) {
    std::string text;
    for (std::size_t place = 0; place < kCornerCount; ++place) {
      const std::size_t piece = cube.corner_piece[place];
      if (!IsAsked(question.corners, piece)) continue;
      text += {'c', static_cast<char>('0' + place), static_cast<char>('0' + piece)};
      if (question.corners[piece].oriented) {
        text += static_cast<char>('0' + cube.corner_orientation[place]);
      }
    }
    for (std::size_t place = 0; place < kEdgeCount; ++place) {
      const std::size_t piece = cube.edge_piece[place];
      if (!IsAsked(question.edges, piece)) continue;
      text += {'e', static_cast<char>('a' + place), static_cast<char>('a' + piece)};
      if (question.edges[piece].oriented) {
        text += static_cast<char>('0' + cube.edge_orientation[place]);
      }
    }
    return text;
  };
  std::unordered_set<std::string> known = {text_of(CubieCube{})};
  std::vector<std::uint64_t> counts;
  for (std::vector<CubieCube> layer = {CubieCube{}}; !layer.empty();) {
    counts.push_back(layer.size());
    std::vector<CubieCube> next_layer;
    for (const CubieCube& cube : layer) {
      for (Move move = 0; move < kMoveCount; ++move) {
        if ((question.moves >> move & 1) == 0) continue;
        const CubieCube after = Apply(cube, move);
        if (known.insert(text_of(after)).second) next_layer.push_back(after);
      }
    }
    layer = std::move(next_layer);
  }
  return counts;
}

}  // namespace cubewright
