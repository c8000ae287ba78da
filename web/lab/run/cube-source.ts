// Where the cubes of an experiment come from, one after the other. Those that are done are left out.

import { nextTask, type DrawnCube, type ExperimentsModule } from "../../engine/experiments";
import { countsOf, type Experiment } from "../experiment/experiment";
import { DoneCubes } from "./done-cubes";

export interface SourceCube extends DrawnCube {
  /** The stickers as somebody wrote them, if their centres or colours are not the usual ones. */
  written?: string;
}

export interface CubeSource {
  /**
   * The next one; `undefined` after the last. Not to be called again before it has settled.
   * @throws the signal's reason once it is aborted; a later call goes on
   */
  next(signal: AbortSignal): Promise<SourceCube | undefined>;
}

const DRAWN_AT_ONCE = 64;
const DRAWN_IN_TURN_AT_ONCE = 500;
// Some ten milliseconds: the page answers in between. Timers, unlike messages, nearly stop in a hidden tab.
const SKIPPED_AT_ONCE = 5_000;
// Scrambles of several lengths are solved in turn, so that all lengths have results early and the time left can be
// told: longer scrambles take longer. More than these would take too much memory, and come length by length.
const MOST_IN_TURN = 20_000;

/** Cubes that are drawn: random ones, scrambles, or every one of the 2x2x2. */
export class DrawnCubes implements CubeSource {
  readonly #module: ExperimentsModule;
  readonly #done: DoneCubes;
  #drawn: SourceCube[] = [];
  // How many of the first cubes are done. To skip them is much faster than to draw them here.
  #toSkip: number;
  // How many scrambles of each length there are, while they still have to be put in turn.
  #inTurn: readonly number[];

  /**
   * @param experiment whose cubes are drawn, and not listed
   * @param done the cubes that are left out
   */
  constructor(
    module: ExperimentsModule,
    { puzzle, cubes, seed }: Experiment,
    done = new DoneCubes(),
  ) {
    this.#module = module;
    this.#done = done;
    const count = cubes.kind === "random" ? cubes.count : 0;
    const groups = cubes.kind === "scrambles" ? cubes : { lengths: [], counts: [] };
    const kind = cubes.kind === "random" || cubes.kind === "scrambles" ? cubes.kind : "every";
    const isPocket = puzzle === "2x2x2";
    const counts = countsOf(groups);
    module.beginCubes(kind, isPocket, count, groups.lengths, counts, seed);
    const total = counts.reduce((sum, each) => sum + each, 0);
    this.#inTurn = counts.length > 1 && total <= MOST_IN_TURN ? counts : [];
    this.#toSkip = this.#inTurn.length > 0 ? 0 : done.upTo;
  }

  async next(signal: AbortSignal): Promise<SourceCube | undefined> {
    await this.#drawInTurn();
    while (this.#toSkip > 0) {
      signal.throwIfAborted();
      const count = Math.min(SKIPPED_AT_ONCE, this.#toSkip);
      this.#module.skipCubes(count);
      this.#toSkip -= count;
      await nextTask();
    }
    for (;;) {
      if (this.#drawn.length === 0) this.#drawn = this.#module.nextCubes(DRAWN_AT_ONCE);
      const cube = this.#drawn.shift();
      if (!cube || !this.#done.has(cube.number)) return cube;
    }
  }

  async #drawInTurn(): Promise<void> {
    const groups: SourceCube[][] = [];
    for (const count of this.#inTurn) {
      const group: SourceCube[] = [];
      while (group.length < count) {
        const more = Math.min(DRAWN_IN_TURN_AT_ONCE, count - group.length);
        group.push(...this.#module.nextCubes(more));
        await nextTask();
      }
      groups.push(group);
    }
    const most = Math.max(0, ...this.#inTurn);
    for (let place = 0; place < most; ++place) {
      for (const group of groups) this.#drawn.push(...group.slice(place, place + 1));
    }
    this.#inTurn = [];
  }
}
