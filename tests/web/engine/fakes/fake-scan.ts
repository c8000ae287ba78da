// What a module for scanning tells, whatever it is told to scan.

import type { Scan } from "../../../../wasm/scan";
import { FACES } from "../../../../web/core/faces";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";

export const FAKE_SCAN: Scan = {
  facelets: SOLVED_FACELETS,
  doubtful: [0],
  stickers: Array.from(SOLVED_FACELETS, (next, sticker) => ({ next, cost: sticker })),
  scheme: "WRGYOB",
  faces: FACES.map((face) => ({ face, from: face, quarterTurns: 0 })),
  isExact: true,
};
