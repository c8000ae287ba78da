// What a turn of the whole cube makes of its stickers.

import { describe, expect, it } from "vitest";

import { readFacelets, SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES } from "../../../web/core/faces";
import { applyMoves } from "../../../web/core/moves";
import { FRAMES, readHeldLetters, turnWhole, USUAL_FRAME } from "../../../web/core/orientation";

describe("turning the whole cube", () => {
  it("leaves a solved cube solved, with its centres where the turn brings them", () => {
    for (const frame of FRAMES) {
      const held = Array.from(frame, (face) => face.repeat(9)).join("");
      expect(turnWhole(SOLVED_FACELETS, USUAL_FRAME, frame)).toBe(held);
    }
  });

  it("changes each move into that of the face to which its layer is brought", () => {
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

describe("the letters of faces", () => {
  it("are read like any other form of a cube, however it is held", () => {
    const mixed = applyMoves(SOLVED_FACELETS, ["R", "U2", "F'", "L", "D"]);
    for (const frame of FRAMES) {
      const held = turnWhole(mixed, USUAL_FRAME, frame);
      expect(readHeldLetters(held)).toEqual(readFacelets(held));
    }
  });

  it("are not read with a letter missing, another letter, or centres of no cube", () => {
    const wrong = [SOLVED_FACELETS.slice(1), SOLVED_FACELETS.replace("U", "W")];
    const mirrored = SOLVED_FACELETS.replaceAll("R", "x").replaceAll("L", "R").replaceAll("x", "L");
    for (const text of [...wrong, mirrored]) expect(readHeldLetters(text)).toBeUndefined();
  });
});
