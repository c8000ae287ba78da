// The first bytes of a table file. tables/FORMAT.md describes them one by one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "tables/table_description.h"
#include "tables/table_error.h"

namespace cubewright {

inline constexpr std::uint32_t kTableFormatVersion = 1;
// Rises when the generator changes what it writes.
inline constexpr std::uint32_t kTableBuilderVersion = 1;
inline constexpr std::size_t kTableHeaderBytes = 80;

using Sha256Digest = std::array<std::byte, 32>;

std::size_t TableFileBytes(const TableDescription& table);

// The hash of the payload in every correct file of this table.
Sha256Digest ExpectedPayloadSha256(const TableDescription& table);

std::array<std::byte, kTableHeaderBytes> EncodeTableHeader(const TableDescription& table);

// Checks whether the header and the length of a file are those of this table; gives no error if
// they are. Does not read the payload, from kTableHeaderBytes on: the caller compares its hash with
// the expected one. Errors: kMagic, kVersion, kKind, kLength, kHash (the header names another hash
// than the expected one).
std::optional<TableError> CheckTableHeader(const TableDescription& table,
                                           std::span<const std::byte> file);

// The version of the builder that made a file. Precondition: CheckTableHeader found no error.
std::uint32_t BuilderVersionOf(std::span<const std::byte> file);

}  // namespace cubewright
