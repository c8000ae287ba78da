// A cube with moves to follow, and what a page shows of such a one.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { CubePage } from "../page/cube-page";

export const PATIENCE = { timeout: 30_000 };

export const SETUP = applyMoves(SOLVED_FACELETS, ["F", "U2", "R'"]);
/** Of that cube. */
export const SOLUTION: readonly Move[] = ["R", "U2", "F'"];

export async function shows(
  cube: CubePage,
  facelets: string,
  moves: readonly string[],
): Promise<void> {
  await expect.poll(() => cube.readFacelets(), PATIENCE).toBe(facelets);
  await expect.poll(() => cube.moves.allInnerTexts(), PATIENCE).toEqual(moves);
}

/** What stands in the address behind the page's own. */
export function hashOf(page: Page): Promise<string> {
  return page.evaluate(() => location.hash);
}
