// What several sentences say in the same way.
#pragma once

#include <span>
#include <string>

namespace cubewright {

// "a", "a and b", "a, b and c".
std::string Listed(std::span<const std::string> items);

// A character that somebody typed, fit to be shown: “?”, “é” (U+00E9), or U+001B if it does not
// show.
std::string CharacterName(char32_t code_point);

}  // namespace cubewright
