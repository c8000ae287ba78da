// Text as people paste it: UTF-8, white space of any kind, and bytes that may not be well-formed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cubewright {

// Stands for a byte that is not part of well-formed UTF-8 (U+FFFD).
inline constexpr char32_t kReplacementCharacter = 0xFFFD;

// Takes the first code point off `text`, which must not be empty. A byte that does not begin a
// well-formed sequence (Unicode 15, table 3-7) gives a replacement character by itself.
char32_t TakeCodePoint(std::string_view& text);

// The same at the end of `text`.
char32_t TakeLastCodePoint(std::string_view& text);

// The UTF-8 bytes of a code point.
std::string Utf8(char32_t code_point);

// White space as in ECMAScript's \s, so that the page and the solver agree; it includes the
// no-break space and the byte order mark.
bool IsWhiteSpace(char32_t code_point);

// What ends a line, as in ECMAScript.
bool IsLineEnd(char32_t code_point);

// The comma, and the full-width one.
bool IsComma(char32_t code_point);

// `text` without the white space, commas and quotation marks around it, which come along when it is
// copied from a program or a message. Quotation marks are removed only in pairs.
std::string_view Unwrapped(std::string_view text);

}  // namespace cubewright
