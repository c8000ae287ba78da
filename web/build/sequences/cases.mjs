// Which case a sequence solves: the one that its inverse makes of a solved cube.

import { inverse, placeNamed, placesAfter } from "./stickers.mjs";

const PAIR = ["DFR", "FR"].map(placeNamed);
const UPPER = ["URF", "UFL", "ULB", "UBR", "UR", "UF", "UL", "UB"].map(placeNamed);
const LAYER_TURNS = [[], ["U"], ["U2"], ["U'"]];

/**
 * @typedef {object} Solving
 * @property {string} name of the case
 * @property {readonly string[]} moves
 * @property {import("./hand.mjs").Found} inRightHand the same, or its mirror image, as the right hand would turn it
 */

/** @param {readonly string[]} moves @returns {string[]} as the other hand turns it */
function mirrored(moves) {
  return moves.map((move) => inverse(move.replace("R", "L")));
}

/** @param {string} set @param {readonly string[]} moves @returns {string} the case, by where its pieces are */
function caseKey(set, moves) {
  // If the sequence turns the whole cube first, the inverse turns it back.
  const aside = moves.filter((move) => move === "y");
  const setup = [...aside, ...moves.map(inverse).reverse()];
  const places = placesAfter(set === "f2l" ? PAIR : UPPER, setup);
  if (set === "oll") places.sort((a, b) => a - b);
  return `${set} ${places.join()}`;
}

/**
 * @param {readonly { name: string, moves: string }[]} own the cases, by sequences that solve them
 * @returns {(middle: readonly string[]) => Solving[]} the cases that a sequence of R, U and F solves, with a turn of
 *   the upper layer before and after, and those that its mirror image solves with the left hand
 */
export function solvedCases(own) {
  const sets = [...new Set(own.map(({ name }) => name.slice(0, 3)))];
  const names = new Map(
    own.map(({ name, moves }) => [caseKey(name.slice(0, 3), moves.split(" ")), name]),
  );
  return (middle) =>
    sets.flatMap((set) =>
      LAYER_TURNS.flatMap((before) =>
        // Before PLL the last layer is not in order, so no turn is needed afterwards.
        (set === "pll" ? LAYER_TURNS : [[]]).flatMap((after) => {
          const right = [...before, ...middle, ...after];
          const inRightHand = { moves: right, length: middle.length };
          const left = set === "f2l" ? ["y", ...mirrored(right)] : mirrored(right);
          return [right, left].flatMap((moves) => {
            const name = names.get(caseKey(set, moves));
            return name === undefined ? [] : [{ name, moves, inRightHand }];
          });
        }),
      ),
    );
}
