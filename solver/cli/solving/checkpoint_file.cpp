#include "solver/cli/solving/checkpoint_file.h"

#include <fstream>
#include <span>
#include <string_view>
#include <system_error>

#include "solver/cube/facelets.h"
#include "solver/cube/move.h"

namespace cubewright {
namespace {

namespace fs = std::filesystem;

// After the facelets.
constexpr std::string_view kInQuarterTurns = " qtm";

// The checkpoint after the tab may be damaged: then its cube begins anew.
bool IsOfCheckpoints(const std::string& line) {
  const std::string_view letters(kFaceLetters.data(), kFaceLetters.size());
  if (line.find_first_not_of(letters) != kStickerCount) return false;
  const std::string_view rest = std::string_view(line).substr(kStickerCount);
  return rest.starts_with('\t') || rest.starts_with(std::string(kInQuarterTurns) + '\t');
}

std::string NameOfLine(const std::string& facelets, Metric metric) {
  return metric == Metric::kQtm ? facelets + std::string(kInQuarterTurns) : facelets;
}

bool CanBeWritten(const fs::path& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!path.has_filename() || (fs::exists(status) && !fs::is_regular_file(status))) return false;
  // WriteFile writes beside the file and renames, so the same is tried here.
  fs::path trial = path;
  trial += ".part";
  const bool is_written = std::ofstream(trial, std::ios::binary | std::ios::trunc).is_open();
  if (is_written) fs::remove(trial, error);
  return is_written && !error;
}

}  // namespace

Result<CheckpointFile, TableFault> CheckpointFile::Open(const fs::path& path) {
  CheckpointFile file(path);
  if (auto fault = file.ReadLines()) return *std::move(fault);
  if (!CanBeWritten(path)) return file.WriteFault();
  return file;
}

std::optional<TableFault> CheckpointFile::ReadLines() {
  std::error_code error;
  if (!fs::is_regular_file(path_, error)) return std::nullopt;
  std::ifstream file(path_);
  if (!file) {
    return TableFault{std::string(kCheckpointFileCode), path_.string() + " cannot be read."};
  }
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    if (line.empty()) continue;
    if (!IsOfCheckpoints(line)) {
      return TableFault{
          std::string(kCheckpointFileCode),
          path_.string() + " is no file of checkpoints, which would overwrite it: " + "its line " +
              std::to_string(number) + " is not FACELETS<TAB>CHECKPOINT. Name another file."};
    }
    const std::size_t tab = line.find('\t');
    lines_[line.substr(0, tab)] = line.substr(tab + 1);
  }
  return std::nullopt;
}

TableFault CheckpointFile::WriteFault() const {
  return {std::string(kCheckpointWriteCode),
          path_.string() +
              " cannot be written. Check that it is the name of a file, that its "
              "directory may be written to and that there is room on the disk."};
}

std::string CheckpointFile::Of(const std::string& facelets, Metric metric) const {
  const auto line = lines_.find(NameOfLine(facelets, metric));
  return line == lines_.end() ? "" : line->second;
}

std::optional<TableFault> CheckpointFile::Keep(const std::string& facelets, Metric metric,
                                               const std::string& checkpoint) {
  if (checkpoint == Of(facelets, metric)) return std::nullopt;
  if (checkpoint.empty()) {
    lines_.erase(NameOfLine(facelets, metric));
  } else {
    lines_[NameOfLine(facelets, metric)] = checkpoint;
  }
  std::error_code error;
  if (lines_.empty()) {
    fs::remove(path_, error);
    return std::nullopt;
  }
  std::string text;
  for (const auto& [name, kept] : lines_) text += name + '\t' + kept + '\n';
  if (WriteFile(path_, std::as_bytes(std::span(text)))) return WriteFault();
  return std::nullopt;
}

}  // namespace cubewright
