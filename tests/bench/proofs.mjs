// How long proving a solution shortest takes, natively and in WebAssembly in turns, and whether the estimate of the
// time left comes true. Needs what `npm run build` makes; tests/bench/README.md says what it measures.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { summarize } from "./report/statistics.mjs";

/**
 * @typedef {{ moves: string, length: number }} KnownPosition
 *
 * @typedef {object} Proof
 * @property {number} timeMs
 * @property {number} nodes
 * @property {number | undefined} toldAtQuarter the time left that was estimated when a quarter had passed, as a
 *   multiple of the true time left
 */

const USAGE = `Usage: node tests/bench/proofs.mjs [OPTIONS]

  --lengths N,...  positions of so many moves, 15 to 19 (default: 17)
  --count N        so many of each length, at most 40 (default: 12)
  --threads N      (default: 2)
  --large          with the large table, which is made first
  --known          begin with a solution by two-phase after a million positions, as a visitor does
  --native DIR     measure the native command in turns as well, with the tables in DIR`;

const built = new URL("../../build/", import.meta.url);
const COMMAND = new URL("native/solver/cli/cubewright", built).pathname;
/** @type {typeof import("../../web/package/index")} */
const { Cube, Solver } = await import(new URL("package/index.js", built).href);

const { values } = parseArgs({
  options: {
    lengths: { type: "string", default: "17" },
    count: { type: "string", default: "12" },
    threads: { type: "string", default: "2" },
    large: { type: "boolean", default: false },
    known: { type: "boolean", default: false },
    native: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(USAGE);
else await main();

async function main() {
  const threads = Number(values.threads);
  const solver = await Solver.create({ threads, tables: "mini", baseUrl: built });
  const startMs = performance.now();
  await solver.prepare("optimal", { large: values.large });
  console.log(`prepared in ${seconds(performance.now() - startMs)} s`);
  for (const length of values.lengths.split(",").map(Number)) {
    const positions = (await readPositions(length)).slice(0, Number(values.count));
    /** @type {Record<"wasm" | "native", Proof[]>} */
    const proofs = { wasm: [], native: [] };
    for (const [index, position] of positions.entries()) {
      const inWasm = await proveInWasm(solver, position);
      proofs.wasm.push(inWasm);
      const told = inWasm.toldAtQuarter?.toFixed(2) ?? "nothing";
      let line = `${length} moves, ${index + 1}: ${seconds(inWasm.timeMs)} s, told at a quarter: ${told}`;
      if (values.native) {
        const natively = proveNatively(position, values.native);
        proofs.native.push(natively);
        line += `; native ${seconds(natively.timeMs)} s`;
      }
      console.log(line);
    }
    summarizeProofs(length, proofs);
  }
  solver.dispose();
}

/**
 * @param {number} length
 * @returns {Promise<KnownPosition[]>}
 */
async function readPositions(length) {
  const text = await readFile(new URL("../data/optimal-random.tsv", import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"))
    .map(([moves = "", least]) => ({ moves, length: Number(least) }))
    .filter((position) => position.length === length);
}

/**
 * @param {import("../../web/package/index").Solver} solver
 * @param {KnownPosition} position
 * @returns {Promise<Proof>}
 */
async function proveInWasm(solver, { moves, length }) {
  /** @type {{ atMs: number, leftMs: number }[]} */
  const told = [];
  const { facelets } = Cube.fromMoves(moves);
  const first = values.known ? await solver.solve(facelets, { maxNodes: 1_000_000 }) : undefined;
  const startMs = performance.now();
  const { large } = values;
  const result = await solver.solve(facelets, {
    method: "optimal",
    large,
    ...(first && { known: first.text }),
    onProgress: ({ timeLeftMs }) => {
      const atMs = performance.now() - startMs;
      if (timeLeftMs !== undefined) told.push({ atMs, leftMs: timeLeftMs });
    },
  });
  const timeMs = performance.now() - startMs;
  expectProven(result, length);
  const quarter = told.find(({ atMs }) => atMs >= timeMs / 4);
  const toldAtQuarter = quarter && quarter.leftMs / (timeMs - quarter.atMs);
  return { timeMs, nodes: result.nodes, toldAtQuarter };
}

/**
 * @param {KnownPosition} position
 * @param {string} tables
 * @returns {Proof}
 */
function proveNatively({ moves, length }, tables) {
  const output = execFileSync(COMMAND, [
    ...["solve", "--json", "--method", "optimal", "--threads", values.threads],
    ...["--tables", tables, ...(values.large ? ["--large"] : []), moves],
  ]);
  /** @type {{ length: number, optimal: boolean, timeMs: number, nodes: number }} */
  const result = JSON.parse(output.toString());
  expectProven(result, length);
  return { timeMs: result.timeMs, nodes: result.nodes, toldAtQuarter: undefined };
}

/**
 * @param {{ length: number, optimal: boolean }} result
 * @param {number} length
 */
function expectProven(result, length) {
  if (result.length === length && result.optimal) return;
  throw new Error(`${result.length} moves instead of ${length}, proven: ${result.optimal}`);
}

/**
 * @param {number} length
 * @param {Record<"wasm" | "native", Proof[]>} proofs
 */
function summarizeProofs(length, { wasm, native }) {
  const times = summarize(wasm.map(({ timeMs }) => timeMs));
  console.log(`${length} moves: median ${seconds(times.median)} s, mean ${seconds(times.mean)} s`);
  const told = wasm.flatMap(({ toldAtQuarter }) => toldAtQuarter ?? []);
  const right = told.filter((ratio) => ratio >= 0.5 && ratio <= 2);
  console.log(`  time left at a quarter, within half and twice: ${right.length} of ${wasm.length}`);
  if (native.length === 0) return;
  const ratios = wasm.map(({ timeMs, nodes }, index) => {
    const other = native[index];
    return other ? timeMs / nodes / (other.timeMs / other.nodes) : NaN;
  });
  const natively = summarize(native.map(({ timeMs }) => timeMs));
  console.log(`  native: median ${seconds(natively.median)} s`);
  console.log(
    `  time of a position, WebAssembly to native: ${summarize(ratios).median.toFixed(2)}`,
  );
}

/** @param {number} timeMs */
function seconds(timeMs) {
  return (timeMs / 1000).toFixed(1);
}
