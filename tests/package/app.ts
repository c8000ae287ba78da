// What the fresh projects make of the package: a page that solves a cube by the solver and another
// one by the element, and says so.

import { expect } from "vitest";

import { isSolved } from "../../web/core/facelets";
import { applyMoves } from "../../web/core/moves";
import { parseMoves } from "../../web/core/notation";

export const FACELETS = "DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD";

export const MAIN = `
import { Cube, Solver } from "cubewright";
import { CubewrightCube } from "cubewright/element";

const facelets = ${JSON.stringify(FACELETS)};
const report = { solver: "", isSolved: false, element: "", error: "" };
try {
  const solver = await Solver.create({ tables: "mini" });
  const { text, moves } = await solver.solve(facelets, { timeMs: 100 });
  solver.dispose();
  report.solver = text;
  report.isSolved = Cube.fromFacelets(facelets).apply(moves).isSolved;
  const cube = document.querySelector("cubewright-cube");
  if (!(cube instanceof CubewrightCube)) throw new Error("The element is not defined.");
  cube.facelets = facelets;
  report.element = (await cube.solve({ timeMs: 100 })).text;
} catch (error) {
  report.error = String(error);
}
globalThis.report = report;
`;

/** The page; the bundlers that start from it find `main.js` beside it. */
export const INDEX_HTML = `<!doctype html>
<html lang="en">
<title>Fresh</title>
<link rel="icon" href="data:," />
<body>
<cubewright-cube tables="mini" style="display: block; height: 400px"></cubewright-cube>
<script type="module" src="./main.js"></script>
</body>
</html>
`;

export interface Report {
  solver: string;
  isSolved: boolean;
  element: string;
  error: string;
}

export function expectSolved(report: Report): void {
  expect(report.error).toBe("");
  for (const text of [report.solver, report.element]) {
    expect(isSolved(applyMoves(FACELETS, parseMoves(text).moves))).toBe(true);
  }
  expect(report.isSolved).toBe(true);
}
