// Lessons on random cubes of the 2x2x2, as the page has them explained.

import { describe, expect, it } from "vitest";

import { faceletsHeld } from "../../../web/core/held";
import { applyMoves } from "../../../web/core/moves";
import { FRAMES } from "../../../web/core/orientation";
import { SOLVED_POCKET, withPlaces } from "../../../web/core/pocket-stickers";
import { faceColors } from "../../../web/learn/lesson/face-colors";
import { explainPocketInNode } from "./explain-in-node";
import { testLessons } from "./lesson-tests";

testLessons("2x2x2", explainPocketInNode());

describe("the colours of faces", () => {
  it("follow from the corners in every orientation and colour scheme", () => {
    const solved = withPlaces(SOLVED_POCKET);
    for (const [orientation, frame] of FRAMES.entries()) {
      expect(faceColors(faceletsHeld(solved, orientation))).toBe(frame);
    }
    // In the Japanese scheme yellow and blue have changed places.
    const other = solved.replaceAll(/[DB]/g, (face) => (face === "D" ? "B" : "D"));
    expect(faceColors(applyMoves(other, ["R", "U2", "F'"]))).toBe("URFBLD");
  });
});
