// Colours as they look. The colour library that the page uses elsewhere would bring colour names and parsers for all
// notations with it, which are a third as large as the scanning code.

/** A colour in Oklab: how light it is (0..1), and how far towards red and towards yellow. */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

/**
 * Distances between the results are about as large as they look. As in solver/scan/color.cpp.
 * Source: B. Ottosson, "A perceptual color space for image processing", 2020.
 * @param color red, green and blue in sRGB, 0..255 each.
 */
export function oklabOf(color: readonly [number, number, number]): Oklab {
  const [red, green, blue] = [linear(color[0]), linear(color[1]), linear(color[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

/** The linear light, 0..1, of a channel of an sRGB colour, 0..255 (IEC 61966-2-1). */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
