// The methods by stages, in a worker of their own.

import { DEFAULT_CHOICE, isByStages, type MethodByStages } from "../../core/choices";
import { SolverError } from "../../core/errors";
import { COLOR_NAMES, FACES, type Face } from "../../core/faces";
import { FRAMES } from "../../core/orientation";
import type { CubeReading, SolveResult } from "../../core/solution";
import type { Stage } from "../../core/stages";
import { MODULE_WAYS } from "../connection/module-ways";
import { UnheardError } from "../connection/worker-connection";
import { abortError, rejectOnAbort } from "../platform/abort";
import type { AnsweredRequest } from "../worker/protocol";
import type { Session } from "./engine-life";
import { ModuleWorker } from "./module-worker";
import {
  checkOptions,
  checkSolveOptions,
  SOLVE_RULES,
  type CrossColor,
  type ExplainOptions,
  type Given,
  type GivenSolveOptions,
  type GivenSolverOptions,
} from "./options";
import { untilAborted } from "./questions";

type StagesQuestion = AnsweredRequest<"solve-by-stages">;

export class ModuleMethods {
  readonly #worker: ModuleWorker;
  readonly #check: (text: string) => Promise<CubeReading>;

  /**
   * @param lifetime aborted when the solver ends
   * @param check reads a cube, and says what is wrong with it
   */
  constructor(
    options: GivenSolverOptions,
    lifetime: AbortSignal,
    check: (text: string) => Promise<CubeReading>,
  ) {
    this.#worker = new ModuleWorker(MODULE_WAYS.methods, options, lifetime, () => undefined);
    this.#check = check;
  }

  /** @throws what `Solver.explain` throws. */
  async explain(text: string, options: unknown): Promise<readonly Stage[]> {
    const { method, ...given } = readExplanation(options);
    const { stages } = await this.solve(text, method, given);
    return stages!;
  }

  /** @throws what `Solver.solve` throws. */
  async solve(
    text: string,
    method: MethodByStages,
    options: GivenSolveOptions,
  ): Promise<SolveResult> {
    const { metric = DEFAULT_CHOICE.metric, maxLength = 0, seed = 0, urgent = false } = options;
    const { timeMs = Infinity, maxNodes = Infinity, cross = "white", signal } = options;
    return rejectOnAbort(signal, async () => {
      const reading = await this.#check(text);
      const { code, message, facelets, orientation, ...details } = reading;
      if (code !== "") throw new SolverError(code, message, details);
      const question: StagesQuestion = {
        ...{ type: "solve-by-stages", facelets, method, metric, maxLength, timeMs, maxNodes },
        ...{ cross: faceOfColor(cross, orientation), seed, urgent },
      };
      return this.#worker.use((open) => askOneAlive(open, question, options));
    });
  }
}

const {
  goal: _goal,
  maxLength: _max,
  onImproved: _improved,
  onBound: _bound,
  ...EXPLAIN_RULES
} = SOLVE_RULES;

function readExplanation(options: unknown): GivenSolveOptions & { method: MethodByStages } {
  const { method = "beginner", ...others } = checkOptions<Given<ExplainOptions>>(
    options,
    EXPLAIN_RULES,
  );
  const given = checkSolveOptions({ ...others, method });
  if (isByStages(method)) return { ...given, method };
  throw new SolverError("unsupported", `${method} has no stages to tell of.`);
}

/** The face whose centre has this colour on a cube that is held so. */
function faceOfColor(color: CrossColor, orientation: number): Face {
  const usual = FACES.find((face) => COLOR_NAMES[face].toLowerCase() === color)!;
  return FACES[FRAMES[orientation]!.indexOf(usual)]!;
}

// That a worker was gone before is noticed only by its silence.
async function askOneAlive(
  open: () => Promise<Session>,
  question: StagesQuestion,
  options: GivenSolveOptions,
): Promise<SolveResult> {
  try {
    return await ask(await open(), question, options);
  } catch (error) {
    if (!(error instanceof UnheardError)) throw error;
  }
  return ask(await open(), question, options);
}

function ask(
  { connection }: Session,
  question: StagesQuestion,
  { signal, onImproved, onBound, onProgress }: GivenSolveOptions,
): Promise<SolveResult> {
  if (signal?.aborted) throw abortError();
  const unlessAborted =
    <Told>(tell: ((told: Told) => void) | undefined) =>
    (told: Told) => {
      if (!signal?.aborted) tell?.(told);
    };
  const request = connection.request<"solve-by-stages">(question, {
    onImproved: unlessAborted(onImproved),
    onBound: unlessAborted(onBound),
    onMethodProgress: unlessAborted(onProgress),
  });
  return untilAborted(connection, request, signal);
}
