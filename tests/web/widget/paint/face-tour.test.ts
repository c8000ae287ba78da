// The order in which faces are painted, and how the cube is held for each.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { COLOR_NAMES, FACES, type Face } from "../../../../web/core/faces";
import { faceToPaint, TOUR } from "../../../../web/widget/paint/face-tour";
import { holdingInWords } from "../../../../web/widget/paint/painting-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

function without(...faces: Face[]): string {
  return Array.from(SOLVED_FACELETS, (letter, index) =>
    index % 9 !== 4 && faces.includes(FACES[Math.floor(index / 9)]!) ? "?" : letter,
  ).join("");
}

describe("the tour of the faces", () => {
  it("visits each face once: first around the cube, then top and bottom", () => {
    const painted: (Face | undefined)[] = [];
    const left = [...FACES];
    for (let face = faceToPaint(without(...left), "F"); face;) {
      painted.push(face);
      left.splice(left.indexOf(face), 1);
      face = faceToPaint(without(...left), face);
    }
    expect(painted).toEqual(TOUR);
    expect(left).toEqual([]);
  });

  it("stays on the face that was painted last, and returns to faces that were skipped", () => {
    expect(faceToPaint(without("F", "U"), "U")).toBe("U");
    expect(faceToPaint(without("R", "D"), "U")).toBe("D");
    expect(faceToPaint(without("R"), "D")).toBe("R");
  });

  it("names faces by the colours of their centres", () => {
    expect(holdingInWords(widgetVocabulary.english, without("U"), "U", COLOR_NAMES)).toBe(
      "Face 5 of 6: hold white towards you with blue up, and paint what you see.",
    );
  });
});
