// Colours that were read from a cube's stickers, and what they show.

import { isArray, optionError } from "./arguments";
import { SolverError } from "./errors";
import type { Face } from "./faces";
import type { Puzzle } from "./puzzles";

/** Red, green and blue in sRGB, 0..255 each, as a canvas gives them. */
export type ScannedColor = ArrayLike<number>;

/**
 * The colours of 54 stickers in the order of a facelet string, or of 24 for a 2x2x2; null for one that was not read.
 */
export type ScanReadings = readonly (ScannedColor | null | undefined)[];

/** How certain a sticker is. */
export interface ScannedSticker {
  /** What the next best legal cube has there; for a centre, its own face. */
  next: Face;
  /**
   * How much less likely that cube is: ln(p / q), where p is the likelihood of the readings with the cube that was
   * found, and q with that cube. It is 0 or more; for a centre Infinity, or 0 if it was not read. Below 4 the sticker
   * is doubtful.
   */
  cost: number;
}

/** Which of the faces that were read belongs at a place of the cube. */
export interface ScannedFace {
  /** The place. */
  face: Face;
  /** Where the face is among the readings, as if they were in the order U R F D L B. */
  from: Face;
  /** By how many quarters it is turned clockwise from how it was read, 0..3. */
  quarterTurns: number;
}

/** A cube that the faces that were read can form. */
export interface PossibleCube {
  /** Its stickers, named as in `CubeScan`. */
  facelets: string;
  /** Its stickers whose colour is doubtful, whichever of the cubes is right: 0..53, ascending. */
  doubtful: readonly number[];
}

/** The cube that colours show. */
export interface CubeScan {
  /** Always a legal cube: the likeliest, each sticker named by the face whose centre has its colour, or has it when solved. */
  facelets: string;
  /** The stickers that may well have other colours, ascending: 0..53, or 0..23 for a 2x2x2. */
  doubtful: readonly number[];
  /**
   * All cubes that the six faces can form, with the colours that were found; the likeliest, `facelets`, comes first.
   * There are others only if the faces may be in any order, and only for few cubes: after a single turn of a solved
   * cube, for example, the faces do not show whether it was U or D'. `doubtful` includes as few as possible of the
   * stickers in which these differ, but enough to tell them apart.
   */
  possible: readonly PossibleCube[];
  /** How certain each of the stickers is, in the order of `facelets`. */
  stickers: readonly ScannedSticker[];
  /**
   * The colours of the faces U R F D L B by their letters, each of W R G Y O B once, judged together; for a cube with
   * other colours, those that they most resemble.
   */
  scheme: string;
  /** Where the faces that were read belong, in the order of their places U R F D L B. */
  faces: readonly ScannedFace[];
  /**
   * For faces in any order: whether it is proven that no other order and turns fit better. For some cubes that look
   * alike in very many ways, such as one that is nearly solved, it is not.
   */
  isExact: boolean;
}

const STICKER_COUNTS: Readonly<Record<Puzzle, number>> = { "3x3x3": 54, "2x2x2": 24 };

/**
 * Three whole numbers for each sticker; -1 for one that was not read.
 * @throws SolverError "length" if the puzzle has another number of stickers; "option" for what is not a colour.
 */
export function checkReadings(readings: unknown, puzzle: Puzzle = "3x3x3"): number[] {
  try {
    if (isArray(readings)) return partsOfAll(readings, puzzle);
  } catch (error) {
    // Reading a proxy may throw anything.
    if (error instanceof SolverError) throw error;
  }
  throw optionError("readings", readings, `an array of ${STICKER_COUNTS[puzzle]} colours`);
}

function partsOfAll(readings: readonly unknown[], puzzle: Puzzle): number[] {
  const { length } = readings;
  const count = STICKER_COUNTS[puzzle];
  if (length !== count) {
    throw new SolverError("length", `readings is an array of ${count} colours, not of ${length}.`);
  }
  return Array.from(readings, (color: unknown, sticker) => {
    if (color === null || color === undefined) return [-1, -1, -1];
    const parts = partsOf(color);
    if (parts) return parts;
    throw optionError(
      `readings[${sticker}]`,
      color,
      "[red, green, blue], each from 0 to 255, or null",
    );
  }).flat();
}

// Undefined if it is no colour, or if reading it throws.
function partsOf(color: unknown): number[] | undefined {
  try {
    const { length, 0: red, 1: green, 2: blue } = Object(color) as ArrayLike<unknown>;
    const parts = [red, green, blue];
    return length === 3 && parts.every(isPart) ? parts.map(Math.round) : undefined;
  } catch {
    return undefined;
  }
}

function isPart(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 255;
}
