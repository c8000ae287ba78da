#include "tables/table_error.h"

#include <array>
#include <cstddef>

namespace cubewright {
namespace {

struct Description {
  std::string_view code;
  std::string_view message;
};

constexpr std::array<Description, kTableErrorCount> kDescriptions = {{
    {"table-magic", "This is not a Cubewright table. Build the tables again."},
    {"table-version", "The table has another format version. Build the tables again."},
    {"table-kind", "This is another table than the one expected. Build the tables again."},
    {"table-length", "The table is cut short or too long. Build or fetch it again."},
    {"table-hash", "The table is damaged: its hash is wrong. Build or fetch it again."},
    {"table-counts", "The table holds wrong entries. Build it again."},
}};
static_assert(static_cast<int>(TableError::kCounts) + 1 == kTableErrorCount);

}  // namespace

std::string_view TableErrorCode(TableError error) {
  return kDescriptions[static_cast<std::size_t>(error)].code;
}

std::string_view TableErrorMessage(TableError error) {
  return kDescriptions[static_cast<std::size_t>(error)].message;
}

}  // namespace cubewright
