#include "solver/methods/optimal/checkpoint.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <system_error>

#include "solver/methods/optimal/walks/walk_moves.h"

namespace cubewright {
namespace {

// Changes whenever the parts or their order change.
constexpr std::string_view VersionOf(Metric metric) {
  return metric == Metric::kQtm ? "optimal-qtm-1" : "optimal-1";
}
constexpr char kFieldEnd = ';';
// The number of distinct ways of four turns, with opposite faces in one order and no face twice in
// a row; and of five quarter turns.
constexpr std::size_t MostPartsIn(Metric metric) {
  return metric == Metric::kQtm ? 93'840 : 43'254;
}

// FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo) of 64 bits.
std::uint64_t ChecksumOf(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  return hash;
}

// Takes the text before the next `end`, or all that is left, from the front of `text`.
std::string_view TakeUntil(char end, std::string_view& text) {
  const std::string_view taken = text.substr(0, text.find(end));
  text.remove_prefix(std::min(taken.size() + 1, text.size()));
  return taken;
}

// As std::to_string, which would bring the formatting of fractions into the bundles: 7 KB.
std::string NumberText(std::uint64_t number) {
  std::array<char, 20> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  return {digits.data(), end};
}

template <typename Number>
bool ReadNumber(std::string_view text, Number& number) {
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && rest == end;
}

std::optional<std::vector<Move>> ReadMoves(std::string_view text) {
  std::vector<Move> moves;
  while (!text.empty()) {
    const std::string_view name = TakeUntil(' ', text);
    Move move = 0;
    while (move < kMoveCount && MoveName(move) != name) ++move;
    if (move == kMoveCount) return std::nullopt;
    moves.push_back(move);
  }
  return moves;
}

constexpr char kSolutionEnd = ',';

std::string SolutionsText(std::span<const std::vector<Move>> solutions) {
  std::string text;
  for (const auto& moves : solutions) text += MovesText(moves) + kSolutionEnd;
  return text;
}

bool ReadSolutions(std::string_view text, std::vector<std::vector<Move>>& solutions) {
  while (!text.empty()) {
    auto moves = ReadMoves(TakeUntil(kSolutionEnd, text));
    if (!moves) return false;
    solutions.push_back(*std::move(moves));
  }
  return true;
}

// Such as "0-41,43", ascending.
std::string RangesOf(std::span<const std::size_t> places) {
  std::string text;
  for (std::size_t i = 0; i < places.size();) {
    std::size_t last = i;
    while (last + 1 < places.size() && places[last + 1] == places[last] + 1) ++last;
    if (!text.empty()) text += ',';
    text += NumberText(places[i]);
    if (last > i) text += '-' + NumberText(places[last]);
    i = last + 1;
  }
  return text;
}

bool ReadRanges(std::string_view text, std::size_t count, std::vector<std::size_t>& places) {
  std::size_t next = 0;
  while (!text.empty()) {
    std::string_view range = TakeUntil(',', text);
    std::size_t first = 0;
    if (!ReadNumber(TakeUntil('-', range), first)) return false;
    std::size_t last = first;
    if (!range.empty() && !ReadNumber(range, last)) return false;
    if (first < next || last < first || last >= count) return false;
    for (next = first; next <= last; ++next) places.push_back(next);
  }
  return true;
}

// The version has been taken already.
std::optional<OptimalCheckpoint> ReadFields(std::string_view text, Metric metric) {
  OptimalCheckpoint checkpoint;
  checkpoint.metric = metric;
  const auto best = ReadMoves(TakeUntil(kFieldEnd, text));
  if (!best || !ReadNumber(TakeUntil(kFieldEnd, text), checkpoint.lower_bound) ||
      !ReadNumber(TakeUntil(kFieldEnd, text), checkpoint.earlier_nodes)) {
    return std::nullopt;
  }
  checkpoint.best = *best;
  if (text.empty()) return checkpoint;
  RefutationCheckpoint refutation{.length = checkpoint.lower_bound};
  if (!ReadNumber(TakeUntil(kFieldEnd, text), refutation.nodes) ||
      !ReadNumber(TakeUntil(kFieldEnd, text), refutation.part_count) ||
      refutation.part_count > MostPartsIn(metric) ||
      !ReadRanges(TakeUntil(kFieldEnd, text), refutation.part_count, refutation.done) ||
      !ReadSolutions(text, refutation.solutions)) {
    return std::nullopt;
  }
  checkpoint.refutation = std::move(refutation);
  return checkpoint;
}

}  // namespace

std::string TextOf(const OptimalCheckpoint& checkpoint) {
  std::string text{VersionOf(checkpoint.metric)};
  const auto add = [&text](const std::string& field) { text += kFieldEnd + field; };
  add(MovesText(checkpoint.best));
  add(NumberText(static_cast<std::uint64_t>(checkpoint.lower_bound)));
  add(NumberText(checkpoint.earlier_nodes));
  if (const auto& refutation = checkpoint.refutation) {
    add(NumberText(refutation->nodes));
    add(NumberText(refutation->part_count));
    add(RangesOf(refutation->done));
    if (!refutation->solutions.empty()) add(SolutionsText(refutation->solutions));
  }
  return text + kFieldEnd + NumberText(ChecksumOf(text));
}

std::optional<OptimalCheckpoint> ReadCheckpoint(std::string_view text, const CubieCube& cube,
                                                Metric metric) {
  const std::size_t end = text.rfind(kFieldEnd);
  std::uint64_t checksum = 0;
  if (end == std::string_view::npos || !ReadNumber(text.substr(end + 1), checksum)) {
    return std::nullopt;
  }
  text = text.substr(0, end);
  if (checksum != ChecksumOf(text) || TakeUntil(kFieldEnd, text) != VersionOf(metric)) {
    return std::nullopt;
  }
  auto checkpoint = ReadFields(text, metric);
  if (!checkpoint || !IsSolved(Apply(cube, checkpoint->best))) return std::nullopt;
  bool is_possible =
      checkpoint->lower_bound >= 0 && checkpoint->lower_bound <= WalkMoves(metric).most();
  if (const auto& refutation = checkpoint->refutation) {
    for (const auto& moves : refutation->solutions) {
      is_possible &= CostOf(moves, metric) == refutation->length;
      is_possible &= IsSolved(Apply(cube, moves));
    }
  }
  return is_possible ? checkpoint : std::nullopt;
}

}  // namespace cubewright
