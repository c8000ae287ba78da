// How long it takes to find what would mend a cube, for mistakes of all kinds: a person waits for it.

import { summarize } from "./report/statistics.mjs";

/**
 * @typedef {import("./bundle-measurement.mjs").CubewrightModule} CubewrightModule
 * @typedef {(stickers: string[], random: Random) => void} Mistake
 * @typedef {(below: number) => number} Random a whole number from 0 to `below` - 1
 *
 * @typedef {object} RepairTime
 * @property {string} mistake
 * @property {number} cubes
 * @property {import("./report/statistics.mjs").Summary} timeMs
 * @property {number} longestMs
 */

const COLORS = ["U", "R", "F", "D", "L", "B"];
const STICKERS_PER_FACE = 9;
// Where a face's stickers come from in a quarter turn.
const QUARTER_TURN = [6, 3, 0, 7, 4, 1, 8, 5, 2];
const HALF_TURN = [8, 7, 6, 5, 4, 3, 2, 1, 0];
const MIRROR = [2, 1, 0, 5, 4, 3, 8, 7, 6];

// The faces as they are written, U R F D L B.
const [FACE_U, FACE_R, FACE_F, FACE_D, FACE_L, FACE_B] = [0, 1, 2, 3, 4, 5];

// The stickers of two edges and a corner: U8 F2, U6 R2, U9 R1 F3.
const UF = [7, 19];
const UR = [5, 10];
const URF = [8, 9, 20];

/** The shortest of several times: some attempt is hardly interrupted. */
const ATTEMPT_COUNT = 3;

/** @type {Record<string, Mistake>} */
const MISTAKES = {
  "one sticker": recolor,
  "two stickers": twice(recolor),
  "a flipped edge": (stickers) => cycle(stickers, UF),
  "a twisted corner": (stickers) => cycle(stickers, URF),
  "two edges exchanged": (stickers) =>
    UF.forEach((sticker, side) => cycle(stickers, [sticker, UR[side] ?? 0])),
  "colours at random": (stickers, random) => {
    for (let index = 0; index < stickers.length; ++index) {
      if (index % STICKERS_PER_FACE !== 4) stickers[index] = COLORS[random(6)] ?? "";
    }
  },
  "a face turned": turnFace,
  "two faces turned": twice(turnFace),
  "two faces exchanged": (stickers, random) => exchangeFaces(stickers, random(6), random(6)),
  "a face turned, a sticker wrong": (stickers, random) => {
    turnFace(stickers, random);
    recolor(stickers, random);
  },
  "a face mirrored": (stickers, random) => rearrange(stickers, random(6), MIRROR),
  "the sides upside down": (stickers) => {
    for (const side of [FACE_R, FACE_F, FACE_L, FACE_B]) rearrange(stickers, side, HALF_TURN);
  },
  "held yellow up, a face turned": (stickers, random) => {
    exchangeFaces(stickers, FACE_U, FACE_D);
    exchangeFaces(stickers, FACE_F, FACE_B);
    for (const side of [FACE_R, FACE_F, FACE_L, FACE_B]) rearrange(stickers, side, HALF_TURN);
    turnFace(stickers, random);
  },
  "stickers mixed": (stickers, random) => {
    for (let index = 0; index < stickers.length; ++index) {
      cycle(stickers, [index, random(stickers.length)]);
    }
  },
};

/** @type {Mistake} */
function recolor(stickers, random) {
  stickers[random(stickers.length)] = COLORS[random(6)] ?? "";
}

/** @type {Mistake} */
function turnFace(stickers, random) {
  const face = random(6);
  for (let turns = 1 + random(3); turns > 0; --turns) rearrange(stickers, face, QUARTER_TURN);
}

/**
 * @param {string[]} stickers
 * @param {number} face 0..5
 * @param {readonly number[]} sources where on the face each of its stickers comes from
 */
function rearrange(stickers, face, sources) {
  const first = STICKERS_PER_FACE * face;
  const before = stickers.slice(first, first + STICKERS_PER_FACE);
  sources.forEach((source, index) => (stickers[first + index] = before[source] ?? ""));
}

/**
 * @param {string[]} stickers
 * @param {number} one 0..5
 * @param {number} other 0..5
 */
function exchangeFaces(stickers, one, other) {
  for (let index = 0; index < STICKERS_PER_FACE; ++index) {
    cycle(stickers, [STICKERS_PER_FACE * one + index, STICKERS_PER_FACE * other + index]);
  }
}

/**
 * @param {Mistake} mistake
 * @returns {Mistake}
 */
function twice(mistake) {
  return (stickers, random) => {
    mistake(stickers, random);
    mistake(stickers, random);
  };
}

/**
 * Each sticker takes the colour of the previous one.
 *
 * @param {string[]} stickers
 * @param {readonly number[]} indexes
 */
function cycle(stickers, indexes) {
  const colors = indexes.map((index) => stickers[index] ?? "");
  indexes.forEach((index, i) => (stickers[index] = colors.at(i - 1) ?? ""));
}

/**
 * xorshift32 (Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8(14), 2003): the same
 * mistakes in every run.
 *
 * @returns {Random}
 */
function seededRandom() {
  let state = 0x9e3779b9;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/**
 * @param {CubewrightModule} module
 * @param {import("./bundle-measurement.mjs").Workload} workload
 * @returns {RepairTime[]} one for each kind of mistake
 */
export function measureRepairs(module, { cubes, warmUpSearches }) {
  const random = seededRandom();
  const timeMsOf = (/** @type {string} */ facelets) => {
    const startMs = performance.now();
    module.explain(facelets);
    return performance.now() - startMs;
  };
  return Object.entries(MISTAKES).map(([mistake, make]) => {
    const spoiled = cubes.map((facelets) => {
      const stickers = Array.from(facelets);
      make(stickers, random);
      return stickers.join("");
    });
    for (let count = 0; count < warmUpSearches; ++count) timeMsOf(spoiled[0] ?? "");
    const timesMs = spoiled.map((facelets) =>
      Math.min(...Array.from({ length: ATTEMPT_COUNT }, () => timeMsOf(facelets))),
    );
    return {
      ...{ mistake, cubes: cubes.length },
      ...{ timeMs: summarize(timesMs), longestMs: Math.max(...timesMs) },
    };
  });
}
