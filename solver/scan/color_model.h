// What each of a cube's six colours looks like in one scan, estimated from the readings.
//
// A reading is taken for a colour of the cube in the light that falls on its face. Each face has
// its own light, since each is held up by itself, and the light is uneven over a face. More or less
// light moves a colour away from black or towards it, in Oklab along a straight line. So a reading
// is compared with a colour after a shear that makes this line the same for all colours: one
// coordinate is lightness, as a fraction of the colour's own; the others are what else has changed.
// In these coordinates all colours are taken to spread alike, by a matrix that is estimated, too.
// Where a lamp is reflected, readings are far off; Student's distribution makes them count little.
//
// The model is estimated from colours that the stickers are taken to have, and gives the likelihood
// of other colours: C. Liu, D. Rubin, "ML estimation of the t distribution using EM and its
// extensions, ECM and ECME", Statistica Sinica 5 (1995).
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
  // Takes the colours of the centres; for one that was not read, that of a reading unlike all
  // others. `lightness_deviation` is the initial deviation of lightness, on a scale of 0..1.
  ColorModel(const ScannedColors& colors, double lightness_deviation);

  // Estimates everything anew from stickers with these colours, each named by the face whose centre
  // has it.
  void Fit(const ScannedColors& colors, const Stickers& stickers);

  // What each colour costs at each sticker: minus the logarithm of the likelihood of its reading,
  // without a term that is the same for all. 0 where a sticker was not read.
  StickerCosts Costs(const ScannedColors& colors) const;

  // Minus the logarithm of the likelihood of all readings, if the stickers have these colours.
  double Misfit(const ScannedColors& colors, const Stickers& stickers) const;

  // Each colour in the average light of all faces, in Oklab.
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
  // The inverse of the matrix of the readings' spread after the shear.
  Matrix precision_ = {};
  double log_volume_ = 0;
};

}  // namespace cubewright
