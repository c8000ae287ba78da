// What can go wrong, as one closed set of codes that programs can rely on. The first two groups are the C++ core's; a
// test compares them with those that the WebAssembly module lists.

import type { Finding } from "./finding";
import type { CubeRepair } from "./repair";

/** What is wrong with a cube, in the order of the checks, or with written moves. */
export const CUBE_ERROR_CODES = [
  "length",
  "color-count",
  "center",
  "edge-piece",
  "edge-flip",
  "corner-piece",
  "corner-twist",
  "parity",
  "notation",
] as const;

/** What is wrong with the tables that the search needs. */
export const TABLE_ERROR_CODES = [
  "table-magic",
  "table-version",
  "table-kind",
  "table-length",
  "table-hash",
  "table-counts",
  "tables-missing",
] as const;

/** What can go wrong in the engine around the search. */
export const ENGINE_ERROR_CODES = [
  "fetch-failed",
  "fetch-slow",
  "table-manifest",
  "bundle-failed",
  "memory",
  "storage",
  "worker-crashed",
  "disposed",
  "option",
  "unsupported",
  "frame",
  "time",
  "internal",
] as const;

/**
 * What is wrong with a cube, or with written moves:
 *
 * - `length`: there are not 54 stickers, or 24 for a 2x2x2
 * - `color-count`: there are not six colours with nine stickers each, or four each for a 2x2x2
 * - `center`: two centres have the same colour, or no cube has its centres in this order
 * - `edge-piece`: an edge does not exist, or appears twice
 * - `edge-flip`: one edge is flipped
 * - `corner-piece`: a corner does not exist, or appears twice
 * - `corner-twist`: one corner is twisted
 * - `parity`: two pieces are exchanged
 * - `notation`: the text is not a sequence of moves
 */
export type CubeErrorCode = (typeof CUBE_ERROR_CODES)[number];
/**
 * What is wrong with the search tables:
 *
 * - `table-magic`: the file is not a table
 * - `table-version`: the table has another version
 * - `table-kind`: the table is not the one that was wanted
 * - `table-length`: the file is too short or too long
 * - `table-hash`: its checksum is wrong
 * - `table-counts`: it was made here and came out wrong, by a fault of this machine
 * - `tables-missing`: there are no tables
 */
export type TableErrorCode = (typeof TABLE_ERROR_CODES)[number];
/**
 * What can go wrong in the engine around the search:
 *
 * - `fetch-failed`: a file of the engine or of the tables could not be fetched, or a script of the element
 * - `fetch-slow`: fetching the tables would have taken longer than making them
 * - `table-manifest`: this engine cannot use the list of the tables
 * - `bundle-failed`: the WebAssembly module could not be started, or a script of the solver could not be fetched
 * - `memory`: the browser refused the memory that the engine or its tables need
 * - `storage`: the browser's storage cannot be used
 * - `worker-crashed`: the worker died; the next call starts a fresh one
 * - `disposed`: the solver was disposed of
 * - `option`: an argument or an option has a value that it cannot have
 * - `unsupported`: the method does not support this puzzle, metric, goal or option; or it has no lessons
 * - `frame`: the goal is held in a different orientation from the cube, or is a 2x2x2 in another colour scheme
 * - `time`: a limit, of time or of positions, passed before there was a solution
 * - `internal`: a solution or a message failed its own check, which is a bug in Cubewright
 */
export type EngineErrorCode = (typeof ENGINE_ERROR_CODES)[number];
/** All of these. */
export type SolverErrorCode = CubeErrorCode | TableErrorCode | EngineErrorCode;

/** All codes that a `SolverError` can have. */
export const SOLVER_ERROR_CODES: readonly SolverErrorCode[] = Object.freeze([
  ...CUBE_ERROR_CODES,
  ...TABLE_ERROR_CODES,
  ...ENGINE_ERROR_CODES,
]);

/** Whether a text is one of these codes. */
export function isSolverErrorCode(code: string): code is SolverErrorCode {
  return (SOLVER_ERROR_CODES as readonly string[]).includes(code);
}

/**
 * Why written moves cannot be read:
 *
 * - `no-move`: no move begins with these characters
 * - `unclosed`: a bracket is never closed
 * - `unopened`: a bracket was never opened
 * - `amount`: a number of turns or repetitions is too small or too large
 * - `nesting`: brackets are nested too deep
 * - `turns`: written out, there are too many turns
 * - `characters`: the text is too long
 */
export type NotationFault =
  "no-move" | "unclosed" | "unopened" | "amount" | "nesting" | "turns" | "characters";

/** Where the error is, if it has a place, and how to fix it. */
export interface SolverErrorDetails {
  /** The stickers concerned: 0..53 as in a facelet string, or 0..23 for a 2x2x2. */
  stickers?: readonly number[];
  /** Pieces concerned, such as "UR" or "DFL", named by their place. */
  pieces?: readonly string[];
  /** What is wrong with a cube, as values to make sentences from, the most telling first. */
  findings?: readonly Finding[];
  /** Changes that make a cube legal, the likeliest first. */
  repairs?: readonly CubeRepair[];
  /** Whether each piece appears once: then the cube itself may be assembled wrongly. */
  hasEveryPiece?: boolean;
  /** If several repairs are the likeliest: the sticker, 0..53 or 0..23 for a 2x2x2, whose colour tells them apart. */
  tellingSticker?: number | undefined;
  /** For written moves: the index of the character at which reading stopped. */
  position?: number;
  /** For written moves: why reading stopped there. */
  reason?: NotationFault;
  /**
   * What the text has: the characters at fault in written moves; if `parseFacelets` or `Cube.fromFacelets` has read it,
   * the number of stickers, or how many each colour has, such as "10 U, 8 R". For a setting: its value.
   */
  found?: string;
  /** For "unsupported": the choice that does not go with the others, if it is one of these. */
  setting?: "method" | "metric" | "goal";
}

/** Any failure of Cubewright. `message` is a sentence for a person, `code` is for programs. */
export class SolverError extends Error {
  /** "SolverError". */
  declare readonly name: "SolverError";
  /** What went wrong, for programs. */
  readonly code: SolverErrorCode;
  /** Where it is, and how to fix it; empty if the error has no place. */
  readonly details: SolverErrorDetails;

  constructor(
    code: SolverErrorCode,
    message: string,
    details: SolverErrorDetails = {},
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.code = code;
    this.details = details;
  }

  static {
    // On the prototype, as for built-in errors, so that the stack begins with the name.
    Object.assign(this.prototype, { name: "SolverError" });
  }

  /** Changes that make the cube legal, the likeliest first; empty if the error is not about a cube. */
  get repairs(): readonly CubeRepair[] {
    return this.details.repairs ?? [];
  }
}
