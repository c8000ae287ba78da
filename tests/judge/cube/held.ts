// A cube as it is held at one moment, and what can be seen on it.

import { type Move, readMove } from "./notation";
import {
  centerBeside,
  CENTERS,
  dot,
  type Face,
  FACES,
  isInPlace,
  OUTWARD,
  PIECE_PLACES,
  PLACES,
  type Stickers,
  turned,
} from "./sticker-cube";

export function after(stickers: Stickers, moves: readonly Move[]): Stickers {
  return moves.reduce((before, { turn }) => turned(before, turn), stickers);
}

/** Identifies a piece by its colours, or a place by its sides, in whatever order the letters are. */
export function sortedLetters(letters: Iterable<string>): string {
  return [...letters].sort().join("");
}

/** The name of the piece at these places: the letters of its colours, sorted. */
export function pieceAt(stickers: Stickers, places: readonly number[]): string {
  return sortedLetters(places.map((place) => stickers[place]!));
}

/** The sides that the places are on, sorted: FRU. */
export function sidesOf(places: readonly number[]): string {
  return sortedLetters(places.map((place) => FACES[Math.floor(place / 9)]!));
}

/** Whether two names have the same letters. */
export function isSameName(one: string, other: string): boolean {
  return sortedLetters(one) === sortedLetters(other);
}

/** Whether the piece belongs between the centres beside it, whatever its orientation. */
export function isPlaced(stickers: Stickers, places: readonly number[]): boolean {
  return isSameName(
    pieceAt(stickers, places),
    places.map((place) => centerBeside(stickers, place)).join(""),
  );
}

/** Whether each of its stickers has the colour of the centre beside it. */
export function isHome(stickers: Stickers, places: readonly number[]): boolean {
  return places.every((place) => isInPlace(stickers, place));
}

export const CORNERS = PIECE_PLACES.filter((places) => places.length === 3);
export const EDGES = PIECE_PLACES.filter((places) => places.length === 2);

export function isOn(face: Face, places: readonly number[]): boolean {
  return places.some((place) => dot(PLACES[place]!.facing, OUTWARD[face]) === 1);
}

export const UPPER_EDGES = EDGES.filter((places) => isOn("U", places));
export const UPPER_CORNERS = CORNERS.filter((places) => isOn("U", places));
export const LOWER_EDGES = EDGES.filter((places) => isOn("D", places));
export const LOWER_CORNERS = CORNERS.filter((places) => isOn("D", places));
export const MIDDLE_EDGES = EDGES.filter((places) => !isOn("U", places) && !isOn("D", places));

/** A piece's place on top. */
export function topOf(places: readonly number[]): number {
  return places.find((place) => PLACES[place]!.facing[1] === 1)!;
}

export function centerOf(stickers: Stickers, face: Face): string {
  return stickers[CENTERS[FACES.indexOf(face)]!]!;
}

/** The side on which the centre of this colour is. */
export function sideOf(stickers: Stickers, color: string): Face {
  return FACES.find((face) => centerOf(stickers, face) === color)!;
}

const ROTATIONS_TO_BOTTOM: Record<Face, string> = {
  U: "x2",
  R: "z",
  F: "x'",
  D: "",
  L: "z'",
  B: "x",
};

/** The same cube, held with the centre of this colour below. */
export function heldWithBelow(stickers: Stickers, color: string): Stickers {
  const rotation = ROTATIONS_TO_BOTTOM[sideOf(stickers, color)];
  return rotation === "" ? stickers : after(stickers, [readMove(rotation)]);
}

/** The same cube, held with its centres where those of `model` are. */
export function heldAs(stickers: Stickers, model: Stickers): Stickers {
  const below = heldWithBelow(stickers, centerOf(model, "D"));
  // D is where it is in the model; the four quarter turns of y remain to be tried.
  const downInModel = ["", "y", "y2", "y'"].map((turn) =>
    turn === "" ? below : after(below, [readMove(turn)]),
  );
  return downInModel.find((held) => centerOf(held, "F") === centerOf(model, "F"))!;
}
