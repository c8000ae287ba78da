// One solve by a method of another module than the two-phase one, in slices of about 10 ms. Between them the thread can receive messages.

import type { MethodSolution, MethodStatus, SolveModule } from "../../../wasm/solves";
import { isByStages } from "../../core/choices";
import { SolverError } from "../../core/errors";
import { applyMoves, isMove, type WrittenMove } from "../../core/moves";
import type { MethodProgress, Solution, SolveResult, StopReason } from "../../core/solution";
import type { Stage } from "../../core/stages";
import { plainMoves } from "../../core/written-moves";
import type { SolveByMethodRequest } from "./protocol";

// As the command has it (solver/cli/solving/timed_method.cpp): about a hundredth of a second.
const WORK_PER_STEP = 10_000;
// How often it is told how far the method is: a generation of an evolution takes a millisecond.
const TELLING_MS = 100;

export type MethodTask = Omit<SolveByMethodRequest, "id" | "type" | "urgent">;

export interface MethodObserver {
  /** Hears every solution that costs less than the one before it. */
  onImproved(solution: Solution): void;
  /** Hears the proven bound each time that it rises. */
  onBound(lowerBound: number): void;
  /**
   * Hears how far the method is: up to ten times a second, when its preparation begins and ends, and at its end.
   */
  onProgress(progress: MethodProgress): void;
  /** Called between slices. */
  isCancelled(): boolean;
  /** Lets the thread do its other tasks; called between slices. */
  giveWay(): Promise<void>;
}

/**
 * Solves until the method has done all that it does, or a limit passes. null: it was cancelled.
 * @throws SolverError "time" if a limit passes before there is a solution; "internal" if the module refuses
 * the task, gives no solution, or one that does not solve the cube.
 */
export async function solveByMethod(
  module: SolveModule,
  task: MethodTask,
  observer: MethodObserver,
): Promise<SolveResult | null> {
  const startMs = performance.now();
  begin(module, task);
  let best: Solution | undefined;
  let bestCost = Infinity;
  let nodes = 0;
  let lowerBound = 0;
  let wasPreparing: boolean | undefined;
  let toldMs = 0;
  for (;;) {
    const nodesLeft = task.maxNodes - nodes;
    const work = nodesLeft > 0 ? Math.min(WORK_PER_STEP, nodesLeft) : WORK_PER_STEP;
    const status = module.stepSolve(work);
    const timeMs = performance.now() - startMs;
    nodes = status.nodes;
    if (status.lowerBound > lowerBound) observer.onBound((lowerBound = status.lowerBound));
    const { isPreparing, figures, cost } = status;
    const stop = findStop(status, task, timeMs, observer);
    if (stop || isPreparing !== wasPreparing || timeMs - toldMs >= TELLING_MS) {
      observer.onProgress({ isPreparing, nodes, figures });
      wasPreparing = isPreparing;
      toldMs = timeMs;
    }
    if (cost >= 0 && cost < bestCost) {
      best = readSolution(module.bestSolution(), task, status);
      bestCost = cost;
      observer.onImproved(best);
    }
    if (stop) {
      if (stop !== "target" && stop !== "done") module.cancelSolve();
      if (stop === "cancelled") return null;
      if (!best) throw missingSolution(stop, task);
      const { metric, method } = task;
      const optimal = bestCost <= lowerBound;
      return {
        ...{ ...best, lowerBound, optimal, cost: bestCost, metric, method },
        ...{ stop: stop === "done" && optimal ? "proven" : stop, tier: "mini", nodes, timeMs },
      };
    }
    await observer.giveWay();
  }
}

function begin(module: SolveModule, task: MethodTask): void {
  const { method, metric, facelets, goal, maxLength, cross, seed } = task;
  if (module.startSolve(method, metric, facelets, goal, maxLength, cross, seed)) return;
  throw new SolverError("internal", `${method} could not be started with ${facelets}.`);
}

function findStop(
  { state, nodes }: MethodStatus,
  { timeMs, maxNodes }: MethodTask,
  elapsedMs: number,
  observer: MethodObserver,
): StopReason | undefined {
  switch (state) {
    case "target":
    case "cancelled":
      return state;
    case "done":
    case "no-solution":
      return "done";
    case "running":
    case "improved":
      if (observer.isCancelled()) return "cancelled";
      if (elapsedMs >= timeMs) return "time";
      return nodes >= maxNodes ? "nodes" : undefined;
  }
}

function missingSolution(stop: StopReason, { method, facelets }: MethodTask): SolverError {
  return stop === "time" || stop === "nodes"
    ? new SolverError("time", "The limit passed before there was a solution.")
    : new SolverError("internal", `${method} gave no right solution for ${facelets}.`);
}

// Both the plain moves and those that are written have to lead to the goal.
function readSolution(
  found: MethodSolution | null,
  { facelets, goal, method }: MethodTask,
  { cost, lowerBound }: MethodStatus,
): Solution {
  const { moves: text, written: writtenText, stages } = found ?? NOTHING;
  const words = wordsOf(text);
  const moves = words.filter(isMove);
  const written = wordsOf(writtenText) as WrittenMove[];
  const isRight =
    words.length === moves.length &&
    applyMoves(facelets, moves) === goal &&
    applyMoves(facelets, plainMoves(written)) === goal;
  if (!found || !isRight) {
    throw new SolverError("internal", `A solution failed its check: "${text}" for ${facelets}.`);
  }
  const solution = { moves, text, length: moves.length, lowerBound, optimal: cost <= lowerBound };
  if (!isByStages(method)) return solution;
  return {
    ...solution,
    written,
    stages: stages.map((stage): Stage => ({
      ...withMoves(written, stage),
      steps: stage.steps.map((step) => withMoves(written, step)),
    })),
  };
}

const NOTHING: MethodSolution = { moves: "", written: "", stages: [] };

function wordsOf(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}

function withMoves<Part extends { from: number; to: number }>(
  written: readonly WrittenMove[],
  part: Part,
): Part & { written: WrittenMove[] } {
  return { ...part, written: written.slice(part.from, part.to) };
}
