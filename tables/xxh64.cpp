#include "tables/xxh64.h"

#include <array>
#include <bit>
#include <cstring>

namespace cubewright {
namespace {

// The five primes of the specification.
constexpr std::uint64_t kPrime1 = 0x9E3779B185EBCA87;
constexpr std::uint64_t kPrime2 = 0xC2B2AE3D27D4EB4F;
constexpr std::uint64_t kPrime3 = 0x165667B19E3779F9;
constexpr std::uint64_t kPrime4 = 0x85EBCA77C2B2AE63;
constexpr std::uint64_t kPrime5 = 0x27D4EB2F165667C5;

constexpr std::size_t kLaneBytes = sizeof(std::uint64_t);
constexpr std::size_t kStripeBytes = 4 * kLaneBytes;

static_assert(std::endian::native == std::endian::little);

template <class Word>
Word Read(const std::byte* from) {
  Word word;
  std::memcpy(&word, from, sizeof word);
  return word;
}

std::uint64_t Round(std::uint64_t accumulator, std::uint64_t lane) {
  return std::rotl(accumulator + lane * kPrime2, 31) * kPrime1;
}

std::uint64_t DigestStripes(std::span<const std::byte> stripes) {
  std::array<std::uint64_t, 4> accumulators = {kPrime1 + kPrime2, kPrime2, 0, 0 - kPrime1};
  for (std::size_t at = 0; at < stripes.size(); at += kStripeBytes) {
    for (std::size_t lane = 0; lane < accumulators.size(); ++lane) {
      accumulators[lane] =
          Round(accumulators[lane], Read<std::uint64_t>(stripes.data() + at + lane * kLaneBytes));
    }
  }
  std::uint64_t digest = std::rotl(accumulators[0], 1) + std::rotl(accumulators[1], 7) +
                         std::rotl(accumulators[2], 12) + std::rotl(accumulators[3], 18);
  for (const std::uint64_t accumulator : accumulators) {
    digest = (digest ^ Round(0, accumulator)) * kPrime1 + kPrime4;
  }
  return digest;
}

// `rest` is shorter than a stripe.
std::uint64_t AddRest(std::uint64_t digest, std::span<const std::byte> rest) {
  for (; rest.size() >= kLaneBytes; rest = rest.subspan(kLaneBytes)) {
    digest ^= Round(0, Read<std::uint64_t>(rest.data()));
    digest = std::rotl(digest, 27) * kPrime1 + kPrime4;
  }
  if (rest.size() >= sizeof(std::uint32_t)) {
    digest ^= Read<std::uint32_t>(rest.data()) * kPrime1;
    digest = std::rotl(digest, 23) * kPrime2 + kPrime3;
    rest = rest.subspan(sizeof(std::uint32_t));
  }
  for (const std::byte byte : rest) {
    digest ^= std::to_integer<std::uint64_t>(byte) * kPrime5;
    digest = std::rotl(digest, 11) * kPrime1;
  }
  return digest;
}

std::uint64_t Mix(std::uint64_t digest) {
  digest = (digest ^ digest >> 33) * kPrime2;
  digest = (digest ^ digest >> 29) * kPrime3;
  return digest ^ digest >> 32;
}

}  // namespace

std::uint64_t Xxh64(std::span<const std::byte> bytes) {
  const std::size_t stripes_bytes = bytes.size() / kStripeBytes * kStripeBytes;
  const std::uint64_t digest =
      stripes_bytes == 0 ? kPrime5 : DigestStripes(bytes.first(stripes_bytes));
  return Mix(AddRest(digest + bytes.size(), bytes.subspan(stripes_bytes)));
}

}  // namespace cubewright
