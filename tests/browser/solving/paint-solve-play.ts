// What a person with a cube in their hand does.

import { expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { Tab } from "../browsers/tab";
import type { CubePage } from "../page/cube-page";

// Needs few clicks on stickers.
const facelets = applyMoves(SOLVED_FACELETS, ["F2", "R2"]);

/** Paints a cube, makes the page solve it, and plays the solution to its end. */
export async function paintSolveAndPlay(cube: CubePage<Tab>): Promise<void> {
  await cube.paint(facelets);
  expect(await cube.readFacelets()).toBe(facelets);
  const moves = await cube.solve();
  expect(isSolved(applyMoves(facelets, moves as Move[]))).toBe(true);
  await cube.playToEnd();
  expect(isSolved(await cube.readFacelets())).toBe(true);
}
