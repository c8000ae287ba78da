// What the page and the worker say to each other. Every message has the id of the request that it
// belongs to. A request ends with exactly one `done` or `error`; any number of the others may come
// before it.

import type { Completion } from "../../core/completion";
import type { SolverErrorCode, SolverErrorDetails } from "../../core/errors";
import type {
  CubeReading,
  Solution,
  SolveResult,
  SolverProgress,
  TablesSource,
} from "../../core/solution";
import type { KeptTables, LoadedTables } from "../loading/loaded-tables";

/** Starts the WebAssembly module; the first request to a worker. */
export interface StartRequest {
  id: number;
  type: "start";
  /** The folder that holds `wasm/` and `tables/`, ending in a slash; undefined if there is none. */
  baseUrl: string | undefined;
  /** How many threads may search. The engine starts with one; the others may come later. */
  threads: number;
  /** Whether the tables are asked for next, so that reading them may begin beside the start. */
  willLoadTables: boolean;
}

/** Waits until the threads that were asked for search too. */
export interface StartThreadsRequest {
  id: number;
  type: "start-threads";
}

/** Gets the tables of the `full` tier, with progress; says when they are in use. */
export interface LoadTablesRequest {
  id: number;
  type: "load-tables";
  /** Only if the browser's storage has them all: nothing is fetched or made. */
  storedOnly: boolean;
}

/** Stores the tables of the `full` tier, which are in use, if they are not stored any more. */
export interface KeepTablesRequest {
  id: number;
  type: "keep-tables";
}

/** Solves a cube, with its solutions as they improve and the bound as it rises. */
export interface SolveRequest {
  id: number;
  type: "solve";
  text: string;
  /** Stop at the first solution of at most this many moves; 0: as short as time allows. */
  maxLength: number;
  /** Stop then, if there is a solution; may be Infinity. */
  timeMs: number;
  /** Before all that wait. */
  urgent: boolean;
}

/** Says what is wrong with a cube. */
export interface CheckRequest {
  id: number;
  type: "check";
  text: string;
}

/** Says what follows for stickers that are not known. */
export interface CompleteRequest {
  id: number;
  type: "complete";
  text: string;
}

/** Asks for a uniformly random legal cube. */
export interface RandomFaceletsRequest {
  id: number;
  type: "random-facelets";
}

/** Ends the solve with this id early, or takes it out of the queue; it is the solve that answers. */
export interface CancelRequest {
  id: number;
  type: "cancel";
}

/** Asks for a sign of life, which is all that answers it. */
export interface PingRequest {
  id: number;
  type: "ping";
}

export type WorkerRequest =
  | StartRequest
  | StartThreadsRequest
  | LoadTablesRequest
  | KeepTablesRequest
  | SolveRequest
  | CheckRequest
  | CompleteRequest
  | RandomFaceletsRequest
  | CancelRequest
  | PingRequest;

/** The engine as it was started. */
export interface EngineDescription {
  /** How many threads search so far. */
  threads: number;
  isolated: boolean;
  /** Where the tables of the `full` tier are from, if they are in use already. */
  tablesSource: TablesSource | undefined;
}

/** What a request of each type is answered with when it is done. */
export interface RequestResults {
  start: EngineDescription;
  /** How many threads search from now on. */
  "start-threads": number;
  "load-tables": LoadedTables;
  "keep-tables": KeptTables;
  /** null: cancelled before there was any solution. */
  solve: SolveResult | null;
  check: CubeReading;
  complete: Completion;
  "random-facelets": string;
}

export type RequestType = keyof RequestResults;

/** A request that has an answer, before it is given its id. */
export type AnsweredRequest<Type extends RequestType = RequestType> = Omit<
  Extract<WorkerRequest, { type: Type }>,
  "id"
>;

export interface ProgressReply {
  id: number;
  type: "progress";
  progress: SolverProgress;
}

/** The tables of the `full` tier are in use; what is left is to keep them. */
export interface InUseReply {
  id: number;
  type: "in-use";
  source: TablesSource;
}

export interface ImprovedReply {
  id: number;
  type: "improved";
  solution: Solution;
}

export interface BoundReply {
  id: number;
  type: "bound";
  /** Higher than any told before. */
  lowerBound: number;
}

/** A sign of life: the first thing that a worker says, and its answer to a ping. */
export interface AliveReply {
  /** That of the ping; 0: of none. */
  id: number;
  type: "alive";
}

export interface DoneReply {
  id: number;
  type: "done";
  result: RequestResults[RequestType];
}

export interface ErrorReply {
  id: number;
  type: "error";
  code: SolverErrorCode;
  message: string;
  details: SolverErrorDetails;
}

export type WorkerReply =
  AliveReply | ProgressReply | InUseReply | ImprovedReply | BoundReply | DoneReply | ErrorReply;
