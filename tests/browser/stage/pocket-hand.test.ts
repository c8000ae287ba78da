// A 2x2x2 on the stage, turned and painted by mouse.

import { expect } from "vitest";

import { applyMoves, type Move } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { POCKET } from "../puzzles/pocket";
import { drag, giveMoves } from "./mouse-drags";

const PATIENCE = { timeout: 30_000 };

const it = pageTest.extend("needs", { picture: true }).extend("puzzle", POCKET);

it.runIf(isLongRun)("turns the layers of a 2x2x2 whose stickers it drags", async ({ cube }) => {
  await giveMoves(cube, "F2");
  const turned: Move[] = [];
  for (const [from, to, move] of [
    ["F3", "F1", "U"],
    ["R3", "R9", "B'"],
    ["U7", "U1", "L'"],
  ] as const) {
    await drag(cube, from, to);
    turned.push(move);
    await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(applyMoves(POCKET.solved, turned));
  }
  await cube.status.filter({ hasText: "You turned" }).waitFor();
  expect(await cube.moves.allInnerTexts()).toEqual(["F2"]);
});

it.runIf(isLongRun)("paints stickers of a 2x2x2 in one stroke", async ({ cube }) => {
  await cube.stageIsLive();
  await cube.radio("D").click();
  await drag(cube, "F1", "F3", "R1");
  // Four stickers on each face: the upper two of the front, and the first of the right.
  const painted = [8, 9, 4];
  const expected = Array.from(POCKET.solved, (letter, index) =>
    painted.includes(index) ? "D" : letter,
  ).join("");
  await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(expected);
});
