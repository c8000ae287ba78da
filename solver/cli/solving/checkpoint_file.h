// How far the solves of cubes are, in a file: a line for each cube, FACELETS<TAB>CHECKPOINT. If
// there is a goal, the cube is that which the same moves solve. One that is solved to the end has
// no line.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "solver/cli/tables/table_files.h"

namespace cubewright {

class CheckpointFile {
 public:
  // Without a file there is no line.
  explicit CheckpointFile(std::filesystem::path path);

  // Of the cube with these facelets; empty if it has none.
  std::string Of(const std::string& facelets) const;
  // An empty checkpoint takes the line away, and the last line the file. The file is whole at any
  // time.
  std::optional<TableFault> Keep(const std::string& facelets, const std::string& checkpoint);

 private:
  const std::filesystem::path path_;
  std::map<std::string, std::string> lines_;
};

}  // namespace cubewright
