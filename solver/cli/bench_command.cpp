// `cubewright bench`: how soon short solutions come, over a list of cubes.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "solver/cli/commands.h"
#include "solver/cli/position.h"
#include "solver/cli/table_files.h"
#include "solver/cli/timed_search.h"

namespace cubewright {
namespace {

constexpr std::array kLengths = {22, 21, 20, 19, 18};
constexpr std::array kBudgetsMs = {10.0, 100.0, 1000.0, 10000.0};

struct BenchOptions {
  std::vector<std::string> cube_files;
  std::optional<std::string> tables;
  std::uint64_t time_ms = 1000;
  int threads = 1;
};

// The solutions of one cube as they came.
struct Improvement {
  int length;
  double time_ms;
};
using Course = std::vector<Improvement>;

// The value that `part` (0..1) of the sorted values do not exceed. Precondition: there are some.
double Quantile(const std::vector<double>& sorted, double part) {
  const auto rank = static_cast<std::size_t>(std::ceil(part * static_cast<double>(sorted.size())));
  return sorted[std::max<std::size_t>(rank, 1) - 1];
}

std::vector<double> TimesTo(int length, const std::vector<Course>& courses) {
  std::vector<double> times;
  for (const Course& course : courses) {
    const auto first = std::find_if(course.begin(), course.end(),
                                    [length](const Improvement& i) { return i.length <= length; });
    if (first != course.end()) times.push_back(first->time_ms);
  }
  std::sort(times.begin(), times.end());
  return times;
}

// Of the cubes that have a solution by then.
std::vector<double> LengthsAt(double time_ms, const std::vector<Course>& courses) {
  std::vector<double> lengths;
  for (const Course& course : courses) {
    const auto later = std::find_if(course.begin(), course.end(), [time_ms](const Improvement& i) {
      return i.time_ms > time_ms;
    });
    if (later != course.begin()) lengths.push_back(std::prev(later)->length);
  }
  return lengths;
}

double Mean(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

void Print(const std::vector<Course>& courses, double time_ms) {
  std::cout << std::fixed << std::setprecision(2);
  std::cout << "cubes\t" << courses.size() << "\nlength\treached\tmedian ms\tmean ms\t95 % ms\n";
  for (const int length : kLengths) {
    const std::vector<double> times = TimesTo(length, courses);
    std::cout << "<= " << length << '\t' << times.size();
    if (!times.empty()) {
      std::cout << '\t' << Quantile(times, 0.5) << '\t' << Mean(times) << '\t'
                << Quantile(times, 0.95);
    }
    std::cout << '\n';
  }
  std::cout << "after ms\tsolved\tmean length\n";
  for (const double budget_ms : kBudgetsMs) {
    if (budget_ms > time_ms) break;
    const std::vector<double> lengths = LengthsAt(budget_ms, courses);
    std::cout << std::setprecision(0) << budget_ms << '\t' << lengths.size();
    if (!lengths.empty()) std::cout << '\t' << std::setprecision(3) << Mean(lengths);
    std::cout << '\n';
  }
}

int Bench(const BenchOptions& options) {
  const auto tables = LoadTables(options.tables);
  if (!tables) {
    std::cerr << "cubewright: " << tables.failure().code << ": " << tables.failure().message
              << '\n';
    return kExitUsage;
  }
  const SolveLimits limits{0, options.time_ms, options.threads};
  std::vector<Course> courses;
  int exit_status = kExitDone;
  for (const std::string& name : options.cube_files) {
    std::ifstream file(name);
    std::string line;
    while (std::getline(file, line)) {
      if (line.empty() || line.starts_with('#')) continue;
      // Whatever follows the cube, such as its known length, is not for us.
      const Result<CubieCube, Fault> cube = ReadPosition(line.substr(0, line.find('\t')));
      if (!cube) {
        std::cerr << "cubewright: " << name << ": " << cube.failure().message << '\n';
        exit_status = kExitFound;
        continue;
      }
      Course& course = courses.emplace_back();
      SolveWithin(limits, (*tables)->search_tables(), *cube, [&course](int length, double time_ms) {
        course.push_back({length, time_ms});
      });
    }
  }
  if (courses.empty()) {
    std::cerr << "cubewright: there are no cubes in these files.\n";
    return kExitUsage;
  }
  Print(courses, static_cast<double>(options.time_ms));
  return exit_status;
}

}  // namespace

void AddBenchCommand(CLI::App& app, int& exit_status) {
  CLI::App* command = app.add_subcommand(
      "bench", "Measure how soon solutions of each length come, and how long they are by when");
  const auto options = std::make_shared<BenchOptions>();
  command
      ->add_option("--cubes", options->cube_files,
                   "Files of cubes, one a line; what follows a tab, and lines with #, are skipped")
      ->required()
      ->check(CLI::ExistingFile);
  command->add_option("--tables", options->tables,
                      "Directory of the tables; by default where the build puts them");
  command->add_option("--time-ms", options->time_ms, "Time for each cube")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_option("--threads", options->threads, "Search with this many threads")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command->callback([options, &exit_status] { exit_status = Bench(*options); });
}

}  // namespace cubewright
