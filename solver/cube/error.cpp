#include "solver/cube/error.h"

namespace cubewright {
namespace {

constexpr std::array<std::string_view, kErrorCount> kCodes = {
    "length",       "color-count",  "center", "edge-piece", "edge-flip",
    "corner-piece", "corner-twist", "parity", "notation"};
static_assert(static_cast<int>(Error::kNotation) + 1 == kErrorCount);

}  // namespace

std::string_view ErrorCode(Error error) { return kCodes[static_cast<std::size_t>(error)]; }

}  // namespace cubewright
