// The kinds of handling in which other sequences are looked for: without slices, wide turns, and turns of the whole cube
// on the way.

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {"right" | "left"} hand
 * @property {readonly string[]} sets of cases for which it is looked for
 * @property {readonly string[]} faces all that is turned
 * @property {boolean} [isTurnedFirst] whether the whole cube is turned before, so that the pair lies at the other hand
 */

const ALL_SETS = ["f2l", "oll", "pll"];
const LAST_LAYER = ["oll", "pll"];

/** @type {readonly Kind[]} Of those of one hand the one with fewer faces comes first. */
export const KINDS = [
  { name: "R-U", hand: "right", sets: ALL_SETS, faces: ["R", "U"] },
  { name: "R-U-F", hand: "right", sets: ALL_SETS, faces: ["R", "U", "F"] },
  { name: "L-U", hand: "left", sets: LAST_LAYER, faces: ["L", "U"] },
  { name: "L-U-F", hand: "left", sets: LAST_LAYER, faces: ["L", "U", "F"] },
  { name: "y-L-U", hand: "left", sets: ["f2l"], faces: ["L", "U"], isTurnedFirst: true },
];

/** @param {readonly string[]} moves @param {Kind} kind @returns {boolean} */
export function isOfKind(moves, { faces, isTurnedFirst = false }) {
  const isTurned = moves[0] === "y";
  const rest = isTurned ? moves.slice(1) : moves;
  return isTurned === isTurnedFirst && rest.every((move) => faces.includes(move.charAt(0)));
}

/**
 * @param {readonly string[]} moves
 * @returns {number} turns of a face, half turns as one, and slices as two; not those that only put the upper layer right
 *   before and after, nor turns of the whole cube
 */
export function faceTurns(moves) {
  const faces = moves.filter((move) => !/^[xyz]/.test(move));
  const isUpper = (/** @type {string | undefined} */ move) => move?.startsWith("U") === true;
  const aside = [faces[0], faces.at(-1)].filter(isUpper).length;
  return faces.length + faces.filter((move) => move.startsWith("M")).length - aside;
}
