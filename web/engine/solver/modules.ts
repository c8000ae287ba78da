// The modules of a solver other than the two-phase search. This is loaded when the first is asked for.

import { optionError } from "../../core/arguments";
import { DEFAULT_CHOICE, isByStages, type Method, type MethodByStages } from "../../core/choices";
import { SolverError } from "../../core/errors";
import type { CubeReading, SolveResult } from "../../core/solution";
import type { Stage } from "../../core/stages";
import { tableSetOf, type TableSetName } from "../../core/table-sets";
import { MODULE_WAYS } from "../connection/module-ways";
import { ModuleMethods } from "./module-methods";
import { ModuleTables } from "./module-tables";
import {
  checkOptions,
  checkSolveOptions,
  SOLVE_RULES,
  type ExplainOptions,
  type Given,
  type GivenSolveOptions,
  type GivenSolverOptions,
  type PrepareOptions,
} from "./options";
import type { SolverState } from "./solver-state";

export class Modules {
  readonly #options: GivenSolverOptions;
  readonly #state: SolverState;
  readonly #lifetime: AbortSignal;
  readonly #tables = new Map<TableSetName, ModuleTables>();
  readonly #methods: ModuleMethods;

  /**
   * @param lifetime aborted when the solver ends
   * @param check reads a cube, and says what is wrong with it
   */
  constructor(
    options: GivenSolverOptions,
    state: SolverState,
    lifetime: AbortSignal,
    check: (text: string) => Promise<CubeReading>,
  ) {
    this.#options = options;
    this.#state = state;
    this.#lifetime = lifetime;
    this.#methods = new ModuleMethods(options, lifetime, check);
  }

  /** @throws SolverError what `Solver.solve` throws. */
  solve(text: string, method: MethodByStages, options: GivenSolveOptions): Promise<SolveResult> {
    return this.#methods.solve(text, method, options);
  }

  /** @throws SolverError what `Solver.explain` throws. */
  async explain(text: string, options: unknown): Promise<readonly Stage[]> {
    const { method, ...given } = readExplanation(options);
    const { stages } = await this.#methods.solve(text, method, given);
    return stages!;
  }

  /**
   * Loads what a method needs; for the two-phase search that is what `prepareTwoPhase` does.
   * @throws SolverError what `Solver.prepare` throws.
   */
  async prepare(
    method: unknown,
    options: unknown,
    prepareTwoPhase: () => Promise<void>,
  ): Promise<void> {
    const name = readPreparation(method, options);
    if (name === "two-phase") await prepareTwoPhase();
    else await this.#tablesOf(name).prepare();
  }

  #tablesOf(name: Exclude<TableSetName, "two-phase">): ModuleTables {
    const tables =
      this.#tables.get(name) ??
      new ModuleTables(name, MODULE_WAYS[name], this.#options, this.#state, this.#lifetime);
    this.#tables.set(name, tables);
    return tables;
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

// The set of tables that the method needs.
function readPreparation(method: unknown, options: unknown): TableSetName {
  const { method: rule, puzzle } = SOLVE_RULES;
  if (!rule.accepts(method)) throw optionError("method", method, rule.expected);
  const choice = { ...DEFAULT_CHOICE, ...checkOptions<Given<PrepareOptions>>(options, { puzzle }) };
  const name = tableSetOf(method as Method, choice.puzzle);
  if (name) return name;
  throw new SolverError(
    "unsupported",
    `There is no ${String(method)} for the ${choice.puzzle} yet.`,
  );
}
