// The methods other than that of the two-phase search: those by stages in a worker of their own, any that needs a
// set of tables in that of the set.

import {
  DEFAULT_CHOICE,
  isByStages,
  type MethodByStages,
  type ModuleMethod,
} from "../../core/choices";
import { SolverError } from "../../core/errors";
import { COLOR_NAMES, FACES, type Face } from "../../core/faces";
import { SOLVED_FACELETS } from "../../core/facelets";
import { otherFrameError } from "../../core/goal";
import { FRAMES } from "../../core/orientation";
import type { CubeReading, SolveResult, SolverProgress } from "../../core/solution";
import type { Stage } from "../../core/stages";
import { tableSetOf, type TableSetName } from "../../core/table-sets";
import { MODULE_WAYS } from "../connection/module-ways";
import { UnheardError } from "../connection/worker-connection";
import { abortError, rejectOnAbort } from "../platform/abort";
import type { AnsweredRequest } from "../worker/protocol";
import type { Session } from "./engine-life";
import type { ModuleTables } from "./module-tables";
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

type MethodQuestion = AnsweredRequest<"solve-by-method">;

export class ModuleMethods {
  readonly #worker: ModuleWorker;
  readonly #check: (text: string) => Promise<CubeReading>;
  readonly #tablesOf: (name: OtherSetName) => ModuleTables;

  /**
   * @param lifetime aborted when the solver ends
   * @param check reads a cube, and says what is wrong with it
   * @param tablesOf gives a set of tables, which nobody has loaded yet perhaps
   */
  constructor(
    options: GivenSolverOptions,
    lifetime: AbortSignal,
    check: (text: string) => Promise<CubeReading>,
    tablesOf: (name: OtherSetName) => ModuleTables,
  ) {
    this.#worker = new ModuleWorker(MODULE_WAYS.methods, options, lifetime, () => undefined);
    this.#check = check;
    this.#tablesOf = tablesOf;
  }

  /** Starts the worker of the methods by stages. */
  async prepare(): Promise<void> {
    await this.#worker.use((open) => open());
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
    method: ModuleMethod,
    options: GivenSolveOptions,
  ): Promise<SolveResult> {
    const { metric = DEFAULT_CHOICE.metric, maxLength = 0, seed = 0, urgent = false } = options;
    const { timeMs = Infinity, maxNodes = Infinity, cross = "white", signal } = options;
    return rejectOnAbort(signal, async () => {
      const { facelets, orientation } = await this.#read(text);
      const question: MethodQuestion = {
        ...{ type: "solve-by-method", facelets, method, metric, maxLength, timeMs, maxNodes },
        ...{ cross: faceOfColor(cross, orientation), seed, urgent },
        goal: await this.#readGoal(options.goal, orientation),
      };
      const set = tableSetOf(method, DEFAULT_CHOICE.puzzle);
      return set && set !== "two-phase"
        ? this.#askWithTables(this.#tablesOf(set), question, options)
        : this.#worker.use((open) => askOneAlive(open, () => question, options));
    });
  }

  async #read(text: string, subject = ""): Promise<CubeReading> {
    const reading = await this.#check(text);
    const { code, message, facelets: _facelets, orientation: _orientation, ...details } = reading;
    if (code !== "") throw new SolverError(code, subject + message, details);
    return reading;
  }

  async #readGoal(text: string | undefined, orientation: number): Promise<string> {
    if (text === undefined) return SOLVED_FACELETS;
    const reading = await this.#read(text, "The goal: ");
    if (reading.orientation !== orientation) throw otherFrameError();
    return reading.facelets;
  }

  // The time that loading the tables takes counts.
  #askWithTables(
    tables: ModuleTables,
    question: MethodQuestion,
    options: GivenSolveOptions,
  ): Promise<SolveResult> {
    const { signal, onProgress } = options;
    const startMs = performance.now();
    const waiting = {
      signal,
      limitMs: question.timeMs,
      onProgress: (progress: SolverProgress) =>
        onProgress?.({ isPreparing: true, tables: progress, nodes: 0, figures: {} }),
    };
    return tables.use(waiting, (open) =>
      askOneAlive(
        open,
        () => ({
          ...question,
          timeMs: Math.max(0, question.timeMs - (performance.now() - startMs)),
        }),
        options,
      ),
    );
  }
}

type OtherSetName = Exclude<TableSetName, "two-phase">;

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
  question: () => MethodQuestion,
  options: GivenSolveOptions,
): Promise<SolveResult> {
  try {
    return await ask(await open(), question(), options);
  } catch (error) {
    if (!(error instanceof UnheardError)) throw error;
  }
  return ask(await open(), question(), options);
}

function ask(
  { connection }: Session,
  question: MethodQuestion,
  { signal, onImproved, onBound, onProgress }: GivenSolveOptions,
): Promise<SolveResult> {
  if (signal?.aborted) throw abortError();
  const unlessAborted =
    <Told>(tell: ((told: Told) => void) | undefined) =>
    (told: Told) => {
      if (!signal?.aborted) tell?.(told);
    };
  const request = connection.request<"solve-by-method">(question, {
    onImproved: unlessAborted(onImproved),
    onBound: unlessAborted(onBound),
    onMethodProgress: unlessAborted(onProgress),
  });
  return untilAborted(connection, request, signal);
}
