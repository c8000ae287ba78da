// What is around a cube in a picture.
#pragma once

#include "tests/cpp/scan/canvas.h"
#include "tests/cpp/scan/drawn_light.h"

namespace cubewright {

// Fills the canvas with a wall and things.
void PaintClutter(Canvas& canvas, const Room& room, Drawing& drawing);

// A hand that reaches in from the border and holds what is at this place, from behind.
void PaintHand(Canvas& canvas, const Light& skin, double x, double y, double size,
               Drawing& drawing);

// A finger with its tip here, coming from this direction.
void PaintFinger(Canvas& canvas, const Light& skin, double x, double y, double direction,
                 double width, double length, Drawing& drawing);

// The colour of a hand in the light of a room.
Light DrawSkin(const Room& room, Drawing& drawing);

}  // namespace cubewright
