// Signs on stickers for people who cannot tell the colours apart: letters or patterns. All are
// drawn in strokes of the same width, so that they are sharp at any size.

import type { Face } from "../../core/faces";

/** What stickers show besides their colour. */
export type SignKind = "none" | VisibleSigns;
export type VisibleSigns = "letters" | "patterns";

export type Point = readonly [x: number, y: number];

/** Lines with round ends on a sticker whose middle is the origin and whose width is about 0.86. */
export type Sign = readonly (readonly Point[])[];

export const SIGN_STROKE_WIDTH = 0.085;

const ARC_STEPS = 12;

// The angles are in degrees, anticlockwise from the right.
function arc(x: number, y: number, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: ARC_STEPS + 1 }, (_, step): Point => {
    const angle = ((from + ((to - from) * step) / ARC_STEPS) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const [TOP, MIDDLE, BOTTOM] = [0.22, 0.01, -0.22];
const STEM: Point[] = [
  [-0.14, BOTTOM],
  [-0.14, TOP],
];

const LETTERS: Readonly<Record<Face, Sign>> = {
  U: [[[-0.15, TOP], ...arc(0, -0.07, 0.15, 180, 360), [0.15, TOP]]],
  R: [
    [...STEM, ...arc(0.03, 0.115, 0.105, 90, -90), [-0.14, MIDDLE]],
    [
      [0.02, MIDDLE],
      [0.15, BOTTOM],
    ],
  ],
  F: [
    [...STEM, [0.14, TOP]],
    [
      [-0.14, MIDDLE],
      [0.09, MIDDLE],
    ],
  ],
  D: [[...STEM, ...arc(-0.06, 0, 0.22, 90, -90), [-0.14, BOTTOM]]],
  L: [
    [
      [-0.12, TOP],
      [-0.12, BOTTOM],
      [0.14, BOTTOM],
    ],
  ],
  B: [
    [
      ...STEM,
      ...arc(0.03, 0.115, 0.105, 90, -90),
      [-0.14, MIDDLE],
      ...arc(0.04, -0.105, 0.115, 90, -90),
      [-0.14, BOTTOM],
    ],
  ],
};

// Each looks the same, or nearly, when its sticker is turned.
const PATTERNS: Readonly<Record<Face, Sign>> = {
  U: [arc(0, 0, 0.19, 0, 360)],
  R: [
    [
      [-0.2, 0],
      [0.2, 0],
    ],
    [
      [0, -0.2],
      [0, 0.2],
    ],
  ],
  F: [
    [
      [0, 0.2],
      [-0.2, -0.15],
      [0.2, -0.15],
      [0, 0.2],
    ],
  ],
  D: [
    [
      [-0.17, -0.17],
      [0.17, -0.17],
      [0.17, 0.17],
      [-0.17, 0.17],
      [-0.17, -0.17],
    ],
  ],
  // A dot: the short line covers what the ring leaves open.
  L: [
    arc(0, 0, 0.065, 0, 360),
    [
      [-0.01, 0],
      [0.01, 0],
    ],
  ],
  B: [
    [
      [-0.2, 0.1],
      [0.2, 0.1],
    ],
    [
      [-0.2, -0.1],
      [0.2, -0.1],
    ],
  ],
};

/** The signs of all faces' stickers. */
export function signsOf(kind: VisibleSigns): Readonly<Record<Face, Sign>> {
  return kind === "letters" ? LETTERS : PATTERNS;
}
