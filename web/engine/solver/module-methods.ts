// The methods other than the two-phase search in half turns: those by stages have a worker of their own, those that
// need a set of tables run in the worker of that set, and those of the 2x2x2 run in the worker of its set, whether they
// need the set or not.

import { anyOf } from "../../core/arguments";
import {
  DEFAULT_CHOICE,
  hasStages,
  methodsOf,
  usualMethodOf,
  type Method,
  type Puzzle,
} from "../../core/choices";
import { SolverError } from "../../core/errors";
import { COLOR_NAMES, FACES, type Face } from "../../core/faces";
import { SOLVED_FACELETS } from "../../core/facelets";
import { otherFrameError, otherSchemeError } from "../../core/goal";
import { FRAMES, readHeldLetters, USUAL_FRAME } from "../../core/orientation";
import { SOLVED_POCKET } from "../../core/pocket-stickers";
import type { CubeReading, CubeSolve, SolveResult, SolverProgress } from "../../core/solution";
import type { Stage } from "../../core/stages";
import { centersOf, facesNamed, readSymbols } from "../../core/sticker-symbols";
import { MODULE_WAYS } from "../connection/module-ways";
import { abortError, rejectOnAbort } from "../platform/abort";
import { systemClock } from "../platform/clock";
import type { AnsweredRequest } from "../worker/messages/protocol";
import type { Session } from "./engine-life";
import { loadedScript } from "./loaded-script";
import { askToSolve, type MethodQuestion } from "./method-question";
import type { ModuleTables } from "./module-tables";
import { ModuleWorker } from "./module-worker";
import { checkOptions, checkSolveOptions, SOLVE_RULES } from "./option-rules";
import {
  DEFAULT_TIME_MS,
  type CrossColor,
  type ExplainOptions,
  type Given,
  type GivenSolveOptions,
  type GivenSolverOptions,
} from "./options";
import { goalStickersOf, stickersOf } from "./position";
import { askOneAlive, untilAborted } from "./questions";
import { tableModuleOf, type TableModuleName } from "./table-modules";
import type { TwoPhaseFirst } from "./two-phase-first";

export class ModuleMethods {
  readonly #worker: ModuleWorker;
  readonly #check: (text: string, puzzle: Puzzle) => Promise<CubeReading>;
  readonly #tablesOf: (name: TableModuleName) => ModuleTables;
  readonly #twoPhaseFirst: TwoPhaseFirst;

  /**
   * @param lifetime aborted when the solver ends
   * @param check reads a cube, and says what is wrong with it
   * @param tablesOf gives a set of tables, which may not be loaded yet
   * @param twoPhaseFirst lets two-phase searches go before the methods that need tables
   */
  constructor(
    options: GivenSolverOptions,
    lifetime: AbortSignal,
    check: (text: string, puzzle: Puzzle) => Promise<CubeReading>,
    tablesOf: (name: TableModuleName) => ModuleTables,
    twoPhaseFirst: TwoPhaseFirst,
  ) {
    this.#worker = new ModuleWorker(MODULE_WAYS.methods, { ...options, threads: 1 }, lifetime);
    this.#check = check;
    this.#tablesOf = tablesOf;
    this.#twoPhaseFirst = twoPhaseFirst;
  }

  /** Starts the worker of a puzzle's methods that need no tables. */
  async prepare(puzzle: Puzzle): Promise<void> {
    await this.#useWithoutTables(puzzle, (open) => open());
  }

  /** @throws what `Solver.explain` throws. */
  async explain(text: string, options: unknown): Promise<readonly Stage[]> {
    const { stages } = await this.solve(text, readExplanation(options));
    return stages!;
  }

  /** @throws what `Solver.solve` throws. */
  async solve(cube: string, options: GivenSolveOptions): Promise<SolveResult> {
    const { puzzle = DEFAULT_CHOICE.puzzle, method = usualMethodOf(puzzle), signal } = options;
    const module = tableModuleOf(method, puzzle, options.metric);
    return await rejectOnAbort(signal, async () => {
      const text = await stickersOf(cube, puzzle);
      const isByStages = module === undefined && puzzle === "3x3x3" && options.goal === undefined;
      const letters = isByStages ? readHeldLetters(text) : undefined;
      if (!letters) return await this.#solveRead(text, await this.#read(text, puzzle), options);
      // The worker of the two-phase search, which reads cubes, may not have started, and is not needed for this.
      return await this.#solveRead(text, letters, options).catch(async (error: unknown) => {
        if (error instanceof SolverError && error.code === "internal")
          await this.#read(text, puzzle);
        throw error;
      });
    });
  }

  async #solveRead(
    text: string,
    reading: Pick<CubeReading, "facelets" | "orientation" | "scheme">,
    options: GivenSolveOptions,
  ): Promise<SolveResult> {
    const { puzzle = DEFAULT_CHOICE.puzzle, method = usualMethodOf(puzzle) } = options;
    const { metric = DEFAULT_CHOICE.metric, maxLength = 0, seed = 0, urgent = false } = options;
    const { maxNodes = Infinity, cross = "white", maxSolutions = 1 } = options;
    // Whatever the metric, the two-phase search stops after some time.
    const usualMs = method === "two-phase" && maxNodes === Infinity ? DEFAULT_TIME_MS : Infinity;
    const { timeMs = usualMs } = options;
    const { facelets } = reading;
    const goal = await this.#readGoal(options.goal, puzzle, reading);
    const question: MethodQuestion = {
      ...{ type: "solve-by-method", facelets, method, metric, maxLength, timeMs, maxNodes },
      ...{ maxSolutions, cross: faceOfColor(cross, text, reading), seed, urgent, goal },
      ...(options.known !== undefined && { known: await readKnown(options.known, facelets, goal) }),
      ...(options.checkpoint !== undefined && { checkpoint: options.checkpoint }),
      ...(options.population !== undefined && { population: options.population }),
      ...(options.prefer !== undefined && { prefer: options.prefer }),
      ...(options.large !== undefined && { large: options.large }),
    };
    const module = tableModuleOf(method, puzzle, metric);
    return module
      ? this.#askWithTables(this.#tablesOf(module), question, options)
      : this.#useWithoutTables(puzzle, (open) =>
          askOneAlive(open, (session) => askToSolve(session, question, options)),
        );
  }

  /**
   * Solves many cubes in normal form by one method, and reports only the results.
   * @throws what `Solver.solve` throws, except "time".
   */
  solveCubes(
    cubes: readonly string[],
    { puzzle = DEFAULT_CHOICE.puzzle, signal, ...options }: GivenSolveOptions,
  ): Promise<readonly CubeSolve[]> {
    const { method = usualMethodOf(puzzle), metric = DEFAULT_CHOICE.metric } = options;
    const { maxLength = 0, seed = 0 } = options;
    const { timeMs = Infinity, maxNodes = Infinity, cross = "white" } = options;
    const question: AnsweredRequest<"solve-cubes-by-method"> = {
      ...{ type: "solve-cubes-by-method", cubes, method, metric, maxLength, timeMs, maxNodes },
      ...{ maxSolutions: 1, cross: usualFaceOf(cross), seed, urgent: false },
      goal: puzzle === "2x2x2" ? SOLVED_POCKET : SOLVED_FACELETS,
      // Whether it happens to be in memory must not decide which moves are found.
      large: false,
    };
    const askIn = ({ connection }: Session) => {
      if (signal?.aborted) throw abortError();
      const request = connection.request<"solve-cubes-by-method">(question);
      return untilAborted(connection, request, signal);
    };
    const module = tableModuleOf(method, puzzle, metric);
    return rejectOnAbort(signal, () =>
      module
        ? this.#tablesOf(module).use({ signal }, false, (open) => askOneAlive(open, askIn))
        : this.#useWithoutTables(puzzle, (open) => askOneAlive(open, askIn)),
    );
  }

  #useWithoutTables<Result>(
    puzzle: Puzzle,
    work: (open: () => Promise<Session>) => Promise<Result>,
  ): Promise<Result> {
    return puzzle === "2x2x2" ? this.#tablesOf("pocket").useWithout(work) : this.#worker.use(work);
  }

  async #read(text: string, puzzle: Puzzle, subject = ""): Promise<CubeReading> {
    const reading = await this.#check(text, puzzle);
    const { code, message, facelets: _facelets, orientation: _orientation, ...details } = reading;
    if (code !== "") throw new SolverError(code, subject + message, details);
    return reading;
  }

  async #readGoal(
    text: string | undefined,
    puzzle: Puzzle,
    { orientation, scheme }: Pick<CubeReading, "orientation" | "scheme">,
  ): Promise<string> {
    if (text === undefined) return puzzle === "2x2x2" ? SOLVED_POCKET : SOLVED_FACELETS;
    const reading = await this.#read(await goalStickersOf(text, puzzle), puzzle, "The goal: ");
    if (!mayBeOneScheme(reading.scheme, scheme)) throw otherSchemeError();
    if (reading.orientation !== orientation) throw otherFrameError(puzzle);
    return reading.facelets;
  }

  // The time limit includes loading the tables, except for the two-phase search.
  #askWithTables(
    tables: ModuleTables,
    question: MethodQuestion,
    options: GivenSolveOptions,
  ): Promise<SolveResult> {
    const { signal, onProgress } = options;
    const startMs = systemClock.nowMs();
    const isTwoPhase = question.method === "two-phase";
    const waiting = {
      signal,
      deadlineMs: isTwoPhase ? Infinity : startMs + question.timeMs,
      onProgress: (progress: SolverProgress) =>
        onProgress?.({ isPreparing: true, tables: progress, nodes: 0, figures: {} }),
    };
    return tables.use(waiting, options.large, (open) =>
      askOneAlive(open, (session) => {
        const waitedMs = isTwoPhase ? 0 : systemClock.nowMs() - startMs;
        const timeMs = Math.max(0, question.timeMs - waitedMs);
        const result = askToSolve(session, { ...question, timeMs }, options);
        // A 2x2x2 takes milliseconds.
        if (options.puzzle === "2x2x2") return result;
        return this.#twoPhaseFirst.solve(session.connection, result);
      }),
    );
  }
}

// Whether colours are arranged alike. Letters of faces stand for colours; symbols of a person's own choice may stand for
// any, so nothing follows where only one of the texts has them.
function mayBeOneScheme(...schemes: (string | undefined)[]): boolean {
  const [one, other] = schemes.map((scheme = "") => facesNamed(scheme)) as [string, string];
  return one === other || Array.from(one).some((symbol) => !other.includes(symbol));
}

// Reads moves, with a script that a page may load later than this; methods by stages do not need it.
async function readKnown(...known: [text: string, facelets: string, goal: string]) {
  const { readKnownMoves } = await loadedScript(import("./known-moves"));
  return readKnownMoves(...known);
}

const {
  goal: _goal,
  maxLength: _max,
  onImproved: _improved,
  onBound: _bound,
  known: _known,
  checkpoint: _checkpoint,
  large: _large,
  maxSolutions: _solutions,
  prefer: _prefer,
  ...EXPLAIN_RULES
} = SOLVE_RULES;

function readExplanation(options: unknown): GivenSolveOptions & { method: Method } {
  const { method = "beginner", ...others } = checkOptions<Given<ExplainOptions>>(
    options,
    EXPLAIN_RULES,
  );
  const given = checkSolveOptions({ ...others, method });
  if (hasStages(method)) return { ...given, method };
  const withStages = anyOf(methodsOf(given.puzzle ?? DEFAULT_CHOICE.puzzle).filter(hasStages));
  throw new SolverError(
    "unsupported",
    `The method "${method}" has no stages to tell of, as ${withStages} has.`,
  );
}

/**
 * The face that has this colour on the cube as it was written: a 2x2x2, and a cube written in colours, may have them in
 * any order. If the symbols are not colours, it is the face that has this colour on most cubes.
 */
function faceOfColor(
  color: CrossColor,
  text: string,
  { orientation, scheme }: Pick<CubeReading, "orientation" | "scheme">,
): Face {
  const usual = usualFaceOf(color);
  const frame = FRAMES[orientation]!;
  const seen = scheme
    ? frame.replace(/./g, (face) => scheme[USUAL_FRAME.indexOf(face)]!)
    : centersOf(readSymbols(text));
  const isInColors = /^[WRGYOB]+$/.test(seen);
  return FACES[isInColors ? seen.indexOf(color[0]!.toUpperCase()) : frame.indexOf(usual)]!;
}

function usualFaceOf(color: CrossColor): Face {
  return FACES.find((face) => COLOR_NAMES[face].toLowerCase() === color)!;
}
