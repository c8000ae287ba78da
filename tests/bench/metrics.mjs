// How short the solutions of the two-phase search are in each metric after given times, by the npm package in Node and
// by other programs in turns, and what its tables take. Needs what `npm run build` makes; tests/bench/README.md says
// what it measures.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { builtFile } from "../wasm/bundle-files.mjs";
import { drawCubes, readCubes } from "./cubes.mjs";
import { METRICS_USAGE, parseMetricOptions } from "./metric-options.mjs";
import { BenchOptionError } from "./options.mjs";
import { startPeer } from "./peer.mjs";
import { compareCosts, costIn } from "./report/metric-costs.mjs";
import { fixed, printTable, summaryCells } from "./report/report.mjs";

/**
 * @typedef {import("./report/metric-costs.mjs").Answer} Answer
 * @typedef {import("./report/metric-costs.mjs").Metric} Metric
 * @typedef {import("./report/metric-costs.mjs").SolverCosts} SolverCosts
 * @typedef {import("../../web/package/index").Solver} Solver
 * @typedef {import("./metric-options.mjs").MetricOptions} MetricOptions
 *
 * @typedef {object} TablesTime
 * @property {string} set
 * @property {number} sizeBytes
 * @property {number} readyMs from the start of an engine until its tables are made
 * @property {number} firstSolutionMs until it has solved a first cube as well
 *
 * @typedef {{ metric: Metric, tables: TablesTime, costs: (SolverCosts & { timeLimitMs: number })[] }} MetricResult
 *
 * @typedef {object} Contestant
 * @property {string} solver
 * @property {(facelets: string) => Promise<Answer>} answer
 * @property {() => void} end
 */

/** @type {typeof import("../../web/package/index")} */
const { Cube, Solver: PackageSolver } = await import(
  pathToFileURL(builtFile("package/index.js")).href
);

try {
  await main(parseMetricOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof BenchOptionError)) throw error;
  console.error(`${error.message}\nRun with --help for the options.`);
  process.exitCode = 2;
}

/** @param {MetricOptions} options */
async function main(options) {
  if (options.help) {
    console.log(METRICS_USAGE);
    return;
  }
  const { cubeFiles, count, seed, timesMs, threads, warmUpSearches } = options;
  const cubes = cubeFiles.length > 0 ? readCubes(cubeFiles, count) : drawCubes(count, seed);
  const date = new Date().toISOString();
  const machine = {
    processor: cpus()[0]?.model.trim() ?? "",
    processorCount: cpus().length,
    loadAverage: loadavg()[0] ?? 0,
    node: process.version,
  };
  const metrics = [];
  for (const metric of options.metrics) metrics.push(await measureMetric(metric, cubes, options));
  const source = cubeFiles.length > 0 ? { files: cubeFiles } : { seed };
  const report = {
    ...{ formatVersion: 1, date, machine, cubes: { count: cubes.length, ...source } },
    ...{ settings: { timesMs, threads, warmUpSearches }, peers: options.peers, metrics },
  };
  mkdirSync(dirname(options.output), { recursive: true });
  writeFileSync(options.output, `${JSON.stringify(report, undefined, 2)}\n`);
  console.log(
    `\n${date}, ${machine.processor}, ${machine.processorCount} processors, ` +
      `load ${fixed(machine.loadAverage, 1)}, Node.js ${machine.node}\n${cubes.length} cubes ` +
      `(${"files" in source ? source.files.join(", ") : `seed ${seed}`})`,
  );
  printMetrics(metrics);
  console.log(`\nAs JSON: ${options.output}`);
}

/**
 * @param {Metric} metric
 * @param {string[]} cubes
 * @param {MetricOptions} options
 * @returns {Promise<MetricResult>}
 */
async function measureMetric(metric, cubes, { timesMs, threads, warmUpSearches, peers }) {
  console.error(`     ...  ${metric}: tables`);
  const { solver, tables } = await makeTables(metric, cubes[0] ?? "", threads);
  const costs = [];
  for (const timeLimitMs of timesMs) {
    console.error(`     ...  ${metric}: ${timeLimitMs} ms`);
    const contestants = [ours(solver, metric, timeLimitMs)];
    for (const peer of peers.filter((each) => each.metric === metric)) {
      const command = peer.command.replaceAll("{ms}", String(timeLimitMs));
      contestants.push(theirs(peer.solver, metric, startPeer(command, peer.manner)));
    }
    await takeTurns(
      contestants,
      Array.from({ length: warmUpSearches }, (_, index) => cubes[index % cubes.length] ?? ""),
    );
    const results = await takeTurns(contestants, cubes);
    for (const { end } of contestants) end();
    costs.push(...compareCosts(results).map((cost) => ({ timeLimitMs, ...cost })));
  }
  solver.dispose();
  return { metric, tables, costs };
}

/**
 * @param {Metric} metric
 * @param {string} facelets
 * @param {number} threads
 * @returns {Promise<{ solver: Solver, tables: TablesTime }>}
 */
async function makeTables(metric, facelets, threads) {
  // There are no tables in it to load, so they are made.
  const directory = mkdtempSync(join(tmpdir(), "cubewright-metrics-"));
  const baseUrl = pathToFileURL(`${directory}/`);
  const startMs = performance.now();
  const tables = metric === "htm" ? "full" : "mini";
  const solver = await PackageSolver.create({ threads, tables, baseUrl });
  await solver.prepare("two-phase", { metric });
  const readyMs = performance.now() - startMs;
  await solver.solve(facelets, { metric, timeMs: 1 });
  const firstSolutionMs = performance.now() - startMs;
  rmSync(directory, { recursive: true });
  const set = metric === "htm" ? "two-phase" : /** @type {const} */ (`two-phase-${metric}`);
  const status = solver.status.tables[set];
  if (status?.source !== "generated") throw new Error(`The tables of ${set} were not made.`);
  return { solver, tables: { set, sizeBytes: status.sizeBytes, readyMs, firstSolutionMs } };
}

/**
 * @param {Solver} solver
 * @param {Metric} metric
 * @param {number} timeMs
 * @returns {Contestant}
 */
function ours(solver, metric, timeMs) {
  return {
    solver: "cubewright",
    answer: async (facelets) => {
      /** @type {Pick<Answer, "inTime">} */
      const found = {};
      const startMs = performance.now();
      const { moves } = await solver.solve(facelets, {
        ...{ metric, timeMs },
        onImproved: (solution) => {
          if (performance.now() - startMs > timeMs) return;
          found.inTime = costIn(solution.moves, metric);
        },
      });
      const spentMs = performance.now() - startMs;
      return { ...found, cost: costIn(moves, metric), timeMs: spentMs };
    },
    end: () => undefined,
  };
}

/**
 * Its clock is its own: what it answers counts as found in time.
 *
 * @param {string} solver
 * @param {Metric} metric
 * @param {import("./peer.mjs").StartedPeer} peer
 * @returns {Contestant}
 */
function theirs(solver, metric, { ask, end }) {
  return {
    solver,
    answer: async (facelets) => {
      const { moves, timeMs } = await ask(facelets);
      const cost = costIn(moves, metric);
      const { isSolved } = Cube.fromFacelets(facelets).apply(moves.join(" "));
      return isSolved ? { inTime: cost, cost, timeMs } : { timeMs };
    },
    end,
  };
}

/**
 * @param {Contestant[]} contestants
 * @param {string[]} cubes
 * @returns {Promise<{ solver: string, answers: Answer[] }[]>}
 */
async function takeTurns(contestants, cubes) {
  const results = contestants.map(({ solver }) => ({
    solver,
    answers: /** @type {Answer[]} */ ([]),
  }));
  for (const facelets of cubes) {
    for (const [index, { answer }] of contestants.entries()) {
      results[index]?.answers.push(await answer(facelets));
    }
  }
  return results;
}

/** @param {MetricResult[]} metrics */
function printMetrics(metrics) {
  printTable(
    "Making the tables of a metric, in ms from the start of an engine",
    ["metric", "set", "MB", "tables made", "first solution"],
    metrics.map(({ metric, tables: { set, sizeBytes, readyMs, firstSolutionMs } }) => [
      ...[metric, set, fixed(sizeBytes / 1e6, 1), fixed(readyMs, 0), fixed(firstSolutionMs, 0)],
    ]),
  );
  printTable(
    "Cost of the best solution after a time, over the cubes that all have solved by then",
    [
      ...["metric", "after ms", "solver", "in time", "compared", "mean", "median", "95 %"],
      ...["solved", "last cost", "last after ms"],
    ],
    metrics.flatMap(({ metric, costs }) =>
      costs.map(({ timeLimitMs, solver, inTime, compared, costInTime, solved, cost, timeMs }) => [
        ...[metric, String(timeLimitMs), solver, String(inTime), String(compared)],
        ...[...summaryCells(costInTime, 2), String(solved)],
        ...[fixed(cost.mean, 2), fixed(timeMs.mean, 1)],
      ]),
    ),
  );
}
