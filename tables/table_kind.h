// The tables that there are, and what an entry of each means.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "solver/methods/twophase/coordinates/eight_piece_classes.h"
#include "solver/methods/twophase/coordinates/flip_slice_classes.h"

namespace cubewright {

enum class TableKind : std::uint8_t {
  // 64,430 flip-slice classes x 2,187 twists: the distance to the phase 2 subgroup modulo 3.
  kPhase1,
  // 2,768 corner classes x 40,320 layer edges: the distance to solved, slice edges ignored, as
  // 0 for eight or fewer moves, 1 for nine, 2 for ten, 3 for more.
  kPhase2,
};

inline constexpr std::array kTableKinds = {TableKind::kPhase1, TableKind::kPhase2};

struct TableShape {
  std::string_view name;       // in files, manifests and the JavaScript interface
  std::string_view file_name;  // beside the manifest
  int class_count;             // rows
  int row_length;              // entries in a row
  // Entries at distance 0, 1, 2 ..: computed for this project, and equal over all entries to
  // Kociemba's published position counts where those exist.
  std::span<const std::uint64_t> distance_counts;
  // SHA-256 of the payload: its entries leave nothing open, so every right table has this one.
  std::string_view payload_sha256;

  std::uint64_t entry_count() const {
    return static_cast<std::uint64_t>(class_count) * static_cast<std::uint64_t>(row_length);
  }
};

const TableShape& ShapeOf(TableKind kind);
std::optional<TableKind> TableKindFromName(std::string_view name);

}  // namespace cubewright
