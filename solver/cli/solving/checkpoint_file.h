// The state of unfinished solves in a file: a line for each cube and metric,
// FACELETS<TAB>CHECKPOINT in half turns, and FACELETS qtm<TAB>CHECKPOINT in quarter turns. If there
// is a goal, the cube is the one that the same moves solve. A cube that is solved to the end has no
// line.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "solver/cli/tables/table_files.h"
#include "solver/cube/error.h"
#include "solver/methods/metric.h"

namespace cubewright {

// The file holds something else, or cannot be read.
inline constexpr std::string_view kCheckpointFileCode = "checkpoint-file";
inline constexpr std::string_view kCheckpointWriteCode = "checkpoint-write";

class CheckpointFile {
 public:
  // A missing file has no lines. Fails if the file has other lines than these, which would be lost,
  // or if it cannot be written: a long search should not find that out later.
  static Result<CheckpointFile, TableFault> Open(const std::filesystem::path& path);

  // The checkpoint of the cube with these facelets in a metric; empty if it has none.
  std::string Of(const std::string& facelets, Metric metric) const;
  // Writes the checkpoint. An empty one removes the line, and with the last line the file is
  // removed. The file is whole at any time.
  std::optional<TableFault> Keep(const std::string& facelets, Metric metric,
                                 const std::string& checkpoint);

 private:
  explicit CheckpointFile(std::filesystem::path path) : path_(std::move(path)) {}

  // Why the file at the path cannot be used; none if it can.
  std::optional<TableFault> ReadLines();
  TableFault WriteFault() const;

  std::filesystem::path path_;
  // By what is before the tab.
  std::map<std::string, std::string> lines_;
};

}  // namespace cubewright
