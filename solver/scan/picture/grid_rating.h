// How much a grid in a picture looks like the face of a cube.
#pragma once

#include "solver/scan/picture/edge_map.h"
#include "solver/scan/picture/grid_fit.h"

namespace cubewright {

struct GridRating {
  // 0..1: the share of the face's border that is an edge, of the lines between two stickers that
  // are, and of the stickers that is flat.
  float outer_edges = 0;
  float inner_edges = 0;
  float flatness = 0;
  // How many of the lines across the face, four on a 3x3x3, are an edge nowhere.
  int missing_lines = 0;
  // How much the face is foreshortened.
  float foreshortening = 0;
  // On how many sides the grid continues, as that of tiles or keys does.
  int open_sides = 0;
};

GridRating RateGrid(const EdgeMap& edges, const GridFit& fit);

}  // namespace cubewright
