#include "wasm/pocket/engine.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "solver/methods/registry/pocket_methods.h"
#include "solver/pocket/methods/pocket_method.h"
#include "solver/pocket/pocket_position.h"
#include "solver/pocket/tables/table_set.h"

namespace cubewright {
namespace {

std::optional<CubieCube> CornersFrom(std::string_view letters) {
  PocketStickers stickers = {};
  if (letters.size() != stickers.size()) return std::nullopt;
  for (std::size_t i = 0; i < stickers.size(); ++i) {
    const auto face = std::find(kFaceLetters.begin(), kFaceLetters.end(), letters[i]);
    if (face == kFaceLetters.end()) return std::nullopt;
    stickers[i] = static_cast<Face>(face - kFaceLetters.begin());
  }
  return PocketCornersOf(stickers);
}

}  // namespace

PocketEngine::PocketEngine()
    : TableRooms(PocketTableSet()), optimal_(kPocketMethods), by_stages_(kPocketMethods) {
  static_assert(kPocketTableCount <= kMostTables);
}

bool PocketEngine::Start(MethodRequest request) {
  const bool is_optimal = request.method == kPocketOptimalMethod.name;
  last_begun_ = is_optimal ? &optimal_ : &by_stages_;
  const std::optional<CubieCube> start = CornersFrom(request.facelets);
  const std::optional<CubieCube> goal = CornersFrom(request.goal);
  if (!start || !goal || !IsPocketSolved(*goal)) return false;
  request.max_solutions = wanted_.count();
  const ReadRequest read = {.puzzle = kPocketOptimalMethod.puzzle, .cube = *start};
  return is_optimal ? StartOptimal(request, read) : by_stages_.Start(request, read, {});
}

bool PocketEngine::StartOptimal(const MethodRequest& request, const ReadRequest& read) {
  if (!AreAllCommitted()) return false;
  std::array<std::span<const std::byte>, kPocketTableCount> tables;
  for (std::size_t table = 0; table < tables.size(); ++table) tables[table] = Payload(table);
  return optimal_.Start(request, read, tables);
}

void PocketEngine::UseChanged() {
  optimal_.ForgetTables();
  const MethodRequest request = {
      .method = kPocketOptimalMethod.name, .metric = NameOf(Metric::kHtm), .cross = "U"};
  // Solving the solved puzzle makes all that is made only once, so that the next solve finds it.
  if (StartOptimal(request, {.puzzle = kPocketOptimalMethod.puzzle})) optimal_.solve()->Step(2'000);
}

}  // namespace cubewright
