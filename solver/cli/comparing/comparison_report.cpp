#include "solver/cli/comparing/comparison_report.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <sstream>

#include "solver/methods/choices.h"

namespace cubewright {
namespace {

constexpr double kMicrosecondsInMs = 1000;

// `unit` is what a value is divided by.
nlohmann::ordered_json FiguresJson(const Distribution& values, double unit) {
  return {{"mean", values.mean() / unit},
          {"median", values.median() / unit},
          {"least", static_cast<double>(values.least()) / unit},
          {"most", static_cast<double>(values.most()) / unit},
          {"deviation", values.deviation() / unit}};
}

nlohmann::ordered_json TurnsJson(const Distribution& turns) {
  nlohmann::ordered_json json = FiguresJson(turns, 1);
  json["least"] = turns.least();
  json["most"] = turns.most();
  for (const auto& [value, count] : turns.counts()) json["counts"][std::to_string(value)] = count;
  return json;
}

nlohmann::ordered_json ExtremeJson(const ExtremeCube& extreme) {
  return {{"cube", extreme.number}, {"turns", extreme.turns}, {"facelets", extreme.facelets}};
}

nlohmann::ordered_json RowJson(const TallyRow& row) {
  const Tally& tally = *row.tally;
  nlohmann::ordered_json json = {{"method", row.method}};
  if (row.scramble_length) json["scramble"] = *row.scramble_length;
  json["cubes"] = tally.cubes();
  json["givenUp"] = tally.given_up();
  json["proven"] = tally.proven();
  json["timeMs"] = FiguresJson(tally.time_us(), kMicrosecondsInMs);
  if (tally.best()) {
    json["turns"] = TurnsJson(tally.turns());
    json["best"] = ExtremeJson(*tally.best());
    json["worst"] = ExtremeJson(*tally.worst());
  }
  return json;
}

nlohmann::ordered_json MethodJson(const MethodSettings& settings) {
  nlohmann::ordered_json json = {{"method", settings.label}};
  if (settings.max_nodes) json["maxNodes"] = *settings.max_nodes;
  if (settings.time_ms) json["timeMs"] = *settings.time_ms;
  return json;
}

std::string LimitText(const MethodSettings& settings) {
  std::string limit;
  if (settings.max_nodes) limit = std::to_string(*settings.max_nodes) + " positions";
  if (settings.time_ms) limit = std::to_string(*settings.time_ms) + " ms";
  const bool goes_on = settings.options.method == Choice{}.method;
  return limit + (goes_on && !limit.empty() ? ", but not before its first solution" : "");
}

using TableRow = std::vector<std::string>;

std::string Decimals(double value, int decimals) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(decimals) << value;
  return text.str();
}

// A median of two values may lie between them.
TableRow TurnsCells(const Distribution& turns) {
  if (turns.count() == 0) return {"-", "-", "-", "-", "-"};
  return {Decimals(turns.mean(), 2), Decimals(turns.median(), 1), std::to_string(turns.least()),
          std::to_string(turns.most()), Decimals(turns.deviation(), 2)};
}

TableRow TimeCells(const Distribution& time_us) {
  const auto cell = [](double value) { return Decimals(value / kMicrosecondsInMs, 3); };
  return {cell(time_us.mean()), cell(time_us.median()), cell(static_cast<double>(time_us.least())),
          cell(static_cast<double>(time_us.most())), cell(time_us.deviation())};
}

std::vector<TableRow> TableOf(const ComparisonReport& report) {
  const bool has_scrambles = std::ranges::any_of(
      report.rows, [](const TallyRow& row) { return row.scramble_length.has_value(); });
  const auto add = [](TableRow& row, const TableRow& cells) {
    row.insert(row.end(), cells.begin(), cells.end());
  };
  TableRow head = {"method"};
  if (has_scrambles) head.push_back("scramble");
  add(head, {"cubes", "given up", "proven", "mean turns", "median", "least", "most", "deviation",
             "mean ms", "median", "least", "most", "deviation"});
  std::vector<TableRow> table = {head};
  for (const TallyRow& row : report.rows) {
    TableRow cells = {std::string(row.method)};
    if (has_scrambles) {
      cells.push_back(row.scramble_length ? std::to_string(*row.scramble_length) : "all");
    }
    const Tally& tally = *row.tally;
    add(cells, {std::to_string(tally.cubes()), std::to_string(tally.given_up()),
                std::to_string(tally.proven())});
    add(cells, TurnsCells(tally.turns()));
    add(cells, TimeCells(tally.time_us()));
    table.push_back(cells);
  }
  return table;
}

// Columns as wide as their widest cell, two spaces apart; the first to the left, numbers to the
// right.
void PrintTable(const std::vector<TableRow>& table, std::ostream& output) {
  std::vector<std::size_t> widths(table.front().size());
  for (const TableRow& row : table) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  for (const TableRow& row : table) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string padding(widths[i] - row[i].size(), ' ');
      output << (i == 0 ? row[i] + padding : "  " + padding + row[i]);
    }
    output << '\n';
  }
}

}  // namespace

nlohmann::ordered_json ComparisonJson(const ComparisonReport& report) {
  nlohmann::ordered_json json = {
      {"puzzle", report.puzzle}, {"metric", report.metric}, {"source", report.source}};
  if (report.seed) json["seed"] = *report.seed;
  if (report.is_reproducible) json["reproducible"] = *report.is_reproducible;
  if (report.resumed_lines > 0) json["resumed"] = report.resumed_lines;
  for (const PlannedMethod& method : report.methods) {
    json["methods"].push_back(MethodJson(method.settings));
  }
  if (report.part.of > 1) {
    json["part"] = std::to_string(report.part.part) + '/' + std::to_string(report.part.of);
  }
  if (!report.tier.empty()) json["tier"] = report.tier;
  if (report.threads > 0) json["threads"] = report.threads;
  json["cubes"] = report.cubes;
  json["refused"] = report.refused;
  json["rows"] = nlohmann::ordered_json::array();
  for (const TallyRow& row : report.rows) json["rows"].push_back(RowJson(row));
  return json;
}

void PrintComparison(const ComparisonReport& report, std::ostream& output) {
  PrintTable(TableOf(report), output);
  output << "\nTurns are counted in " << report.metric
         << ", of the cubes that were solved; times are of one thread, of all cubes.\n";
  if (report.seed) output << "Drawn with the seed " << *report.seed << ".\n";
  if (report.part.of > 1) {
    output << "Only part " << report.part.part << " of " << report.part.of << ".\n";
  }
  for (const auto& [settings, description] : report.methods) {
    const std::string limit = LimitText(settings);
    if (!limit.empty()) output << "Limit of " << settings.label << ": " << limit << ".\n";
  }
  if (report.resumed_lines > 0) {
    output << report.resumed_lines
           << " lines are of an earlier run, with the limits that it had.\n";
  }
  if (!report.tier.empty()) output << "Two-phase had the " << report.tier << " tables.\n";
  if (!report.is_reproducible) return;
  output << (*report.is_reproducible
                 ? "Reproducible: another run with the same tables gives the same moves, on any "
                   "machine.\n"
                 : "Not reproducible: a limit of time gives other moves in another run.\n");
}

}  // namespace cubewright
