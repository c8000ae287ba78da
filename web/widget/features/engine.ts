// The engine that the element uses, and what it is working out for the element's cube.

import { optionError } from "../../core/arguments";
import type { TableTier } from "../../core/solution";
import { checkSolverOptions, Solver } from "../../engine";
import { tell, tellError } from "../element/events";
import { Feature, forPages } from "../element/feature";
import { oneOf, readNumber, setting } from "../element/setting";
import { EngineTables } from "../solve/engine-tables";
import { EngineWork } from "../solve/engine-work";
import { engineOf, sharedEngine, type SharedEngine } from "../solve/shared-engine";
import { Choosing } from "./choosing";
import { Presence } from "./presence";
import { Settings } from "./settings";

export interface EngineApi {
  /** Which search tables the engine uses: see `SolverOptions`. */
  get tables(): "auto" | TableTier;
  set tables(given: "auto" | TableTier | null | undefined);
  /** How many threads search: a number, or as many as the machine has. */
  get threads(): "auto" | number;
  set threads(given: "auto" | number | null | undefined);
  /** The folder in which `wasm/` and `tables/` lie; "": where the script came from. */
  get baseUrl(): string;
  set baseUrl(given: string | null | undefined);
  /**
   * A solver that the page has made, used instead of one with these options: page and element then share its workers
   * and its tables. The element does not dispose of it. If it is `null`, all elements of the page with the same options
   * share one.
   */
  get solver(): Solver | null;
  set solver(given: Solver | null | undefined);
}

export class Engine extends Feature implements EngineApi {
  @setting("tables", "auto", oneOf("tables", ["auto", "mini", "full"]))
  declare tables: "auto" | TableTier;

  @setting("threads", "auto", readThreads)
  declare threads: "auto" | number;

  @setting("base-url", "", readUrl)
  declare baseUrl: string;

  readonly work = new EngineWork(
    this.element,
    () => this.shared,
    ({ code, message }) => tell(this.element, "cubewright-error", { code, message }),
  );
  readonly tablesInUse = new EngineTables(
    this.element,
    () => this.shared,
    (progress) => tell(this.element, "cubewright-progress", progress),
  );
  readonly #presence = this.use(Presence);
  readonly #settings = this.use(Settings);
  readonly #choosing = this.use(Choosing);
  #startedEngine: SharedEngine | undefined;
  #lent: Solver | null = null;
  // The engine that was asked to make the tables of the 2x2x2.
  #preparedEngine: SharedEngine | undefined;

  override hostUpdate(): void {
    const engine = this.shared;
    this.#prepareFor(engine);
    const { mode } = this.#settings;
    const isOfSearch = this.#choosing.isByTwoPhase && this.#presence.isAwake;
    if (isOfSearch && mode !== "learn" && (mode === "solve" || this.#presence.loading === "eager"))
      engine.wantTables();
    if (this.#presence.loading !== "eager" || this.#startedEngine === engine) return;
    this.#startedEngine = engine;
    // A failure is reported when the engine is asked for something.
    engine.solver().catch(() => undefined);
  }

  // The tables of the 2x2x2 are made as soon as it is chosen, since nobody wants to wait for them later.
  #prepareFor(engine: SharedEngine): void {
    const { puzzle } = this.#choosing;
    const isWanted = this.#settings.mode === "solve" && this.#presence.isAwake;
    if (puzzle !== "2x2x2" || !isWanted || this.#preparedEngine === engine) return;
    this.#preparedEngine = engine;
    engine
      .solver()
      .then((solver) => solver.prepare("optimal", { puzzle }))
      .catch(() => undefined);
  }

  @forPages
  get solver(): Solver | null {
    return this.#lent;
  }

  set solver(given: Solver | null | undefined) {
    if (given !== null && given !== undefined && !(given instanceof Solver)) {
      tellError(
        this.element,
        optionError("solver", given, "a Solver of the same package, or null"),
      );
      return;
    }
    this.#lent = given ?? null;
    this.element.requestUpdate();
  }

  /** The engine for the current settings. */
  get shared(): SharedEngine {
    if (this.#lent) return engineOf(this.#lent);
    const { tables, threads, baseUrl } = this;
    if (baseUrl === "") return sharedEngine({ tables, threads });
    const url = new URL(baseUrl, this.element.baseURI);
    return sharedEngine({ tables, threads, baseUrl: url.href });
  }
}

function readThreads(given: unknown): "auto" | number {
  const threads = given === "auto" ? given : readNumber(given);
  checkSolverOptions({ threads });
  return threads as "auto" | number;
}

// Relative to the document's base, which need not be its address: a frame with `srcdoc` has no address of its own.
function readUrl(given: unknown, { baseURI }: Node): string {
  let baseUrl = given;
  try {
    if (typeof given === "string") baseUrl = new URL(given, baseURI).href;
  } catch {
    // The check refuses it.
  }
  checkSolverOptions({ baseUrl });
  return String(given);
}
