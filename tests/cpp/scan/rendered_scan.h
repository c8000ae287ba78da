// Cubes as a camera would read them, drawn at random: what the light, the cube and the camera make
// of 54 stickers.
//
// The recipe, all of it from one seed: a maker's six colours, stickers that are worn by some
// hundredths; now and then a logo on a centre; a light between candle and blue sky, of which the
// camera's white balance takes away a part; a second light from one side, of another colour; light
// that is uneven over a face and differs from face to face, since each is held up by itself; a
// glare on some faces; dim rooms with noise, bright ones with colours that are cut off; a camera
// that makes colours paler or stronger and has a response of its own; and black plastic and
// neighbours that run into a sticker. It is hard enough that the nearest centre in CIELAB reads
// less than half of these cubes.
#pragma once

#include "solver/cube/cubie_cube.h"
#include "solver/cube/random_cube.h"
#include "solver/scan/readings.h"

namespace cubewright {

struct RenderedScan {
  CubieCube cube;
  ScanReadings readings;
};

RenderedScan RenderScan(RandomNumbers& numbers);

}  // namespace cubewright
