// What `npm run bench` may be asked to do.
import { parseArgs } from "node:util";

/** @typedef {{ name: string, command: string }} Peer */

export const TARGETS = /** @type {const} */ ([
  "native",
  "native-threads",
  "node",
  "node-threads",
  "chromium",
  "chromium-threads",
  "page",
]);
/** @typedef {typeof TARGETS[number]} TargetName */

export const PARTS = /** @type {const} */ ([
  "times",
  "lengths",
  "start",
  "generation",
  "memory",
  "repairs",
  "pocket",
]);
/** @typedef {typeof PARTS[number]} Part */

export const TIERS = /** @type {const} */ (["full", "mini"]);
/** @typedef {typeof TIERS[number]} Tier */

/** The lengths unless others are given. */
const USUAL_MAX_LENGTHS = { full: [21, 20, 19], mini: [21, 20] };

export const BENCH_USAGE = `Usage: npm run bench -- [OPTIONS]

Measures the solver; tests/bench/README.md says what and how.

  --target T,...      ${TARGETS.join(", ")}; default: all
  --tier T,...        tables: ${TIERS.join(", ")}; default: all
  --parts P,...       ${PARTS.join(", ")}; default: all
  --cubes FILE        measure these cubes, facelets or moves, one a line; may be given repeatedly
  --count N           so many random cubes, or cubes of the files (default: 20, or all)
  --seed S            which random cubes (default: 1)
  --threads N         for the targets with threads (default: 2)
  --rounds N          measure everything N times and take medians (default: 1)
  --max-length N,...  time to at most so many moves (default: 21,20 and with full tables 19)
  --time-ms T,...     lengths after these times (default: 10,100,1000)
  --limit-ms T        give a cube up that has not come to its length by then (default: 60000)
  --warm-up N         make so many searches beforehand, not counted (default: 200)
  --starts N          start so many times (default: 5)
  --peer NAME=COMMAND measure another solver beside ours: a command that reads facelets, one a
                      line, and writes one line for each; may be given repeatedly
  --output FILE       where to write the figures as JSON (default: build/reports/bench.json)
  --json              print the JSON instead of tables`;

const DEFAULT_COUNT = 20;
const ALL = Number.MAX_SAFE_INTEGER;

/** The command line asks for something that cannot be done. */
export class BenchOptionError extends Error {}

/** @typedef {ReturnType<typeof parseBenchOptions>} BenchOptions */

/** @param {string[]} commandLine */
export function parseBenchOptions(commandLine) {
  const values = parseWords(commandLine);
  const maxLengths = parseNumbers("max-length", values["max-length"], 1);
  return {
    help: values.help,
    targets: parseNames("target", values.target, TARGETS),
    tiers: parseNames("tier", values.tier, TIERS),
    parts: parseNames("parts", values.parts, PARTS),
    cubeFiles: values.cubes,
    /** From files all, unless a number is given. */
    count: parseNumber("count", values.count ?? (values.cubes.length > 0 ? ALL : DEFAULT_COUNT), 1),
    seed: parseNumber("seed", values.seed, 0),
    threads: parseNumber("threads", values.threads, 1),
    rounds: parseNumber("rounds", values.rounds, 1),
    maxLengths:
      maxLengths.length === 0 ? USUAL_MAX_LENGTHS : { full: maxLengths, mini: maxLengths },
    timesMs: parseNumbers("time-ms", values["time-ms"], 1),
    limitMs: parseNumber("limit-ms", values["limit-ms"], 1),
    warmUpSearches: parseNumber("warm-up", values["warm-up"], 0),
    starts: parseNumber("starts", values.starts, 1),
    peers: values.peer.map(parsePeer),
    output: values.output,
    json: values.json,
  };
}

/** @param {BenchOptions} options */
export function needsBrowser({ targets }) {
  return targets.some((name) => name.startsWith("chromium") || name === "page");
}

/** @param {string[]} commandLine */
function parseWords(commandLine) {
  try {
    return parseArgs({
      args: commandLine,
      options: {
        help: { type: "boolean", default: false },
        target: { type: "string", multiple: true, default: [] },
        tier: { type: "string", multiple: true, default: [] },
        parts: { type: "string", multiple: true, default: [] },
        cubes: { type: "string", multiple: true, default: [] },
        count: { type: "string" },
        seed: { type: "string", default: "1" },
        threads: { type: "string", default: "2" },
        rounds: { type: "string", default: "1" },
        "max-length": { type: "string", multiple: true, default: [] },
        "time-ms": { type: "string", multiple: true, default: ["10,100,1000"] },
        "limit-ms": { type: "string", default: "60000" },
        "warm-up": { type: "string", default: "200" },
        starts: { type: "string", default: "5" },
        peer: { type: "string", multiple: true, default: [] },
        output: { type: "string" },
        json: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new BenchOptionError(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string[]} texts */
function splitList(texts) {
  return texts.flatMap((text) => text.split(",").map((word) => word.trim()));
}

/**
 * @template {string} Name
 * @param {string} option
 * @param {string[]} texts
 * @param {readonly Name[]} known
 * @returns {Name[]} in the order of `known`; all, if there are no texts
 */
export function parseNames(option, texts, known) {
  const names = splitList(texts);
  const unknown = names.find((name) => !(/** @type {readonly string[]} */ (known).includes(name)));
  if (unknown !== undefined) {
    throw new BenchOptionError(`--${option} is of ${known.join(", ")}, not ${unknown}`);
  }
  return known.filter((name) => names.length === 0 || names.includes(name));
}

/**
 * @param {string} option
 * @param {string[]} texts
 * @param {number} minimum
 */
export function parseNumbers(option, texts, minimum) {
  return splitList(texts).map((text) => parseNumber(option, text, minimum));
}

/**
 * @param {string} option
 * @param {string | number} text
 * @param {number} minimum
 */
export function parseNumber(option, text, minimum) {
  const value = Number(text);
  if (text !== "" && Number.isSafeInteger(value) && value >= minimum) return value;
  throw new BenchOptionError(`--${option} is a whole number, at least ${minimum}, not ${text}`);
}

/**
 * @param {string} text
 * @returns {Peer}
 */
export function parsePeer(text) {
  const [, name, command] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (name !== undefined && command !== undefined) return { name, command };
  throw new BenchOptionError(`--peer is NAME=COMMAND, not ${text}`);
}
