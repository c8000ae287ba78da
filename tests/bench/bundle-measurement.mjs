// What is measured of a bundle, in Node.js and in browsers alike. The native command measures the
// same things in the same way: solver/cli/bench/bench_measurement.h.

import { commitTables } from "../wasm/commit-tables.mjs";
import { summarize } from "./report/statistics.mjs";

/**
 * @typedef {import("../../wasm/cubewright").CubewrightModule} CubewrightModule
 * @typedef {import("../../wasm/cubewright").TableKind} TableKind
 * @typedef {import("./report/statistics.mjs").Summary} Summary
 * @typedef {import("./options.mjs").Tier} Tier
 *
 * @typedef {object} Workload what is to be done
 * @property {string[]} cubes facelets of legal cubes, at least one
 * @property {number} warmUpSearches searches that are made first and not counted
 * @property {number[]} maxLengths
 * @property {number[]} timesMs
 * @property {number} limitMs a cube without a solution of its length by then is given up
 * @property {number} threads
 * @property {Tier} tier
 *
 * @typedef {object} TimeToLength searches that stopped at a solution of at most `maxLength` moves
 * @property {number} maxLength
 * @property {number} cubes
 * @property {number} reached cubes that were not given up
 * @property {Summary} timeMs of a whole search; of one given up, the time until then
 * @property {number} [meanProcessorTimeMs] on all threads together, where it is known
 * @property {number} meanLength
 * @property {number} nodes positions visited, for all cubes together
 *
 * @typedef {object} LengthAfterTime
 * @property {number} timeMs
 * @property {number} solved cubes that had a solution by then; the lengths are of these
 * @property {Summary} length
 *
 * @typedef {object} GenerationTime
 * @property {string} table
 * @property {number} timeMs
 * @property {number} [processorTimeMs]
 *
 * @typedef {object} StartTime each counted from the beginning
 * @property {number} instantiateMs the module is compiled and runs
 * @property {number} preparedMs the small tables are made
 * @property {number} readyMs the tables of its tier, whose bytes are in memory, are in use
 * @property {number} firstSolutionMs the first cube has any solution
 *
 * @typedef {() => number} ProcessorTimeMs the processor time of this process
 */

/** As many as in the native command, so that both visit the same positions. */
const NODES_PER_STEP = 10_000;
const WORK_UNITS_PER_STEP = 256;

/** The page size of most machines that this runs on. */
const PAGE_BYTES = 4096;

/**
 * JavaScript engines compile code again in a faster form after it has run for a while. Quick searches
 * warm up what is done once in a search, and some hard ones, to the least length of all, the search
 * itself.
 */
const WARM_UP_LENGTH = 21;
const HARD_WARM_UP_SHARE = 10;

/**
 * Goes on for `timeMs`, or until the solution has at most `maxLength` moves (0: any). Without a
 * solution it goes on to the first.
 *
 * @param {CubewrightModule} module
 * @param {string} facelets
 * @param {{ maxLength: number, timeMs: number, threads: number, tier: Tier }} limits
 * @returns {{ length: number, nodes: number, timeMs: number,
 *   course: { length: number, timeMs: number }[] }} `course`: the solutions as they came
 */
function solve(module, facelets, { maxLength, timeMs, threads, tier }) {
  const startMs = performance.now();
  if (!module.startSearch(facelets, maxLength, threads)) {
    throw new Error("The search could not be started.");
  }
  /** @type {{ length: number, timeMs: number }[]} */
  const course = [];
  for (;;) {
    const { state, length, lowerBound, nodes, ...status } = module.stepSearch(NODES_PER_STEP);
    const spentMs = performance.now() - startMs;
    if (length >= 0 && length !== course.at(-1)?.length) course.push({ length, timeMs: spentMs });
    const hasEnded = state === "target" || state === "proven";
    const isHopeless = maxLength > 0 && lowerBound > maxLength;
    const isLate = spentMs >= timeMs;
    if (!hasEnded && (length < 0 || !(isHopeless || isLate))) continue;
    if (!hasEnded) module.cancelSearch();
    if (status.tier !== tier) throw new Error(`The search was in the tier ${status.tier}.`);
    module.bestSolution();
    return { length, nodes, timeMs: performance.now() - startMs, course };
  }
}

/**
 * @param {CubewrightModule} module
 * @param {Workload} workload
 */
export function warmUp(module, { cubes, warmUpSearches, maxLengths, limitMs, ...settings }) {
  for (let index = 0; index < warmUpSearches; ++index) {
    const isHard = index % HARD_WARM_UP_SHARE === 0;
    const maxLength = isHard ? Math.min(...maxLengths) : WARM_UP_LENGTH;
    const facelets = cubes[index % cubes.length] ?? "";
    solve(module, facelets, { ...settings, maxLength, timeMs: limitMs });
  }
}

/**
 * @param {CubewrightModule} module
 * @param {Workload} workload
 * @param {ProcessorTimeMs} [processorTimeMs]
 * @returns {TimeToLength[]} one for each of `maxLengths`
 */
export function measureTimes(module, workload, processorTimeMs) {
  const { cubes, maxLengths, limitMs: timeMs, threads, tier } = workload;
  return maxLengths.map((maxLength) => {
    const processorStartMs = processorTimeMs?.() ?? 0;
    const solves = cubes.map((facelets) =>
      solve(module, facelets, { maxLength, timeMs, threads, tier }),
    );
    const processorMs = (processorTimeMs?.() ?? 0) - processorStartMs;
    return {
      maxLength,
      cubes: cubes.length,
      reached: solves.filter(({ length }) => length <= maxLength).length,
      timeMs: summarize(solves.map(({ timeMs }) => timeMs)),
      ...(processorTimeMs && { meanProcessorTimeMs: processorMs / cubes.length }),
      meanLength: summarize(solves.map(({ length }) => length)).mean,
      nodes: solves.reduce((sum, { nodes }) => sum + nodes, 0),
    };
  });
}

/**
 * Makes one search for each cube, as long as the longest of `timesMs`, and takes the best solution that it had at each
 * of these times.
 *
 * @param {CubewrightModule} module
 * @param {Workload} workload
 * @returns {LengthAfterTime[]} one for each of `timesMs`
 */
export function measureLengths(module, { cubes, timesMs, threads, tier }) {
  const limits = { maxLength: 0, timeMs: Math.max(...timesMs), threads, tier };
  const courses = cubes.map((facelets) => solve(module, facelets, limits).course);
  return timesMs.map((timeMs) => {
    const lengths = courses
      .map((course) => course.findLast((solution) => solution.timeMs <= timeMs)?.length)
      .filter((length) => length !== undefined);
    return { timeMs, solved: lengths.length, length: summarize(lengths) };
  });
}

/**
 * @param {CubewrightModule} module
 * @returns {{ heapBytes: number, writtenBytes: number }} all of its memory, and the pages of it
 *   that are not all zeros, which the system has had to provide
 */
export function measureMemory({ HEAPU8 }) {
  const words = new BigUint64Array(HEAPU8.buffer);
  const pageWords = PAGE_BYTES / BigUint64Array.BYTES_PER_ELEMENT;
  let writtenBytes = 0;
  for (let start = 0; start < words.length; start += pageWords) {
    if (words.subarray(start, start + pageWords).some((word) => word !== 0n)) {
      writtenBytes += PAGE_BYTES;
    }
  }
  return { heapBytes: HEAPU8.length, writtenBytes };
}

/**
 * @param {CubewrightModule} module without tables that are still wanted
 * @param {ProcessorTimeMs} [processorTimeMs]
 * @returns {GenerationTime[]} one for each table
 */
export function measureGeneration(module, processorTimeMs) {
  return module.describeTables().map(({ kind }) => {
    module.reserveTable(kind);
    const processorStartMs = processorTimeMs?.() ?? 0;
    const startMs = performance.now();
    module.beginGeneration(kind);
    while (!module.stepGeneration(WORK_UNITS_PER_STEP).done);
    const timeMs = performance.now() - startMs;
    const processorMs = (processorTimeMs?.() ?? 0) - processorStartMs;
    module.dropTable(kind);
    return { table: kind, timeMs, ...(processorTimeMs && { processorTimeMs: processorMs }) };
  });
}

/**
 * @param {CubewrightModule} module
 * @param {Tier} tier
 * @param {(kind: TableKind) => Uint8Array} tableOf
 */
export function makeReady(module, tier, tableOf) {
  module.prepare();
  if (tier === "full") commitTables(module, tableOf);
}

/**
 * Call it only once per process: the second start is quicker.
 *
 * @param {() => Promise<CubewrightModule>} startModule
 * @param {(kind: TableKind) => Uint8Array} tableOf
 * @param {Workload} workload
 * @returns {Promise<StartTime>}
 */
export async function measureStart(startModule, tableOf, workload) {
  const { cubes, threads, tier } = workload;
  const startMs = performance.now();
  const module = await startModule();
  const instantiateMs = performance.now() - startMs;
  module.prepare();
  const preparedMs = performance.now() - startMs;
  makeReady(module, tier, tableOf);
  const readyMs = performance.now() - startMs;
  solve(module, cubes[0] ?? "", { maxLength: 0, timeMs: 0, threads, tier });
  return { instantiateMs, preparedMs, readyMs, firstSolutionMs: performance.now() - startMs };
}
