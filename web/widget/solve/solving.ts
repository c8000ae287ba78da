// What is being worked out for the cube of an element: whether it can exist, its solution, or
// another cube. One thing at a time; the next ends the one before.

import type { ReactiveController, ReactiveControllerHost } from "lit";

import type { Completion } from "../../core/completion";
import {
  CUBE_ERROR_CODES,
  SolverError,
  type SolverErrorCode,
  type SolverErrorDetails,
} from "../../core/errors";
import { isSolved } from "../../core/facelets";
import type { CubeReading, Solution } from "../../core/solution";
import type { SolveOptions } from "../../engine";
import { onceGone } from "../looks/once-gone";
import type { SharedEngine } from "./shared-engine";

/**
 * Waiting for the engine, waiting for a first or a better solution, mixing, finding out whether the
 * cube can exist, or nothing.
 */
export type Activity = "idle" | "starting" | "solving" | "scrambling" | "checking";

type DetailOfText = "position" | "reason" | "found";

/** What keeps a cube or a text from being worked on, and for a cube what would mend it. */
export interface Problem
  extends Required<Omit<SolverErrorDetails, DetailOfText>>, Pick<SolverErrorDetails, DetailOfText> {
  code: SolverErrorCode;
  message: string;
  /** The cube that it is about; "" if it is about something else. */
  facelets: string;
}

export interface SolvingEvents {
  /** The best solution so far, each shorter than the one before. */
  improved(solution: Solution): void;
  problem(problem: Problem): void;
}

const ALREADY_SOLVED: Solution = { moves: [], text: "", length: 0, lowerBound: 0, optimal: true };

export class Solving implements ReactiveController {
  readonly #host: ReactiveControllerHost & Pick<Node, "isConnected">;
  readonly #engine: () => SharedEngine;
  readonly #events: SolvingEvents;
  #work = new AbortController();
  #activity: Activity = "idle";
  #found: readonly Solution[] = [];
  #lowerBound = 0;
  #problem: Problem | undefined;

  /** @param engine tells with which engine to begin something. */
  constructor(
    host: ReactiveControllerHost & Pick<Node, "isConnected">,
    engine: () => SharedEngine,
    events: SolvingEvents,
  ) {
    this.#host = host;
    this.#engine = engine;
    this.#events = events;
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

  /** All that it has found, each shorter than the one before. */
  get found(): readonly Solution[] {
    return this.#found;
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
    return this.#do(
      "starting",
      async (work, engine) => {
        if (isSolved(facelets)) return ALREADY_SOLVED;
        const solver = await engine.solver();
        if (work.aborted) return undefined;
        this.#activity = "solving";
        this.#host.requestUpdate();
        return solver.solve(facelets, {
          ...limits,
          signal: work,
          onImproved: (solution) => this.#improve(solution),
          onBound: (lowerBound) => this.#raiseBound(lowerBound),
        });
      },
      facelets,
    );
  }

  /** Whether the cube can exist; if it cannot, the problem is told. */
  async check(facelets: string): Promise<boolean> {
    const isLegal = await this.#do(
      "checking",
      async (_, engine) => {
        const solver = await engine.solver();
        const reading = await solver.check(facelets);
        if (reading.code === "") return true;
        throw new SolverError(reading.code, reading.message, detailsOf(reading));
      },
      facelets,
    );
    return isLegal ?? false;
  }

  /**
   * What follows for the stickers of the cube that are not known; `undefined` if it contradicts
   * itself, which is told, or something else began.
   */
  async complete(facelets: string): Promise<Completion | undefined> {
    return this.#do(
      "checking",
      async (_, engine) => {
        const solver = await engine.solver();
        const completion = await solver.complete(facelets);
        if (completion.count > 0) return completion;
        const { repairs } = completion;
        throw new SolverError("color-count", "No cube has these stickers.", { repairs });
      },
      facelets,
    );
  }

  /** A uniformly random cube; `undefined` if there is none, or something else began. */
  async mix(): Promise<string | undefined> {
    return this.#do("scrambling", async (_, engine) => {
      const solver = await engine.solver();
      return solver.randomFacelets();
    });
  }

  /**
   * Tells what is wrong with something that was asked for, or with a cube; what is under way goes
   * on.
   */
  complain(error: unknown, facelets = ""): void {
    this.#problem = problemOf(error, facelets);
    this.#host.requestUpdate();
    this.#events.problem(this.#problem);
  }

  // What comes too late, after something else has begun, counts for nothing; nobody waits for it.
  async #do<Result>(
    activity: Activity,
    action: (work: AbortSignal, engine: SharedEngine) => Promise<Result>,
    facelets?: string,
  ): Promise<Result | undefined> {
    const work = this.#begin(activity);
    const engine = this.#engine();
    const letGo = engine.hold();
    try {
      const result = await Promise.race([action(work, engine), endOf(work)]);
      if (work.aborted) return undefined;
      this.#activity = "idle";
      this.#problem = undefined;
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
    this.#problem = undefined;
    this.#host.requestUpdate();
    return this.#work.signal;
  }

  #improve(solution: Solution): void {
    this.#found = [...this.#found, solution];
    this.#host.requestUpdate();
    this.#events.improved(solution);
  }

  #raiseBound(lowerBound: number): void {
    this.#lowerBound = lowerBound;
    this.#host.requestUpdate();
  }
}

function detailsOf({ stickers, pieces, repairs, hasEveryPiece }: CubeReading): SolverErrorDetails {
  return { stickers, pieces, repairs, hasEveryPiece };
}

/** What there is to tell of an error; one that is not of ours is a fault of ours. */
export function problemOf(error: unknown, facelets = ""): Problem {
  const known = error instanceof SolverError ? error : undefined;
  const {
    stickers = [],
    pieces = [],
    repairs = [],
    hasEveryPiece = false,
    ...ofText
  } = known?.details ?? {};
  return {
    ...ofText,
    code: known?.code ?? "internal",
    message: known?.message ?? `Something went wrong inside: ${String(error)}`,
    stickers,
    pieces,
    repairs,
    hasEveryPiece,
    facelets,
  };
}

/** Whether it is a cube that is wrong, and no text, engine or setting. */
export function isOfCube({ code, facelets }: Readonly<Problem>): boolean {
  return facelets !== "" && (CUBE_ERROR_CODES as readonly string[]).includes(code);
}

function endOf(work: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    work.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}
