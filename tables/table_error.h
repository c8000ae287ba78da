// What can be wrong with a table: one closed set.
#pragma once

#include <cstdint>
#include <string_view>

namespace cubewright {

enum class TableError : std::uint8_t {
  kMagic,    // not a table file
  kVersion,  // of a format that this program does not read
  kKind,     // another table than the one asked for
  kLength,   // cut short, or too long
  kHash,     // damaged
  kCounts,   // wrong entries
};

inline constexpr int kTableErrorCount = 6;

// The name that programs see, such as "table-hash".
std::string_view TableErrorCode(TableError error);

}  // namespace cubewright
