// Another solver, measured beside ours in the same run: any command that reads facelets from
// standard input, one a line, and writes one line with the moves for each before it reads on.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

import { builtFile } from "../wasm/bundle-files.mjs";
import { summarize } from "./report/statistics.mjs";

/**
 * @typedef {import("./report/statistics.mjs").Summary} Summary
 *
 * @typedef {object} PeerResult
 * @property {number} startMs from its start to its first answer, which is not counted below
 * @property {number} cubes
 * @property {number} solved cubes that its moves actually solve; the lengths are theirs
 * @property {Summary} timeMs from writing a line to reading its answer
 * @property {Summary} length
 *
 * @typedef {object} Manner how a peer is asked
 * @property {string} request what stands before the facelets
 * @property {string} [prompt] the line with which it says, before each request, that it is ready
 *
 * @typedef {object} StartedPeer
 * @property {(facelets: string) => Promise<{ moves: string[], timeMs: number }>} ask no moves if it has found none;
 *   the time is that from writing the request to reading the moves. It rejects if the command has ended.
 * @property {() => void} end
 */

/** Cubes that it solves beforehand and that are not counted. */
const WARM_UP_CUBES = 20;

/** @type {Manner} */
export const LINE_BY_LINE = { request: "" };
/** E. Frantar's rob-twophase, which writes other lines as well. */
export const ROB_TWOPHASE = /** @type {const} */ ({ request: "solve ", prompt: "Ready!" });

const MOVE = /^[URFDLB](?:1|2'?|3|')?$/;

/**
 * @param {string} command for a shell, started in the directory of this run
 * @param {Manner} manner
 * @returns {StartedPeer}
 */
export function startPeer(command, { request, prompt }) {
  const child = spawn("sh", ["-c", command], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readLine = async () => {
    const { done, value } = await lines.next();
    if (done === true) throw new Error(`The peer's command ended too early: ${command}`);
    return value;
  };
  // A failure to write shows as a missing answer.
  child.stdin.on("error", () => undefined);
  let isReady = prompt === undefined;
  return {
    ask: async (facelets) => {
      while (!isReady) isReady = (await readLine()) === prompt;
      const askedMs = performance.now();
      child.stdin.write(`${request}${facelets}\n`);
      for (;;) {
        const line = await readLine();
        const timeMs = performance.now() - askedMs;
        const moves = movesIn(line);
        if (prompt === undefined) return { moves, timeMs };
        // It is ready again without having written any moves if it has found none.
        isReady = line === prompt;
        if (isReady || moves.length > 0) return { moves, timeMs };
      }
    },
    end: () => {
      child.stdin.end();
      child.kill();
    },
  };
}

/**
 * @param {string} command for a shell, started in the directory of this run
 * @param {string[]} cubes facelets
 * @returns {Promise<PeerResult>} rejects if it ends before it has answered all
 */
export async function measurePeer(command, cubes) {
  const startMs = performance.now();
  const { ask, end } = startPeer(command, LINE_BY_LINE);
  const [first = ""] = cubes;
  await ask(first);
  const startTimeMs = performance.now() - startMs;
  for (const facelets of cubes.slice(0, WARM_UP_CUBES)) await ask(facelets);
  const timesMs = [];
  /** @type {string[][]} */
  const moves = [];
  for (const facelets of cubes) {
    const answer = await ask(facelets);
    timesMs.push(answer.timeMs);
    moves.push(answer.moves);
  }
  end();
  const Cube = await loadCube();
  const lengths = cubes.flatMap((facelets, index) => {
    const words = moves[index] ?? [];
    const { isSolved } = Cube.fromFacelets(facelets).apply(words.join(" "));
    return isSolved ? [words.length] : [];
  });
  return {
    startMs: startTimeMs,
    cubes: cubes.length,
    solved: lengths.length,
    timeMs: summarize(timesMs),
    length: summarize(lengths),
  };
}

/**
 * @param {string} answer moves, possibly after a tab and among other words; those made at once may be in brackets
 * @returns {string[]} each as U, U2 or U'
 */
export function movesIn(answer) {
  const words = (answer.split("\t").at(-1) ?? "").split(/[\s()]+/);
  return words
    .filter((word) => MOVE.test(word))
    .map((word) => word.replace("1", "").replace("2'", "2").replace("3", "'"));
}

// The package's own, since the bundles only search.
async function loadCube() {
  const { Cube } = /** @type {{ Cube: typeof import("../../web/core/cube").Cube }} */ (
    await import(pathToFileURL(builtFile("package/index.js")).href)
  );
  return Cube;
}
