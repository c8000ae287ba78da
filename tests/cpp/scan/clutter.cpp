#include "tests/cpp/scan/clutter.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace cubewright {
namespace {

constexpr double kWidth = 640;
constexpr double kHeight = 480;

Light DrawThingColor(const Room& room, Drawing& drawing) {
  Light color;
  if (drawing.Chance(0.5)) {
    const double gray = std::exp(drawing.Between(std::log(0.02), std::log(0.9)));
    color = Times(gray, {drawing.Factor(0.1), 1, drawing.Factor(0.1)});
  } else {
    for (double& part : color) part = std::exp(drawing.Between(std::log(0.01), std::log(0.9)));
  }
  return Times(drawing.Between(0.3, 1.2), Times(color, room.main));
}

// Keys, tiles, windows: shapes in rows.
void PaintChecks(Canvas& canvas, const Shape& whole, const Room& room, Drawing& drawing) {
  const auto columns = 2 + static_cast<int>(drawing.Below(9));
  const auto rows = 1 + static_cast<int>(drawing.Below(4));
  const double part = drawing.Between(0.6, 0.95);
  const std::array<Light, 2> colors = {DrawThingColor(room, drawing),
                                       DrawThingColor(room, drawing)};
  canvas.PaintShape(whole, [&](double along, double across, Light& light) {
    const double column = (along + 1) / 2 * columns;
    const double row = (across + 1) / 2 * rows;
    const bool is_inside = std::abs(column - std::floor(column) - 0.5) < part / 2 &&
                           std::abs(row - std::floor(row) - 0.5) < part / 2;
    if (is_inside) light = colors[static_cast<std::size_t>(column + row) % 5 == 0 ? 1 : 0];
  });
}

void PaintThing(Canvas& canvas, const Room& room, Drawing& drawing) {
  const bool is_upright = drawing.Chance(0.7);
  const double size = std::exp(drawing.Between(std::log(8.0), std::log(150.0)));
  const Shape shape = {
      .x = drawing.Between(0, kWidth),
      .y = drawing.Between(0, kHeight),
      .half_length = size,
      .half_width = size * drawing.Between(0.15, 1),
      .angle = (is_upright ? 0.5 * std::numbers::pi * static_cast<double>(drawing.Below(2)) : 0) +
               (is_upright ? drawing.Normal(0.04) : drawing.Between(0, std::numbers::pi)),
      .is_round = drawing.Chance(0.2)};
  const Light color = DrawThingColor(room, drawing);
  const double slope = drawing.Between(-0.3, 0.3);
  const double ripple = drawing.Chance(0.3) ? drawing.Between(0.05, 0.4) : 0;
  const double ripples = drawing.Between(3, 30);
  canvas.PaintShape(shape, [&](double along, double across, Light& light) {
    light = Times(1 + slope * along + ripple * std::sin(ripples * across), color);
  });
  if (drawing.Chance(0.25)) PaintChecks(canvas, shape, room, drawing);
}

}  // namespace

void PaintClutter(Canvas& canvas, const Room& room, Drawing& drawing) {
  const Light wall = DrawThingColor(room, drawing);
  const double right = drawing.Between(-0.4, 0.4);
  const double down = drawing.Between(-0.4, 0.4);
  const double waves = drawing.Between(0, 0.15);
  const double frequency = drawing.Between(0.01, 0.2);
  canvas.PaintBox(0, 0, kWidth, kHeight, [&](double x, double y, Light& light) {
    light = Times(1 + right * (x / kWidth - 0.5) + down * (y / kHeight - 0.5) +
                      waves * std::sin(frequency * x) * std::sin(frequency * y + 1),
                  wall);
  });
  for (std::size_t left = 5 + drawing.Below(56); left > 0; --left) {
    PaintThing(canvas, room, drawing);
  }
}

void PaintHand(Canvas& canvas, const Light& skin, double x, double y, double size,
               Drawing& drawing) {
  const double direction = drawing.Between(0, 2 * std::numbers::pi);
  const double right = std::cos(direction);
  const double down = std::sin(direction);
  const auto paint = [&](double, double across, Light& light) {
    light = Times(1 - 0.5 * across * across, skin);
  };
  canvas.PaintShape({.x = x + right * 3 * size,
                     .y = y + down * 3 * size,
                     .half_length = 2.6 * size,
                     .half_width = 0.45 * size,
                     .angle = direction},
                    paint);
  canvas.PaintShape({.x = x + right * 0.5 * size,
                     .y = y + down * 0.5 * size,
                     .half_length = 0.7 * size,
                     .half_width = 0.6 * size,
                     .angle = direction,
                     .is_round = true},
                    paint);
  for (std::size_t left = 2 + drawing.Below(3); left > 0; --left) {
    const double from = direction + drawing.Normal(1);
    PaintFinger(canvas, skin, x - 0.75 * size * std::cos(from), y - 0.75 * size * std::sin(from),
                from, drawing.Between(0.1, 0.16) * size, size, drawing);
  }
}

void PaintFinger(Canvas& canvas, const Light& skin, double x, double y, double direction,
                 double width, double length, Drawing& drawing) {
  const double light = drawing.Between(0.7, 1.1);
  const auto paint = [&](double, double across, Light& at) {
    at = Times(light * (1 - 0.5 * across * across), skin);
  };
  const double right = std::cos(direction);
  const double down = std::sin(direction);
  canvas.PaintShape({.x = x + right * width,
                     .y = y + down * width,
                     .half_length = width,
                     .half_width = width,
                     .angle = direction,
                     .is_round = true},
                    paint);
  canvas.PaintShape({.x = x + right * (width + length / 2),
                     .y = y + down * (width + length / 2),
                     .half_length = length / 2,
                     .half_width = width,
                     .angle = direction},
                    paint);
  if (!drawing.Chance(0.5)) return;
  canvas.PaintShape({.x = x + right * width * 0.9,
                     .y = y + down * width * 0.9,
                     .half_length = width * 0.7,
                     .half_width = width * 0.55,
                     .angle = direction,
                     .is_round = true},
                    [&](double, double, Light& at) {
                      at = Plus(Times(0.9, at), Times(0.15 * skin[1], {1, 1, 1}));
                    });
}

Light DrawSkin(const Room& room, Drawing& drawing) {
  constexpr std::array<Light, 4> kTones = {
      {{0.62, 0.40, 0.30}, {0.45, 0.26, 0.18}, {0.26, 0.14, 0.09}, {0.10, 0.055, 0.04}}};
  return Times(drawing.Between(0.5, 1.1), Times(kTones[drawing.Below(kTones.size())], room.main));
}

}  // namespace cubewright
