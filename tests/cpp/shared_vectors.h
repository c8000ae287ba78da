// The lines of a tab-separated file in tests/data, which other languages' tests read as well.
#pragma once

#include <string>
#include <vector>

namespace cubewright {

// The fields of each line that is no comment (#). In a field, \n, \t and \uXXXX stand for the
// characters that they name. Fails the test that calls it, and gives nothing, if there are none.
std::vector<std::vector<std::string>> SharedVectors(const std::string& file_name);

}  // namespace cubewright
