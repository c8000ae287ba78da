// One solve by a method of a module other than the two-phase one, in slices of about 10 ms. Between them the thread can
// receive messages.

import type { FaultyReading } from "../../../../wasm/readings";
import type {
  MethodSolution,
  MethodStatus,
  SeveralSolutionsModule,
  SolveModule,
} from "../../../../wasm/solves";
import type { MethodsModule } from "../../../../wasm/methods";
import type { GoalsModule } from "../../../../wasm/goals";
import type { OptimalModule } from "../../../../wasm/optimal";
import { DEFAULT_POPULATION, hasStages } from "../../../core/choices";
import { costOf } from "../../../core/cost";
import { isSolverErrorCode, SolverError } from "../../../core/errors";
import { isSolvedPocket } from "../../../core/facelets";
import { FACES, type Face } from "../../../core/faces";
import { faultSentences } from "../../../core/fault-sentences";
import type { Finding } from "../../../core/finding";
import { applyMoves, isMove, type Move, type WrittenMove } from "../../../core/moves";
import { meetsGoal } from "../../../core/open-goal";
import { SOLVED_POCKET } from "../../../core/pocket-stickers";
import type {
  MethodProgress,
  SeveralSolution,
  SolveResult,
  StopReason,
} from "../../../core/solution";
import type { Stage } from "../../../core/stages";
import { plainMoves } from "../../../core/written-moves";
import type { SolveByMethodRequest } from "../messages/protocol";
import type { Rest } from "./rest";
import { Speed } from "./speed";
import { awakeTimeMs } from "./awake-time";
import { likelyCost, TimeLeft } from "./time-left";

// As in the command (solver/cli/solving/timed_method.cpp): about a hundredth of a second.
const WORK_PER_STEP = 10_000;
// Near the end of its time a solve that has a solution makes steps of about a millisecond, so that it ends hardly later.
const WORK_PER_LAST_STEP = 1_000;
const LAST_MS = 20;
// How often progress is reported: a generation of an evolution takes a millisecond.
const TELLING_MS = 100;
// How much of a solve is repeated at most if another continues from its last checkpoint.
const CHECKPOINT_MS = 1000;

/** A module, whether it can give several solutions, begin with a known one, or neither. */
export type SolvingModule = SolveModule &
  Partial<SeveralSolutionsModule> &
  Partial<Pick<MethodsModule, "usePopulation">> &
  Partial<Pick<GoalsModule, "faultOfGoal" | "foundBy">> &
  Partial<
    Pick<
      OptimalModule,
      "preferSolutions" | "knowSolution" | "goOnFrom" | "checkpoint" | "restSolve" | "useLargeTable"
    >
  >;
export type MethodTask = Omit<SolveByMethodRequest, "id" | "type" | "urgent">;

export interface MethodObserver {
  /** Hears every solution that costs less than the one before it. */
  onImproved(solution: SeveralSolution): void;
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
  /** While it is on, the solve does nothing, and its time does not pass. Nor does it while the page is frozen. */
  rest?: Pick<Rest, "isOn" | "pass">;
}

/**
 * Solves until the method has done all that it does, or a limit passes. null: it was cancelled.
 * @throws SolverError "time" if a limit passes before there is a solution; "option" if it cannot go on from the
 * checkpoint; "internal" if the module refuses the task, gives no solution, or one that does not solve the cube.
 */
export async function solveByMethod(
  module: SolvingModule,
  task: MethodTask,
  observer: MethodObserver,
): Promise<SolveResult | null> {
  let timeMs = 0;
  let awakeMs = performance.now();
  begin(module, task);
  // The time of the two-phase search begins with the search; what is made before that may take long.
  if (task.method === "two-phase") awakeMs = performance.now();
  let best: SeveralSolution | undefined;
  let bestCost = Infinity;
  let nodes = 0;
  let lowerBound = 0;
  const isOfSeveral = task.maxSolutions > 1 || task.prefer !== undefined;
  let speed = new Speed();
  const lengths = task.metric === "qtm" ? "qtm" : "htm";
  const timeLeft = new TimeLeft(lengths);
  let wasPreparing: boolean | undefined;
  let toldMs = 0;
  let checkpointMs = 0;
  for (;;) {
    const nodesLeft = task.maxNodes - nodes;
    const isLast = best && task.timeMs - timeMs < LAST_MS;
    const usualWork = isLast ? WORK_PER_LAST_STEP : WORK_PER_STEP;
    const work = Math.min(usualWork, nodesLeft > 0 ? nodesLeft : Infinity);
    const status = module.stepSolve(work);
    const nowMs = performance.now();
    timeMs += awakeTimeMs(awakeMs, nowMs);
    awakeMs = nowMs;
    const { isPreparing, figures, cost } = status;
    if (isPreparing) {
      speed = new Speed();
      // The time of the two-phase search begins when it has made what it needs.
      if (task.method === "two-phase") timeMs = 0;
    }
    nodes = status.nodes;
    const nodesPerSecond = speed.tell(nodes, timeMs);
    if (status.lowerBound > lowerBound) observer.onBound((lowerBound = status.lowerBound));
    const { depth, refuted, listed } = figures;
    const share = refuted ?? listed;
    const timeLeftMs =
      depth === undefined || share === undefined || cost < 0
        ? undefined
        : timeLeft.tell(
            depth,
            share,
            timeMs,
            likelyCost(cost, depth, lengths) + (isOfSeveral ? 1 : 0),
          );
    const goesOn = task.method === "two-phase" && cost < 0;
    const limits = goesOn ? { timeMs: Infinity, maxNodes: Infinity } : task;
    const stop = findStop(status, limits, timeMs, observer);
    if (stop || isPreparing !== wasPreparing || timeMs - toldMs >= TELLING_MS) {
      const isToBeKept = stop ? stop !== "done" : timeMs - checkpointMs >= CHECKPOINT_MS;
      const checkpoint = isToBeKept && module.checkpoint?.();
      if (isToBeKept) checkpointMs = timeMs;
      observer.onProgress({
        isPreparing,
        nodes,
        figures,
        ...(nodesPerSecond && { nodesPerSecond }),
        ...(timeLeftMs !== undefined && { timeLeftMs }),
        ...(checkpoint && { checkpoint }),
      });
      wasPreparing = isPreparing;
      toldMs = timeMs;
    }
    if (cost >= 0 && cost < bestCost) {
      best = readSolution(module.bestSolution(), task, status);
      bestCost = cost;
      observer.onImproved(best);
    }
    if (stop) {
      try {
        if (stop === "cancelled") return null;
        if (!best) throw missingSolution(stop, task);
        // Which of several that cost the same comes first is known only at the end.
        if (isOfSeveral) best = readSolution(module.bestSolution(), task, status);
        const { metric, method, maxSolutions } = task;
        const optimal = bestCost <= lowerBound;
        const solution = { ...best, lowerBound, optimal };
        const foundBy = module.foundBy?.() as SolveResult["foundBy"] | "";
        return {
          ...solution,
          ...(foundBy && { foundBy }),
          ...(maxSolutions > 1 && {
            solutions: [solution, ...otherSolutions(module, task, solution)],
          }),
          ...{
            metric,
            method,
            // That the solved cube needs no moves is no result of a method by stages.
            stop: stop === "done" && optimal && !best.stages ? "proven" : stop,
            tier: "mini",
            nodes,
            timeMs,
          },
        };
      } finally {
        // Otherwise its threads would go on.
        module.cancelSolve();
      }
    }
    await observer.giveWay();
    awakeMs += await restMs(module, observer);
  }
}

/** Rests if the solve has to; resolves with how long it rested. */
async function restMs(module: SolvingModule, observer: MethodObserver): Promise<number> {
  const { rest } = observer;
  if (!rest?.isOn()) return 0;
  const startMs = performance.now();
  module.restSolve?.();
  while (rest.isOn() && !observer.isCancelled()) await rest.pass();
  return performance.now() - startMs;
}

// In the module this number stands for all.
const ALL_SOLUTIONS = 2 ** 31 - 1;

function begin(module: SolvingModule, task: MethodTask): void {
  const { method, metric, facelets, goal, maxLength, cross, seed, maxSolutions } = task;
  const { known = [], checkpoint = "", population = DEFAULT_POPULATION, prefer = "" } = task;
  module.useLargeTable?.(task.large ?? true);
  const count =
    maxSolutions === Infinity ? ALL_SOLUTIONS : Math.min(maxSolutions, ALL_SOLUTIONS - 1);
  module.wantSolutions?.(count);
  module.preferSolutions?.(prefer);
  module.knowSolution?.(known);
  module.goOnFrom?.(checkpoint);
  module.usePopulation?.(population);
  if (module.startSolve(method, metric, facelets, goal, maxLength, cross, seed)) return;
  const fault = module.faultOfGoal?.(goal);
  if (fault) throw goalError(fault, task.frame);
  if (checkpoint !== "") {
    throw new SolverError(
      "option",
      "The checkpoint is of another cube or version: solve without it.",
    );
  }
  throw new SolverError("internal", `${method} could not be started with ${facelets}.`);
}

const NO_CUBE = "No cube has these stickers, whatever the unknown ones are.";

function placesSentence(places: readonly string[]): string {
  return places.length === 1
    ? ` No piece fits the place ${places[0]}.`
    : ` There are too few pieces for the places ${places.join(", ")}.`;
}

// The command has the same sentences (solver/cli/solving/open_goal.cpp).
function goalError(
  { code, stickers, pieces, hasNamedColors, ...fault }: FaultyReading,
  frame = FACES.join(""),
) {
  if (!isSolverErrorCode(code)) {
    return new SolverError("internal", `The goal was refused as "${code}".`);
  }
  // A test compares the kinds with those of the module.
  const findings = (fault.findings as Finding[]).map((finding) => ({
    ...finding,
    colors: Array.from(finding.colors, (face) => frame[FACES.indexOf(face as Face)]).join(""),
  }));
  const isOfPlaces = findings.length === 0 && pieces.length > 0;
  const why = isOfPlaces
    ? NO_CUBE + placesSentence(pieces)
    : faultSentences({ code, findings, hasNamedColors });
  return new SolverError(code, `The goal: ${why}`, { stickers, pieces, findings });
}

function findStop(
  { state, nodes }: MethodStatus,
  { timeMs, maxNodes }: Pick<MethodTask, "timeMs" | "maxNodes">,
  elapsedMs: number,
  observer: MethodObserver,
): StopReason | "cancelled" | undefined {
  switch (state) {
    case "target":
    case "cancelled":
      return state;
    case "done":
    case "no-solution":
      return "done";
    case "full":
      return "nodes";
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
  task: MethodTask,
  { cost, lowerBound }: MethodStatus,
): SeveralSolution {
  const { moves: text, written: writtenText, stages } = found ?? NOTHING;
  const moves = checkedMoves(text, task);
  const written = wordsOf(writtenText) as WrittenMove[];
  if (!found || !leadsToGoal(plainMoves(written), task)) throw wrongSolution(text, task);
  const { length } = moves;
  const solution = { moves, text, length, cost, lowerBound, optimal: cost <= lowerBound };
  if (!hasStages(task.method)) return solution;
  return {
    ...solution,
    written,
    stages: stages.map((stage): Stage => ({
      ...withMoves(written, stage),
      steps: stage.steps.map((step) => withMoves(written, step)),
    })),
  };
}

// The solutions besides the best, which cost as much, or more if the module gives such too.
function otherSolutions(
  module: SolvingModule,
  task: MethodTask,
  best: SeveralSolution,
): SeveralSolution[] {
  const texts = module.otherSolutions?.();
  if (!texts) throw wrongSolution("?", task);
  return texts.map((text) => {
    const moves = checkedMoves(text, task);
    const cost = costOf(moves, task.metric);
    const optimal = cost <= best.lowerBound;
    return { ...best, moves, text, length: moves.length, cost, optimal };
  });
}

function checkedMoves(text: string, task: MethodTask): Move[] {
  const words = wordsOf(text);
  const moves = words.filter(isMove);
  if (words.length === moves.length && leadsToGoal(moves, task)) return moves;
  throw wrongSolution(text, task);
}

// A 2x2x2 is solved however it is held then; a goal may leave stickers open.
function leadsToGoal(moves: readonly Move[], { facelets, goal }: MethodTask): boolean {
  return goal === SOLVED_POCKET
    ? isSolvedPocket(applyMoves(facelets, moves))
    : meetsGoal(applyMoves(facelets, moves), goal);
}

function wrongSolution(text: string, { facelets }: MethodTask): SolverError {
  return new SolverError("internal", `A solution failed its check: "${text}" for ${facelets}.`);
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
