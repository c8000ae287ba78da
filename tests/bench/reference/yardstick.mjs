// The yardstick (yardstick.h) in WebAssembly, in Node.js and in browsers alike.

import { summarize } from "../report/statistics.mjs";

/** @typedef {{ chaseMs: number, walkMs: number, checksum: number }} YardstickTime */

/** The work for one time; changing it makes all earlier figures incomparable. */
export const STEP_COUNT = 1_000_000;
export const POSITION_COUNT = 2_000_000;

const REPEATS = 3;

/**
 * @typedef {object} YardstickExports
 * @property {() => void} PrepareYardstick
 * @property {(stepCount: number) => number} ChaseYardstick
 * @property {(positionCount: number) => number} WalkYardstick
 */

/**
 * @param {BufferSource} wasmBinary yardstick.wasm
 * @returns {Promise<YardstickTime>} medians of a few times
 */
export async function measureYardstick(wasmBinary) {
  const { instance } = await WebAssembly.instantiate(wasmBinary, {});
  const exports = /** @type {YardstickExports} */ (/** @type {unknown} */ (instance.exports));
  exports.PrepareYardstick();
  // Not counted: a module's first calls run in unoptimized code.
  exports.ChaseYardstick(STEP_COUNT);
  exports.WalkYardstick(POSITION_COUNT);
  const chaseMs = [];
  const walkMs = [];
  let checksum = 0;
  for (let repeat = 0; repeat < REPEATS; ++repeat) {
    const startMs = performance.now();
    const chased = exports.ChaseYardstick(STEP_COUNT);
    const betweenMs = performance.now();
    const walked = exports.WalkYardstick(POSITION_COUNT);
    chaseMs.push(betweenMs - startMs);
    walkMs.push(performance.now() - betweenMs);
    checksum = (chased ^ walked) >>> 0;
  }
  return { chaseMs: summarize(chaseMs).median, walkMs: summarize(walkMs).median, checksum };
}
