#include "tests/cpp/shared_vectors.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "solver/text/code_points.h"

namespace cubewright {
namespace {

std::string Unescaped(const std::string& field) {
  std::string text;
  for (std::size_t i = 0; i < field.size(); ++i) {
    if (field[i] != '\\') {
      text += field[i];
      continue;
    }
    const char kind = field.at(++i);
    if (kind == 'n') text += '\n';
    if (kind == 't') text += '\t';
    if (kind == 'u') {
      text += Utf8(static_cast<char32_t>(std::stoul(field.substr(i + 1, 4), nullptr, 16)));
      i += 4;
    }
  }
  return text;
}

}  // namespace

std::vector<std::vector<std::string>> SharedVectors(const std::string& file_name) {
  std::ifstream file(std::filesystem::path(CUBEWRIGHT_TEST_DATA) / file_name);
  std::vector<std::vector<std::string>> lines;
  std::string line;
  while (std::getline(file, line)) {
    if (line.starts_with('#')) continue;
    std::vector<std::string> fields;
    std::istringstream rest(line);
    std::string field;
    while (std::getline(rest, field, '\t')) fields.push_back(Unescaped(field));
    lines.push_back(fields);
  }
  EXPECT_FALSE(lines.empty()) << "no lines in " << file_name;
  return lines;
}

}  // namespace cubewright
