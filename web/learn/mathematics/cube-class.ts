// Cubes that were taken apart and put together again, and in which of the twelve classes they are. C++ decides whether
// turns can solve a cube (solver/painting/diagnosis.h), and reports the first fault that it finds. So the class is
// found by mending one fault after the other until no more is reported.

import { FACES } from "../../core/faces";
import { SOLVED_FACELETS } from "../../core/facelets";
import { colorsOfPiece, CORNERS, EDGES, stickersOfPiece } from "../../core/pieces";

/** What no turn changes. All are 0 for a cube that turns can solve. */
export interface CubeClass {
  /** Whether an odd number of edges is flipped: 0 or 1. */
  flip: number;
  /** The sum of the corners' twists modulo three; a corner that is turned clockwise counts 1. */
  twist: number;
  /** Whether the order of the pieces takes an odd number of exchanges: 0 or 1. */
  exchange: number;
}

/** `Solver.check`, as far as it is needed here. */
export type Check = (facelets: string) => Promise<{ code: string }>;

/** Number 1 is the class that turns can solve. */
export function classNumber({ flip, twist, exchange }: CubeClass): number {
  return 1 + 6 * flip + 3 * exchange + twist;
}

/**
 * The class of a cube that has all its pieces.
 * @throws SolverError if the engine does not start; Error if pieces are missing.
 */
export async function classOf(check: Check, facelets: string): Promise<CubeClass> {
  const found: CubeClass = { flip: 0, twist: 0, exchange: 0 };
  let mended = facelets;
  for (;;) {
    const { code } = await check(mended);
    switch (code) {
      case "":
        return found;
      case "edge-flip":
        found.flip = 1;
        mended = withPieceTurned(mended, "UF");
        break;
      case "corner-twist":
        // Each clockwise turn that mends the cube was missing in the sum.
        found.twist = (found.twist + 2) % 3;
        mended = withPieceTurned(mended, "URF");
        break;
      case "parity":
        found.exchange = 1;
        mended = withPiecesExchanged(mended, "UF", "UR");
        break;
      default:
        throw new Error(`A cube with all its pieces was refused: ${code}`);
    }
  }
}

/** Where the piece with these colours is: named by its place, such as "DLF". */
export function placeOf(facelets: string, colors: string): string {
  const places = colors.length === 2 ? EDGES : CORNERS;
  return places.find((place) =>
    Array.from(colorsOfPiece(facelets, place)).every((color) => colors.includes(color)),
  )!;
}

/** The cube with the piece in a place turned there: an edge flipped, a corner turned clockwise. */
export function withPieceTurned(facelets: string, place: string): string {
  return withPieceAt(facelets, place, turnedOnce(colorsOfPiece(facelets, place)));
}

/** The cube with two edges or two corners exchanged. */
export function withPiecesExchanged(facelets: string, place: string, other: string): string {
  const [first, second] = [place, other].map((each) => colorsOfPiece(facelets, each));
  return withPieceAt(withPieceAt(facelets, place, second!), other, first!);
}

/**
 * A cube put together at random: all ways are equally likely.
 * @param random gives numbers from 0 to below 1
 */
export function putTogether(random: () => number): string {
  return [EDGES, CORNERS].reduce((cube, places) => {
    const pieces = shuffled(places, random);
    return places.reduce((grown, place, index) => {
      let colors = pieces[index]!;
      const times = Math.floor(random() * place.length);
      for (let time = 0; time < times; ++time) colors = turnedOnce(colors);
      return withPieceAt(grown, place, colors);
    }, cube);
  }, SOLVED_FACELETS);
}

function turnedOnce(colors: string): string {
  return colors.slice(-1) + colors.slice(0, -1);
}

function withPieceAt(facelets: string, place: string, colors: string): string {
  const letters = Array.from(facelets);
  stickersOfPiece(place).forEach((sticker, side) => (letters[sticker] = colors.charAt(side)));
  return letters.join("");
}

function shuffled(pieces: readonly string[], random: () => number): string[] {
  const left = [...pieces];
  return pieces.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** So many random turns, no face twice in a row. */
export function randomTurns(count: number, random: () => number): string {
  const turns: string[] = [];
  while (turns.length < count) {
    const face = FACES[Math.floor(random() * FACES.length)]!;
    if (turns.at(-1)?.startsWith(face)) continue;
    turns.push(face + ["", "2", "'"][Math.floor(random() * 3)]!);
  }
  return turns.join(" ");
}
