#include "solver/cli/comparing/comparison.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <utility>

#include "solver/cli/commands.h"
#include "solver/cli/comparing/earlier_trials.h"
#include "solver/cli/comparing/progress_display.h"
#include "solver/cli/comparing/trials/compared_method.h"
#include "solver/cli/comparing/trials/trial_run.h"

namespace cubewright {
namespace {

// Where the lines of --csv go.
class LineOutput {
 public:
  // False if the file cannot be written.
  bool Open(const std::optional<std::string>& csv) {
    if (!csv) return true;
    if (*csv == kStandardStream) {
      output_ = &std::cout;
    } else {
      file_.open(*csv, std::ios::trunc);
      output_ = &file_;
    }
    return Write(kTrialColumns);
  }
  // Goes on after the whole lines of a file.
  bool OpenAfter(const std::string& csv, std::uint64_t whole_bytes) {
    std::error_code error;
    if (std::filesystem::file_size(csv, error) > whole_bytes) {
      std::filesystem::resize_file(csv, whole_bytes, error);
    }
    if (error) return false;
    file_.open(csv, std::ios::app);
    output_ = &file_;
    return file_.good();
  }
  bool is_wanted() const { return output_ != nullptr; }
  // Writes a whole line at once: another program can read along, and what was written is kept if
  // the run is stopped.
  bool Write(std::string_view line) {
    *output_ << line << '\n' << std::flush;
    return output_->good();
  }

 private:
  std::ofstream file_;
  std::ostream* output_ = nullptr;
};

std::string_view SourceName(const ComparisonPlan& plan) {
  if (!plan.series) return "file";
  if (plan.series->kind == SeriesKind::kRandom) return "random";
  return plan.series->kind == SeriesKind::kEvery ? "every" : "scrambles";
}

Trial TrialOf(const ComparedCube& cube, const std::string& facelets, const TrialResult& result) {
  Trial trial{.number = cube.number,
              .scramble_length = cube.scramble_length,
              .facelets = facelets,
              .is_proven = result.is_proven,
              .time_us = result.time_us};
  if (result.moves) trial.turns = static_cast<std::uint64_t>(result.turns);
  return trial;
}

class Comparison {
 public:
  explicit Comparison(const ComparisonPlan& plan) : plan_(plan), positions_(plan.puzzle) {}

  // The exit status, if it cannot begin.
  std::optional<int> Prepare() {
    if (!OpenCubes()) return ReportUsage("cubes-missing", plan_.file + " cannot be read.");
    if (IsInputOfLines()) {
      return ReportUsage("csv-cubes", *plan_.csv + " is the file of --cubes, which would be lost.");
    }
    if (plan_.resumes) {
      const std::optional<std::string> objection = Resume();
      if (objection) return ReportUsage("csv-other", *objection);
    }
    tables_.where = plan_.tables;
    for (const PlannedMethod& method : plan_.methods) {
      const auto made = MakeComparedMethod(method.settings, *method.description, tables_);
      if (!made) return ReportUsage(made.failure().code, made.failure().message);
      methods_.push_back(*made);
    }
    const bool is_open = earlier_.line_count > 0
                             ? lines_.OpenAfter(*plan_.csv, earlier_.whole_bytes)
                             : lines_.Open(plan_.csv);
    if (!is_open) return ReportUnwritten();
    return std::nullopt;
  }

  int Run(const std::function<void(const ComparisonReport& report)>& report) {
    const std::optional<std::string> failure = SolveAll();
    if (failure) return ReportUsage("internal", *failure);
    if (is_unwritten_) return ReportUnwritten();
    if (done_ == 0 && plan_.part.of == 1) {
      return ReportUsage("no-cubes", "There are no cubes to compare the methods by.");
    }
    report(Report());
    return cubes_->refused() == 0 ? kExitDone : kExitFound;
  }

 private:
  bool OpenCubes() {
    if (plan_.series) {
      cubes_ = std::make_unique<SeriesCubes>(*plan_.series, plan_.part);
      return true;
    }
    const bool is_input = plan_.file == kStandardStream;
    if (!is_input) file_.open(plan_.file);
    // A directory can be opened, but not read.
    if (!is_input && file_.is_open()) file_.peek();
    if (file_.bad()) return false;
    file_.clear();
    cubes_ = std::make_unique<LineCubes>(is_input ? std::cin : file_,
                                         is_input ? "standard input" : plan_.file, positions_,
                                         plan_.part);
    return is_input || file_.is_open();
  }

  bool IsInputOfLines() const {
    std::error_code error;
    return !plan_.series && plan_.csv && std::filesystem::equivalent(plan_.file, *plan_.csv, error);
  }

  // Takes over what an earlier run has written. Why it cannot be.
  std::optional<std::string> Resume() {
    std::error_code error;
    const auto kind = std::filesystem::status(*plan_.csv, error).type();
    if (kind == std::filesystem::file_type::not_found) return std::nullopt;
    std::ifstream file(*plan_.csv);
    if (kind != std::filesystem::file_type::regular || !file.is_open()) {
      return *plan_.csv + " is no file that can be read.";
    }
    const auto objection = ReadEarlierTrials(file, *plan_.csv, plan_, earlier_);
    if (objection) return objection;
    if (!AreCubesOfEarlier()) {
      return *plan_.csv + " has results of other cubes. Name another file, or leave out --resume.";
    }
    tally_ = earlier_.tally;
    cubes_ = std::make_unique<ResumedCubes>(std::move(cubes_), earlier_);
    return std::nullopt;
  }

  bool AreCubesOfEarlier() const {
    if (plan_.series) {
      SeriesCubes cubes(*plan_.series, plan_.part);
      return AreOf(cubes, earlier_, positions_);
    }
    std::ifstream file(plan_.file);
    LineCubes cubes(file, plan_.file, positions_, plan_.part, false);
    return AreOf(cubes, earlier_, positions_);
  }

  int ReportUnwritten() const {
    return ReportUsage("csv-write", *plan_.csv +
                                        " cannot be written. Check that it is the name of a file, "
                                        "that its directory may be written to and that there is "
                                        "room on the disk.");
  }

  std::optional<std::string> SolveAll() {
    ProgressDisplay progress(cubes_->total());
    const std::uint64_t all_methods = ~std::uint64_t{0} >> (kMostMethods - methods_.size());
    return RunTrials(*cubes_, methods_, plan_.threads, [&](const CubeTrials& trials) {
      const bool is_kept = Keep(trials);
      ++done_;
      if (trials.cube.done_methods == all_methods) ++done_before_;
      progress.Tell(done_, done_before_);
      return is_kept;
    });
  }

  bool Keep(const CubeTrials& trials) {
    const std::string facelets = positions_.Facelets(trials.cube.position.cube);
    for (std::size_t i = 0; i < methods_.size(); ++i) {
      const std::string& label = plan_.methods[i].settings.label;
      const std::optional<TrialResult>& result = trials.results[i];
      if (!result) continue;
      tally_.Add(label, TrialOf(trials.cube, facelets, *result));
      if (!lines_.is_wanted() ||
          lines_.Write(TrialLine(trials.cube, facelets, label, plan_.metric, *result))) {
        continue;
      }
      is_unwritten_ = true;
      return false;
    }
    return true;
  }

  ComparisonReport Report() const {
    ComparisonReport report{.puzzle = plan_.puzzle.puzzle,
                            .metric = plan_.metric,
                            .source = std::string(SourceName(plan_)),
                            .resumed_lines = earlier_.cubes.empty() ? 0 : earlier_.line_count - 1,
                            .methods = plan_.methods,
                            .part = plan_.part,
                            .threads = plan_.threads,
                            .cubes = done_,
                            .refused = cubes_->refused(),
                            .rows = tally_.rows()};
    if (plan_.series && plan_.series->kind != SeriesKind::kEvery) report.seed = plan_.series->seed;
    // The earlier run may have had other limits.
    if (report.resumed_lines == 0) report.is_reproducible = plan_.is_reproducible();
    if (tables_.two_phase) report.tier = TableTierName(tables_.two_phase->search_tables().tier());
    return report;
  }

  const ComparisonPlan& plan_;
  const PuzzlePositions positions_;
  std::ifstream file_;
  std::unique_ptr<ComparedCubes> cubes_;
  EarlierTrials earlier_;
  ComparedTables tables_;
  ComparedMethods methods_;
  LineOutput lines_;
  bool is_unwritten_ = false;
  ExperimentTally tally_;
  std::uint64_t done_ = 0;
  // Of these, how many an earlier run has done.
  std::uint64_t done_before_ = 0;
};

}  // namespace

int RunComparison(const ComparisonPlan& plan,
                  const std::function<void(const ComparisonReport& report)>& report) {
  Comparison comparison(plan);
  const std::optional<int> exit_status = comparison.Prepare();
  return exit_status ? *exit_status : comparison.Run(report);
}

}  // namespace cubewright
