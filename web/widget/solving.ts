// What is being worked out for the cube of an element: whether it can exist, its solution, or
// another cube. One thing at a time; the next ends the one before.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import { SolverError, type SolverErrorCode } from "../core/errors";
import { isSolved } from "../core/facelets";
import type { Solution } from "../core/solution";
import type { SolveOptions } from "../engine";
import { sharedSolver } from "./shared-solver";

/** Waiting for the engine, waiting for a first or a better solution, mixing, or nothing. */
export type Activity = "idle" | "starting" | "solving" | "scrambling";

/** What keeps a cube or a text from being worked on. */
export interface Problem {
  code: SolverErrorCode;
  message: string;
  /** Those concerned, 0..53. */
  stickers: readonly number[];
}

export interface SolvingEvents {
  /** The best solution so far, each shorter than the one before. */
  improved(solution: Solution): void;
  problem(problem: Problem): void;
}

const ALREADY_SOLVED: Solution = { moves: [], text: "", length: 0, lowerBound: 0, optimal: true };

export class Solving implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #events: SolvingEvents;
  #work = new AbortController();
  #activity: Activity = "idle";
  #best: Solution | undefined;
  #lowerBound = 0;
  #problem: Problem | undefined;

  constructor(host: ReactiveControllerHost, events: SolvingEvents) {
    this.#host = host;
    this.#events = events;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  get activity(): Activity {
    return this.#activity;
  }

  /** The best solution that the search under way, or the last one, has found. */
  get best(): Solution | undefined {
    return this.#best;
  }

  /** No solution has fewer moves than this: proven by that search so far. */
  get lowerBound(): number {
    return this.#lowerBound;
  }

  /** What was wrong last, until something else is begun. */
  get problem(): Problem | undefined {
    return this.#problem;
  }

  /** Ends what is under way, and forgets what was found and what was wrong. */
  stop(): void {
    this.#begin("idle");
  }

  /** The best solution in the time given; `undefined` if there is none, or something else began. */
  async solve(facelets: string, limits: SolveOptions): Promise<Solution | undefined> {
    return this.#do("starting", async (work) => {
      if (isSolved(facelets)) return ALREADY_SOLVED;
      const solver = await sharedSolver();
      if (work.aborted) return undefined;
      this.#activity = "solving";
      this.#host.requestUpdate();
      return solver.solve(facelets, {
        ...limits,
        signal: work,
        onImproved: (solution) => this.#improve(solution),
        onBound: (lowerBound) => this.#raiseBound(lowerBound),
      });
    });
  }

  /** Whether the cube can exist; if it cannot, the problem is told. */
  async check(facelets: string): Promise<boolean> {
    const isLegal = await this.#do("idle", async () => {
      const reading = await (await sharedSolver()).check(facelets);
      if (reading.code === "") return true;
      throw new SolverError(reading.code, reading.message, { stickers: reading.stickers });
    });
    return isLegal ?? false;
  }

  /** A uniformly random cube; `undefined` if there is none, or something else began. */
  async mix(): Promise<string | undefined> {
    return this.#do("scrambling", async () => (await sharedSolver()).randomFacelets());
  }

  /** Tells what is wrong, and ends what is under way. */
  fail(error: unknown): void {
    this.stop();
    const known = error instanceof SolverError ? error : undefined;
    this.#problem = {
      code: known?.code ?? "internal",
      message: known?.message ?? `Something went wrong inside: ${String(error)}`,
      stickers: known?.details.stickers ?? [],
    };
    this.#events.problem(this.#problem);
  }

  // What comes too late, after something else has begun, counts for nothing; nobody waits for it.
  async #do<Result>(
    activity: Activity,
    action: (work: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> {
    const work = this.#begin(activity);
    try {
      const result = await Promise.race([action(work), endOf(work)]);
      if (work.aborted) return undefined;
      this.#activity = "idle";
      this.#host.requestUpdate();
      return result;
    } catch (error) {
      if (!work.aborted) this.fail(error);
      return undefined;
    }
  }

  #begin(activity: Activity): AbortSignal {
    this.#work.abort();
    this.#work = new AbortController();
    this.#activity = activity;
    this.#best = undefined;
    this.#lowerBound = 0;
    this.#problem = undefined;
    this.#host.requestUpdate();
    return this.#work.signal;
  }

  #improve(solution: Solution): void {
    this.#best = solution;
    this.#host.requestUpdate();
    this.#events.improved(solution);
  }

  #raiseBound(lowerBound: number): void {
    this.#lowerBound = lowerBound;
    this.#host.requestUpdate();
  }
}

function endOf(work: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    work.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}
