// What the colour of a centre is called, as far as one face alone tells.

import { oklabOf } from "./oklab";
import type { StickerColor } from "./face-colors";

export type CenterColor = "white" | "red" | "green" | "yellow" | "orange" | "blue";

// In Oklab. Below this a colour is white or grey.
const LEAST_CHROMA = 0.055;
// In degrees of Oklab's hue: halfway between neighbouring colours of cubes in daylight and in lamplight, as far as they
// can be told apart. In poor light red is as orange as orange is red.
const HUE_ENDS: readonly (readonly [CenterColor, number])[] = [
  ["red", 34],
  ["orange", 72],
  ["yellow", 128],
  ["green", 205],
  ["blue", 320],
  ["red", 360],
];

export function centerColorName(color: StickerColor): CenterColor {
  const { a, b } = oklabOf(color);
  if (Math.hypot(a, b) < LEAST_CHROMA) return "white";
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return HUE_ENDS.find(([, end]) => hue < end)![0];
}
