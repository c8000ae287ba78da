// What a solver gives: solutions, how a search ended, how far the preparation is, and what was
// found out about a cube.

import type { Method, Metric } from "./choices";
import type { SolverErrorCode } from "./errors";
import type { Finding } from "./finding";
import type { Move, WrittenMove } from "./moves";
import type { CubeRepair } from "./repair";
import type { Stage } from "./stages";
import type { TableSetName } from "./table-sets";

/** Moves that lead a cube to the goal, solved if no other was asked for. */
export interface Solution {
  /** Turns of faces, as the cube is held. */
  moves: Move[];
  /** The moves as written, such as "R U2 F'"; "" for a solved cube. */
  text: string;
  /** The number of moves. */
  length: number;
  /** It is proven that no solution has fewer moves, or costs less in the metric, than this. */
  lowerBound: number;
  /** Whether no shorter solution exists: the length, or the cost in the metric, is `lowerBound`. */
  optimal: boolean;
  /** For a method by stages: the moves as a person makes them, with rotations, slices and wide turns. */
  written?: readonly WrittenMove[];
  /** For a method by stages: what each part of these moves does. */
  stages?: readonly Stage[];
}

/**
 * Why a search ended: `maxLength` was met; the time was up; `maxNodes` positions were visited, or as many solutions were
 * found as are kept; nothing shorter exists; or a method has done all that it does, as one by stages does, or a search
 * for several solutions that `maxLength` ends. A solve that a signal ends has no result.
 */
export type StopReason = "target" | "time" | "nodes" | "proven" | "done";

/**
 * The tables that a search works with: `mini` are made within the engine as it starts, `full` are
 * fetched, and lead to shorter solutions sooner.
 */
export type TableTier = "mini" | "full";

/** One of several solutions, or of those that a solve finds one after the other. */
export interface SeveralSolution extends Solution {
  /** What the moves cost in the metric of the solve. */
  cost: number;
}

/** What a solve gives: the moves, and how they were found. */
export interface SolveResult extends Solution {
  /** What the moves cost in `metric`. */
  cost: number;
  /**
   * If several were asked for: all that were found, this one first, the cheapest first. Turns of opposite faces are in
   * the order U D, R L, F B, so that no two solutions differ only in that order.
   */
  solutions?: readonly SeveralSolution[];
  /** What a turn costs, as it was asked for, or "htm". */
  metric: Metric;
  /** How it was solved, as it was asked for, or the usual method of the puzzle. */
  method: Method;
  /**
   * If the goal has stickers that may be anything: what found the moves: the solver for parts, which finds the
   * shortest, or the two-phase search, which finds short ones.
   */
  foundBy?: "parts" | "two-phase";
  /** Why the search ended. */
  stop: StopReason;
  /**
   * The tables that the search of "two-phase" in "htm" ended with; "mini" for any other method or metric and for a goal
   * with stickers that may be anything, which do not use these tables.
   */
  tier: TableTier;
  /** Positions that the search visited. */
  nodes: number;
  /** How long the search took, without the wait for its turn or for tables. */
  timeMs: number;
}

/** The progress of a solve, except that of "two-phase" in "htm" for one solution to a whole goal. */
export interface MethodProgress {
  /** Whether it is still making or loading what it needs before its first cube. */
  isPreparing: boolean;
  /** The progress of loading its tables, if it needs any. */
  tables?: SolverProgress;
  /** Positions visited so far. */
  nodes: number;
  /** Positions visited in a second, as measured last, to two digits; missing in the first second. */
  nodesPerSecond?: number;
  /**
   * Other figures by name. "korf": the `depth` that it searches. "optimal": the `depth`, a cost in its metric, that it
   * rules out, and how much of that is `refuted`, 0..1; while it searches the length of the shortest for other
   * solutions, `listed` replaces `refuted`.
   */
  figures: Readonly<Record<string, number>>;
  /** The remaining time, estimated from the time so far; "optimal" reports it as soon as it can. */
  timeLeftMs?: number;
  /**
   * A text of some hundred letters from which another solve continues, as its option `checkpoint`; "optimal" of the
   * 3x3x3 reports one every second, and when a limit ends it.
   */
  checkpoint?: string;
}

/**
 * The progress of the tables. `loaded` never falls within a phase of one set; `prepare` with `large: true` tells of the
 * two sets that it needs one after the other, each with its own `total`.
 */
export interface SolverProgress {
  /** Bytes fetched, bytes generated, or bytes read from the browser's storage. */
  phase: "fetch" | "generate" | "load";
  /** In bytes. */
  loaded: number;
  /** In bytes. */
  total: number;
}

/**
 * Where full tables come from: the browser's storage, the place that `baseUrl` names (a server, or a
 * folder that Node reads), or the engine itself.
 */
export type TablesSource = "storage" | "network" | "generated";

/**
 * Why tables cannot be kept: the browser has no storage or refuses it, another tab holds or changes
 * it, or there is no room left.
 */
export type StorageProblem = "unavailable" | "blocked" | "full";

/** A set of tables, as one solver uses it. */
export interface TableSetStatus {
  /** Whether it is in memory: absent, being loaded, or in use. */
  state: "absent" | "loading" | "in-use";
  /** Where the tables in use came from. */
  source: TablesSource | undefined;
  /** Its size in memory, as far as that is known; 0 if it is absent. */
  sizeBytes: number;
  /** How much of it is loaded, 0..1. A change of this alone is not reported as a new status: read it when needed. */
  progress: number;
  /** Whether the browser's storage has it, so that it loads sooner next time. */
  cached: boolean;
  /** What went wrong, as in `tablesError`. */
  error: SolverErrorCode | undefined;
  /** Why it could not be stored. */
  storageProblem: StorageProblem | undefined;
}

/** How a solver is doing: its tables, and its threads. */
export interface SolverStatus {
  /**
   * The sets of tables by name: that of the two-phase search, and any others that were prepared. If two methods each have
   * a copy of a set, it describes one that is in use, if there is one.
   */
  tables: Readonly<{ "two-phase": TableSetStatus } & Partial<Record<TableSetName, TableSetStatus>>>;
  /** The best tables in use. */
  tier: TableTier;
  /** Threads that search: one where they may not share memory, or where others could not be started. */
  threads: number;
  /** Whether threads may share memory: on pages that are cross-origin isolated, and in Node. */
  isolated: boolean;
  /** Whether the full tables are being loaded, or are in use and still being stored. */
  tablesLoading: boolean;
  /** Whether the next visit will find the tables in the browser's storage. */
  tablesCached: boolean;
  /**
   * Where the full tables in use came from: "storage" if all of them, "generated" if any had to be
   * made here, else "network"; undefined while they are not in use.
   */
  tablesSource: TablesSource | undefined;
  /**
   * Whether fetching the full tables waits for `ready("full")`, because it costs the user. Stored ones are loaded all
   * the same; `tablesLoading` is true while they are looked for.
   */
  tablesDeferred: boolean;
  /**
   * What went wrong with the full tables: why they are unavailable, so that solving goes on with `mini`, or, if they
   * are in use, why they had to be made here.
   */
  tablesError: SolverErrorCode | undefined;
  /** Why the full tables, though in memory, could not be kept for the next visit. */
  storageProblem: StorageProblem | undefined;
}

/** What a text says about a cube. */
export interface CubeReading {
  /** "" if the cube is legal, else what is wrong with it. */
  code: SolverErrorCode | "";
  /** A sentence for a person; "" if the cube is legal. */
  message: string;
  /**
   * The cube in normal form: every sticker named by the face whose centre has its colour. A 2x2x2 has no centres: its
   * stickers are named so that the corner at DBL is at home; "" if it is not legal.
   */
  facelets: string;
  /** Which of the 24 ways the cube is held, 0 the usual one. */
  orientation: number;
  /** Of a legal 2x2x2: its colour scheme, as the characters of the text on the faces U R F D L B. */
  scheme?: string;
  /** Stickers to mark: 0..53, or 0..23 for a 2x2x2. */
  stickers: number[];
  /** Pieces concerned, such as "UR" or "DFL", named by their place. */
  pieces: string[];
  /** What is wrong, as values to make sentences from, the most telling first; empty if legal. */
  findings: Finding[];
  /** Changes that make it legal, the likeliest first; none while stickers are unknown, see `complete()`. */
  repairs: CubeRepair[];
  /** Whether each piece appears once: then the cube itself may be assembled wrongly. */
  hasEveryPiece: boolean;
  /** If several repairs are the likeliest: the sticker, 0..53 or 0..23 for a 2x2x2, whose colour tells them apart. */
  tellingSticker?: number | undefined;
}

/** The result for one of many cubes. */
export interface CubeSolve {
  /** In the metric that was asked for; undefined if a limit passed before there was a solution. */
  cost: number | undefined;
  stop: StopReason;
  nodes: number;
  timeMs: number;
  /** The moves, such as "R U2 F'"; empty if there is no solution. */
  text: string;
}
