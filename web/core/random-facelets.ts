// A random cube without an engine: each place gets a piece, turned any way, within the three laws of the cube. The C++
// (solver/cube/random_cube.h) is the authority.

import { SOLVED_FACELETS } from "./facelets";
import { CORNERS, EDGES, stickersOfPiece } from "./pieces";

/** What both browsers and Node have. */
const { crypto } = globalThis as unknown as {
  crypto: { getRandomValues(numbers: Uint32Array): Uint32Array };
};

/** The 54 stickers of a random legal cube, each as likely as any other. */
export function randomFacelets(): string {
  const stickers = Array.from(SOLVED_FACELETS);
  let isOdd = false;
  for (const places of [CORNERS, EDGES]) {
    const left = [...places];
    const sideCount = left[0]!.length;
    let turns = 0;
    for (const place of places) {
      const count = left.length;
      // `taken` is the index of a piece among those that are left. A permutation is odd if an odd number of these
      // indexes are odd. The last edge but one is chosen so that both permutations are odd, or both even.
      const isDue = sideCount === 2 && count === 2;
      const taken = isDue ? Number(isOdd) : randomBelow(count);
      if (taken % 2 === 1) isOdd = !isOdd;
      const [piece = ""] = left.splice(taken, 1);
      // All pieces but the last are turned at random; the last makes the sum of turns a whole one.
      const turn = count > 1 ? randomBelow(sideCount) : -turns;
      turns = (turns + turn) % sideCount;
      stickersOfPiece(place).forEach((sticker, side) => {
        stickers[sticker] = piece.charAt((side + turn + sideCount) % sideCount);
      });
    }
  }
  return stickers.join("");
}

/** A whole number of 0 to `limit` - 1; one is likelier than another by less than a part in a hundred million. */
function randomBelow(limit: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % limit;
}
