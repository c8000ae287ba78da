// The symbols with which people write stickers, before it is known whether they make a cube.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cube/error.h"
#include "solver/cube/facelets.h"
#include "solver/cube/fault.h"

namespace cubewright {

using StickerSymbols = std::array<char32_t, kStickerCount>;

inline constexpr std::string_view kColorLetters = "WRGYOB";

// What the symbols of a facelet string stand for by themselves.
enum class SymbolMeaning : std::uint8_t {
  kFaces,   // U R F D L B
  kColors,  // W R G Y O B
  kOther,   // what the centres say
};

struct SymbolCount {
  char32_t symbol;
  int count;
};

// The symbol that a character is: a letter as a capital; for a square or disc of a standard colour
// (such as U+1F7E5) the colour's letter, for a black one `?`. White space, commas and the selector
// that asks for a picture in colour are no symbols.
std::optional<char32_t> SymbolOf(char32_t code_point);

// Reads the symbols of `text`. Quotation marks may enclose all of it. Writes as many as fit into
// `symbols`, and returns how many `text` has.
std::size_t TakeSymbols(std::string_view text, std::span<char32_t> symbols);

// The fault of a text that does not have a symbol for each sticker of the puzzle: kLength.
Fault WrongLength(std::size_t symbol_count);

// The 54 symbols of a net (written_net.h), or that TakeSymbols finds, in the order of the faces
// U R F D L B. Fails with kLength.
//
// Some people write the faces in the order U L F R B D. The centres show which order it is: no
// centres are those of a cube in both, however it is held. Six different centres are those of some
// order of the faces or of another colour scheme. If others would be those of a cube in a net whose
// line ends were lost, it is such a net.
Result<StickerSymbols, Fault> ReadSymbols(std::string_view text);

// The letter or the `?` for which a coloured square or disc stands.
std::optional<char32_t> LetterOfPicture(char32_t symbol);

// Each symbol once, in the order in which they first appear.
std::vector<SymbolCount> CountSymbols(std::span<const char32_t> symbols);

bool IsLetterOrDigit(char32_t symbol);

SymbolMeaning MeaningOf(std::span<const SymbolCount> counts);

// The face that a symbol names by itself, as a number.
std::optional<std::size_t> FaceNamed(char32_t symbol, SymbolMeaning meaning);

// The symbols of a text that stand for the colours.
struct ColorSymbols {
  // By the face whose colour it is.
  std::array<char32_t, kFaceCount> of_face = {};
  // Whether they are letters of faces or colours.
  bool are_named = false;

  char32_t operator[](Face face) const { return of_face[static_cast<std::size_t>(face)]; }
};

// The finding for a symbol at `sticker` that cannot stand for a colour.
Finding UnreadableSymbol(char32_t symbol, int sticker);

}  // namespace cubewright
