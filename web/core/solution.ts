// What a solver gives: solutions, how a search ended, how far the preparation is, and what was
// found out about a cube.

import type { SolverErrorCode } from "./errors";
import type { Move } from "./moves";

/** Moves that solve a cube, in the half-turn metric. */
export interface Solution {
  moves: Move[];
  /** The moves as written, such as "R U2 F'"; "" for a solved cube. */
  text: string;
  /** The number of moves. */
  length: number;
  /** No solution has fewer moves than this: proven. */
  lowerBound: number;
  /** Whether no shorter solution exists: `length === lowerBound`. */
  optimal: boolean;
}

/**
 * Why a search ended: `maxLength` was met, the time was up, nothing shorter exists, or it was told
 * to.
 */
export type StopReason = "target" | "time" | "proven" | "cancelled";

/**
 * The tables that a search works with: `mini` are made within the engine as it starts, `full` are
 * fetched, and lead to shorter solutions sooner.
 */
export type TableTier = "mini" | "full";

export interface SolveResult extends Solution {
  stop: StopReason;
  /** The tables that the search ended with. */
  tier: TableTier;
  /** Positions that the search visited. */
  nodes: number;
  /** How long the search took, waiting for its turn not counted. */
  timeMs: number;
}

/** How far the tables are. `loaded` never falls within a phase of one preparation. */
export interface SolverProgress {
  /** Bytes fetched, bytes generated, or bytes read from the browser's storage. */
  phase: "fetch" | "generate" | "load";
  /** In bytes. */
  loaded: number;
  /** In bytes. */
  total: number;
}

export interface SolverStatus {
  /** The best tables in use. */
  tier: TableTier;
  /** Threads that search. */
  threads: number;
  /** Whether the page is cross-origin isolated, so that threads may share memory. */
  isolated: boolean;
  /** Whether the full tables are under way, or in use and still being kept. */
  tablesLoading: boolean;
  /** Whether the next visit will find the tables in the browser's storage. */
  tablesCached: boolean;
  /** Why the full tables could not be had, so that solving goes on from `mini`. */
  tablesError: SolverErrorCode | undefined;
}

/** What a text says about a cube. */
export interface CubeReading {
  /** "" if the cube is legal, else what is wrong with it. */
  code: SolverErrorCode | "";
  /** A sentence for a person; "" if the cube is legal. */
  message: string;
  /** The cube in normal form: every sticker named by the face whose centre has its colour. */
  facelets: string;
  /** Which of the 24 ways the cube is held, 0 the usual one. */
  orientation: number;
  /** Stickers to mark, 0..53. */
  stickers: number[];
  /** Pieces concerned, such as "UR" or "DFL", named by their place. */
  pieces: string[];
}
