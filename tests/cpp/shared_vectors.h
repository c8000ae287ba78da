// The lines of a tab-separated file in tests/data, which other languages' tests read as well.
#pragma once

#include <string>
#include <vector>

namespace cubewright {

// The fields of each line that is not a comment (#). In a field, \n, \t and \uXXXX stand for the
// characters that they name. If there are no lines, fails the calling test and returns nothing.
std::vector<std::vector<std::string>> SharedVectors(const std::string& file_name);

}  // namespace cubewright
