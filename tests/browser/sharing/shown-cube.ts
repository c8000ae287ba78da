// A cube with moves to follow, and what a page shows of such a one.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { CubePage } from "../page/cube-page";
import type { TestedPuzzle } from "../puzzles/tested-puzzle";

export const PATIENCE = { timeout: 30_000 };

/** The cube after the setup that links write as F_U2_R-. */
export function setUp({ solved }: Pick<TestedPuzzle, "solved">): string {
  return applyMoves(solved, ["F", "U2", "R'"]);
}

export const SETUP = setUp({ solved: SOLVED_FACELETS });
/** The solution of that cube. */
export const SOLUTION: readonly Move[] = ["R", "U2", "F'"];

export async function shows(
  cube: CubePage,
  facelets: string,
  moves: readonly string[],
): Promise<void> {
  await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(facelets);
  await expect.poll(() => cube.moves.allInnerTexts(), PATIENCE).toEqual(moves);
}

/** The fragment at the end of the page's address. */
export function hashOf(page: Page): Promise<string> {
  return page.evaluate(() => location.hash);
}
