#include "solver/cli/solving/checkpoint_file.h"

#include <fstream>
#include <span>
#include <system_error>
#include <utility>

namespace cubewright {

CheckpointFile::CheckpointFile(std::filesystem::path path) : path_(std::move(path)) {
  std::ifstream file(path_);
  for (std::string line; std::getline(file, line);) {
    const std::size_t end = line.find('\t');
    if (end != std::string::npos) lines_[line.substr(0, end)] = line.substr(end + 1);
  }
}

std::string CheckpointFile::Of(const std::string& facelets) const {
  const auto line = lines_.find(facelets);
  return line == lines_.end() ? "" : line->second;
}

std::optional<TableFault> CheckpointFile::Keep(const std::string& facelets,
                                               const std::string& checkpoint) {
  if (checkpoint == Of(facelets)) return std::nullopt;
  if (checkpoint.empty()) {
    lines_.erase(facelets);
  } else {
    lines_[facelets] = checkpoint;
  }
  std::error_code error;
  if (lines_.empty()) {
    std::filesystem::remove(path_, error);
    return std::nullopt;
  }
  std::string text;
  for (const auto& [name, kept] : lines_) text += name + '\t' + kept + '\n';
  return WriteFile(path_, std::as_bytes(std::span(text)));
}

}  // namespace cubewright
