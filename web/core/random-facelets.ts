// A random cube without an engine: each place gets a piece, turned any way, within the three laws of the cube. The C++
// (solver/cube/random_cube.h) is the authority; a test has the engine look at many of these.

import { SOLVED_FACELETS } from "./facelets";
import { CORNERS, EDGES, stickersOfPiece } from "./pieces";

/** The 54 stickers of a random legal cube, each as likely as any other. */
export function randomFacelets(): string {
  const edges = shuffled(EDGES);
  const corners = shuffled(CORNERS);
  // The two orders are both odd or both even. Exchanging two edges gives each of the wrong pairs a right one of its own.
  if (edges.isOdd !== corners.isOdd) exchange(edges.pieces, 0, 1);
  const stickers = Array.from(SOLVED_FACELETS);
  place(stickers, EDGES, edges.pieces, 2);
  place(stickers, CORNERS, corners.pieces, 3);
  return stickers.join("");
}

/** Puts the pieces into the places. All are turned at random but the last, which makes the sum of turns a whole one. */
function place(
  stickers: string[],
  places: readonly string[],
  pieces: readonly string[],
  sideCount: number,
): void {
  let turns = 0;
  places.forEach((name, index) => {
    const isLast = index === places.length - 1;
    const turn = isLast ? (sideCount - (turns % sideCount)) % sideCount : randomBelow(sideCount);
    turns += turn;
    const sides = pieces[index]!;
    stickersOfPiece(name).forEach((sticker, side) => {
      stickers[sticker] = sides.charAt((side + turn) % sideCount);
    });
  });
}

/** By R. Durstenfeld's shuffle, which makes each order as likely as any other; `isOdd`: by an odd number of exchanges. */
function shuffled(names: readonly string[]): { pieces: string[]; isOdd: boolean } {
  const pieces = [...names];
  let isOdd = false;
  for (let last = pieces.length - 1; last > 0; --last) {
    const other = randomBelow(last + 1);
    if (other !== last) isOdd = !isOdd;
    exchange(pieces, last, other);
  }
  return { pieces, isOdd };
}

function exchange(pieces: string[], one: number, other: number): void {
  [pieces[one], pieces[other]] = [pieces[other]!, pieces[one]!];
}

/** A whole number of 0 to `limit` - 1, at most 255, each as likely as any other. */
function randomBelow(limit: number): number {
  const most = 256 - (256 % limit);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // The bytes above would make some numbers likelier than others.
    if (byte < most) return byte % limit;
  }
}
