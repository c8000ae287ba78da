// Newcomers come from an empty profile to their solved cube, with the mistakes that people make.

import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { FACES, type Face } from "../../../web/core/faces";
import { applyMoves, type Move } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { Newcomer } from "./newcomer";

const it = pageTest.extend("needs", { picture: true });

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U2", "F", "L'", "B", "D", "R2"] as Move[]);

function faceOf(facelets: string, face: Face): string {
  return facelets.slice(9 * FACES.indexOf(face), 9 * FACES.indexOf(face) + 9);
}

/** The cube with other stickers on some of its faces. */
function withFaces(faces: Partial<Record<Face, string>>): string {
  return FACES.map((face) => faces[face] ?? faceOf(FACELETS, face)).join("");
}

/** A face painted as it looks when it is held a quarter turn to the right. */
function turned(face: Face): string {
  const stickers = faceOf(FACELETS, face);
  return [6, 3, 0, 7, 4, 1, 8, 5, 2].map((source) => stickers[source]).join("");
}

function withCenterOf(stickers: string, face: Face): string {
  return `${stickers.slice(0, 4)}${face}${stickers.slice(5)}`;
}

const WRONG_STICKER = 9 * FACES.indexOf("F");
const EXCHANGED = withFaces({
  R: withCenterOf(faceOf(FACELETS, "L"), "R"),
  L: withCenterOf(faceOf(FACELETS, "R"), "L"),
});

async function findsItSolved(person: Newcomer): Promise<void> {
  expect(await person.cube.readFacelets()).toBe(FACELETS);
  await person.solveAndFollow();
  expect(isSolved(await person.cube.readFacelets())).toBe(true);
}

// One of them is enough for each run: to paint a whole cube takes a while.
describe("a newcomer with a mouse", () => {
  const mouseIt = it.extend("person", async ({ cube }) => {
    const person = new Newcomer(cube);
    await person.press(cube.button("Paint my cube"));
    return person;
  });

  mouseIt.runIf(isLongRun)("paints a cube as it is", async ({ person }) => {
    await person.paintFaces(FACELETS);
    await findsItSolved(person);
  });

  mouseIt("mends a face that was held turned, at the end", async ({ person }) => {
    await person.paintOn(withFaces({ B: turned("B") }));
    await person.mend(/^Back face \(blue\): turn its colours a quarter to the left/);
    await findsItSolved(person);
  });

  mouseIt.runIf(isLongRun)(
    "mends two faces that were exchanged, at the end",
    async ({ person }) => {
      await person.paintOn(EXCHANGED);
      await person.mend(/^Right face \(red\) and Left face \(orange\): exchange/);
      await findsItSolved(person);
    },
  );

  mouseIt.runIf(isLongRun)("paints a wrong sticker again, and goes on", async ({ person }) => {
    const letters = Array.from(FACELETS);
    letters[WRONG_STICKER] = "D";
    await person.paintFaces(letters.join(""));
    await person.paintAgain(WRONG_STICKER, FACELETS[WRONG_STICKER] as Face);
    await person.paintFaces(FACELETS);
    await findsItSolved(person);
  });
});
