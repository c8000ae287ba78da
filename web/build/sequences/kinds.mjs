// The kinds of handling for which other sequences are sought: none has slices, wide turns, or turns of the whole cube
// on the way.

/**
 * @typedef {object} Kind
 * @property {string} name
 * @property {"right" | "left"} hand
 * @property {readonly string[]} sets the sets of cases for which it is sought
 * @property {readonly string[]} faces everything that it turns
 * @property {boolean} [isTurnedFirst] whether the whole cube is turned first, so that the pair is at the other hand
 */

const ALL_SETS = ["f2l", "oll", "pll"];
const LAST_LAYER = ["oll", "pll"];

/** @type {readonly Kind[]} For each hand, the kind with fewer faces comes first. */
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
 * @returns {number} turns of a face; half turns count as one and slices as two; turns of the whole cube, and turns that
 *   only align the upper layer before and after, do not count
 */
export function faceTurns(moves) {
  const faces = moves.filter((move) => !/^[xyz]/.test(move));
  const isUpper = (/** @type {string | undefined} */ move) => move?.startsWith("U") === true;
  const aside = [faces[0], faces.at(-1)].filter(isUpper).length;
  return faces.length + faces.filter((move) => move.startsWith("M")).length - aside;
}
