// `npm run bench`: measures what it is asked for and reports it as tables and as JSON.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { dirname, join } from "node:path";

import { runToEnd } from "../../web/build/command.mjs";
import { reportsDirectory } from "../../web/build/directories.mjs";
import { startBenchServer } from "./targets/bench-server.mjs";
import { drawCubes, readCubes } from "./cubes.mjs";
import { measurePeer } from "./peer.mjs";
import { compareTargets } from "./report/ratios.mjs";
import { printReport } from "./report/report.mjs";
import { medianOfRounds, summarize } from "./report/statistics.mjs";
import { makeTargets } from "./targets/targets.mjs";

/**
 * @typedef {import("./bundle-measurement.mjs").Workload} Workload
 * @typedef {import("./options.mjs").BenchOptions} BenchOptions
 * @typedef {import("./options.mjs").Part} Part
 * @typedef {import("./report/statistics.mjs").Summary} Summary
 * @typedef {import("./targets/targets.mjs").Target} Target
 *
 * @typedef {object} Measurements of one target, those that were asked for
 * @property {import("./reference/yardstick.mjs").YardstickTime} [yardstick]
 * @property {import("./bundle-measurement.mjs").TimeToLength[]} [times]
 * @property {import("./bundle-measurement.mjs").LengthAfterTime[]} [lengths]
 * @property {Record<string, Summary>} [start]
 * @property {import("./bundle-measurement.mjs").GenerationTime[]} [generation]
 * @property {Record<string, number>} [memory]
 * @property {import("./repairs.mjs").RepairTime[]} [repairs]
 * @property {import("./pocket.mjs").PocketTime} [pocket]
 *
 * @typedef {object} TargetReport
 * @property {import("./options.mjs").TargetName} name
 * @property {number} threads
 * @property {Target["tier"]} tier
 * @property {Measurements} median of the rounds
 * @property {Measurements[]} rounds
 *
 * @typedef {object} PeerReport
 * @property {string} name
 * @property {string} command
 * @property {import("./peer.mjs").PeerResult} median
 * @property {import("./peer.mjs").PeerResult[]} rounds
 *
 * @typedef {Awaited<ReturnType<typeof measureAll>>} BenchReport
 */

const FORMAT_VERSION = 1;

/**
 * @param {BenchOptions} options
 * @returns {Promise<void>}
 */
export async function runBench(options) {
  const report = await measureAll(options);
  const json = `${JSON.stringify(report, undefined, 2)}\n`;
  const output = options.output ?? join(reportsDirectory, "bench.json");
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, json);
  if (options.json) process.stdout.write(json);
  else printReport(report, output);
}

/** @param {BenchOptions} options */
async function measureAll(options) {
  const { cubeFiles, count, seed, timesMs, limitMs, warmUpSearches } = options;
  const cubes = cubeFiles.length > 0 ? readCubes(cubeFiles, count) : drawCubes(count, seed);
  const workload = { cubes, timesMs, limitMs, warmUpSearches };
  const machine = await describeMachine();
  const date = new Date().toISOString();
  const scratchDirectory = mkdtempSync(join(tmpdir(), "cubewright-bench-"));
  const server = await startBenchServer();
  try {
    const targets = makeTargets(options.targets, options.tiers, {
      threads: options.threads,
      scratchDirectory,
      serverUrl: server.url,
    });
    const measured = await measureRounds(targets, options, workload);
    const peers = await measurePeers(options, cubes);
    return {
      formatVersion: FORMAT_VERSION,
      date,
      commit: await readCommit(),
      machine,
      cubes: {
        count: cubes.length,
        ...(cubeFiles.length > 0 ? { files: cubeFiles } : { seed }),
      },
      settings: {
        ...{ maxLengths: options.maxLengths, timesMs, limitMs, warmUpSearches },
        ...{ starts: options.starts, rounds: options.rounds },
      },
      targets: measured,
      ratios: compareTargets(measured),
      peers,
    };
  } finally {
    server.stop();
    rmSync(scratchDirectory, { recursive: true, force: true });
  }
}

/**
 * @typedef {Pick<Workload, "cubes" | "timesMs" | "limitMs" | "warmUpSearches">} CommonWorkload what
 *   is the same for all targets
 */

/**
 * Part by part, so that what is compared is measured close together in time.
 *
 * @param {Target[]} targets
 * @param {BenchOptions} options
 * @param {CommonWorkload} workload
 * @returns {Promise<TargetReport[]>}
 */
async function measureRounds(targets, options, workload) {
  const reports = targets.map(({ name, threads, tier }) => ({
    ...{ name, threads, tier },
    rounds: /** @type {Measurements[]} */ ([]),
  }));
  for (let round = 1; round <= options.rounds; ++round) {
    const measured = targets.map(() => /** @type {Measurements[]} */ ([]));
    for (const part of options.parts) {
      for (const [index, target] of targets.entries()) {
        if (!target.parts.includes(part)) continue;
        console.error(`     ...  ${target.name}, ${target.tier}: ${part}, round ${round}`);
        // The yardstick goes before each part, since the machine may be busier by the next.
        const parts = target.parts.includes("yardstick") ? ["yardstick", part] : [part];
        for (const each of /** @type {import("./targets/targets.mjs").MeasuredPart[]} */ (parts)) {
          measured[index]?.push(await measurePart(target, each, options, workload));
        }
      }
    }
    for (const [index, report] of reports.entries()) {
      report.rounds.push(mergeParts(measured[index] ?? []));
    }
  }
  return reports.map((report) => ({ ...report, median: medianOfRounds(report.rounds) }));
}

/**
 * @param {Measurements[]} parts of one target in one round
 * @returns {Measurements} with the median of the yardsticks
 */
function mergeParts(parts) {
  const yardsticks = parts.flatMap(({ yardstick }) => (yardstick ? [yardstick] : []));
  return {
    ...Object.assign({}, ...parts),
    ...(yardsticks.length > 0 && { yardstick: medianOfRounds(yardsticks) }),
  };
}

/**
 * @param {Target} target
 * @param {import("./targets/targets.mjs").MeasuredPart} part
 * @param {BenchOptions} options
 * @param {CommonWorkload} commonWorkload
 * @returns {Promise<Record<string, unknown>>}
 */
async function measurePart({ measure, threads, tier }, part, options, commonWorkload) {
  const usedTier = tier === "auto" ? "full" : tier;
  const maxLengths = options.maxLengths[usedTier];
  const workload = { ...commonWorkload, maxLengths, threads, tier: usedTier };
  if (part !== "start") return measure(part, workload);
  /** @type {Record<string, number[]>} */
  const timesByName = {};
  for (let repeat = 0; repeat < options.starts; ++repeat) {
    const { start } = await measure(part, workload);
    for (const [name, timeMs] of Object.entries(/** @type {Record<string, number>} */ (start))) {
      (timesByName[name] ??= []).push(timeMs);
    }
  }
  const summaries = Object.entries(timesByName).map(([name, times]) => [name, summarize(times)]);
  return { start: Object.fromEntries(summaries) };
}

/**
 * @param {BenchOptions} options
 * @param {string[]} cubes
 * @returns {Promise<PeerReport[]>}
 */
async function measurePeers({ peers, rounds: roundCount }, cubes) {
  const reports = [];
  for (const { name, command } of peers) {
    const rounds = [];
    for (let round = 1; round <= roundCount; ++round) {
      console.error(`     ...  ${name}, round ${round}`);
      rounds.push(await measurePeer(command, cubes));
    }
    reports.push({ name, command, median: medianOfRounds(rounds), rounds });
  }
  return reports;
}

async function describeMachine() {
  const chromium = await runToEnd(process.env.CHROMIUM ?? "chromium", ["--version"]).catch(
    () => undefined,
  );
  return {
    processor: cpus()[0]?.model.trim() ?? "",
    processorCount: cpus().length,
    memoryBytes: totalmem(),
    /** Processes that wanted to run in the last minute, on average: others disturb the figures. */
    loadAverage: loadavg()[0] ?? 0,
    node: process.version,
    ...(chromium?.exitCode === 0 && {
      chromium: /Chromium [\d.]+/.exec(chromium.output)?.[0] ?? "unknown",
    }),
  };
}

/** @returns {Promise<string | null>} null if this is not a checkout */
async function readCommit() {
  const { exitCode, output } = await runToEnd("git", ["describe", "--always", "--dirty"]);
  return exitCode === 0 ? output.trim() : null;
}
