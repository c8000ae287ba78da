// Phrases that several sentences share.
#pragma once

#include <span>
#include <string>

namespace cubewright {

// "a", "a and b", "a, b and c".
std::string Listed(std::span<const std::string> items);

// A typed character in a form that can be shown: “?”, “é” (U+00E9), or U+001B if it is invisible.
std::string CharacterName(char32_t code_point);

}  // namespace cubewright
