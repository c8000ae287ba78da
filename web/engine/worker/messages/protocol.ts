// The messages between the page and the worker. Each has the id of the request that it belongs to. A
// request is answered by exactly one `done` or `error`; any number of other messages may come before.

import type { Completion } from "../../../core/completion";
import type { Method, Metric, Population, Preference } from "../../../core/choices";
import type { SolverErrorCode, SolverErrorDetails } from "../../../core/errors";
import type { Face } from "../../../core/faces";
import type { Move } from "../../../core/moves";
import type { FaceInPicture } from "../../../core/picture-face";
import type { CubeScan } from "../../../core/scan";
import type {
  CubeReading,
  CubeSolve,
  MethodProgress,
  SeveralSolution,
  SolveResult,
  SolverProgress,
  TablesSource,
} from "../../../core/solution";
import type { TableSetName } from "../../../core/table-sets";
import type { KeptTables, LoadedTables } from "../../loading/loaded-tables";

/** Starts the WebAssembly module; the first request to a worker. */
export interface StartRequest {
  id: number;
  type: "start";
  /** The folder that holds `wasm/` and `tables/`, ending in a slash; undefined if there is none. */
  baseUrl: string | undefined;
  /** How many threads may search. The engine starts with one; the others may come later. */
  threads: number;
  /** Whether a request for the tables will follow, so that reading them may begin during the start. */
  willLoadTables: boolean;
}

/** Waits until all wanted threads can search. */
export interface StartThreadsRequest {
  id: number;
  type: "start-threads";
}

/** Gets the tables of a set; `progress` messages and an `in-use` come before the answer. */
export interface LoadTablesRequest {
  id: number;
  type: "load-tables";
  /** The name of the set; the first of the module if omitted. */
  set?: TableSetName;
  /** Whether to load them only from the browser's storage, if it has all: nothing is fetched or made. */
  storedOnly: boolean;
}

/** Stores those of the tables in use that the storage lacks. */
export interface KeepTablesRequest {
  id: number;
  type: "keep-tables";
  /** As in LoadTablesRequest. */
  set?: TableSetName;
}

/** Solves a cube; `improved` and `bound` messages come before the answer. */
export interface SolveRequest {
  id: number;
  type: "solve";
  text: string;
  /** Stop at the first solution of at most this many moves; 0: as short as time allows. */
  maxLength: number;
  /** Stop after this time if there is a solution by then; may be Infinity. */
  timeMs: number;
  /** Stop after this many positions if there is a solution by then; may be Infinity. */
  maxNodes: number;
  /** Where the moves are to lead; undefined: to the solved cube. */
  goal: string | undefined;
  /** Whether it is solved before all that wait. */
  urgent: boolean;
}

/**
 * Solves a cube by a method of another module, in its worker; `improved`, `bound` and `method-progress` messages come
 * before the answer.
 */
export interface SolveByMethodRequest {
  id: number;
  type: "solve-by-method";
  /** A legal cube in normal form. */
  facelets: string;
  /** Where the moves are to lead: another such cube, or the solved one; for a 2x2x2 always the solved one. */
  goal: string;
  method: Method;
  metric: Metric;
  /** Moves that are known to lead there; only shorter solutions are looked for. */
  known?: readonly Move[];
  /** A checkpoint that an earlier solve of the same cube and goal reported, to continue from. */
  checkpoint?: string;
  /** For a method that evolves solutions. */
  population?: Population;
  /** Stop at the first solution that costs at most this; 0: do all that the method does. */
  maxLength: number;
  /** Stop after this time; may be Infinity. */
  timeMs: number;
  /** Stop after this many positions; may be Infinity. */
  maxNodes: number;
  /** How many solutions of the least cost are wanted; may be Infinity. */
  maxSolutions: number;
  /** Which of them come first. */
  prefer?: Preference;
  /** Whether to search with the faster set of tables if it is in use; omitted: yes. */
  large?: boolean;
  /** The face whose centre has the colour of the cross. */
  cross: Face;
  seed: number;
  /** Whether it is solved before all that wait. */
  urgent: boolean;
  /** The colours of the caller's centres, in which an impossible goal is described; default: U R F D L B. */
  frame?: string;
}

/** Solves many cubes, one after the other, without messages for each. The results come when all are solved. */
export interface SolveCubesByMethodRequest extends Omit<SolveByMethodRequest, "type" | "facelets"> {
  type: "solve-cubes-by-method";
  /** Legal cubes in normal form. */
  cubes: readonly string[];
}

/** Makes the solves by methods that need tables rest, or go on. */
export interface RestRequest {
  id: number;
  type: "rest";
  isResting: boolean;
}

/** Says what is wrong with a cube. */
export interface CheckRequest {
  id: number;
  type: "check";
  text: string;
}

/** Says what follows for unknown stickers. */
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

/** Finds the cube that colours show. */
export interface ScanRequest {
  id: number;
  type: "scan";
  /** Three whole numbers for each sticker, red, green and blue; -1 for one that was not read. */
  readings: readonly number[];
  /** Whether the faces may be in any order, each turned any way. */
  isAnyOrder: boolean;
}

/** Finds the face of a cube in a picture. */
export interface FindFaceRequest {
  id: number;
  type: "find-face";
  /** Row by row, four bytes each: red, green, blue, and one that is not used. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  /** How many stickers a row of the face has. */
  inRow: 2 | 3;
  /**
   * The corners of the square in which to hold the face, x and y of each, clockwise from the upper left; empty if
   * anywhere.
   */
  guide: readonly number[];
}

/** Ends the solve with this id early, or takes it out of the queue. Has no answer: the solve has one. */
export interface CancelRequest {
  id: number;
  type: "cancel";
}

/** Asks for a sign of life. Its only answer is `alive`. */
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
  | SolveByMethodRequest
  | SolveCubesByMethodRequest
  | RestRequest
  | CheckRequest
  | CompleteRequest
  | RandomFaceletsRequest
  | ScanRequest
  | FindFaceRequest
  | CancelRequest
  | PingRequest;

/** The engine when it has started. */
export interface EngineDescription {
  /** How many threads can search so far. */
  threads: number;
  isolated: boolean;
  /** Where the tables of the `full` tier came from, if they are in use already. */
  tablesSource: TablesSource | undefined;
}

/** The results of the requests, by type. */
export interface RequestResults {
  start: EngineDescription;
  /** How many threads can search. */
  "start-threads": number;
  /** null: cancelled before it began. */
  "load-tables": LoadedTables | null;
  "keep-tables": KeptTables;
  /** null: cancelled. */
  solve: SolveResult | null;
  /** null: cancelled. */
  "solve-by-method": SolveResult | null;
  /** In the order of the cubes; null: cancelled. */
  "solve-cubes-by-method": readonly CubeSolve[] | null;
  rest: null;
  check: CubeReading;
  complete: Completion;
  "random-facelets": string;
  scan: CubeScan;
  /** null: there is none. */
  "find-face": FaceInPicture | null;
}

export type RequestType = keyof RequestResults;

/** A request that has an answer, without its id. */
export type AnsweredRequest<Type extends RequestType = RequestType> = Omit<
  Extract<WorkerRequest, { type: Type }>,
  "id"
>;

export interface ProgressReply {
  id: number;
  type: "progress";
  progress: SolverProgress;
}

/** The tables are in use; they may still have to be stored. */
export interface InUseReply {
  id: number;
  type: "in-use";
  source: TablesSource;
  /** Of all of them. */
  sizeBytes: number;
}

export interface ImprovedReply {
  id: number;
  type: "improved";
  solution: SeveralSolution;
}

export interface BoundReply {
  id: number;
  type: "bound";
  /** Higher than in all earlier messages. */
  lowerBound: number;
}

export interface MethodProgressReply {
  id: number;
  type: "method-progress";
  progress: MethodProgress;
}

/** A sign of life: the first message of a worker, and its answer to a ping. */
export interface AliveReply {
  /** The id of the ping, or 0 for the first message. */
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
  | AliveReply
  | ProgressReply
  | InUseReply
  | ImprovedReply
  | BoundReply
  | MethodProgressReply
  | DoneReply
  | ErrorReply;
