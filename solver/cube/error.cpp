#include "solver/cube/error.h"

#include <array>

namespace cubewright {
namespace {

struct ErrorText {
  Error error;
  std::string_view code;
  std::string_view message;
};

constexpr std::array kErrorTexts = {
    ErrorText{Error::kLength, "length",
              "A cube has 54 stickers, nine on each face. Give one letter for each of them."},
    ErrorText{Error::kColorCount, "color-count",
              "Each of the six colours must be on nine stickers. Count the colours again."},
    ErrorText{
        Error::kCenter, "center",
        "The six centres must show six different colours, placed as on a real cube. Check the "
        "middle sticker of each face."},
    ErrorText{
        Error::kEdgePiece, "edge-piece",
        "An edge piece is there twice, or has colours that no edge has. Check the stickers of "
        "the edges."},
    ErrorText{Error::kEdgeFlip, "edge-flip",
              "One edge is flipped, which turns cannot do. Check the colours of the edges, or take "
              "an edge out of the cube and put it back the other way round."},
    ErrorText{
        Error::kCornerPiece, "corner-piece",
        "A corner piece is there twice, or has colours that no corner has. Check the stickers "
        "of the corners."},
    ErrorText{Error::kCornerTwist, "corner-twist",
              "One corner is twisted, which turns cannot do. Check the colours of the corners, or "
              "twist a corner of the cube in its place."},
    ErrorText{
        Error::kParity, "parity",
        "Two pieces are exchanged, which turns cannot do. Check the colours of the pieces, or "
        "take two edges or two corners out of the cube and exchange them."},
    ErrorText{Error::kNotation, "notation",
              "These moves cannot be read. Write turns such as R, U2 or F', with spaces between "
              "them."},
};

constexpr bool IsDense() {
  for (std::size_t i = 0; i < kErrorTexts.size(); ++i) {
    if (static_cast<std::size_t>(kErrorTexts[i].error) != i) return false;
  }
  return true;
}

static_assert(kErrorTexts.size() == kErrorCount, "every error has a code and a message");
static_assert(IsDense(), "the texts stand in the order of the errors");

const ErrorText& TextOf(Error error) { return kErrorTexts[static_cast<std::size_t>(error)]; }

}  // namespace

std::string_view ErrorCode(Error error) { return TextOf(error).code; }

std::string_view ErrorMessage(Error error) { return TextOf(error).message; }

}  // namespace cubewright
