// What each of a cube's six colours looks like in one scan, worked out from the readings.
//
// A reading is taken for a colour of the cube, seen in the light that falls on its face. The light
// of a face differs from that of the others, since each is held up by itself; and it is uneven over
// a face. More or less light moves a colour towards or away from black, in Oklab along a straight
// line. So a reading is compared with a colour after a shear that makes this line the same for all
// colours: lightness, as a part of the colour's own, and what else has changed. In these
// coordinates all colours are taken to spread alike, by a matrix that is worked out too. Where a
// lamp mirrors itself, readings lie far off; a distribution of Student's lets such readings count
// little.
//
// All of it follows from colours that the stickers are taken to have, and tells how likely other
// colours are: C. Liu, D. Rubin, "ML estimation of the t distribution using EM and its extensions,
// ECM and ECME", Statistica Sinica 5 (1995).
#pragma once

#include <array>
#include <optional>

#include "solver/scan/color.h"
#include "solver/scan/readings.h"

namespace cubewright {

// In Oklab; none where a sticker was not read.
using ScannedColors = std::array<std::optional<Coordinates>, kStickerCount>;

ScannedColors OklabOf(const ScanReadings& readings);

class ColorModel {
 public:
  // As the centres look. For one that was not read, as a reading that is like none of the others
  // does. `lightness_deviation`: how far lightness is taken to spread at first, as a part of one.
  ColorModel(const ScannedColors& colors, double lightness_deviation);

  // Works all out anew, if the stickers have these colours; each is named by the face whose centre
  // has it.
  void Fit(const ScannedColors& colors, const Stickers& stickers);

  // What each colour costs at each sticker: minus the logarithm of the likelihood of its reading,
  // without a part that is the same for all. Nothing where a sticker was not read.
  StickerCosts Costs(const ScannedColors& colors) const;

  // Minus the logarithm of the likelihood of all readings, if the stickers have these colours.
  double Misfit(const ScannedColors& colors, const Stickers& stickers) const;

  // As each colour looks in the middle of all faces' light, in Oklab.
  const std::array<Coordinates, kFaceCount>& means() const { return means_; }

 private:
  using Matrix = std::array<Coordinates, 3>;

  Coordinates Difference(const Coordinates& seen, std::size_t sticker, std::size_t color) const;
  Coordinates OffsetOf(const Coordinates& difference, std::size_t color) const;
  double SquareOf(const Coordinates& difference) const;
  void SetSpread(const Matrix& spread);
  void FitMeans(const ScannedColors& colors, const Stickers& stickers);
  void FitLights(const ScannedColors& colors, const Stickers& stickers);
  void FitSpread(const ScannedColors& colors, const Stickers& stickers);

  std::array<Coordinates, kFaceCount> means_ = {};
  // By how much the light of each face moves its colours, after the shear.
  std::array<Coordinates, kFaceCount> lights_ = {};
  // The inverse of the matrix by which readings spread after the shear.
  Matrix precision_ = {};
  double log_volume_ = 0;
};

}  // namespace cubewright
