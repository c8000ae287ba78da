#include "solver/scan/picture/flat_regions.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace cubewright {
namespace {

struct Labels {
  // The label of each pixel; 0 for an edge.
  std::vector<std::uint16_t> of_pixels;
  // For each label, one that is not greater and means the same region.
  std::vector<std::uint16_t> parents = {0};

  std::uint16_t RootOf(std::uint16_t label) {
    while (parents[label] != label) {
      parents[label] = parents[parents[label]];
      label = parents[label];
    }
    return label;
  }
  std::uint16_t Join(std::uint16_t first, std::uint16_t second) {
    first = RootOf(first);
    second = RootOf(second);
    if (first > second) return parents[first] = second;
    return parents[second] = first;
  }
  // A new label; 0 if there are no more.
  std::uint16_t Add() {
    if (parents.size() > UINT16_MAX) return 0;
    parents.push_back(static_cast<std::uint16_t>(parents.size()));
    return parents.back();
  }
};

// A. Rosenfeld and J. Pfaltz, "Sequential operations in digital picture processing" (1966): pixels
// side by side belong together.
Labels LabelFlatPixels(const EdgeMap& edges) {
  Labels labels;
  labels.of_pixels.resize(edges.strength.size());
  for (int y = 1; y + 1 < edges.height; ++y) {
    for (int x = 1; x + 1 < edges.width; ++x) {
      const std::size_t i = edges.IndexOf(x, y);
      if (!edges.IsFlat(i)) continue;
      const std::uint16_t left = labels.of_pixels[i - 1];
      const std::uint16_t above = labels.of_pixels[i - static_cast<std::size_t>(edges.width)];
      if (left != 0 && above != 0) {
        labels.of_pixels[i] = left == above ? left : labels.Join(left, above);
      } else {
        labels.of_pixels[i] = left != 0 ? left : above != 0 ? above : labels.Add();
      }
    }
  }
  for (std::uint16_t& label : labels.of_pixels) label = labels.RootOf(label);
  return labels;
}

struct Extent {
  int area = 0;
  // The first of its pixels, row by row.
  std::size_t first = 0;
  bool touches_border = false;
};

// Traces a region's border from its first pixel, with the inside on the right: G. Toussaint's
// account of Moore-neighbour tracing, which ends where and in which direction it began.
std::vector<Point> TraceBorder(const Labels& labels, const EdgeMap& edges, std::size_t first) {
  constexpr std::array<int, 8> kRight = {1, 1, 0, -1, -1, -1, 0, 1};
  constexpr std::array<int, 8> kDown = {0, 1, 1, 1, 0, -1, -1, -1};
  const std::uint16_t label = labels.of_pixels[first];
  const int width = edges.width;
  int x = static_cast<int>(first % static_cast<std::size_t>(width));
  int y = static_cast<int>(first / static_cast<std::size_t>(width));
  const int first_x = x;
  const int first_y = y;
  std::vector<Point> border;
  int direction = 0;
  int first_direction = -1;
  while (true) {
    int turn = 0;
    int next = 0;
    for (; turn < 8; ++turn) {
      next = (direction + 6 + turn) % 8;
      const auto side = static_cast<std::size_t>(next);
      if (labels.of_pixels[edges.IndexOf(x + kRight[side], y + kDown[side])] == label) break;
    }
    if (turn == 8) return border;
    if (x == first_x && y == first_y) {
      if (first_direction == next) return border;
      if (first_direction < 0) first_direction = next;
    }
    border.push_back({static_cast<float>(x), static_cast<float>(y)});
    x += kRight[static_cast<std::size_t>(next)];
    y += kDown[static_cast<std::size_t>(next)];
    direction = next;
  }
}

}  // namespace

std::vector<FlatRegion> FindFlatRegions(const EdgeMap& edges, int least_area) {
  const Labels labels = LabelFlatPixels(edges);
  std::vector<Extent> extents(labels.parents.size());
  for (int y = 1; y + 1 < edges.height; ++y) {
    for (int x = 1; x + 1 < edges.width; ++x) {
      const std::size_t i = edges.IndexOf(x, y);
      Extent& extent = extents[labels.of_pixels[i]];
      if (extent.area++ == 0) extent.first = i;
      extent.touches_border |= x == 1 || y == 1 || x + 2 == edges.width || y + 2 == edges.height;
    }
  }
  std::vector<FlatRegion> regions;
  for (std::size_t label = 1; label < extents.size(); ++label) {
    const Extent& extent = extents[label];
    if (extent.area < least_area || extent.touches_border) continue;
    regions.push_back({extent.area, TraceBorder(labels, edges, extent.first)});
  }
  return regions;
}

}  // namespace cubewright
