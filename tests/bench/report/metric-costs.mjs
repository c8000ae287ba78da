// What solutions cost in each metric, counted apart from the package that is measured, and the means to compare.

import { summarize } from "./statistics.mjs";

/**
 * @typedef {import("../../../web/core/choices").Metric} Metric
 * @typedef {import("./statistics.mjs").Summary} Summary
 *
 * @typedef {object} Answer of one solver for one cube
 * @property {number} [inTime] the cost of the best solution that had come when the time was up
 * @property {number} [cost] that of the solution with which it ended; none if it has no right one
 * @property {number} timeMs from the request to that solution
 *
 * @typedef {object} SolverCosts of one solver after one time
 * @property {string} solver
 * @property {number} inTime how many cubes had a solution when the time was up
 * @property {number} solved how many had one in the end
 * @property {number} compared how many cubes every solver had solved in time
 * @property {Summary} costInTime over these
 * @property {Summary} cost of the last solutions, over the cubes that every solver has solved
 * @property {Summary} timeMs until those, over the same cubes
 */

/** @type {readonly Metric[]} */
export const METRICS = ["htm", "qtm", "axial-htm", "axial-qtm"];

const AXIS_OF_FACE = new Map(Array.from("URFDLB", (face, index) => [face, index % 3]));
const QUARTERS_PER_TURN = 4;

/**
 * Turns along one axis commute: how far each of its two faces is turned in the end determines what they cost.
 *
 * @param {readonly string[]} moves each as U, U2 or U'
 * @param {Metric} metric
 */
export function costIn(moves, metric) {
  /** @type {{ axis: number | undefined, quarters: Map<string, number> }[]} */
  const axisTurns = [];
  for (const [face = "", suffix] of moves) {
    const axis = AXIS_OF_FACE.get(face);
    if (axisTurns.at(-1)?.axis !== axis) axisTurns.push({ axis, quarters: new Map() });
    const quarters = axisTurns.at(-1)?.quarters;
    const turned = suffix === "2" ? 2 : suffix === "'" ? 3 : 1;
    quarters?.set(face, ((quarters.get(face) ?? 0) + turned) % QUARTERS_PER_TURN);
  }
  const costOfFace = (/** @type {number} */ quarters) =>
    metric.endsWith("qtm") ? Math.min(quarters, QUARTERS_PER_TURN - quarters) : Math.sign(quarters);
  return axisTurns.reduce((sum, { quarters }) => {
    const costs = Array.from(quarters.values(), costOfFace);
    const together = metric.startsWith("axial")
      ? Math.max(...costs)
      : costs.reduce((total, cost) => total + cost, 0);
    return sum + together;
  }, 0);
}

/**
 * Means are over the cubes that all have solved: otherwise who gives hard ones up would have the lower mean.
 *
 * @param {readonly { solver: string, answers: readonly Answer[] }[]} results of the same cubes in the same order
 * @returns {SolverCosts[]}
 */
export function compareCosts(results) {
  const indexes = Array.from(results[0]?.answers ?? [], (_, index) => index);
  const having = (/** @type {"inTime" | "cost"} */ figure) =>
    indexes.filter((index) =>
      results.every(({ answers }) => answers[index]?.[figure] !== undefined),
    );
  const common = { inTime: having("inTime"), cost: having("cost") };
  return results.map(({ solver, answers }) => {
    const summaryOf = (
      /** @type {readonly number[]} */ cubes,
      /** @type {keyof Answer} */ figure,
    ) => summarize(cubes.map((index) => answers[index]?.[figure] ?? NaN));
    return {
      solver,
      inTime: answers.filter(({ inTime }) => inTime !== undefined).length,
      solved: answers.filter(({ cost }) => cost !== undefined).length,
      compared: common.inTime.length,
      costInTime: summaryOf(common.inTime, "inTime"),
      cost: summaryOf(common.cost, "cost"),
      timeMs: summaryOf(common.cost, "timeMs"),
    };
  });
}
