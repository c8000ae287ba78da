// The subcommands of `cubewright`, each in a file of its own.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <string>
#include <string_view>

namespace cubewright {

// The exit statuses of the command.
inline constexpr int kExitDone = 0;
// A cube was illegal, a table wrong.
inline constexpr int kExitFound = 1;
// The command could not do its work: wrong options, missing tables, unwritable files.
inline constexpr int kExitUsage = 2;

// A text as messages repeat it: of a very long one only the beginning.
inline std::string Shortened(std::string_view text) {
  constexpr std::size_t kMostBytes = 4'000;
  constexpr std::size_t kBytes = 100;
  if (text.size() <= kMostBytes) return std::string(text);
  std::size_t end = kBytes;
  // Do not cut within a character.
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "...";
}

// Accepts whole numbers of at least `least`, 0 or 1, with at most 19 digits, so that they fit into
// 64 bits. CLI11's own checks print their upper limit with 309 digits.
inline CLI::Validator WholeNumber(int least = 0) {
  const std::string range = std::to_string(least) + " or more";
  return CLI::Validator(
      [least, range](const std::string& text) -> std::string {
        const bool is_whole =
            !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
        const bool is_zero = text.find_first_not_of('0') == std::string::npos;
        if (!is_whole || (is_zero && least > 0)) {
          return "\"" + Shortened(text) + "\" is not a whole number, " + range;
        }
        return text.size() <= 19 ? "" : "\"" + Shortened(text) + "\" has more than 19 digits";
      },
      range);
}

// Each adds a subcommand. The one that is given runs while `app` parses the arguments, and sets
// `exit_status`, which must outlive the parsing.
void AddSolveCommand(CLI::App& app, int& exit_status);
void AddGoalsCommand(CLI::App& app, int& exit_status);
void AddExplainCommand(CLI::App& app, int& exit_status);
void AddSequencesCommand(CLI::App& app, int& exit_status);
void AddScrambleCommand(CLI::App& app, int& exit_status);
void AddCheckCommand(CLI::App& app, int& exit_status);
void AddScanCommand(CLI::App& app, int& exit_status);
void AddTablesCommand(CLI::App& app, int& exit_status);
void AddCompareCommand(CLI::App& app, int& exit_status);
void AddBenchCommand(CLI::App& app, int& exit_status);

}  // namespace cubewright
