#include "tests/cpp/scan/rendered_frame.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "solver/cube/random_cube.h"
#include "solver/pocket/pocket_facelets.h"
#include "tests/cpp/scan/canvas.h"
#include "tests/cpp/scan/clutter.h"

namespace cubewright {
namespace {

constexpr double kLeastSide = 90;
constexpr double kMostSide = 400;
constexpr double kMostTilt = 30 * std::numbers::pi / 180;

struct Vector {
  double x = 0;
  double y = 0;
  double z = 0;
};

Vector operator+(const Vector& a, const Vector& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
Vector operator-(const Vector& a, const Vector& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
Vector operator*(double factor, const Vector& a) {
  return {factor * a.x, factor * a.y, factor * a.z};
}
double Dot(const Vector& a, const Vector& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
Vector Cross(const Vector& a, const Vector& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
Vector Unit(const Vector& a) { return (1 / std::sqrt(Dot(a, a))) * a; }

// The camera is at the origin and looks along z; x goes to the right and y down, as in the picture.
struct Lens {
  double focal_length;

  Vector RayTo(double x, double y) const {
    return {x - (RenderedFrame::kWidth - 1) / 2.0, y - (RenderedFrame::kHeight - 1) / 2.0,
            focal_length};
  }
  Point Seen(const Vector& place) const {
    const double scale = focal_length / place.z;
    return {static_cast<float>(scale * place.x + (RenderedFrame::kWidth - 1) / 2.0),
            static_cast<float>(scale * place.y + (RenderedFrame::kHeight - 1) / 2.0)};
  }
};

// A face with sides of length 1: the corner at its first sticker, and the directions of its rows
// and columns. Places on it are in thirds of the side.
struct Placed {
  Vector corner;
  Vector right;
  Vector down;

  Vector Normal() const { return Cross(right, down); }
  Vector Across(double column, double row) const {
    return corner + (column / 3) * right + (row / 3) * down;
  }
};

struct Pose {
  Lens lens;
  Placed face;
  // The approximate width of the face in the picture.
  double side;
};

// Rotates `a` towards `b`; both have length 1 and are at right angles.
void Turn(Vector& a, Vector& b, double angle) {
  const Vector turned = std::cos(angle) * a + std::sin(angle) * b;
  b = std::cos(angle) * b - std::sin(angle) * a;
  a = turned;
}

std::array<Point, 4> CornersOf(const Pose& pose) {
  return {pose.lens.Seen(pose.face.Across(0, 0)), pose.lens.Seen(pose.face.Across(3, 0)),
          pose.lens.Seen(pose.face.Across(3, 3)), pose.lens.Seen(pose.face.Across(0, 3))};
}

Pose DrawPose(Drawing& drawing) {
  constexpr float kMargin = 8;
  while (true) {
    Pose pose;
    pose.side = std::exp(drawing.Between(std::log(kLeastSide), std::log(kMostSide)));
    pose.lens = {std::max(drawing.Between(450, 900), 2.2 * pose.side)};
    const double x = drawing.Between(0, RenderedFrame::kWidth);
    const double y = drawing.Between(0, RenderedFrame::kHeight);
    const Vector forward = Unit(pose.lens.RayTo(x, y));
    const double depth = pose.lens.focal_length / pose.side;
    const Vector middle = (depth / forward.z) * forward;
    // Seen from straight on, then tilted about an axis in its plane, and turned in it.
    Vector normal = forward;
    Vector first = Unit(Cross({0, 1, 0}, forward));
    Vector second = Cross(forward, first);
    Turn(first, second, drawing.Between(0, 2 * std::numbers::pi));
    Turn(second, normal, drawing.Between(0, kMostTilt));
    Turn(first, second, drawing.Between(0, 2 * std::numbers::pi));
    pose.face = {middle - 0.5 * (first + second), first, second};
    bool is_inside = true;
    for (const Point& corner : CornersOf(pose)) {
      is_inside = is_inside && corner.x > kMargin && corner.y > kMargin &&
                  corner.x < RenderedFrame::kWidth - kMargin &&
                  corner.y < RenderedFrame::kHeight - kMargin;
    }
    if (is_inside) return pose;
  }
}

// The shadow of something straight falls on a part of the face, or none does.
struct Shadow {
  double right;
  double down;
  double edge;
  double light;

  double At(double column, double row) const {
    return std::clamp((right * column + down * row - edge) / 0.15, 0.0, 1.0) * (1 - light) + light;
  }
};

Shadow DrawShadow(Drawing& drawing) {
  const double direction = drawing.Between(0, 2 * std::numbers::pi);
  const bool falls = drawing.Chance(0.25);
  return {std::cos(direction), std::sin(direction), falls ? drawing.Between(-1.2, 1.2) : -9,
          drawing.Between(0.45, 0.85)};
}

// A lamp that is mirrored in a face: a small bright spot.
struct Spot {
  double column;
  double row;
  double width;
  double height;
  double strength;

  double At(double at_column, double at_row) const {
    const double across = (at_column - column) / width;
    const double down = (at_row - row) / height;
    return strength * std::exp(-(across * across + down * down));
  }
};

std::vector<Spot> DrawSpots(Drawing& drawing) {
  std::vector<Spot> spots(drawing.Chance(0.35) ? 1 + drawing.Below(2) : 0);
  for (Spot& spot : spots) {
    spot = {drawing.Between(-1.5, 1.5), drawing.Between(-1.5, 1.5), drawing.Between(0.06, 0.2),
            drawing.Between(0.06, 0.2), drawing.Between(0.3, 3)};
  }
  return spots;
}

// The place is in units of stickers' places.
bool IsInSticker(double column, double row, const CubeInRoom& cube) {
  // From the nearest middle of a sticker's place.
  const double across = std::abs(column - std::floor(column) - 0.5);
  const double down = std::abs(row - std::floor(row) - 0.5);
  const double half = cube.sticker_size / 2;
  const double inner = half - cube.corner_radius;
  if (across > half || down > half) return false;
  return across < inner || down < inner ||
         std::hypot(across - inner, down - inner) < cube.corner_radius;
}

// Rings and bars on the middle sticker.
bool IsLogo(double column, double row) {
  const double across = column - 1.5;
  const double down = row - 1.5;
  const double radius = std::hypot(across, down);
  return (radius > 0.2 && radius < 0.28) || (std::abs(across) < 0.05 && std::abs(down) < 0.28);
}

// Everything that falls on one face.
struct Lighting {
  FaceLight light;
  Shadow shadow;
  std::vector<Spot> spots;

  Light At(double column, double row, const Room& room) const {
    return Times(shadow.At(column, row), light.At(column, row, room));
  }
  Light Mirrored(double column, double row) const {
    double sum = light.GlareAt(column, row);
    for (const Spot& spot : spots) sum += spot.At(column, row);
    return Times(sum, light.main);
  }
};

Lighting DrawLighting(const Room& room, Drawing& drawing) {
  Lighting lighting = {DrawFaceLight(room, drawing), DrawShadow(drawing), DrawSpots(drawing)};
  // A sheen that covers several stickers, but hides none of them.
  lighting.light.glare_strength = drawing.Between(0.01, 0.12);
  lighting.light.glare_width = drawing.Between(0.5, 1.5);
  return lighting;
}

void PaintFace(Canvas& canvas, const CubeInRoom& cube, const Lens& lens, const Placed& placed,
               const std::vector<Light>& surfaces, const Light* ink, const Lighting& lighting) {
  float left = 1e9F;
  float right = 0;
  float top = 1e9F;
  float bottom = 0;
  for (const double column : {0.0, 3.0}) {
    for (const double row : {0.0, 3.0}) {
      const Point corner = lens.Seen(placed.Across(column, row));
      left = std::min(left, corner.x);
      right = std::max(right, corner.x);
      top = std::min(top, corner.y);
      bottom = std::max(bottom, corner.y);
    }
  }
  const Vector normal = placed.Normal();
  const double distance = Dot(placed.corner, normal);
  canvas.PaintBox(left, top, right, bottom, [&](double x, double y, Light& light) {
    const Vector ray = lens.RayTo(x, y);
    const Vector place = (distance / Dot(ray, normal)) * ray - placed.corner;
    const double column = 3 * Dot(place, placed.right);
    const double row = 3 * Dot(place, placed.down);
    if (column <= 0 || column >= 3 || row <= 0 || row >= 3) return;
    Light surface = cube.plastic;
    const double across = column * cube.size / 3;
    const double down = row * cube.size / 3;
    if (IsInSticker(across, down, cube)) {
      surface = surfaces[static_cast<std::size_t>(static_cast<int>(down) * cube.size +
                                                  static_cast<int>(across))];
      if (ink && IsLogo(column, row)) surface = Mixed(surface, *ink, 0.9);
    }
    const double groove = std::max(std::abs(across - std::floor(across) - 0.5),
                                   std::abs(down - std::floor(down) - 0.5));
    if (groove > 0.5 - cube.groove_width / 2) surface = Times(cube.groove_light, surface);
    light = Plus(Times(surface, lighting.At(column - 1.5, row - 1.5, cube.room)),
                 lighting.Mirrored(column - 1.5, row - 1.5));
  });
}

// The stickers of all faces, with as many as the puzzle has.
std::vector<Face> StickersInRoom(const CubeInRoom& cube) {
  if (cube.size == 2) {
    const PocketStickers stickers = PocketStickersOf(cube.cube);
    return {stickers.begin(), stickers.end()};
  }
  const Stickers stickers = StickersOf(cube.cube);
  return {stickers.begin(), stickers.end()};
}

std::vector<Light> SurfacesOf(const CubeInRoom& cube, const std::vector<Face>& stickers,
                              std::size_t face, Drawing& drawing) {
  std::vector<Light> surfaces(static_cast<std::size_t>(cube.size * cube.size));
  for (std::size_t i = 0; i < surfaces.size(); ++i) {
    const Face color = stickers[face * surfaces.size() + i];
    surfaces[i] = Times(drawing.Factor(0.04), cube.surfaces[static_cast<std::size_t>(color)]);
  }
  return surfaces;
}

// The four faces beside the one that is shown, as far as they are in sight.
void PaintFacesBeside(Canvas& canvas, const CubeInRoom& cube, const Pose& pose,
                      const std::vector<Face>& stickers, std::size_t face, Drawing& drawing) {
  const Placed& shown = pose.face;
  const Vector inward = Unit(shown.Normal());
  const std::array<Placed, 4> beside = {{
      {shown.corner + shown.right, inward, shown.down},
      {shown.corner + inward, -1.0 * inward, shown.down},
      {shown.corner + inward, shown.right, -1.0 * inward},
      {shown.corner + shown.down, shown.right, inward},
  }};
  for (std::size_t i = 0; i < beside.size(); ++i) {
    const std::size_t other = (face + 1 + i) % kFaceCount;
    const auto surfaces = SurfacesOf(cube, stickers, other, drawing);
    Lighting lighting = DrawLighting(cube.room, drawing);
    lighting.light.main = Times(drawing.Between(0.3, 1.1), lighting.light.main);
    if (Dot(beside[i].Normal(), beside[i].corner) <= 0) continue;
    PaintFace(canvas, cube, pose.lens, beside[i], surfaces, nullptr, lighting);
  }
}

// Fingers that lie on the border of the face.
void PaintFingersOnFace(Canvas& canvas, const Pose& pose, const Light& skin, Drawing& drawing) {
  for (std::size_t left = drawing.Below(3); left > 0; --left) {
    const double along = drawing.Between(0.2, 2.8);
    const double depth = drawing.Between(-0.3, 0.2);
    const std::array<std::array<double, 2>, 4> tips = {
        {{along, depth}, {along, 3 - depth}, {depth, along}, {3 - depth, along}}};
    const auto [column, row] = tips[drawing.Below(tips.size())];
    const Point tip = pose.lens.Seen(pose.face.Across(column, row));
    const Point middle = pose.lens.Seen(pose.face.Across(1.5, 1.5));
    const Point foot =
        pose.lens.Seen(pose.face.Across(std::clamp(column, 0.6, 2.4), std::clamp(row, 0.6, 2.4)));
    const Point way = std::abs(depth) > 0 ? tip - foot : tip - middle;
    PaintFinger(canvas, skin, tip.x, tip.y, std::atan2(way.y, way.x) + drawing.Normal(0.25),
                drawing.Between(0.1, 0.15) * pose.side, pose.side, drawing);
  }
}

}  // namespace

CubeInRoom DrawCubeInRoom(Drawing& drawing, int size) {
  CubeInRoom cube = {.cube = RandomCube(drawing.numbers()),
                     .size = size,
                     .surfaces = DrawSurfaces(drawing),
                     .room = DrawRoom(drawing),
                     .camera = {},
                     .sticker_size = 1,
                     .corner_radius = 0,
                     .plastic = {0.012, 0.012, 0.013},
                     .groove_width = 0,
                     .groove_light = 1,
                     .logo_face = -1};
  cube.camera = DrawCamera(cube.room, drawing);
  // A single pixel has more noise than a sticker.
  cube.camera.noise *= drawing.Between(1, 3);
  const double kind = drawing.Between(0, 1);
  if (kind < 0.6) {
    cube.sticker_size = drawing.Between(0.74, 0.95);
    cube.corner_radius = drawing.Between(0, 0.25) * cube.sticker_size;
    if (drawing.Chance(0.15)) cube.plastic = {0.7, 0.7, 0.68};
  } else if (kind < 0.85) {
    cube.groove_width = drawing.Between(0.02, 0.07);
    cube.groove_light = drawing.Between(0.2, 0.8);
    cube.corner_radius = drawing.Between(0, 0.12);
  }
  if (drawing.Chance(0.3)) cube.logo_face = static_cast<int>(drawing.Below(kFaceCount));
  return cube;
}

RenderedFrame RenderFrame(const CubeInRoom& cube, Face face, Drawing& drawing) {
  Canvas canvas(RenderedFrame::kWidth, RenderedFrame::kHeight);
  PaintClutter(canvas, cube.room, drawing);
  const Pose pose = DrawPose(drawing);
  const auto index = static_cast<std::size_t>(face);
  const std::vector<Face> stickers = StickersInRoom(cube);
  RenderedFrame frame;
  frame.corners = CornersOf(pose);
  const Light skin = DrawSkin(cube.room, drawing);
  const bool has_hand = drawing.Chance(0.8);
  const Point middle = pose.lens.Seen(pose.face.Across(1.5, 1.5));
  if (has_hand) PaintHand(canvas, skin, middle.x, middle.y, pose.side, drawing);
  PaintFacesBeside(canvas, cube, pose, stickers, index, drawing);
  const Lighting lighting = DrawLighting(cube.room, drawing);
  const Light ink = cube.surfaces[drawing.Below(kFaceCount)];
  PaintFace(canvas, cube, pose.lens, pose.face, SurfacesOf(cube, stickers, index, drawing),
            cube.logo_face == static_cast<int>(face) ? &ink : nullptr, lighting);
  if (has_hand) PaintFingersOnFace(canvas, pose, skin, drawing);
  // The smaller a far cube is, the less it may be out of focus.
  const double blur = drawing.Between(0.4, std::clamp(pose.side / 75, 1.0, 2.5));
  const double shake = drawing.Chance(0.3) ? drawing.Between(0, pose.side / 40) : 0;
  const double direction = drawing.Between(0, 2 * std::numbers::pi);
  frame.pixels = PhotographedPicture(
      canvas.Developed(blur, shake * std::cos(direction), shake * std::sin(direction)),
      RenderedFrame::kWidth, cube.camera, drawing);
  Camera still = cube.camera;
  still.noise = 0;
  for (int i = 0; i < cube.size * cube.size; ++i) {
    const auto on_face = static_cast<std::size_t>(cube.size * cube.size);
    frame.stickers.push_back(stickers[index * on_face + static_cast<std::size_t>(i)]);
    const double column = (i % cube.size + 0.5) * 3 / cube.size - 1.5;
    const double row = (i / cube.size + 0.5) * 3 / cube.size - 1.5;
    auto& looks = frame.looks.emplace_back();
    for (std::size_t color = 0; color < kFaceCount; ++color) {
      const Light sheen = Times(lighting.light.GlareAt(column, row), lighting.light.main);
      looks[color] = Photographed(
          Plus(Times(cube.surfaces[color], lighting.At(column, row, cube.room)), sheen), still,
          drawing);
    }
  }
  return frame;
}

std::vector<std::uint8_t> RenderClutter(Drawing& drawing) {
  Canvas canvas(RenderedFrame::kWidth, RenderedFrame::kHeight);
  const Room room = DrawRoom(drawing);
  PaintClutter(canvas, room, drawing);
  if (drawing.Chance(0.6)) {
    PaintHand(canvas, DrawSkin(room, drawing), drawing.Between(100, 540), drawing.Between(100, 380),
              drawing.Between(kLeastSide, kMostSide), drawing);
  }
  const Camera camera = DrawCamera(room, drawing);
  return PhotographedPicture(canvas.Developed(drawing.Between(0.4, 2), 0, 0), RenderedFrame::kWidth,
                             camera, drawing);
}

}  // namespace cubewright
