// Repeats an experiment of a paper with the command `cubewright compare`, or sums up lines that it wrote.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * Of turns, or of milliseconds.
 *
 * @typedef {{ mean: number; median: number; least: number; most: number; deviation: number }} Figures
 */

/**
 * @typedef {object} Row what one method did, with scrambles of one length or with all cubes
 * @property {string} method
 * @property {number} [scramble] the number of turns of the scrambles
 * @property {number} cubes
 * @property {number} givenUp
 * @property {number} proven
 * @property {Figures} timeMs
 * @property {Figures} [turns] none if no cube was solved
 */

const COMMAND = new URL("../../../build/native/solver/cli/cubewright", import.meta.url).pathname;

const USAGE = `  --count N      this many cubes instead of those of the paper; of scrambles, this many of each length
  --threads N    solve this many cubes at once (default: 1, so that they do not disturb each other's times)
  --tables DIR   where the tables are, or mini
  --csv FILE     keep a line for each cube and method
  --results FILE solve nothing, and show the lines that an earlier run has kept`;

/**
 * Reads the options of the script that is run.
 *
 * @param {string} preset
 * @returns {Row[]}
 */
export function compareByPreset(preset) {
  const { results, help, count, threads, tables, csv } = readOptions();
  if (help) {
    console.log(`Usage: node ${process.argv[1]} [OPTIONS]\n\n${USAGE}`);
    process.exit();
  }
  const options = Object.entries({ count, threads, tables, csv }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  if (results !== undefined && options.length > 0)
    fail(`--results solves nothing, so it does not go with ${options[0]}.`);
  const experiment =
    results === undefined
      ? ["--preset", preset, "--threads", "1", ...options]
      : ["--results", results];
  const { error, status, stdout } = spawnSync(COMMAND, ["compare", "--json", ...experiment], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
  /** @type {{ rows: Row[] }} */
  const report = JSON.parse(stdout);
  return report.rows;
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        count: { type: "string" },
        threads: { type: "string" },
        tables: { type: "string" },
        csv: { type: "string" },
        results: { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`${message}\nRun with --help for the options.`);
  process.exit(2);
}

/**
 * @param {Row[]} rows
 * @param {string} method with its settings
 * @param {number} [scramble] if omitted, all cubes
 * @returns {Row}
 */
export function rowOf(rows, method, scramble) {
  const found = rows.find((row) => row.method === method && row.scramble === scramble);
  if (found) return found;
  const what = scramble === undefined ? "" : ` for scrambles of ${scramble} turns`;
  return fail(
    `These results have no ${method}${what}: they are of another experiment, or unfinished.`,
  );
}

/**
 * "79.4 ± 9.2 (42 to 104)": the mean, the standard deviation, the least and the most.
 *
 * @param {Row} row
 */
export function turnsText({ turns }) {
  if (turns === undefined) return "none";
  const { mean, deviation, least, most } = turns;
  return `${mean.toFixed(1)} ± ${deviation.toFixed(1)} (${least} to ${most})`;
}

/**
 * A table of Markdown.
 *
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 */
export function tableText(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
