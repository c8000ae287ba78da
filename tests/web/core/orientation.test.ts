// What a turn of the whole cube makes of its stickers.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import { applyMoves } from "../../../web/core/moves";
import { FRAMES, turnWhole, USUAL_FRAME } from "../../../web/core/orientation";

describe("turning the whole cube", () => {
  it("leaves a solved cube solved, with its centres where they were brought", () => {
    for (const frame of FRAMES) {
      const held = Array.from(frame, (face) => face.repeat(9)).join("");
      expect(turnWhole(SOLVED_FACELETS, USUAL_FRAME, frame)).toBe(held);
    }
  });

  it("takes each layer along: its turn is then one of the face to which it was brought", () => {
    for (const frame of FRAMES) {
      for (const face of FACES) {
        const turnedFirst = turnWhole(applyMoves(SOLVED_FACELETS, [face]), USUAL_FRAME, frame);
        const place = FACES[frame.indexOf(face)]!;
        const heldFirst = turnWhole(SOLVED_FACELETS, USUAL_FRAME, frame);
        expect(turnedFirst).toBe(applyMoves(heldFirst, [place]));
      }
    }
  });
});
