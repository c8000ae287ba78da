// What a scanning module returns, whatever it is given.

import type { FoundFace, Scan } from "../../../../wasm/scan";
import { FACES } from "../../../../web/core/faces";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";

export const FAKE_SCAN: Scan = {
  facelets: SOLVED_FACELETS,
  doubtful: [0],
  stickers: Array.from(SOLVED_FACELETS, (next, sticker) => ({ next, cost: sticker })),
  possible: [{ facelets: SOLVED_FACELETS, doubtful: [0] }],
  scheme: "WRGYOB",
  faces: FACES.map((face) => ({ face, from: face, quarterTurns: 0 })),
  isExact: true,
};

/** What it finds in a picture. */
export const FAKE_FACE: FoundFace = {
  corners: [0, 0, 3, 0, 3, 3, 0, 3],
  stickers: Array.from({ length: 9 }, (_, i) => ({
    x: (i % 3) + 0.5,
    y: Math.floor(i / 3) + 0.5,
    color: i === 4 ? undefined : [i, 0, 255],
  })),
  certainty: 0.75,
};
