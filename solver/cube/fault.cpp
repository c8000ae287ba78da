#include "solver/cube/fault.h"

#include <array>

namespace cubewright {
namespace {

constexpr std::array<std::string_view, kFindingKindCount> kNames = {
    "sticker-count",     "unreadable-symbol", "color-count",   "repeated-center",
    "misplaced-centers", "unclear-centers",   "no-such-piece", "mirrored-piece",
    "repeated-piece",    "missing-piece",     "turned-piece",  "exchanged-piece"};
static_assert(static_cast<int>(FindingKind::kExchangedPiece) + 1 == kFindingKindCount);

}  // namespace

std::string_view FindingKindName(FindingKind kind) {
  return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace cubewright
