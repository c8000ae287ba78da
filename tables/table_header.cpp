#include "tables/table_header.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace cubewright {
namespace {

constexpr std::string_view kMagic = "CUBEWRGT";

// Byte offsets of the fields.
constexpr std::size_t kFormatVersionAt = 8;
constexpr std::size_t kPayloadOffsetAt = 12;
constexpr std::size_t kKindAt = 16;
constexpr std::size_t kBitsPerEntryAt = 20;
constexpr std::size_t kEntryCountAt = 24;
constexpr std::size_t kPayloadBytesAt = 32;
constexpr std::size_t kBuilderVersionAt = 40;
constexpr std::size_t kSha256At = 48;
static_assert(kSha256At + std::tuple_size_v<Sha256Digest> == kTableHeaderBytes);

// Little-endian whatever the machine.
void Put(std::uint64_t value, std::size_t bytes, std::byte* to) {
  for (std::size_t i = 0; i < bytes; ++i) to[i] = static_cast<std::byte>(value >> (8 * i) & 0xFF);
}

std::uint64_t Get(const std::byte* from, std::size_t bytes) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < bytes; ++i) value |= static_cast<std::uint64_t>(from[i]) << (8 * i);
  return value;
}

}  // namespace

std::size_t TableFileBytes(const TableDescription& table) {
  return kTableHeaderBytes + table.payload_bytes();
}

Sha256Digest ExpectedPayloadSha256(const TableDescription& table) {
  Sha256Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i) {
    const char* digits = table.payload_sha256.data() + 2 * i;
    unsigned byte = 0;
    std::from_chars(digits, digits + 2, byte, 16);
    digest[i] = static_cast<std::byte>(byte);
  }
  return digest;
}

std::array<std::byte, kTableHeaderBytes> EncodeTableHeader(const TableDescription& table) {
  const Sha256Digest payload_sha256 = ExpectedPayloadSha256(table);
  std::array<std::byte, kTableHeaderBytes> header{};
  std::transform(kMagic.begin(), kMagic.end(), header.begin(),
                 [](char letter) { return static_cast<std::byte>(letter); });
  Put(kTableFormatVersion, 4, &header[kFormatVersionAt]);
  Put(kTableHeaderBytes, 4, &header[kPayloadOffsetAt]);
  Put(table.kind, 4, &header[kKindAt]);
  Put(table.bits_per_entry, 4, &header[kBitsPerEntryAt]);
  Put(table.entry_count(), 8, &header[kEntryCountAt]);
  Put(table.payload_bytes(), 8, &header[kPayloadBytesAt]);
  Put(kTableBuilderVersion, 4, &header[kBuilderVersionAt]);
  std::copy(payload_sha256.begin(), payload_sha256.end(), &header[kSha256At]);
  return header;
}

std::optional<TableError> CheckTableHeader(const TableDescription& table,
                                           std::span<const std::byte> file) {
  const bool has_magic =
      file.size() >= kMagic.size() &&
      std::equal(kMagic.begin(), kMagic.end(), file.begin(), [](char letter, std::byte byte) {
        return static_cast<std::byte>(letter) == byte;
      });
  if (!has_magic) return TableError::kMagic;
  if (file.size() < kTableHeaderBytes) return TableError::kLength;
  const std::byte* bytes = file.data();
  if (Get(bytes + kFormatVersionAt, 4) != kTableFormatVersion ||
      Get(bytes + kPayloadOffsetAt, 4) != kTableHeaderBytes) {
    return TableError::kVersion;
  }
  if (Get(bytes + kKindAt, 4) != table.kind) return TableError::kKind;
  if (Get(bytes + kBitsPerEntryAt, 4) != table.bits_per_entry) return TableError::kVersion;
  if (Get(bytes + kEntryCountAt, 8) != table.entry_count() ||
      Get(bytes + kPayloadBytesAt, 8) != table.payload_bytes() ||
      file.size() != TableFileBytes(table)) {
    return TableError::kLength;
  }
  const Sha256Digest expected = ExpectedPayloadSha256(table);
  if (!std::equal(expected.begin(), expected.end(), bytes + kSha256At)) return TableError::kHash;
  return std::nullopt;
}

std::uint32_t BuilderVersionOf(std::span<const std::byte> file) {
  return static_cast<std::uint32_t>(Get(file.data() + kBuilderVersionAt, 4));
}

}  // namespace cubewright
