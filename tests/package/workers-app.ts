// A page that starts the package's workers: it searches with two threads where possible, and prepares the
// 2x2x2, which has a worker of its own. It shows the results of both.

import type { Frame } from "playwright-core";
import { expect } from "vitest";

import { APP } from "./app";

const MAIN = `
  import { Cube, Solver } from "cubewright";
  const cube = Cube.fromMoves("D2 R' F L2 B U2 R B' L D F2 U'");
  const solver = await Solver.create({ tables: "mini", threads: 2 });
  const { text } = await solver.solve(cube.facelets, { maxLength: 21 });
  await solver.prepare("optimal", { puzzle: "2x2x2" });
  const { pocket } = solver.status.tables;
  const isTrue = solver.status.isolated === crossOriginIsolated;
  const told = [solver.status.threads, isTrue, cube.apply(text).isSolved, pocket.state, pocket.source];
  document.querySelector("output").textContent = JSON.stringify(told);
`;

export const WORKERS_HTML = `<!doctype html>
<html lang="en">
  <head>
    <title>Workers</title>
    <link rel="icon" href="data:," />
    <script type="module" src="./main.js"></script>
  </head>
  <body><output></output></body>
</html>
`;

/** Files for a fresh project, in the place of those of the usual app. */
export const WORKERS_APP = { ...APP.files, "index.html": WORKERS_HTML, "main.js": MAIN };

/** With these, pages are isolated from others, and may share memory between threads. */
export const ISOLATING_HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

/**
 * The number of threads of the page's solver, which must also say whether they may share memory, and must have solved
 * the cube and made the tables of the 2x2x2.
 */
export async function countThreads(frame: Frame): Promise<number> {
  const text = await frame.locator("output:not(:empty)").innerText();
  const [threads, ...others] = JSON.parse(text) as [number, boolean, boolean, string, string];
  expect(others).toEqual([true, true, "in-use", "generated"]);
  return threads;
}
