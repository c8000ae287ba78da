// The modules of a solver other than the two-phase search. This is loaded when the first of them is needed.

import { optionError } from "../../core/arguments";
import { DEFAULT_CHOICE, type Method, type Puzzle } from "../../core/choices";
import type { TableSetStatus } from "../../core/solution";
import type { TableSetName } from "../../core/table-sets";
import { MODULE_WAYS } from "../connection/module-ways";
import { rejectOnAbort } from "../platform/abort";
import { ModuleGoals, type CubeQuestions } from "./module-goals";
import { ModuleMethods } from "./module-methods";
import { ModuleScan } from "./module-scan";
import { ModuleTables } from "./module-tables";
import { checkOptions, checkSolveOptions, SOLVE_RULES } from "./option-rules";
import type { Given, GivenSolverOptions, PrepareOptions } from "./options";
import { Questions } from "./questions";
import type { SolverState } from "./solver-state";
import { TABLE_MODULES, tableModuleOf, type TableModuleName } from "./table-modules";
import type { TwoPhaseFirst } from "./two-phase-first";

export class Modules {
  readonly #options: GivenSolverOptions;
  readonly #state: SolverState;
  readonly #lifetime: AbortSignal;
  readonly #tables: Partial<Record<TableModuleName, ModuleTables>> = {};
  // Of each set, by the modules that have a copy of it.
  readonly #copies: Partial<
    Record<TableSetName, Partial<Record<TableModuleName, TableSetStatus>>>
  > = {};
  readonly methods: ModuleMethods;
  readonly scanning: ModuleScan;
  readonly goals: ModuleGoals;

  /**
   * @param lifetime aborted when the solver ends
   * @param questions those about the 3x3x3, which the worker of the two-phase search answers
   * @param twoPhaseFirst knows the two-phase searches, also those that began before
   */
  constructor(
    options: GivenSolverOptions,
    state: SolverState,
    lifetime: AbortSignal,
    questions: Questions,
    twoPhaseFirst: TwoPhaseFirst,
  ) {
    this.#options = options;
    this.#state = state;
    this.#lifetime = lifetime;
    // Who asks from here called before the solver's end, even if the question comes after it.
    const untilEnd: CubeQuestions = {
      check: (text) => rejectOnAbort(lifetime, () => questions.check(text)),
      complete: (text) => rejectOnAbort(lifetime, () => questions.complete(text)),
    };
    this.scanning = new ModuleScan(options, lifetime);
    this.goals = new ModuleGoals(options, lifetime, untilEnd);
    this.methods = new ModuleMethods(
      options,
      lifetime,
      (text, puzzle) =>
        puzzle === "2x2x2"
          ? this.askAboutPocket((pocket) => pocket.check(text))
          : untilEnd.check(text),
      (name) => this.#tablesOf(name),
      twoPhaseFirst,
    );
  }

  /** Asks the worker of the 2x2x2. */
  askAboutPocket<Result>(ask: (questions: Questions) => Promise<Result>): Promise<Result> {
    return this.#tablesOf("pocket").useWithout((open) => ask(new Questions(open)));
  }

  /**
   * Loads what a method needs; for the two-phase search, `prepareTwoPhase` does that, which cannot be cancelled.
   * @throws SolverError what `Solver.prepare` throws.
   */
  async prepare(
    method: unknown,
    options: unknown,
    prepareTwoPhase: () => Promise<void>,
  ): Promise<void> {
    const {
      puzzle,
      method: wanted,
      metric,
      large,
      signal,
      onProgress,
    } = readPreparation(method, options);
    const module = tableModuleOf(wanted, puzzle, metric);
    if (module) await this.#tablesOf(module).prepare({ signal, onProgress }, large);
    else if (wanted !== "two-phase")
      await rejectOnAbort(signal, () => this.methods.prepare(puzzle));
    else {
      const stopHearing = onProgress && this.#state.hearProgress(onProgress);
      const prepare = () => rejectOnAbort(this.#lifetime, prepareTwoPhase);
      await rejectOnAbort(signal, prepare).finally(stopHearing);
    }
  }

  #tablesOf(name: TableModuleName): ModuleTables {
    const module = TABLE_MODULES[name];
    return (this.#tables[name] ??= new ModuleTables(
      module,
      MODULE_WAYS[module.worker],
      this.#options,
      (set, status, isNews) => {
        // For the set "two-phase", the status describes the copy of the two-phase search.
        if (set === "two-phase") return;
        const copies = (this.#copies[set] = { ...this.#copies[set], [name]: status });
        const inUse = Object.values(copies).find(({ state }) => state === "in-use");
        this.#state.otherTables[set] = inUse ?? status;
        if (isNews) this.#state.tell();
      },
      this.#lifetime,
    ));
  }
}

function readPreparation(
  method: unknown,
  options: unknown,
): Given<PrepareOptions> & { puzzle: Puzzle; method: Method } {
  const { method: rule, puzzle: puzzleRule, metric: metricRule, ...others } = SOLVE_RULES;
  const { large: largeRule, signal, onProgress } = others;
  if (!rule.accepts(method)) throw optionError("method", method, rule.expected);
  const rules = { puzzle: puzzleRule, metric: metricRule, large: largeRule, signal, onProgress };
  const given = checkOptions<Given<PrepareOptions>>(options, rules);
  const { puzzle = DEFAULT_CHOICE.puzzle, metric, large } = given;
  checkSolveOptions({ puzzle, method, metric, large });
  return { ...given, puzzle, method: method as Method };
}
