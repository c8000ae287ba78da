// What can be wrong with a cube or with moves that somebody wrote: one closed set.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>

namespace cubewright {

// Errors of cubes are in the order in which they are checked; only the first that applies is
// reported. Every two-phase program checks in this order.
enum class Error : std::uint8_t {
  kLength,       // not 54 stickers
  kColorCount,   // not six colours with nine stickers each
  kCenter,       // the centres are not six different colours in an order that a cube can show
  kEdgePiece,    // an edge that does not exist, or that occurs twice
  kEdgeFlip,     // one edge is flipped
  kCornerPiece,  // a corner that does not exist, or that occurs twice
  kCornerTwist,  // one corner is twisted
  kParity,       // two pieces are exchanged
  kNotation,     // moves that cannot be read
};

inline constexpr int kErrorCount = 9;

// The name that programs see, such as "edge-flip".
std::string_view ErrorCode(Error error);

// A value, or why there is none.
template <class Value, class Failure>
class [[nodiscard]] Result {
 public:
  Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Failure failure) : content_(std::in_place_index<1>, std::move(failure)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  // Precondition: ok().
  const Value& value() const { return *std::get_if<0>(&content_); }
  const Value& operator*() const { return value(); }
  const Value* operator->() const { return &value(); }
  // Precondition: !ok().
  const Failure& failure() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<Value, Failure> content_;
};

}  // namespace cubewright
