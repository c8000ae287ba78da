#include "solver/cli/comparing/trials/trial_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iostream>
#include <istream>
#include <utility>

#include "solver/cli/cubes/puzzle_positions.h"
#include "solver/methods/metric.h"
#include "solver/pocket/pocket_facelets.h"
#include "solver/text/notation.h"

namespace cubewright {
namespace {

constexpr std::size_t kColumnCount = 10;
// What a `Distribution` takes.
constexpr std::uint64_t kMostMicroseconds = (std::uint64_t{1} << 42) - 1;

std::string MillisecondsText(std::uint64_t time_us) {
  std::string text = std::to_string(time_us / 1000) + '.';
  const std::string decimals = std::to_string(time_us % 1000);
  return text + std::string(3 - decimals.size(), '0') + decimals;
}

// The fields between commas; none if there are not as many as columns.
std::optional<std::array<std::string_view, kColumnCount>> FieldsOf(std::string_view line) {
  std::array<std::string_view, kColumnCount> fields;
  for (std::size_t i = 0; i < kColumnCount; ++i) {
    const std::size_t end = line.find(',');
    if ((end == std::string_view::npos) != (i == kColumnCount - 1)) return std::nullopt;
    fields[i] = line.substr(0, end);
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  }
  return fields;
}

template <class Number>
std::optional<Number> NumberIn(std::string_view text) {
  Number number = 0;
  const char* const end = text.data() + text.size();
  const auto [read_to, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || read_to != end || number < 0) return std::nullopt;
  return number;
}

// "12.345", whole microseconds.
std::optional<std::uint64_t> MicrosecondsIn(std::string_view text) {
  const std::size_t point = text.find('.');
  if (point == std::string_view::npos || text.size() - point != 4) return std::nullopt;
  return NumberIn<std::uint64_t>(std::string(text.substr(0, point)) +
                                 std::string(text.substr(point + 1)));
}

std::string_view PuzzleOf(std::string_view facelets) {
  return facelets.size() == kPocketStickerCount ? "2x2x2" : "3x3x3";
}

// Whether the moves solve the cube, and cost `turns`.
bool IsSolutionOf(std::string_view facelets, const std::string& faces, std::string_view moves_text,
                  std::string_view metric, std::uint64_t turns) {
  const PuzzlePositions positions({.puzzle = std::string(PuzzleOf(facelets)), .faces = faces});
  const Result<Position, PositionFault> position = positions.Read(facelets);
  const Result<NotationReading, NotationFault> moves = ReadMoves(moves_text);
  if (!position || !moves) return false;
  const std::string after = positions.Facelets(Apply(position->cube, moves->moves));
  const std::size_t stickers_per_face = after.size() / kFaceCount;
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (after[i] != after[i - i % stickers_per_face]) return false;
  }
  return static_cast<std::uint64_t>(CostOf(moves->moves, *MetricNamed(metric))) == turns;
}

struct ReadLine {
  std::string_view method;
  std::string_view metric;
  std::string_view moves;
  Trial trial;
};

std::optional<ReadLine> TrialIn(std::string_view line) {
  const auto fields = FieldsOf(line);
  if (!fields) return std::nullopt;
  const auto& [cube, scramble, facelets, method, metric, stop, turns, time, nodes, moves] = *fields;
  const auto number = NumberIn<std::uint64_t>(cube);
  const auto time_us = MicrosecondsIn(time);
  if (!number || *number == 0 || !time_us || *time_us > kMostMicroseconds || method.empty() ||
      facelets.empty() || !MetricNamed(metric) || !NumberIn<std::uint64_t>(nodes)) {
    return std::nullopt;
  }
  ReadLine read{method,
                metric,
                moves,
                {.number = *number, .facelets = std::string(facelets), .time_us = *time_us}};
  if (!scramble.empty()) {
    read.trial.scramble_length = NumberIn<int>(scramble);
    if (!read.trial.scramble_length) return std::nullopt;
  }
  if (stop == kGivenUpStop) {
    if (!turns.empty()) return std::nullopt;
    return read;
  }
  read.trial.turns = NumberIn<std::uint64_t>(turns);
  if (!read.trial.turns) return std::nullopt;
  read.trial.is_proven = stop == "proven";
  return read;
}

}  // namespace

std::string TrialLine(const ComparedCube& cube, std::string_view facelets, std::string_view method,
                      std::string_view metric, const TrialResult& result) {
  std::string line = std::to_string(cube.number) + ',';
  if (cube.scramble_length) line += std::to_string(*cube.scramble_length);
  line.append(1, ',').append(facelets).append(1, ',').append(method).append(1, ',').append(metric);
  line.append(1, ',').append(result.stop).append(1, ',');
  if (result.moves) line += std::to_string(result.turns);
  line += ',' + MillisecondsText(result.time_us) + ',' + std::to_string(result.nodes) + ',';
  if (result.moves) line += MovesText(*result.moves);
  return line;
}

bool TrialLineReader::IsHead(std::string_view line) {
  if (line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line == kTrialColumns;
}

void TrialLineReader::Read(std::istream& lines, const std::string& name) {
  std::uint64_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const std::optional<std::string> objection = Add(std::move(line));
    if (!objection) continue;
    ++refused_;
    std::cerr << "cubewright: " << name << ':' << number << ": " << *objection << '\n';
  }
}

std::optional<std::string> TrialLineReader::Add(std::string line) {
  if (line.ends_with('\r')) line.pop_back();
  // Files that were joined have several of those.
  if (line.empty() || IsHead(line)) return std::nullopt;
  return ObjectionTo(line);
}

std::optional<std::string> TrialLineReader::ObjectionTo(const std::string& line) {
  const std::optional<ReadLine> read = TrialIn(line);
  if (!read) return "results-line: This is no line that `cubewright compare --csv` writes.";
  if (!metric_.empty() && read->metric != metric_) {
    return "results-metric: Its turns are counted in " + std::string(read->metric) +
           ", those of the lines before in " + metric_ + ".";
  }
  const Trial& trial = read->trial;
  const std::string_view puzzle = PuzzleOf(trial.facelets);
  if (!puzzle_.empty() && puzzle != puzzle_) {
    return "results-puzzle: Its cube is a " + std::string(puzzle) +
           ", those of the lines before are " + puzzle_ + ".";
  }
  if (trial.turns &&
      !IsSolutionOf(trial.facelets, faces_, read->moves, read->metric, *trial.turns)) {
    return "results-wrong: Its moves do not solve its cube in so many turns.";
  }
  if (IsOtherCube(trial)) {
    return "results-cube: A line before has another cube with the number " +
           std::to_string(trial.number) + ", so these are results of two experiments.";
  }
  if (!IsNew(std::string(read->method), trial.number)) {
    return "results-twice: There was a line of cube " + std::to_string(trial.number) + " and " +
           std::string(read->method) + " before; the first counts.";
  }
  puzzle_ = puzzle;
  metric_ = read->metric;
  tally_.Add(read->method, trial);
  if (take_) take_(read->method, trial);
  return std::nullopt;
}

std::vector<std::uint64_t> TrialLineReader::Missing(std::size_t most) const {
  std::vector<std::uint64_t> missing;
  for (std::uint64_t number = 1; number < last_ && missing.size() < most; ++number) {
    const auto block = seen_by_any_.find(number / kCubesInBlock);
    const bool is_seen = block != seen_by_any_.end() && block->second[number % kCubesInBlock];
    if (!is_seen) missing.push_back(number);
  }
  return missing;
}

bool TrialLineReader::IsOtherCube(const Trial& trial) {
  const std::uint64_t block = trial.number / kCubesInBlock;
  const std::size_t place = trial.number % kCubesInBlock;
  const auto hash = static_cast<std::uint32_t>(std::hash<std::string_view>{}(trial.facelets));
  std::uint32_t& known = seen_facelets_[block][place];
  const auto seen = seen_by_any_.find(block);
  if (seen != seen_by_any_.end() && seen->second[place]) return known != hash;
  known = hash;
  return false;
}

bool TrialLineReader::IsNew(const std::string& method, std::uint64_t number) {
  const auto mark = [number](SeenCubes& seen) {
    auto bit = seen[number / kCubesInBlock][number % kCubesInBlock];
    const bool is_new = !bit;
    bit = true;
    return is_new;
  };
  if (!mark(seen_[method])) return false;
  ++cubes_of_methods_[method];
  if (mark(seen_by_any_)) ++cubes_;
  last_ = std::max(last_, number);
  return true;
}

}  // namespace cubewright
