// What is wrong with a table, in English.
#pragma once

#include <string_view>

#include "tables/table_error.h"

namespace cubewright {

// What is wrong, and what to do about it.
std::string_view TableSentences(TableError error);

}  // namespace cubewright
