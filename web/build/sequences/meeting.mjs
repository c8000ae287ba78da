// All sequences of some faces that leave certain pieces where they are, found by meeting in the middle: two halves
// that take these pieces to the same places make one sequence, the second half inverted.

import { inverse, TURNS } from "./stickers.mjs";

// The places of corner and edge stickers are below this.
const PLACES = 48;

/**
 * All halves of one length. Each is a shorter half plus one turn.
 *
 * @typedef {object} Halves
 * @property {Int32Array} parents
 * @property {Uint8Array} turns the last turn of each, by its number
 * @property {Float64Array} keys where the pieces are, as one number
 */

/**
 * Halves do not begin with U: callers that need a turn of the upper layer before or after a sequence add it.
 *
 * @param {readonly string[]} faces no two of them across from each other
 * @param {readonly number[]} kept the pieces that must stay, each by one place; nine at most, so that keys are exact
 * @param {number} mostTurns
 * @returns {Generator<string[]>} the sequences, the shortest first
 */
export function* sequencesKeeping(faces, kept, mostTurns) {
  const names = faces.flatMap((face) => [face, `${face}'`, `${face}2`]);
  /** @type {Halves[]} */
  const levels = [firstHalf(kept)];
  for (let length = 1; length <= mostTurns; length++) {
    const half = Math.ceil(length / 2);
    levels[half] ??= longerHalves(names, kept.length, levels);
    yield* joined(names, levels, half, length - half);
  }
}

/** @param {readonly number[]} kept @returns {Halves} the half without turns */
function firstHalf(kept) {
  const key = kept.reduce((sum, place) => sum * PLACES + place, 0);
  return {
    parents: new Int32Array(1),
    turns: new Uint8Array(1),
    keys: Float64Array.of(key),
  };
}

/** @param {readonly string[]} names @param {number} pieces @param {readonly Halves[]} levels @returns {Halves} */
function longerHalves(names, pieces, levels) {
  const { keys, turns } = /** @type {Halves} */ (levels.at(-1));
  const isFirst = levels.length === 1;
  const mostCount = keys.length * names.length;
  const longer = {
    parents: new Int32Array(mostCount),
    turns: new Uint8Array(mostCount),
    keys: new Float64Array(mostCount),
  };
  const moved = names.map((name) => TURNS.get(name) ?? new Uint8Array());
  const faceOf = names.map((name) => name.charAt(0));
  let count = 0;
  const places = new Uint8Array(pieces);
  keys.forEach((key, parent) => {
    const last = isFirst ? "U" : faceOf[turns[parent] ?? 0];
    let rest = key;
    for (let piece = pieces - 1; piece >= 0; piece--) {
      places[piece] = rest % PLACES;
      rest = Math.floor(rest / PLACES);
    }
    moved.forEach((to, turn) => {
      if (faceOf[turn] === last) return;
      longer.parents[count] = parent;
      longer.turns[count] = turn;
      longer.keys[count] = places.reduce((sum, place) => sum * PLACES + (to[place] ?? 0), 0);
      count++;
    });
  });
  return {
    parents: longer.parents.subarray(0, count),
    turns: longer.turns.subarray(0, count),
    keys: longer.keys.subarray(0, count),
  };
}

/**
 * @param {readonly string[]} names
 * @param {readonly Halves[]} levels
 * @param {number} first length of the first half
 * @param {number} second length of the second
 * @returns {Generator<string[]>}
 */
function* joined(names, levels, first, second) {
  const ends = /** @type {Halves} */ (levels[second]);
  // The last half with each key, and for each half the previous one with the same key.
  /** @type {Map<number, number>} */
  const lastWith = new Map();
  const before = ends.keys.map((key, half) => {
    const other = lastWith.get(key) ?? -1;
    lastWith.set(key, half);
    return other;
  });
  const beginnings = /** @type {Halves} */ (levels[first]);
  for (const [half, key] of beginnings.keys.entries()) {
    for (let other = lastWith.get(key) ?? -1; other >= 0; other = before[other] ?? -1) {
      const isOneTurn =
        names[beginnings.turns[half] ?? 0]?.charAt(0) === names[ends.turns[other] ?? 0]?.charAt(0);
      // A shorter sequence, already found.
      if (isOneTurn) continue;
      yield [
        ...written(names, levels, first, half),
        ...written(names, levels, second, other).reverse().map(inverse),
      ];
    }
  }
}

/** @param {readonly string[]} names @param {readonly Halves[]} levels @param {number} length @param {number} half */
function written(names, levels, length, half) {
  /** @type {string[]} */
  const moves = [];
  let at = half;
  for (let left = length; left > 0; left--) {
    const { parents, turns } = /** @type {Halves} */ (levels[left]);
    moves.unshift(names[turns[at] ?? 0] ?? "");
    at = parents[at] ?? 0;
  }
  return moves;
}
