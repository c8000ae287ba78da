// An experiment that runs, is paused or has ended: its lanes, its cubes, its results so far, and what is stored of it.

import { SolverError } from "../core/errors";
import type { SolverProgress, TableTier } from "../core/solution";
import { openExperiments, type ExperimentsModule } from "../engine/experiments";
import { cubeCountOf, type Experiment, usesTableTiers } from "./experiment/experiment";
import { holdExperiment, isHeldElsewhere } from "./kept/experiment-hold";
import {
  changeExperiment,
  type KeptExperiment,
  type KeptState,
  readExperiment,
  tableTierIn,
} from "./kept/experiment-store";
import { TrialLog } from "./kept/trial-log";
import { Outcome } from "./results/outcome";
import { BadLines, type KeptBadLines } from "./run/bad-lines";
import { CubeRun } from "./run/cube-run";
import { DrawnCubes } from "./run/cube-source";
import { DoneCubes } from "./run/done-cubes";
import { Lane, type LaneOptions, type SolvedCube } from "./run/lane";
import { laneCount, thisMachine } from "./run/lane-count";
import { countCubeLines, isListGone, ListedCubes } from "./run/listed-cubes";
import { TimeLeft } from "./run/time-left";

export type RunState =
  | "opening"
  | "preparing"
  | "running"
  | "paused"
  | "stopped"
  | "done"
  | "failed"
  /** Another tab runs it. */
  | "elsewhere"
  /** Another tab has deleted it. */
  | "deleted";

export interface RunSource {
  experiment: Experiment;
  /** Its id in the storage; `undefined` if it cannot be stored. */
  id: number | undefined;
  /** The cubes, if they are listed. */
  list: Blob | undefined;
  /** The lines of the list that were found to be no cubes. */
  badLines?: KeptBadLines | undefined;
  baseUrl: string;
}

export class ExperimentRun {
  readonly experiment: Experiment;
  readonly id: number | undefined;
  readonly log: TrialLog;
  readonly #source: RunSource;
  readonly #changed: () => void;
  readonly #timeLeft = new TimeLeft();
  #state: RunState = "opening";
  #outcome: Outcome | undefined;
  #module: ExperimentsModule | undefined;
  #run: CubeRun | undefined;
  #lanes: Lane[] = [];
  #working = new AbortController();
  #life = new AbortController();
  readonly #doneCubes = new DoneCubes();
  // The last call of `goOn`.
  #going: Promise<void> = Promise.resolve();
  // The last call of `stop`.
  #ending: Promise<void> = Promise.resolve();
  // While this is set, no other tab runs the experiment.
  #letGo: (() => void) | undefined;
  #isClosed = false;
  #settled: Promise<void> | undefined;
  #lastTold: number | undefined;
  tier: TableTier | undefined;
  /** The progress of tables that have to be loaded first. */
  progress: SolverProgress | undefined;
  /** Why it could not go on: a code of SolverError, or "list-gone" if the file of the cubes cannot be read any more. */
  failure: string | undefined;
  /** How often a worker died and its cubes were solved again. */
  crashes = 0;
  isStorageFull = false;
  /** The lines of the list that are no cubes, as far as it has been read. */
  readonly badLines: BadLines;
  #lineCount: number | undefined;

  /** @param changed is called after each change, often */
  constructor(source: RunSource, changed: () => void) {
    this.#source = source;
    this.experiment = source.experiment;
    this.id = source.id;
    this.#changed = changed;
    this.badLines = new BadLines(source.badLines);
    this.log = new TrialLog(source.id, this.experiment.metric, (isFull) => {
      if (isFull === this.isStorageFull) return;
      this.isStorageFull = isFull;
      changed();
    });
  }

  /** The cubes, if they are listed. */
  get list(): Blob | undefined {
    return this.#source.list;
  }

  get state(): RunState {
    return this.#state;
  }

  get outcome(): Outcome | undefined {
    return this.#outcome;
  }

  /** How many cubes there are; `undefined` for a list that has not been read. Bad lines are found as it is read. */
  get total(): number | undefined {
    const { cubes } = this.experiment;
    if (cubes.kind !== "list") return cubeCountOf(cubes);
    return this.#lineCount === undefined ? undefined : this.#lineCount - this.badLines.count;
  }

  /** How many cubes are solved at once. */
  get laneCount(): number {
    return this.#lanes.length;
  }

  /** In milliseconds; `undefined` while there is no estimate. */
  get timeLeftMs(): number | undefined {
    if (this.#state !== "running") return undefined;
    return this.#timeLeft.tell(performance.now(), this.#outcome?.done ?? 0, this.total);
  }

  /**
   * Sums up the stored results of the experiment. Its state is then `deleted` if it is no longer there, `done` if it was
   * stored as done, `elsewhere` if another tab runs it, or else `stopped`.
   * @param keptState its state when the list of experiments was read; another tab may have stored a later one
   */
  async open(keptState: KeptState): Promise<void> {
    try {
      // Its state before its cubes: if another tab ends it meanwhile, it can still go on here.
      const kept = await this.#readKept();
      await this.#restore(await this.#begin());
      if (!kept || !(await this.#readKept())) {
        this.#change("deleted");
        return;
      }
      const isDone = (kept.state ?? keptState) === "done";
      const isHeld = this.id !== undefined && (await isHeldElsewhere(this.id));
      this.#change(isDone ? "done" : isHeld ? "elsewhere" : "stopped");
    } catch (error) {
      this.#fail(error);
    }
  }

  /**
   * Starts or resumes, unless it runs already. Resolves when it has ended, is paused, has failed, runs in another tab or
   * was deleted there; never rejects.
   */
  goOn(): Promise<void> {
    if (this.#state === "preparing" || this.#state === "running") return this.#going;
    const { signal } = (this.#working = new AbortController());
    this.failure = undefined;
    this.#change("preparing");
    // What was paused or stopped has to end first: both would write to the same places of the log, and use the lanes.
    this.#going = Promise.all([this.#going, this.#ending]).then(() => this.#workUntil(signal));
    return this.#going;
  }

  /** @param signal is aborted when it is paused, stopped or closed */
  async #workUntil(signal: AbortSignal): Promise<void> {
    const isHeldUp = () => signal.aborted;
    if (isHeldUp()) return;
    if (this.#life.signal.aborted) this.#life = new AbortController();
    try {
      const outcome = await this.#begin();
      if (!(await this.#hold(outcome))) return;
      if (isHeldUp()) return;
      if (this.list) this.#lineCount ??= await countCubeLines(this.list);
      if (isHeldUp()) return;
      if (this.#lanes.length === 0) {
        await this.#openLanes(outcome).finally(() => this.#tellProgress(undefined));
      }
      if (isHeldUp()) return;
      this.#run ??= this.#beginRun(outcome);
      this.#timeLeft.begin(performance.now(), outcome.done);
      this.#change("running");
      void this.#keep("running");
      await this.#run.work(this.#lanes, signal);
      if (isHeldUp()) return;
      await this.#end("done");
    } catch (error) {
      if (!isHeldUp()) this.#fail(error);
    } finally {
      // Without lanes it can go on in any tab.
      if (isHeldUp() && this.#lanes.length === 0) this.#letOthers();
    }
  }

  /**
   * Pauses. Cubes that are being solved will start over; tables go on loading. Resolves when the finished cubes are
   * stored.
   */
  async pause(): Promise<void> {
    this.#working.abort();
    this.#change("paused");
    await Promise.all([this.log.store(), this.#keep("running")]);
  }

  /** Ends it; finished cubes stay stored. */
  async stop(): Promise<void> {
    this.#working.abort();
    await (this.#ending = this.#end("stopped"));
  }

  /** Ends it without reporting a change, to make way for another experiment. */
  close(): void {
    this.#isClosed = true;
    this.#working.abort();
    this.#closeLanes();
    // What cannot be stored is lost.
    void this.log.store().then(() => {
      this.#letGo?.();
      this.#letGo = undefined;
    });
  }

  async #begin(): Promise<Outcome> {
    this.#module ??= await openExperiments(this.#source.baseUrl);
    return (this.#outcome ??= new Outcome(this.#module));
  }

  async #restore(outcome: Outcome): Promise<void> {
    for await (const cubes of this.log.restore()) {
      for (const cube of cubes) this.#add(cube, outcome);
      this.#changed();
    }
  }

  // Another tab may have chosen the tables since this one has read the list of experiments.
  async #readKept(): Promise<Partial<KeptExperiment> | undefined> {
    const kept = this.id === undefined ? {} : await readExperiment(this.id);
    this.tier ??= tableTierIn(kept?.tier);
    return kept;
  }

  // Returns whether no other tab runs it or has deleted it. Another may have stored more cubes meanwhile.
  async #hold(outcome: Outcome): Promise<boolean> {
    await this.#settled;
    if (this.#letGo || this.id === undefined) return true;
    this.#letGo = await holdExperiment(this.id);
    if (!this.#letGo) {
      this.#change("elsewhere");
      return false;
    }
    // `close` has come before the experiment was held, and released nothing.
    if (this.#isClosed) {
      this.#letGo();
      return false;
    }
    if (!(await this.#readKept())) {
      this.#letGo();
      this.#letGo = undefined;
      this.#change("deleted");
      return false;
    }
    await this.#restore(outcome);
    return true;
  }

  // The first lane determines the tables; further lanes are opened while there is memory.
  async #openLanes({ done }: Outcome): Promise<void> {
    const { experiment } = this;
    const options: LaneOptions = {
      baseUrl: this.#source.baseUrl,
      signal: this.#life.signal,
      onProgress: (progress) => this.#tellProgress(progress),
      onCrash: () => {
        ++this.crashes;
        this.#changed();
      },
    };
    const tier = usesTableTiers(experiment) ? (this.tier ?? "full") : "mini";
    // Cubes that are done must not be mixed with cubes that are solved with other tables.
    const mayFallBack = tier === "full" && done === 0;
    this.#lanes = [await openFirst(experiment, { tier, mayFallBack }, options)];
    this.tier = this.#lanes[0]!.tier;
    const count = Math.min(laneCount(experiment, thisMachine()), this.total ?? Infinity);
    while (this.#lanes.length < count && !this.#life.signal.aborted) {
      try {
        this.#lanes.push(await Lane.open(experiment, this.tier, options));
      } catch (error) {
        if (!(error instanceof SolverError)) throw error;
        break;
      }
    }
  }

  #tellProgress(progress: SolverProgress | undefined): void {
    this.progress = progress;
    this.#changed();
  }

  #beginRun(outcome: Outcome): CubeRun {
    const { cubes } = this.experiment;
    const source =
      cubes.kind === "list" || cubes.kind === "cube"
        ? new ListedCubes(
            cubes.kind === "cube" ? new Blob([cubes.facelets]) : (this.#source.list ?? new Blob()),
            this.experiment.puzzle,
            this.#lanes[0]!.solver,
            (bad) => {
              this.badLines.add(bad);
              this.#tellSoon();
            },
            this.#doneCubes,
          )
        : new DrawnCubes(this.#module!, this.experiment, this.#doneCubes);
    return new CubeRun(source, (solved) => {
      this.#add(solved, outcome);
      this.log.add(solved);
      this.#tellSoon();
    });
  }

  #add(solved: SolvedCube, outcome: Outcome): void {
    outcome.add(solved);
    this.#doneCubes.add(solved.number);
  }

  async #end(state: "stopped" | "done"): Promise<void> {
    const isStored = await this.log.store();
    // Whoever opens it later can then have the cubes solved that could not be stored.
    await this.#keep(isStored ? state : "stopped");
    this.#closeLanes();
    this.#letOthers();
    this.#change(state);
  }

  #closeLanes(): void {
    this.#life.abort();
    for (const lane of this.#lanes.splice(0)) lane.close();
    // The run cannot go on: it reads the list with the solver of a lane, and all lanes are now closed.
    this.#run = undefined;
  }

  // Releases the experiment to other tabs once all finished cubes are stored. If they cannot be stored, it stays held:
  // another tab would solve the unstored cubes again, and store them in the chunks that this tab is going to write.
  #letOthers(): void {
    this.#settled = this.log.store().then((isStored) => {
      if (!isStored) return;
      this.#letGo?.();
      this.#letGo = undefined;
    });
  }

  #fail(error: unknown): void {
    this.failure = isListGone(error)
      ? "list-gone"
      : error instanceof SolverError
        ? error.code
        : "internal";
    if (this.#letGo) void this.#keep("stopped");
    this.#closeLanes();
    this.#letOthers();
    this.#change("failed");
  }

  async #keep(state: KeptState): Promise<void> {
    if (this.id === undefined) return;
    const tier = this.tier && { tier: this.tier };
    const change = { state, ...tier, badLines: this.badLines.kept };
    await changeExperiment(this.id, change).catch(() => undefined);
  }

  #change(state: RunState): void {
    this.#state = state;
    this.#changed();
  }

  // Not once per cube: there may be thousands a second.
  #tellSoon(): void {
    this.#lastTold ??= window.setTimeout(() => {
      this.#lastTold = undefined;
      this.#changed();
    }, 250);
  }
}

// If the full tables are not available, two-phase may use the small ones, and the results say so.
async function openFirst(
  experiment: Experiment,
  { tier, mayFallBack }: { tier: TableTier; mayFallBack: boolean },
  options: LaneOptions,
): Promise<Lane> {
  try {
    return await Lane.open(experiment, tier, options);
  } catch (error) {
    if (!mayFallBack || !(error instanceof SolverError)) throw error;
    return Lane.open(experiment, "mini", options);
  }
}
