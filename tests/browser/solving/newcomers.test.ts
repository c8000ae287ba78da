// Newcomers come from an empty profile to their solved cube, with the mistakes that people make.

import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS, stickerLabel } from "../../../web/core/facelets";
import { COLOR_NAMES, FACES, type Face } from "../../../web/core/faces";
import { applyMoves, type Move } from "../../../web/core/moves";
import { turnWhole, USUAL_FRAME } from "../../../web/core/orientation";
import { HOLD_MS } from "../../../web/scene/hand/touch";
import type { CubewrightCube } from "../../../web/widget/cubewright-cube";
import { TOUR } from "../../../web/widget/paint/face-tour";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { type CubePage, PHONE } from "../page/cube-page";
import { holdUntilTold, type Place, scrolledPx, scrollsPx, swipe } from "../stage/touches";
import { Newcomer } from "./newcomer";
import { ScreenReader } from "./screen-reader";
import { placeInMoves } from "../page/place-in-moves";

// Drawing takes most of their time.
const it = pageTest.extend("needs", { picture: isLongRun });

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U2", "F", "L'", "B", "D", "R2"] as Move[]);

function faceOf(facelets: string, face: Face): string {
  return facelets.slice(9 * FACES.indexOf(face), 9 * FACES.indexOf(face) + 9);
}

/** The cube with other stickers on some of its faces. */
function withFaces(faces: Partial<Record<Face, string>>, facelets = FACELETS): string {
  return FACES.map((face) => faces[face] ?? faceOf(facelets, face)).join("");
}

/** The stickers (0..53) of a face in reading order, without its centre. */
function stickersAround(face: Face): number[] {
  const first = 9 * FACES.indexOf(face);
  return [0, 1, 2, 3, 5, 6, 7, 8].map((place) => first + place);
}

/** A face painted as it looks when it is held a quarter turn to the right. */
function turned(face: Face, facelets = FACELETS): string {
  const stickers = faceOf(facelets, face);
  return [6, 3, 0, 7, 4, 1, 8, 5, 2].map((source) => stickers[source]).join("");
}

/** A face painted as it looks in a mirror. */
function mirrored(face: Face): string {
  const stickers = faceOf(FACELETS, face);
  return [2, 1, 0, 5, 4, 3, 8, 7, 6].map((source) => stickers[source]).join("");
}

function withCenterOf(stickers: string, face: Face): string {
  return `${stickers.slice(0, 4)}${face}${stickers.slice(5)}`;
}

const FACES_SAID: Readonly<Record<Face, RegExp>> = {
  U: /Upper face/,
  R: /Right face/,
  F: /Front face/,
  D: /Lower face/,
  L: /Left face/,
  B: /Back face/,
};

const WRONG_STICKER = 9 * FACES.indexOf("F");
const EXCHANGED = withFaces({
  R: withCenterOf(faceOf(FACELETS, "L"), "R"),
  L: withCenterOf(faceOf(FACELETS, "R"), "L"),
});

function withWrongSticker(facelets: string): string {
  return `${facelets.slice(0, WRONG_STICKER)}D${facelets.slice(WRONG_STICKER + 1)}`;
}

async function findsItSolved(
  person: Newcomer,
  facelets = FACELETS,
  hold = "Hold it with white up and green in front.",
): Promise<void> {
  expect(await person.cube.readFacelets()).toBe(facelets);
  await person.solveAndFollow(hold);
  expect(isSolved(await person.cube.readFacelets())).toBe(true);
}

// Each run tries only one of them: painting a whole cube takes a while.
describe("a newcomer with a mouse", () => {
  const mouseIt = it.extend("person", async ({ cube }) => {
    const person = new Newcomer(cube);
    await person.press(cube.button("Paint my cube"));
    return person;
  });

  mouseIt.runIf(isLongRun)("paints a cube without mistakes", async ({ person }) => {
    await person.paintFaces(FACELETS);
    await findsItSolved(person);
  });

  mouseIt.runIf(isLongRun)("mends a face that was held turned, at the end", async ({ person }) => {
    await person.paintOn(withFaces({ B: turned("B") }));
    await person.mend(/^Back face \(blue\): turn its colours a quarter to the left/);
    await findsItSolved(person);
  });

  mouseIt.runIf(isLongRun).for([
    [
      "two faces that were exchanged",
      EXCHANGED,
      /^Right face \(red\) and left face \(orange\): exchange/,
    ],
    [
      "a face that was painted as in a mirror",
      withFaces({ L: mirrored("L") }),
      /^Left face \(orange\): exchange left and right, as in a mirror/,
    ],
    [
      "two faces that were held turned",
      withFaces({ R: turned("R"), B: turned("B") }),
      /^Right face \(red\): turn .* Back face \(blue\): turn /,
    ],
    [
      "a face that was held turned, and a wrong sticker",
      withWrongSticker(withFaces({ B: turned("B") })),
      /^Back face \(blue\): turn .* Paint F1 /,
    ],
  ] as const)("mends %s, at the end", async ([, painted, repair], { person }) => {
    await person.paintOn(painted);
    await person.mend(repair);
    await findsItSolved(person);
  });

  mouseIt.runIf(isLongRun)("corrects a wrong sticker, and goes on", async ({ person }) => {
    await person.paintFaces(withWrongSticker(FACELETS));
    await person.paintAgain(WRONG_STICKER, FACELETS[WRONG_STICKER] as Face);
    await person.paintFaces(FACELETS);
    await findsItSolved(person);
  });
});

describe("a newcomer who holds the cube with yellow up", () => {
  const facelets = turnWhole(FACELETS, USUAL_FRAME, "DLFURB");
  const begins = async (person: Newcomer) => {
    const { cube } = person;
    await person.press(cube.button("Paint my cube"));
    await person.press(cube.button("I hold it with yellow up"));
    await cube.status.filter({ hasText: "hold green towards you with yellow up" }).waitFor();
    await person.sees(cube.button("I hold it with white up"));
  };
  const follows = (person: Newcomer) =>
    findsItSolved(person, facelets, "Hold it with yellow up and green in front.");

  it.runIf(isLongRun)("mends its upper face, solves and follows it that way", async ({ cube }) => {
    const person = new Newcomer(cube);
    await begins(person);
    await person.paintOn(withFaces({ U: turned("U", facelets) }, facelets));
    await person.mend(/^Upper face \(yellow\): turn its colours a quarter to the left/);
    await follows(person);
  });

  it.runIf(isLongRun)("paints, solves and follows it that way on a phone", async ({ openCube }) => {
    const person = new Newcomer(await openCube(PHONE), { press: (part) => part.tap() });
    await begins(person);
    await person.paintFaces(facelets);
    await follows(person);
  });
});

describe("a newcomer with a phone", () => {
  /** A sticker in sight that is not on the face that is asked for. */
  async function besideTheFace(cube: CubePage): Promise<Place> {
    return cube.net.evaluate((grid) => {
      const root = grid.getRootNode() as ShadowRoot;
      for (const cell of grid.querySelectorAll("[role=gridcell]:not(.asked)")) {
        const { x, y, width, height } = cell.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        if (middle.y > 200 && root.elementFromPoint(middle.x, middle.y) === cell) return middle;
      }
      throw new Error("No sticker of another face is in sight.");
    });
  }

  it.runIf(isLongRun)("looks around by swipes while painting", async ({ openCube }) => {
    const cube = await openCube(PHONE);
    // The page leads to the next face at once.
    await cube.page.emulateMedia({ reducedMotion: "reduce" });
    await cube.page.evaluate(holdUntilTold, HOLD_MS);
    const touch = await cube.context.newCDPSession(cube.page);

    // What follows from the painted stickers may be filled in meanwhile.
    const painted = () =>
      cube.page
        .locator("cubewright-cube")
        .evaluate((element) => (element as CubewrightCube).paintedFacelets);
    const looksAround = async (from: Place) => {
      const [beforePx, before] = [await scrolledPx(cube), await painted()];
      const scrolled = await scrollsPx(cube, () =>
        swipe(touch, from, { x: from.x, y: from.y - 150 }),
      );
      expect(scrolled).toBeGreaterThan(beforePx + 50);
      expect(await painted()).toBe(before);
      await cube.page.evaluate((y) => scrollTo(0, y), beforePx);
    };
    const person = new Newcomer(cube, {
      press: (part) => part.tap(),
      betweenFaces: async () => looksAround(await besideTheFace(cube)),
    });

    const { x, y, width, height } = (await cube.stage.boundingBox())!;
    await looksAround({ x: x + width / 2, y: y + height / 2 });
    await person.press(cube.button("Paint my cube"));
    await person.paintFaces(withWrongSticker(FACELETS));
    await person.paintAgain(WRONG_STICKER, FACELETS[WRONG_STICKER] as Face);
    await person.paintFaces(FACELETS);
    await findsItSolved(person);
  });
});

describe("a newcomer with a keyboard alone", () => {
  /** Presses Tab until the part has the focus. */
  async function tabTo({ page }: CubePage, part: Locator, mostStops: number): Promise<void> {
    const hasFocus = () =>
      part.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
    for (let stops = 0; stops < mostStops; ++stops) {
      await page.keyboard.press("Tab");
      if (await hasFocus()) return;
    }
    throw new Error(`${String(part)} is not among the next ${mostStops} stops.`);
  }

  it.runIf(isLongRun)(
    "paints a face turned, goes to the repairs, and follows the moves",
    async ({ cube }) => {
      const { keyboard } = cube.page;
      const person = new Newcomer(cube);
      const seen = withFaces({ B: turned("B") });
      await cube.button("Paint my cube").press("Enter");
      for (const face of TOUR) {
        for (const index of stickersAround(face)) {
          await keyboard.press(String(FACES.indexOf(seen[index] as Face) + 1));
        }
        await expect.poll(() => person.askedFace()).not.toBe(face);
      }
      await cube.alert.waitFor();

      await tabTo(cube, cube.button("Go to the repairs"), 1);
      await keyboard.press("Enter");
      // It is shown as repaired, and pressed.
      await expect.poll(() => cube.readFacelets()).toBe(FACELETS);
      await keyboard.press("Enter");
      await cube.status.filter({ hasText: "Done: “Back face (blue): turn" }).waitFor();
      await tabTo(cube, cube.button("Solve"), 1);
      await keyboard.press("Enter");
      await cube.searchEnds();
      const count = await cube.moves.count();
      for (let move = 1; move <= count; ++move) {
        await keyboard.press("ArrowRight");
        await cube.page.getByText(placeInMoves(move, count)).waitFor();
      }
      await cube.status.filter({ hasText: "Solved." }).waitFor();
      expect(isSolved(await cube.readFacelets())).toBe(true);
    },
  );
});

describe("a newcomer with a keyboard and a screen reader", () => {
  it.runIf(isLongRun)(
    "paints by digits, undoes a slip, and follows the announcements",
    async ({ cube }) => {
      const person = new Newcomer(cube);
      const reader = await ScreenReader.of(cube.page);
      await reader.tabTo(/"Paint my cube"/);
      await reader.press("Enter", /"F1, unknown"/);
      await reader.press("5", /"F1, orange"/);
      await reader.press("Control+z", /"F1, unknown"/);
      const type = async (face: Face) => {
        for (const index of stickersAround(face)) {
          const color = FACELETS[index] as Face;
          const painted = `"${stickerLabel(index)}, ${COLOR_NAMES[color].toLowerCase()}"`;
          // With the last sticker of a face it goes on to the next face, and with the last that is needed to Solve.
          const focus = index % 9 === 8 ? /gridcell|"Solve"/ : new RegExp(`${painted}|"Solve"`);
          await reader.press(String(FACES.indexOf(color) + 1), focus);
        }
      };
      for (let face = await person.askedFace(); face; face = await person.askedFace()) {
        await type(face);
        const asked = face;
        await expect.poll(() => person.askedFace()).not.toBe(asked);
      }
      await reader.hears(/Ready to solve/);

      // Other digits paint the stickers that followed, and lead back to Solve.
      await type("D");
      await reader.hears(/All colours are there/);
      await reader.press("Shift", /button, "Solve"/);
      await reader.press("Enter", /button, "[URFDLB]2?'?"/);
      await reader.hears(/7 moves, and no solution is shorter/);
      await reader.tabTo(/"Step by step"/);
      await reader.press("Enter", /Done, next/);
      for (const move of await cube.moves.allInnerTexts()) {
        await reader.hears(FACES_SAID[move[0] as Face]);
        await reader.press(" ");
      }
      await reader.hears(/All moves are made: your cube is solved/);
      expect(isSolved(await cube.readFacelets())).toBe(true);
    },
  );
});
