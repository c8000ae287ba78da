// How much a grid in a picture looks like the face of a cube.
#pragma once

#include "solver/scan/picture/edge_map.h"
#include "solver/scan/picture/grid_fit.h"

namespace cubewright {

struct GridRating {
  // 0..1: how much of what surrounds the face is an edge, between how many stickers there is one,
  // and how much of the stickers is flat.
  float outer_edges = 0;
  float inner_edges = 0;
  float flatness = 0;
  // How many of the four lines between stickers are nowhere an edge.
  int missing_lines = 0;
  // How much the face is foreshortened.
  float foreshortening = 0;
  // At how many sides the grid goes on, as that of tiles or keys does.
  int open_sides = 0;
};

GridRating RateGrid(const EdgeMap& edges, const GridFit& fit);

}  // namespace cubewright
