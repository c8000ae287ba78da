#include "tables/table_error.h"

#include <array>
#include <cstddef>

namespace cubewright {
namespace {

constexpr std::array<std::string_view, kTableErrorCount> kCodes = {
    "table-magic", "table-version", "table-kind", "table-length", "table-hash", "table-counts"};
static_assert(static_cast<int>(TableError::kCounts) + 1 == kTableErrorCount);

}  // namespace

std::string_view TableErrorCode(TableError error) {
  return kCodes[static_cast<std::size_t>(error)];
}

}  // namespace cubewright
