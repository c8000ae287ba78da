// Preparing and solving the 2x2x2 with the page's own solver.

import type { TableSetStatus } from "../../../web/core/solution";
import type { Tab } from "../browsers/tab";
import type { CubePage } from "../page/cube-page";
import { keepSolver, type WithSolver } from "../page/page-solver";

const SIZE_BYTES = 2 * (80 + 3_674_160 / 2);
/** The status of the set when it was made, stored and put into use. */
export const MADE = {
  state: "in-use",
  source: "generated",
  sizeBytes: SIZE_BYTES,
  progress: 1,
  cached: true,
};

/** Prepares the 2x2x2 with the page's own solver; resolves with the status of the set. */
export async function prepare(cube: CubePage<Tab>): Promise<Partial<TableSetStatus>> {
  await keepSolver(cube);
  // As text, since not every browser's protocol transmits undefined.
  const text = await cube.page.evaluate(async () => {
    const solver = await (window as object as WithSolver).pageSolver;
    await solver.prepare("optimal", { puzzle: "2x2x2" });
    return JSON.stringify(solver.status.tables.pocket);
  });
  return JSON.parse(text) as Partial<TableSetStatus>;
}

/** Solves a random 2x2x2 in the page, after `prepare`; resolves with how. */
export function solveRandom(cube: CubePage<Tab>) {
  return cube.page.evaluate(async () => {
    const solver = await (window as object as WithSolver).pageSolver;
    const puzzle = "2x2x2";
    const facelets = await solver.randomFacelets({ puzzle });
    const { code } = await solver.check(facelets, { puzzle });
    const {
      cost,
      optimal,
      solutions = [],
    } = await solver.solve(facelets, {
      puzzle,
      maxSolutions: Infinity,
    });
    const stages = await solver.explain(facelets, { puzzle, method: "ortega" });
    const isListed = solutions.length > 0 && solutions.every((other) => other.cost === cost);
    return { code, optimal, isListed, stages: stages.map(({ id }) => id) };
  });
}
