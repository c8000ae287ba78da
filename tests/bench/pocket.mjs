// What the 2x2x2 costs before its first solution, and for each later one: its tables are made on the spot.

import { measureMemory } from "./bundle-measurement.mjs";
import { summarize } from "./report/statistics.mjs";

/**
 * @typedef {import("../../wasm/pocket").PocketModule} PocketModule
 * @typedef {import("./bundle-measurement.mjs").CubewrightModule} CubewrightModule
 * @typedef {import("./bundle-measurement.mjs").Workload} Workload
 *
 * @typedef {object} PocketTime
 * @property {number} instantiateMs until the bundle runs
 * @property {number} preparedMs until both tables are made
 * @property {number} firstSolutionMs until one cube is solved
 * @property {number} cubes how many are solved after that
 * @property {import("./report/statistics.mjs").Summary} timeMs of each
 * @property {number} longestMs
 * @property {number} meanLength
 * @property {number} tablesBytes
 * @property {number} heapBytes
 * @property {number} writtenBytes
 */

const SOLVED = "UUUURRRRFFFFDDDDLLLLBBBB";
/** Some milliseconds, as in the engine. */
const WORK_UNITS_PER_STEP = 2 ** 10;
const POSITIONS_PER_STEP = 2_000;
/** So many for each cube of the other puzzle: a single solve is too short for the clock. */
const CUBES_FOR_ONE = 50;

/**
 * @param {() => Promise<unknown>} startModule of the 2x2x2 bundle, which has not run before
 * @param {Workload} workload
 * @returns {Promise<PocketTime>}
 */
export async function measurePocket(startModule, { cubes: { length } }) {
  const startMs = performance.now();
  const module = /** @type {PocketModule} */ (await startModule());
  const instantiateMs = performance.now() - startMs;
  for (const { kind } of module.describeTables()) {
    module.reserveTable(kind);
    module.beginGeneration(kind);
    while (!module.stepGeneration(WORK_UNITS_PER_STEP).done);
    const fault = module.commitTable(kind);
    if (fault !== "") throw new Error(`${kind} is refused: ${fault}`);
  }
  const preparedMs = performance.now() - startMs;
  solve(module, 0);
  const firstSolutionMs = performance.now() - startMs;
  const solves = Array.from({ length: CUBES_FOR_ONE * length }, (_, index) => {
    const solveStartMs = performance.now();
    const moveCount = solve(module, 1 + index);
    return { moveCount, timeMs: performance.now() - solveStartMs };
  });
  const timesMs = solves.map(({ timeMs }) => timeMs);
  return {
    ...{ instantiateMs, preparedMs, firstSolutionMs, cubes: solves.length },
    ...{ timeMs: summarize(timesMs), longestMs: Math.max(...timesMs) },
    meanLength: summarize(solves.map(({ moveCount }) => moveCount)).mean,
    tablesBytes: module.describeTables().reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    ...measureMemory(/** @type {CubewrightModule} */ (/** @type {unknown} */ (module))),
  };
}

/**
 * @param {PocketModule} module
 * @param {number} seed of the position
 * @returns {number} how many moves it takes
 */
function solve(module, seed) {
  const facelets = module.randomFacelets(seed, 2, 3, 4);
  if (!module.startSolve("optimal", "htm", facelets, SOLVED, 0, "U", 0)) {
    throw new Error(`${facelets} is refused.`);
  }
  while (module.stepSolve(POSITIONS_PER_STEP).state === "running");
  const solution = module.bestSolution();
  if (!solution) throw new Error(`${facelets} is not solved.`);
  return solution.moves === "" ? 0 : solution.moves.split(" ").length;
}
