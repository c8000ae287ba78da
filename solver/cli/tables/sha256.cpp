#include "solver/cli/tables/sha256.h"

#include <openssl/sha.h>

#include <new>
#include <string_view>

namespace cubewright {

Sha256Digest Sha256(std::span<const std::byte> bytes) {
  Sha256Digest digest;
  static_assert(sizeof(digest) == SHA256_DIGEST_LENGTH);
  const unsigned char* made = SHA256(reinterpret_cast<const unsigned char*>(bytes.data()),
                                     bytes.size(), reinterpret_cast<unsigned char*>(digest.data()));
  // It fails only for lack of memory. If that went unreported, a right table would count as wrong.
  if (made == nullptr) throw std::bad_alloc();
  return digest;
}

std::string Hexadecimal(const Sha256Digest& digest) {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::byte byte : digest) {
    text += kDigits[std::to_integer<std::size_t>(byte >> 4)];
    text += kDigits[std::to_integer<std::size_t>(byte & std::byte{0xF})];
  }
  return text;
}

}  // namespace cubewright
