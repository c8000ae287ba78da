// SHA-256 of table files, by OpenSSL.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "tables/table_header.h"

namespace cubewright {

Sha256Digest Sha256(std::span<const std::byte> bytes);

// 64 lower-case hexadecimal digits.
std::string Hexadecimal(const Sha256Digest& digest);

}  // namespace cubewright
