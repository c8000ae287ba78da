// Solves for goals with stickers that may be anything, and for several solutions by the two-phase search, in a worker
// of its own, which starts when it is first needed.

import type { Completion } from "../../core/completion";
import { DEFAULT_CHOICE } from "../../core/choices";
import { SolverError } from "../../core/errors";
import { SOLVED_FACELETS } from "../../core/facelets";
import { FACES, type Face } from "../../core/faces";
import { otherFrameError } from "../../core/goal";
import { isOpenGoal, readOpenGoal } from "../../core/open-goal";
import { FRAMES } from "../../core/orientation";
import type { CubeReading, SolveResult } from "../../core/solution";
import { MODULE_WAYS } from "../connection/module-ways";
import { rejectOnAbort } from "../platform/abort";
import { askToSolve } from "./method-question";
import { ModuleWorker } from "./module-worker";
import { checkSolveOptions } from "./option-rules";
import { DEFAULT_TIME_MS, type GivenSolveOptions, type GivenSolverOptions } from "./options";
import { goalStickersOf, stickersOf } from "./position";
import { askOneAlive } from "./questions";

/** What the worker of the two-phase search is asked. */
export interface CubeQuestions {
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

  /**
   * The same solve to the only cube that has the known stickers of its goal; `undefined` if there are several, or if
   * the method does not lead to a whole cube as the options ask: to open goals it leads in any metric, and by several
   * solutions.
   * @param cube to be solved
   * @throws SolverError with the code of what is wrong with the cube; what `readOpenGoal` throws.
   */
  async toOnlyCube(
    options: GivenSolveOptions & { goal: string },
    cube: string,
  ): Promise<GivenSolveOptions | undefined> {
    const text = await stickersOf(cube);
    const { orientation } = await this.#read(text);
    const letters = readOpenGoal(options.goal, text, orientation);
    const { count, facelets } = await this.#questions.complete(letters);
    if (count !== 1) return undefined;
    const frame = FRAMES[orientation]!;
    const goal = Array.from(facelets, (face) => frame[FACES.indexOf(face as Face)]).join("");
    try {
      return checkSolveOptions({ ...options, goal });
    } catch {
      return undefined;
    }
  }

  /** @throws what `Solver.solve` throws. */
  solve(cube: string, options: GivenSolveOptions): Promise<SolveResult> {
    return rejectOnAbort(options.signal, async () => {
      const text = await stickersOf(cube);
      const { facelets, orientation } = await this.#read(text);
      const {
        method = DEFAULT_CHOICE.method,
        metric = DEFAULT_CHOICE.metric,
        maxLength = 0,
        maxNodes = Infinity,
        maxSolutions = 1,
        urgent = false,
        timeMs = method === "two-phase" && maxNodes === Infinity ? DEFAULT_TIME_MS : Infinity,
      } = options;
      const goal = await this.#readGoal(options.goal, text, orientation);
      return await this.#worker.use((open) =>
        askOneAlive(open, (session) =>
          askToSolve(
            session,
            {
              ...{ type: "solve-by-method", facelets, goal, method, metric, maxLength, timeMs },
              ...{ maxNodes, maxSolutions, cross: "U", seed: 0, urgent },
              frame: FRAMES[orientation]!,
              ...(options.prefer !== undefined && { prefer: options.prefer }),
            },
            options,
          ),
        ),
      );
    });
  }

  async #read(text: string, subject = ""): Promise<CubeReading> {
    const reading = await this.#questions.check(text);
    const { code, message, facelets: _facelets, orientation: _orientation, ...details } = reading;
    if (code !== "") throw new SolverError(code, subject + message, details);
    return reading;
  }

  async #readGoal(goal: string | undefined, cube: string, orientation: number): Promise<string> {
    if (goal === undefined) return SOLVED_FACELETS;
    if (isOpenGoal(goal)) return readOpenGoal(goal, cube, orientation);
    const reading = await this.#read(await goalStickersOf(goal), "The goal: ");
    if (reading.orientation !== orientation) throw otherFrameError();
    return reading.facelets;
  }
}
