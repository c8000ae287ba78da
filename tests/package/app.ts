// What the fresh projects do with the package: the page of the Vite example, on which the solver
// and the element each solve a cube.

import type { Frame } from "playwright-core";
import { expect } from "vitest";

import { Cube } from "../../web/core/cube";
import { readExample } from "./examples";

export const APP = readExample("vite");

/** The app's page; bundlers that start from it find `main.js` beside it. */
export const INDEX_HTML = APP.files["index.html"]!;

const SCRAMBLE = "D2 R' F L2 B U2 R B' L D F2 U'";

export interface Solutions {
  solver: string;
  element: string;
}

export async function solveInApp(frame: Frame): Promise<Solutions> {
  await frame.getByRole("textbox", { name: "Moves" }).fill(SCRAMBLE);
  await frame.getByRole("button", { name: "Solve" }).click();
  const solver = await frame.locator("output:not(:empty)").innerText();
  const element = await frame.locator("cubewright-cube").evaluate(async (cube) => {
    const solution = await (cube as HTMLElementTagNameMap["cubewright-cube"]).solve({
      timeMs: 100,
    });
    return solution?.text ?? "none";
  });
  return { solver, element };
}

export function expectSolved({ solver, element }: Solutions): void {
  for (const text of [solver, element]) {
    expect(Cube.fromMoves(SCRAMBLE).apply(text).isSolved, text).toBe(true);
  }
}
