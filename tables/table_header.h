// The first bytes of a table file. tables/FORMAT.md describes them one by one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/cube/error.h"
#include "tables/table_error.h"
#include "tables/table_kind.h"

namespace cubewright {

inline constexpr std::uint32_t kTableFormatVersion = 1;
// Rises when the generator changes what it writes.
inline constexpr std::uint32_t kTableBuilderVersion = 1;
inline constexpr std::size_t kTableHeaderBytes = 80;
inline constexpr std::uint32_t kBitsPerEntry = 2;

using Sha256Digest = std::array<std::byte, 32>;

struct TableHeader {
  TableKind kind;
  std::uint32_t builder_version;
  std::uint64_t entry_count;
  std::uint64_t payload_bytes;
  Sha256Digest payload_sha256;
};

std::size_t PayloadBytes(TableKind kind);
std::size_t TableFileBytes(TableKind kind);

// The hash that the payload of every right table of this kind has.
Sha256Digest ExpectedPayloadSha256(TableKind kind);

std::array<std::byte, kTableHeaderBytes> EncodeTableHeader(TableKind kind);
// Checks all that the header says, kHash meaning that it names another hash than the expected one.
// Whether the payload has it is for the caller to find out, over `file` from kTableHeaderBytes on.
// Errors: kMagic, kVersion, kKind, kLength, kHash.
Result<TableHeader, TableError> DecodeTableHeader(std::span<const std::byte> file);

}  // namespace cubewright
