// The modules of a solver other than the two-phase search. This is loaded when the first is asked for.

import { optionError } from "../../core/arguments";
import { DEFAULT_CHOICE, type Method } from "../../core/choices";
import { SolverError } from "../../core/errors";
import type { CubeReading } from "../../core/solution";
import { tableSetOf, type TableSetName } from "../../core/table-sets";
import { MODULE_WAYS } from "../connection/module-ways";
import { rejectOnAbort } from "../platform/abort";
import { ModuleMethods } from "./module-methods";
import { ModuleTables } from "./module-tables";
import {
  checkOptions,
  SOLVE_RULES,
  type Given,
  type GivenSolverOptions,
  type PrepareOptions,
} from "./options";
import type { SolverState } from "./solver-state";

export class Modules {
  readonly #options: GivenSolverOptions;
  readonly #state: SolverState;
  readonly #lifetime: AbortSignal;
  readonly #tables: Partial<Record<TableSetName, ModuleTables>> = {};
  #methods: ModuleMethods | undefined;

  /** @param lifetime aborted when the solver ends. */
  constructor(options: GivenSolverOptions, state: SolverState, lifetime: AbortSignal) {
    this.#options = options;
    this.#state = state;
    this.#lifetime = lifetime;
  }

  /** @param check reads a cube, and says what is wrong with it */
  methods(check: (text: string) => Promise<CubeReading>): ModuleMethods {
    return (this.#methods ??= new ModuleMethods(this.#options, this.#lifetime, check, (name) =>
      this.#tablesOf(name),
    ));
  }

  /**
   * Loads what a method needs; for the two-phase search that is what `prepareTwoPhase` does, which cannot be given up.
   * @throws SolverError what `Solver.prepare` throws.
   */
  async prepare(
    method: unknown,
    options: unknown,
    prepareTwoPhase: () => Promise<void>,
  ): Promise<void> {
    const { name, signal, onProgress } = readPreparation(method, options);
    if (name !== "two-phase") await this.#tablesOf(name).prepare({ signal, onProgress });
    else {
      const stopHearing = onProgress && this.#state.hearProgress(onProgress);
      await rejectOnAbort(signal, prepareTwoPhase).finally(stopHearing);
    }
  }

  #tablesOf(name: Exclude<TableSetName, "two-phase">): ModuleTables {
    return (this.#tables[name] ??= new ModuleTables(
      name,
      MODULE_WAYS[name],
      this.#options,
      this.#state,
      this.#lifetime,
    ));
  }
}

// The set of tables that the method needs is called `name`.
function readPreparation(
  method: unknown,
  options: unknown,
): Given<PrepareOptions> & { name: TableSetName } {
  const { method: rule, puzzle: puzzleRule, signal, onProgress } = SOLVE_RULES;
  if (!rule.accepts(method)) throw optionError("method", method, rule.expected);
  const rules = { puzzle: puzzleRule, signal, onProgress };
  const given = checkOptions<Given<PrepareOptions>>(options, rules);
  const { puzzle = DEFAULT_CHOICE.puzzle } = given;
  const name = tableSetOf(method as Method, puzzle);
  if (name) return { ...given, name };
  throw new SolverError("unsupported", `There is no ${String(method)} for the ${puzzle} yet.`);
}
