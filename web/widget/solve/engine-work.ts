// What the engine works out for the cube of an element: whether it can exist, its solution, or a
// random cube. Only one of these is under way at a time; beginning another ends it.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { DEFAULT_CHOICE, mayTakeHours, type Puzzle } from "../../core/choices";
import { hasUnknown, type Completion } from "../../core/completion";
import { costOf } from "../../core/cost";
import { SolverError, type SolverErrorCode } from "../../core/errors";
import { isSolved } from "../../core/facelets";
import type { Finding } from "../../core/finding";
import { isAtGoal } from "../../core/goal";
import { applyMoves, type Move } from "../../core/moves";
import { parseMoves } from "../../core/notation";
import { puzzleOf, stickersAlone } from "../../core/pocket-stickers";
import type { CubeReading, MethodProgress, Solution } from "../../core/solution";
import type { SolveOptions, SolveSettings } from "../../engine";
import { onceGone } from "../element/once-gone";
import { openProof } from "./open-proof";
import { faultOfPart } from "./part-fault";
import { completionInPlaces, completionInScheme, inUsualScheme, toEngine } from "./pocket-engine";
import { detailsOf, isOfText, problemOf, type Problem } from "./problem";
import type { SharedEngine } from "./shared-engine";

/** What is under way; "starting": a solve waits for the engine. */
export type Activity = "idle" | "starting" | "solving" | "scrambling" | "checking";

export class EngineWork implements ReactiveController {
  readonly #host: ReactiveControllerHost & Pick<Node, "isConnected">;
  readonly #engine: () => SharedEngine;
  readonly #hearProblem: (problem: Problem) => void;
  #work = new AbortController();
  #search: AbortController | undefined;
  #activity: Activity = "idle";
  #found: readonly Solution[] = [];
  #lowerBound = 0;
  #progress: MethodProgress | undefined;
  #isLong = false;
  #proofRests = false;
  #problem: Problem | undefined;

  /**
   * @param engine returns the engine to use for what is begun
   * @param hearProblem is called with each problem
   */
  constructor(
    host: ReactiveControllerHost & Pick<Node, "isConnected">,
    engine: () => SharedEngine,
    hearProblem: (problem: Problem) => void,
  ) {
    this.#host = host;
    this.#engine = engine;
    this.#hearProblem = hearProblem;
    host.addController(this);
  }

  hostDisconnected(): void {
    onceGone(this.#host, () => this.stop());
  }

  get activity(): Activity {
    return this.#activity;
  }

  /** The best solution that the search under way, or the last one, has found. */
  get best(): Solution | undefined {
    return this.#found.at(-1);
  }

  /** All solutions that this search has found, each shorter than the one before. */
  get found(): readonly Solution[] {
    return this.#found;
  }

  /** Brings back what a search has found before the page was reloaded. */
  bringBack(found: readonly Solution[]): void {
    this.#found = found;
    this.#host.requestUpdate();
  }

  /** The lower bound that this search has proven so far: no solution has fewer moves. */
  get lowerBound(): number {
    return this.#lowerBound;
  }

  /** How far this search is, if the method reports it. A change of it does not update the host. */
  get progress(): MethodProgress | undefined {
    return this.#progress;
  }

  /** Whether a search is under way that may take hours. */
  get isLong(): boolean {
    return this.#isLong;
  }

  /** Whether the last search has left a proof that another one can go on from. */
  get proofRests(): boolean {
    return this.#proofRests;
  }

  /** The last problem, until something else is begun. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  /** Ends what is under way, and forgets what was found and what was wrong. */
  stop(): void {
    this.#begin("idle");
  }

  /** Ends a search under way with the best solution that it has found. */
  halt(): void {
    this.#search?.abort();
  }

  /**
   * The best solution within `limits`, of which `known` may also lead to a goal with unknown stickers; `undefined` if there
   * is none, or something else was begun.
   * @param lowerBound proven: no solution has fewer moves
   */
  async solve(
    facelets: string,
    limits: SolveSettings,
    lowerBound = 0,
  ): Promise<Solution | undefined> {
    const solving = this.#do(
      "starting",
      async (work, engine) => {
        // A search may be halted while it waits for the engine.
        const { signal } = (this.#search = new AbortController());
        work.addEventListener("abort", () => this.halt(), { once: true });
        const { goal, known } = limits;
        const metric = limits.metric ?? DEFAULT_CHOICE.metric;
        const isGoal = (reached: string) =>
          goal ? isAtGoal(stickersAlone(reached), goal) : isSolved(reached);
        if (isGoal(facelets)) return { ...asSolution([]), optimal: true };
        const improve = (solution: Solution) => {
          // The engine reports only improvements on its own solutions; moves that were known before may be better.
          // What is stored of a proof may come once the search has ended.
          const cost = costOf(solution.moves, metric);
          if (signal.aborted || (this.best && cost >= costOf(this.best.moves, metric))) return;
          this.#improve(solution);
          limits.onImproved?.({ ...solution, cost });
        };
        // The moves that are known can be followed while the search begins.
        const { moves } = parseMoves(known ?? "");
        if (isGoal(applyMoves(facelets, moves))) improve(asSolution(moves));
        const opened = await Promise.race([
          Promise.all([engine.solver(), openProof(facelets, limits, improve)]),
          endOf(signal),
        ]);
        // What is returned once something else was begun is dropped.
        if (work.aborted || !opened) return this.best;
        const [solver, proof] = opened;
        if (proof?.solution) return this.#improve(proof.solution);
        this.#activity = "solving";
        this.#host.requestUpdate();
        const solveFrom = (checkpoint?: string) =>
          solver.solve(toEngine(facelets), {
            ...limits,
            ...(checkpoint && { checkpoint }),
            // The engine takes none for a goal with unknown stickers, since that stands for many cubes.
            ...(hasUnknown(goal ?? "") && { known: undefined }),
            ...(goal && { goal: toEngine(goal) }),
            signal,
            onImproved: improve,
            onBound: (bound) => this.#raiseBound(bound),
            onProgress: (progress) => {
              this.#progress = progress;
              proof?.hear(progress, this.best);
            },
          });
        try {
          const result = await (proof ? proof.solve(solveFrom) : solveFrom());
          if (result.optimal) await proof?.end(result.moves);
          return result;
        } catch (error) {
          if (!signal.aborted) throw error;
          // Another search may have begun meanwhile, of which this says nothing.
          if (work === this.#work.signal) this.#proofRests = !!proof?.isKept;
          return this.best && { ...this.best, lowerBound: this.#lowerBound };
        } finally {
          proof?.tellEnd();
        }
      },
      facelets,
    );
    this.#isLong = mayTakeHours(limits);
    this.#lowerBound = lowerBound;
    return solving;
  }

  /**
   * What the engine has read; `undefined` if the cube cannot exist, which is reported as a problem, or if something else
   * was begun.
   */
  async check(facelets: string): Promise<CubeReading | undefined> {
    return this.#do(
      "checking",
      async (_, engine) => {
        const solver = await engine.solver();
        const reading = await solver.check(toEngine(facelets), { puzzle: puzzleOf(facelets) });
        if (reading.code === "") return reading;
        throw new SolverError(reading.code, reading.message, detailsOf(reading));
      },
      facelets,
    );
  }

  /**
   * The goal, or the only cube that has its known stickers; `undefined` if it cannot exist, which is reported as a problem
   * of no cube on the screen.
   * @param facelets a cube that is held as the goal is
   */
  async checkGoal(
    goal: string,
    facelets: string,
    puzzle: SolveOptions["puzzle"],
  ): Promise<string | undefined> {
    return this.#do("checking", async (_, engine) => {
      const solver = await engine.solver();
      // Which goal it is, so that its pieces can be named by their colours.
      const refusal = (code: SolverErrorCode, message: string, findings: readonly Finding[] = []) =>
        new SolverError(code, message, { setting: "goal", found: goal, findings });
      if (hasUnknown(goal)) {
        const { count, facelets: only } = await solver.complete(goal);
        if (count > 0) return count === 1 ? only : goal;
        const fault = await faultOfPart(solver, goal, facelets);
        const { code = "color-count", message = "The goal: No cube has these stickers." } =
          fault ?? {};
        throw refusal(code, message, fault?.details.findings);
      }
      const { code, message, findings } = await solver.check(toEngine(goal), { puzzle });
      if (code === "") return goal;
      throw refusal(code, `The goal: ${message}`, findings);
    });
  }

  /**
   * Infers the unknown stickers of the cube; `undefined` if no cube has the known ones, which is reported as a problem,
   * or if something else was begun.
   * @param scheme how the colours of a 2x2x2 are arranged, as far as is known; another arrangement if this does not fit
   */
  async complete(facelets: string, scheme?: string): Promise<Completion | undefined> {
    return this.#do(
      "checking",
      async (_, engine) => {
        const solver = await engine.solver();
        const puzzle = puzzleOf(facelets);
        if (puzzle === "2x2x2" && scheme !== undefined) {
          const inUsual = await solver.complete(toEngine(inUsualScheme(facelets, scheme)), {
            puzzle,
          });
          const inScheme = completionInScheme(inUsual, scheme);
          if (inScheme) return inScheme;
        }
        const told = await solver.complete(toEngine(facelets), { puzzle });
        const completion = puzzle === "2x2x2" ? completionInPlaces(told, facelets) : told;
        if (completion.count > 0) return completion;
        const { repairs } = told;
        throw new SolverError("color-count", "No cube has these stickers.", { repairs });
      },
      facelets,
    );
  }

  /** The stickers of a uniformly random cube; `undefined` if the engine gave none, or something else was begun. */
  async mix(puzzle: Puzzle = "3x3x3"): Promise<string | undefined> {
    return this.#do("scrambling", async (_, engine) => {
      const solver = await engine.solver();
      return solver.randomFacelets({ puzzle });
    });
  }

  /** Reports an error, about this cube if it is about one. What is under way goes on. */
  complain(error: unknown, facelets = ""): void {
    this.#problem = problemOf(error, facelets);
    this.#host.requestUpdate();
    this.#hearProblem(this.#problem);
  }

  /** Shows a problem again that was reported before, and that something else has cleared. */
  showAgain(problem: Problem): void {
    this.#problem = problem;
    this.#host.requestUpdate();
  }

  /** Forgets this problem if it is the last one. */
  forget(problem: Problem | undefined): void {
    if (!problem || this.#problem !== problem) return;
    this.#problem = undefined;
    this.#host.requestUpdate();
  }

  /** Forgets the problem if it is about what was set, and not about a cube; returns whether it is. */
  forgetText(): boolean {
    if (!this.#problem || !isOfText(this.#problem)) return false;
    this.#problem = undefined;
    this.#host.requestUpdate();
    return true;
  }

  // The result of work that was ended is not awaited, and is dropped if it comes.
  async #do<Result>(
    activity: Activity,
    action: (work: AbortSignal, engine: SharedEngine) => Promise<Result>,
    facelets?: string,
  ): Promise<Result | undefined> {
    const work = this.#begin(activity);
    const engine = this.#engine();
    const letGo = engine.occupy();
    try {
      const result = await Promise.race([action(work, engine), endOf(work)]);
      if (work.aborted) return undefined;
      this.#activity = "idle";
      this.#isLong = false;
      // A check alone does not clear a message that came meanwhile about a text that a person has typed.
      const isOfTyped = activity === "checking" && this.#problem && isOfText(this.#problem);
      if (!isOfTyped) this.#problem = undefined;
      this.#host.requestUpdate();
      return result;
    } catch (error) {
      if (!work.aborted) {
        this.stop();
        this.complain(error, facelets);
      }
      return undefined;
    } finally {
      letGo();
    }
  }

  #begin(activity: Activity): AbortSignal {
    this.#work.abort();
    this.#work = new AbortController();
    this.#activity = activity;
    this.#found = [];
    this.#lowerBound = 0;
    this.#progress = undefined;
    this.#isLong = false;
    this.#proofRests = false;
    this.#problem = undefined;
    this.#host.requestUpdate();
    return this.#work.signal;
  }

  #improve(solution: Solution): Solution {
    this.#found = [...this.#found, solution];
    this.#raiseBound(solution.lowerBound);
    return solution;
  }

  #raiseBound(lowerBound: number): void {
    this.#lowerBound = Math.max(this.#lowerBound, lowerBound);
    this.#host.requestUpdate();
  }
}

function asSolution(moves: Move[]): Solution {
  return { moves, text: moves.join(" "), length: moves.length, lowerBound: 0, optimal: false };
}

function endOf(work: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    work.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}
