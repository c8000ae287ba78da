// Goals with stickers that may be anything: in a worker of their own, which is started for the first of them.

import type { Completion } from "../../core/completion";
import { DEFAULT_CHOICE } from "../../core/choices";
import { SolverError } from "../../core/errors";
import { readOpenGoal } from "../../core/open-goal";
import type { CubeReading, SolveResult } from "../../core/solution";
import { MODULE_WAYS } from "../connection/module-ways";
import { rejectOnAbort } from "../platform/abort";
import { askToSolve } from "./method-question";
import { ModuleWorker } from "./module-worker";
import { DEFAULT_TIME_MS, type GivenSolveOptions, type GivenSolverOptions } from "./options";
import { stickersOf } from "./position";
import { askOneAlive } from "./questions";

/** What the worker of the two-phase search answers. */
interface CubeQuestions {
  check(text: string): Promise<CubeReading>;
  complete(text: string): Promise<Completion>;
}

export class ModuleGoals {
  readonly #worker: ModuleWorker;
  readonly #questions: CubeQuestions;

  /** @param lifetime aborted when the solver ends */
  constructor(options: GivenSolverOptions, lifetime: AbortSignal, questions: CubeQuestions) {
    this.#worker = new ModuleWorker(MODULE_WAYS.goals, { ...options, threads: 1 }, lifetime);
    this.#questions = questions;
  }

  /** The only cube that has the known stickers of a goal, if there is no other. */
  async onlyCubeOf(goal: string): Promise<string | undefined> {
    const { count, facelets } = await this.#questions.complete(goal);
    return count === 1 ? facelets : undefined;
  }

  /** @throws what `Solver.solve` throws. */
  solve(cube: string, options: GivenSolveOptions & { goal: string }): Promise<SolveResult> {
    return rejectOnAbort(options.signal, async () => {
      const text = await stickersOf(cube);
      const { code, message, facelets, orientation, ...details } =
        await this.#questions.check(text);
      if (code !== "") throw new SolverError(code, message, details);
      const { method = DEFAULT_CHOICE.method, metric = DEFAULT_CHOICE.metric } = options;
      const { maxLength = 0, maxNodes = Infinity, maxSolutions = 1, urgent = false } = options;
      const hasLimit = method !== "two-phase" || options.maxNodes !== undefined;
      const { timeMs = hasLimit ? Infinity : DEFAULT_TIME_MS } = options;
      const goal = readOpenGoal(options.goal, text, orientation);
      return await this.#worker.use((open) =>
        askOneAlive(open, (session) =>
          askToSolve(
            session,
            {
              ...{ type: "solve-by-method", facelets, goal, method, metric, maxLength, timeMs },
              ...{ maxNodes, maxSolutions, cross: "U", seed: 0, urgent },
              ...(options.prefer !== undefined && { prefer: options.prefer }),
            },
            options,
          ),
        ),
      );
    });
  }
}
