// What can go wrong, as one closed set of codes that programs can rely on. The first three groups
// are the C++ core's; a test holds them together with those that the WebAssembly module lists.

import type { Finding } from "./finding";
import type { CubeRepair } from "./repair";

/** What is wrong with a cube, in the order in which it is looked for, or with written moves. */
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
 * - `length`: these are not 54 stickers, or for a 2x2x2 not 24
 * - `color-count`: these are not six colours with nine stickers each, or for a 2x2x2 four
 * - `center`: two centres have the same colour, or no cube has its centres in this order
 * - `edge-piece`: an edge does not exist, or is there twice
 * - `edge-flip`: one edge is flipped
 * - `corner-piece`: a corner does not exist, or is there twice
 * - `corner-twist`: one corner is twisted
 * - `parity`: two pieces are exchanged
 * - `notation`: these are no moves
 */
export type CubeErrorCode = (typeof CUBE_ERROR_CODES)[number];
/**
 * What is wrong with the search tables:
 *
 * - `table-magic`: the file is no table
 * - `table-version`: the table is of another version
 * - `table-kind`: it is another table than the one that was wanted
 * - `table-length`: the file is too short or too long
 * - `table-hash`: its checksum is wrong
 * - `table-counts`: its entries are not the published ones
 * - `tables-missing`: there are none
 */
export type TableErrorCode = (typeof TABLE_ERROR_CODES)[number];
/**
 * What can befall the engine around the search:
 *
 * - `fetch-failed`: a file of the engine or of the tables could not be fetched
 * - `fetch-slow`: fetching the tables would have taken longer than making them
 * - `table-manifest`: the list of the tables is not what this engine understands
 * - `bundle-failed`: the WebAssembly module could not be started
 * - `memory`: the browser refused the memory that the engine or its tables take
 * - `storage`: the browser's storage cannot be used
 * - `worker-crashed`: the worker died; the next call starts a fresh one
 * - `disposed`: the solver was disposed of
 * - `option`: an argument or an option has a value that it cannot have
 * - `unsupported`: the method cannot do that: this puzzle, metric or goal; or nothing teaches it
 * - `frame`: the goal is held another way up than the cube
 * - `time`: a limit, of time or of positions, passed before there was a solution
 * - `internal`: a solution or a message failed its own check, which is a fault of Cubewright's
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
 * - `turns`: written out, these are too many turns
 * - `characters`: the text is too long to look at
 */
export type NotationFault =
  "no-move" | "unclosed" | "unopened" | "amount" | "nesting" | "turns" | "characters";

/** Where the error lies, as far as it has a place, and how it can be mended. */
export interface SolverErrorDetails {
  /** Stickers concerned, 0..53 as in a facelet string, of a 2x2x2 0..23. */
  stickers?: readonly number[];
  /** Pieces concerned, such as "UR" or "DFL", named by their place. */
  pieces?: readonly string[];
  /** What is wrong with a cube, as values to make sentences from, the most telling first. */
  findings?: readonly Finding[];
  /** Changes that make a cube legal, the likeliest first. */
  repairs?: readonly CubeRepair[];
  /** Whether each piece is shown once: then the cube itself may be put together wrongly. */
  hasEveryPiece?: boolean;
  /** The sticker, 0..53, of a 2x2x2 0..23, whose colour tells the likeliest repairs apart, if several are as likely. */
  tellingSticker?: number | undefined;
  /** For written moves: the index of the character at which reading stopped. */
  position?: number;
  /** For written moves: why reading stopped there. */
  reason?: NotationFault;
  /**
   * What the text has: the characters at fault in written moves, the number of stickers, or how many
   * stickers each colour has, such as "10 U, 8 R". For a setting: its value.
   */
  found?: string;
  /** For what is unsupported: the choice that cannot be had with the others, if it is one of these. */
  setting?: "method" | "metric" | "goal";
}

/** Any failure of Cubewright. `message` is a sentence for a person, `code` is for programs. */
export class SolverError extends Error {
  /** "SolverError". */
  declare readonly name: "SolverError";
  readonly code: SolverErrorCode;
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
    // Of the class, as that of built-in errors, so that the stack begins with it.
    Object.assign(this.prototype, { name: "SolverError" });
  }

  /** Changes that make the cube legal, the likeliest first; empty if the error is not about a cube. */
  get repairs(): readonly CubeRepair[] {
    return this.details.repairs ?? [];
  }
}
