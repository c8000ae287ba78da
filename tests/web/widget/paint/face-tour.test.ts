// The order in which faces are painted, and how the cube is held for each.

import { describe, expect, it } from "vitest";

import { SOLVED, SOLVED_FACELETS } from "../../../../web/core/facelets";
import { COLOR_NAMES, FACES, type Face } from "../../../../web/core/faces";
import { stickersAlone, withPlaces } from "../../../../web/core/pocket-stickers";
import {
  blankCube,
  faceToPaint,
  hasEmptyFace,
  isBlank,
  nextToPaint,
  passingOver,
  placeInTour,
  stickerAfter,
  TOUR,
  tourAfter,
  tourOver,
  withUnknown,
} from "../../../../web/widget/paint/face-tour";
import { holdingInWords } from "../../../../web/widget/paint/painting-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

function without(...faces: Face[]): string {
  return Array.from(SOLVED_FACELETS, (letter, index) =>
    index % 9 !== 4 && faces.includes(FACES[Math.floor(index / 9)]!) ? "?" : letter,
  ).join("");
}

function inWords(face: Face, first: Face): string {
  return holdingInWords(widgetVocabulary.english, without("U"), { face, first }, COLOR_NAMES);
}

it("a cube is blank if only its centres are known", () => {
  expect(isBlank(without(...FACES))).toBe(true);
  expect(isBlank(`U${without(...FACES).slice(1)}`)).toBe(false);
});

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
    expect(inWords("U", "F")).toBe(
      "Face 5 of 6: hold white towards you with blue up, and paint what you see.",
    );
  });

  it("counts the faces from the one with which it began", () => {
    expect(inWords("U", "U")).toMatch(/^Face 1 of 6: hold white/);
    const order = TOUR.map((face) => placeInTour(face, "B"));
    expect(order).toEqual([5, 6, 1, 2, 3, 4]);
  });

  it("paints over a solved cube, starting with the face that was painted first", () => {
    let tour = tourAfter(tourOver(SOLVED_FACELETS, 9), 9);
    expect(tour.first).toBe("R");
    const shown = () => withUnknown(SOLVED_FACELETS, tour.unpainted);
    expect(shown().slice(9, 18)).toBe("R???R????");
    expect(shown().slice(0, 9)).toBe("????U????");
    expect(faceToPaint(shown(), "R")).toBe("R");
    for (const index of [10, 11, 12, 14, 15, 16, 17]) tour = tourAfter(tour, index);
    expect(faceToPaint(shown(), "R")).toBe("B");
  });

  it("skips the places where a 2x2x2 has no sticker", () => {
    const pocket = SOLVED["2x2x2"];
    expect(stickersAlone(blankCube(pocket))).toBe("?".repeat(24));
    expect(isBlank(blankCube(pocket))).toBe(true);
    expect(hasEmptyFace(pocket)).toBe(false);
    expect(hasEmptyFace(withPlaces(`????${"R".repeat(20)}`))).toBe(true);
    expect([...tourOver(pocket, 9).unpainted]).toHaveLength(24);
    const order = [9];
    for (let next = stickerAfter(pocket, 9); next !== undefined;) {
      order.push(next);
      next = stickerAfter(pocket, next);
    }
    expect(order).toEqual([9, 11, 15, 17]);
    expect(stickerAfter(SOLVED_FACELETS, 12)).toBe(14);
    expect(stickerAfter(SOLVED_FACELETS, 17)).toBeUndefined();
  });

  it("goes on at the end of a face with the stickers that were left out", () => {
    // The upper face with the first two and the fourth sticker unknown.
    const painted = `??U?${SOLVED_FACELETS.slice(4)}`;
    expect(nextToPaint(painted, 2, true)).toBe(3);
    expect(nextToPaint(painted, 8, true)).toBe(0);
    // Who has filled the last gap goes on elsewhere; who corrects a sticker may correct the next one, too.
    const [upperPainted, front] = [without("F"), 18];
    expect(nextToPaint(upperPainted, 3, true)).toBe(front);
    expect(nextToPaint(upperPainted, 3, false)).toBe(5);
    expect(nextToPaint(SOLVED_FACELETS, 8, false)).toBeUndefined();
  });

  it("goes on after stickers that were left unknown on purpose", () => {
    const painted = `??U?${SOLVED_FACELETS.slice(4, 17)}?${SOLVED_FACELETS.slice(18)}`;
    const after = (stickers: number[]) =>
      nextToPaint(passingOver(painted, new Set(stickers)), 8, true);
    expect(after([])).toBe(0);
    expect(after([0])).toBe(1);
    expect(after([0, 1, 3])).toBe(17);
    expect(after([0, 1, 3, 17])).toBeUndefined();
    // A person who comes back to such a face may type all of it once more.
    expect(stickerAfter(passingOver(painted, new Set([1])), 0)).toBe(1);
    expect(passingOver(SOLVED_FACELETS, new Set([0, 1]))).toBe(SOLVED_FACELETS);
  });

  it("names faces by their positions on a 2x2x2, which has no centres", () => {
    const said = (face: Face) =>
      holdingInWords(
        widgetVocabulary.english,
        blankCube(SOLVED["2x2x2"]),
        { face, first: "F" },
        COLOR_NAMES,
      );
    expect(said("F")).toBe(
      "Face 1 of 6: choose how to hold your cube, and stay with that. Paint the front face.",
    );
    expect(said("D")).toBe(
      "Face 6 of 6: turn the lower face towards you with the front face on top, and paint what you see.",
    );
  });

  it("lets a person choose how to hold a 2x2x2 only while no other face is painted", () => {
    const said = (stickers: string, first: Face) =>
      holdingInWords(
        widgetVocabulary.english,
        withPlaces(stickers.padEnd(24, "?")),
        { face: first, first },
        COLOR_NAMES,
      );
    expect(said("????????RU??", "F")).toMatch(/choose how to hold/);
    expect(said("????????RU???R", "F")).toBe(
      "Face 1 of 6: turn the front face towards you with the upper face on top, and paint what you see.",
    );
    expect(said("????RU", "R")).toMatch(/choose how to hold/);
    expect(said("????RU??F", "R")).toMatch(/^Face 1 of 6: turn the right face towards you/);
  });

  it("begins with the default face if the first sticker is a centre, which stays known", () => {
    expect(tourOver(SOLVED_FACELETS, 4).first).toBe("F");
    expect(tourOver(SOLVED_FACELETS, 4).unpainted.size).toBe(48);
  });
});
