#include "solver/cli/english/table_sentences.h"

#include <array>
#include <cstddef>

namespace cubewright {
namespace {

constexpr std::array<std::string_view, kTableErrorCount> kSentences = {
    "This is not a Cubewright table. Build the tables again.",
    "The table has another format version. Build the tables again.",
    "This is another table than the one expected. Build the tables again.",
    "The table is cut short or too long. Build or fetch it again.",
    "The table is damaged: its hash is wrong. Build or fetch it again.",
    "The table holds wrong entries. Build it again."};

}  // namespace

std::string_view TableSentences(TableError error) {
  return kSentences[static_cast<std::size_t>(error)];
}

}  // namespace cubewright
