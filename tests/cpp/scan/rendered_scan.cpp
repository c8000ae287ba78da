#include "tests/cpp/scan/rendered_scan.h"

#include <array>
#include <cstddef>

#include "tests/cpp/scan/drawn_light.h"

namespace cubewright {

RenderedScan RenderScan(RandomNumbers& numbers) {
  Drawing drawing(numbers);
  RenderedScan scan = {.cube = RandomCube(numbers), .readings = {}};
  const Stickers stickers = StickersOf(scan.cube);
  const auto surfaces = DrawSurfaces(drawing);
  const Room room = DrawRoom(drawing);
  const Camera camera = DrawCamera(room, drawing);
  const bool has_logo = drawing.Chance(0.3);
  const int logo_face = static_cast<int>(drawing.Below(kFaceCount));
  for (int face = 0; face < kFaceCount; ++face) {
    const FaceLight light = DrawFaceLight(room, drawing);
    std::array<Light, kStickersPerFace> seen;
    Light mean = {};
    for (std::size_t i = 0; i < seen.size(); ++i) {
      const double column = static_cast<double>(i % 3) - 1;
      const double row = static_cast<double>(i / 3) - 1;
      const auto sticker = static_cast<std::size_t>(face * kStickersPerFace) + i;
      Light surface =
          Times(drawing.Factor(0.04), surfaces[static_cast<std::size_t>(stickers[sticker])]);
      if (i == 4 && has_logo && face == logo_face) {
        const Light ink = surfaces[drawing.Below(kFaceCount)];
        surface = Mixed(surface, ink, drawing.Between(0.05, 0.35));
      }
      seen[i] = Times(surface, light.At(column, row, room));
      const double glare = light.GlareAt(column, row);
      seen[i] = Plus(seen[i], Times(glare, light.main));
      mean = Plus(mean, Times(1.0 / kStickersPerFace, seen[i]));
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
      const auto sticker = static_cast<std::size_t>(face * kStickersPerFace) + i;
      scan.readings[sticker] = Photographed(Mixed(seen[i], mean, room.bleeding), camera, drawing);
    }
  }
  return scan;
}

}  // namespace cubewright
