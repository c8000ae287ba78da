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
  moves: Move[];
  /** The moves as written, such as "R U2 F'"; "" for a solved cube. */
  text: string;
  /** The number of moves. */
  length: number;
  /** No solution has fewer moves, or costs less in the metric, than this: proven. */
  lowerBound: number;
  /** Whether no shorter solution exists: the length, or the cost in the metric, is `lowerBound`. */
  optimal: boolean;
  /** Of a method by stages: the moves as a person makes them, with rotations, slices and wide turns. */
  written?: readonly WrittenMove[];
  /** Of a method by stages: which of these moves do what. */
  stages?: readonly Stage[];
}

/**
 * Why a search ended: `maxLength` was met, the time was up, `maxNodes` positions were visited, nothing
 * shorter exists, or a method by stages has done all that it does. What a signal ends has no result.
 */
export type StopReason = "target" | "time" | "nodes" | "proven" | "done";

/**
 * The tables that a search works with: `mini` are made within the engine as it starts, `full` are
 * fetched, and lead to shorter solutions sooner.
 */
export type TableTier = "mini" | "full";

/** One of several solutions. */
export interface SeveralSolution extends Solution {
  /** What the moves cost in the metric of the solve. */
  cost: number;
}

export interface SolveResult extends Solution {
  /** What the moves cost in `metric`. */
  cost: number;
  /**
   * If several were asked for: all that were found, this one first, the cheapest first. No two of them differ only in the
   * order of turns of opposite faces: these are in the order U D, R L, F B.
   */
  solutions?: readonly SeveralSolution[];
  metric: Metric;
  method: Method;
  /**
   * If the goal has stickers that may be anything: whether the moves were found by the solver for parts, which
   * finds the shortest, or by the two-phase search, which finds some that are short.
   */
  foundBy?: "parts" | "two-phase";
  stop: StopReason;
  /** The tables that the search ended with; "mini" for any method but "two-phase". */
  tier: TableTier;
  /** Positions that the search visited. */
  nodes: number;
  /** How long the search took, waiting for its turn not counted. */
  timeMs: number;
}

/** How far a method other than "two-phase" is with a cube. */
export interface MethodProgress {
  /** Whether it still makes or loads what it needs before its first cube. */
  isPreparing: boolean;
  /** How far its tables are while they are loaded, if it needs any. */
  tables?: SolverProgress;
  /** Positions visited so far. */
  nodes: number;
  /**
   * What else it tells by name: "korf" the `depth` that it searches; "optimal" the `depth`, a cost in its metric, that it
   * rules out, and how much of that is `refuted`, 0..1, or, of the length of the shortest, searched for others: `listed`.
   */
  figures: Readonly<Record<string, number>>;
  /** How long it still takes, judged by how long it has taken so far; "optimal" tells it as soon as it can. */
  timeLeftMs?: number;
  /**
   * A text of some hundred letters from which another solve goes on, as its option `checkpoint`; "optimal" of the 3x3x3
   * tells it every second, and when a limit ends it.
   */
  checkpoint?: string;
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

/** A set of tables, as far as one solver has to do with it. */
export interface TableSetStatus {
  /** Whether it is in memory: not, on its way, or in use. */
  state: "absent" | "loading" | "in-use";
  /** Where the tables in use came from. */
  source: TablesSource | undefined;
  /** What it takes in memory, as far as that is known; 0 if it is absent. */
  sizeBytes: number;
  /** How far it is loaded, 0..1. No change of the status tells of it: read it when it is wanted. */
  progress: number;
  /** Whether the browser's storage has it, so that it is sooner there the next time. */
  cached: boolean;
  /** What went wrong, as `tablesError` has it. */
  error: SolverErrorCode | undefined;
  /** Why it could not be stored. */
  storageProblem: StorageProblem | undefined;
}

export interface SolverStatus {
  /** The sets of tables by name: that of the two-phase search, and those that were prepared besides. */
  tables: Readonly<{ "two-phase": TableSetStatus } & Partial<Record<TableSetName, TableSetStatus>>>;
  /** The best tables in use. */
  tier: TableTier;
  /** Threads that search: one where they may not share memory, or where others could not be started. */
  threads: number;
  /** Whether threads may share memory: on pages that are cross-origin isolated, and in Node. */
  isolated: boolean;
  /** Whether the full tables are under way, or in use and still being kept. */
  tablesLoading: boolean;
  /** Whether the next visit will find the tables in the browser's storage. */
  tablesCached: boolean;
  /**
   * Where the full tables in use came from: "storage" if all of them, "generated" if any had to be
   * made here, else "network"; undefined while they are not in use.
   */
  tablesSource: TablesSource | undefined;
  /**
   * Whether the full tables are not fetched before `ready("full")`, because that costs the user. Stored
   * ones are loaded all the same: `tablesLoading` tells that they are looked for.
   */
  tablesDeferred: boolean;
  /**
   * What went wrong with the full tables: why they could not be had, so that solving goes on from
   * `mini`, or, if they are in use, why they had to be made here.
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
  /** Stickers to mark, 0..53, of a 2x2x2 0..23. */
  stickers: number[];
  /** Pieces concerned, such as "UR" or "DFL", named by their place. */
  pieces: string[];
  /** What is wrong, as values to make sentences from, the most telling first; empty if legal. */
  findings: Finding[];
  /** Changes that make it legal, the likeliest first. */
  repairs: CubeRepair[];
  /** Whether each piece is shown once: then the cube itself may be put together wrongly. */
  hasEveryPiece: boolean;
  /** The sticker, 0..53, of a 2x2x2 0..23, whose colour tells the likeliest repairs apart, if several are as likely. */
  tellingSticker?: number | undefined;
}

/** What came out for one of many cubes. */
export interface CubeSolve {
  /** In the metric that was asked for; undefined if a limit passed before there was a solution. */
  cost: number | undefined;
  stop: StopReason;
  nodes: number;
  timeMs: number;
  /** The moves, such as "R U2 F'"; empty if there is no solution. */
  text: string;
}
