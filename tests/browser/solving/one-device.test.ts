// The whole job with one device alone: by mouse, which paints some stickers on the net and others on
// the picture, and by keyboard.

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import {
  CENTER_INDEXES,
  isSolved,
  SOLVED_FACELETS,
  stickerLabel,
} from "../../../web/core/facelets";
import { FACES, type Face } from "../../../web/core/faces";
import { faceAt } from "../../../web/core/geometry";
import { applyMoves, type Move } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import type { CubePage } from "../page/cube-page";
import { placeOfSticker } from "../stage/stage-places";
import { placeInMoves } from "../page/place-in-moves";

// Every face has other colours, and the test waits for every turn of the solution.
const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U2", "F", "L'", "B", "D"] as Move[]);
const PLAY_PATIENCE = { timeout: 60_000 };
// More than the page's tab stops.
const MOST_TABS = 60;

const TO_PAINT = Array.from(FACELETS, (_, index) => index).filter(
  (index) => !CENTER_INDEXES.includes(index) && FACELETS[index] !== SOLVED_FACELETS[index],
);

/** The name of the focused element. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.ariaLabel ?? focused?.textContent.trim() ?? "";
  });
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < MOST_TABS; ++count) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Nothing that is called ${String(name)} has had the focus.`);
}

/** Row and column in the net: of U, L, F, R, B and D. */
function placeInNet(index: number): { row: number; column: number } {
  const face = FACES[Math.floor(index / 9)]!;
  const corners: Record<Face, [row: number, column: number]> = {
    U: [0, 3],
    L: [3, 0],
    F: [3, 3],
    R: [3, 6],
    B: [3, 9],
    D: [6, 3],
  };
  const [row, column] = corners[face];
  return { row: row + Math.floor((index % 9) / 3), column: column + (index % 3) };
}

/** By arrow keys, through the row that contains all faces but the upper and the lower. */
async function goInNet({ keyboard }: Page, from: number, to: number): Promise<void> {
  const goal = placeInNet(to);
  let { row, column } = placeInNet(from);
  const press = async (key: string, count: number) => {
    for (let done = 0; done < count; ++done) await keyboard.press(key);
  };
  const goToRow = async (next: number) => {
    await press(next > row ? "ArrowDown" : "ArrowUp", Math.abs(next - row));
    row = next;
  };
  if (column !== goal.column) await goToRow(Math.min(5, Math.max(3, row)));
  await press(goal.column > column ? "ArrowRight" : "ArrowLeft", Math.abs(goal.column - column));
  column = goal.column;
  await goToRow(goal.row);
}

async function readSolution(cube: CubePage): Promise<number> {
  await cube.searchEnds();
  const moves = (await cube.moves.allInnerTexts()) as Move[];
  expect(isSolved(applyMoves(FACELETS, moves))).toBe(true);
  return moves.length;
}

async function endsSolved(cube: CubePage, count: number): Promise<void> {
  await cube.page.getByText(placeInMoves(count, count)).waitFor(PLAY_PATIENCE);
  expect(isSolved(await cube.readFacelets())).toBe(true);
}

describe.runIf(isLongRun)("a scrambled cube is painted, solved and played to its end", () => {
  it.override("needs", { picture: true });

  it("by mouse alone", async ({ openCube }) => {
    const cube = await openCube();
    await cube.stageIsLive();
    const paint = async (indexes: readonly number[], press: (index: number) => Promise<void>) => {
      expect(indexes.length).toBeGreaterThan(5);
      for (const face of FACES) {
        await cube.radio(face).click();
        for (const index of indexes.filter((each) => FACELETS[each] === face)) await press(index);
      }
    };
    // While one face is painted on the picture, its view stays.
    const isInFront = (index: number) => faceAt(index) === "F";
    await paint(TO_PAINT.filter(isInFront), async (index) => {
      const { x, y } = placeOfSticker((await cube.stage.boundingBox())!, index);
      await cube.page.mouse.click(x, y);
    });
    await paint(
      TO_PAINT.filter((index) => !isInFront(index)),
      (index) => cube.sticker(index).click(),
    );
    await expect.poll(() => cube.readFacelets()).toBe(FACELETS);
    await cube.button("Solve").click();
    const count = await readSolution(cube);
    await cube.button("Play").click();
    await endsSolved(cube, count);
  });

  it("by keyboard alone", async ({ openCube }) => {
    const cube = await openCube();
    const { page } = cube;
    await tabTo(page, /^[URFDLB]\d, /);
    const labels = Array.from({ length: 54 }, (_, index) => stickerLabel(index));
    let index = labels.indexOf((await focusedName(page)).slice(0, 2));
    for (const next of TO_PAINT) {
      await goInNet(page, index, next);
      await page.keyboard.press(String(FACES.indexOf(FACELETS[next] as Face) + 1));
      // The page may have led on to the next face.
      index = labels.indexOf((await focusedName(page)).slice(0, 2));
    }
    await expect.poll(() => cube.readFacelets()).toBe(FACELETS);
    await tabTo(page, /^Solve$/);
    await page.keyboard.press("Enter");
    const count = await readSolution(cube);
    await tabTo(page, /^Play$/);
    await page.keyboard.press("Enter");
    await endsSolved(cube, count);
  });
});
