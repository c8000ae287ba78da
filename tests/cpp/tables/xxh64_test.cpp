// XXH64, compared with the output of its author's program, and with any single bit changed.
#include "tables/xxh64.h"

#include <gtest/gtest.h>

#include <set>
#include <string_view>
#include <vector>

namespace cubewright {
namespace {

std::uint64_t HashOf(std::string_view text) { return Xxh64(std::as_bytes(std::span(text))); }

TEST(Xxh64, IsThePublishedHash) {
  EXPECT_EQ(HashOf(""), 0xEF46DB3751D8E999);
  EXPECT_EQ(HashOf("a"), 0xD24EC4F1A98C6E5B);
  EXPECT_EQ(HashOf("abc"), 0x44BC2CF5AD770999);
  // Longer than a stripe, with all kinds of rests.
  EXPECT_EQ(HashOf("Nobody inspects the spammish repetition"), 0xFBCEA83C8A378BF1);
}

TEST(Xxh64, ChangesWithEachBit) {
  std::vector<std::byte> bytes(109);
  std::uint8_t next = 1;
  for (std::byte& byte : bytes) byte = std::byte{next = static_cast<std::uint8_t>(next * 37 + 11)};
  std::set<std::uint64_t> hashes = {Xxh64(bytes)};
  for (std::byte& byte : bytes) {
    for (int bit = 0; bit < 8; ++bit) {
      byte ^= std::byte{1} << bit;
      EXPECT_TRUE(hashes.insert(Xxh64(bytes)).second);
      byte ^= std::byte{1} << bit;
    }
  }
  EXPECT_TRUE(hashes.contains(Xxh64(bytes)));
}

}  // namespace
}  // namespace cubewright
