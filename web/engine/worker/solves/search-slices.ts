// One search in slices of about 10 ms. Between them the thread can receive messages.

import type { CubewrightModule, SearchStatus } from "../../../../wasm/cubewright";
import { DEFAULT_CHOICE } from "../../../core/choices";
import { SolverError } from "../../../core/errors";
import { isSolved } from "../../../core/facelets";
import { applyMoves, isMove, type Move } from "../../../core/moves";
import type { SeveralSolution, SolveResult, StopReason } from "../../../core/solution";
import { awakeTimeMs } from "./awake-time";

const SLICE_MS = 10;
const FIRST_NODE_BUDGET = 2_000;
// Which positions a search visits depends on how long its steps are. Under a limit of positions they are
// as long as those of the command (solver/cli/solving/timed_search.cpp), so that both find the same.
const LIMITED_STEP_NODES = 10_000;

export interface SearchRequest {
  /** A legal cube in normal form. */
  facelets: string;
  /** The cube that the moves are to lead to, in normal form as well. */
  goal: string;
  /** 0: as short as time allows. */
  maxLength: number;
  timeMs: number;
  /** May be Infinity. */
  maxNodes: number;
  /** How many threads can search at this moment; there may be more later. */
  threads(): number;
}

export interface SearchObserver {
  /** Hears every solution that is shorter than the one before it. */
  onImproved(solution: SeveralSolution): void;
  /** Hears the proven bound each time that it rises. */
  onBound(lowerBound: number): void;
  /** Called between slices. */
  isCancelled(): boolean;
  /** Lets the thread do its other tasks; called between slices. */
  giveWay(): Promise<void>;
}

/**
 * Searches until something ends the search. If the time is up before there is a solution, it goes on
 * until the first. null: it was cancelled.
 * @throws SolverError "internal" if the module refuses the cube, or if a solution does not solve it.
 */
export async function searchInSlices(
  module: CubewrightModule,
  request: SearchRequest,
  observer: SearchObserver,
): Promise<SolveResult | null> {
  let awakeMs = performance.now();
  let timeMs = 0;
  let threads = begin(module, request);
  let best: SeveralSolution | null = null;
  let nodesBefore = 0;
  let nodes = 0;
  let lowerBound = 0;
  let yieldedMs = awakeMs;
  let nodeBudget = FIRST_NODE_BUDGET;
  for (;;) {
    const stepMs = performance.now();
    const status = module.stepSearch(stepNodes(nodeBudget, request.maxNodes - nodes));
    const nowMs = performance.now();
    timeMs += awakeTimeMs(awakeMs, nowMs);
    awakeMs = nowMs;
    nodes = nodesBefore + status.nodes;
    if (status.lowerBound > lowerBound) {
      lowerBound = status.lowerBound;
      observer.onBound(lowerBound);
    }
    if (status.length >= 0 && (best === null || status.length < best.length)) {
      best = readSolution(module, request, status);
      observer.onImproved(best);
    }
    const isTimeUp = timeMs >= request.timeMs;
    const stop = findStop(status, best, isTimeUp, nodes >= request.maxNodes, observer);
    if (stop) {
      if (stop !== "target" && stop !== "proven") module.cancelSearch();
      if (stop === "cancelled" || !best) return null;
      return finish(best, { ...status, nodes, lowerBound }, stop, timeMs);
    }
    nodeBudget = adaptBudget(nodeBudget, nowMs - stepMs, request.timeMs - timeMs);
    if (nowMs - yieldedMs >= SLICE_MS / 2) {
      await observer.giveWay();
      yieldedMs = performance.now();
    }
    // More threads come only when the engine has just started, so little work is lost by starting anew.
    if (request.threads() > threads) {
      threads = begin(module, request);
      nodesBefore = nodes;
    }
  }
}

// Starts the search and returns its number of threads.
function begin(module: CubewrightModule, request: SearchRequest): number {
  const threads = request.threads();
  const { facelets, goal } = request;
  const searched = isSolved(goal) ? facelets : module.relativeFacelets(facelets, goal);
  if (!module.startSearch(searched, request.maxLength, threads)) {
    throw new SolverError("internal", "The search could not be started.");
  }
  return threads;
}

function findStop(
  status: SearchStatus,
  best: SeveralSolution | null,
  isTimeUp: boolean,
  isLimitReached: boolean,
  observer: SearchObserver,
): StopReason | "cancelled" | undefined {
  switch (status.state) {
    case "target":
    case "proven":
    case "cancelled":
      return status.state;
    case "running":
    case "improved":
      if (observer.isCancelled()) return "cancelled";
      if (isLimitReached && best) return "nodes";
      return isTimeUp && best ? "time" : undefined;
  }
}

function stepNodes(nodeBudget: number, nodesLeft: number): number {
  if (nodesLeft === Infinity) return Math.round(nodeBudget);
  return nodesLeft > 0 ? Math.min(LIMITED_STEP_NODES, nodesLeft) : LIMITED_STEP_NODES;
}

// The budget at most doubles, so that one quick slice does not make the next one long.
function adaptBudget(nodeBudget: number, elapsedMs: number, remainingMs: number): number {
  const wantedMs = remainingMs > 0 ? Math.min(SLICE_MS, remainingMs) : SLICE_MS;
  const factor = Math.min(2, Math.max(0.1, wantedMs / Math.max(elapsedMs, 0.01)));
  return Math.min(2 ** 30, Math.max(100, nodeBudget * factor));
}

function readSolution(
  module: CubewrightModule,
  { facelets, goal }: SearchRequest,
  status: SearchStatus,
): SeveralSolution {
  const text = module.bestSolution();
  const words = text === "" ? [] : text.split(" ");
  const moves: Move[] = words.filter(isMove);
  // It may be shorter than the status says, if another thread has found it since.
  if (
    words.length !== moves.length ||
    moves.length > status.length ||
    applyMoves(facelets, moves) !== goal
  ) {
    throw new SolverError("internal", `A solution failed its check: "${text}" for ${facelets}.`);
  }
  return describeSolution(moves, status.lowerBound);
}

function describeSolution(moves: Move[], lowerBound: number): SeveralSolution {
  return {
    moves,
    text: moves.join(" "),
    length: moves.length,
    cost: moves.length,
    lowerBound,
    optimal: moves.length === lowerBound,
  };
}

function finish(
  best: SeveralSolution,
  status: SearchStatus,
  stop: StopReason,
  timeMs: number,
): SolveResult {
  // The bound may have risen since the solution was found.
  const solution = describeSolution(best.moves, status.lowerBound);
  const { tier, nodes } = status;
  const { metric, method } = DEFAULT_CHOICE;
  return { ...solution, metric, method, stop, tier, nodes, timeMs };
}
