// Where the cubes of an experiment come from, one after the other. Those that are done are left out.

import type { DrawnCube, ExperimentsModule } from "../../engine/experiments";
import { countsOf, type Experiment } from "../experiment/experiment";
import { DoneCubes } from "./done-cubes";

export type SourceCube = DrawnCube;

export interface CubeSource {
  /** The next one; `undefined` after the last. Not to be called again before it has resolved. */
  next(): Promise<SourceCube | undefined>;
}

const DRAWN_AT_ONCE = 64;
// Some ten milliseconds: the page answers in between.
const SKIPPED_AT_ONCE = 5_000;

/** Cubes that are drawn: random ones, scrambles, or every one of the 2x2x2. */
export class DrawnCubes implements CubeSource {
  readonly #module: ExperimentsModule;
  readonly #done: DoneCubes;
  #drawn: SourceCube[] = [];
  // How many of the first cubes are done. To skip them is much faster than to draw them here.
  #toSkip: number;

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
    module.beginCubes(kind, isPocket, count, groups.lengths, countsOf(groups), seed);
    this.#toSkip = done.upTo;
  }

  async next(): Promise<SourceCube | undefined> {
    while (this.#toSkip > 0) {
      const count = Math.min(SKIPPED_AT_ONCE, this.#toSkip);
      this.#module.skipCubes(count);
      this.#toSkip -= count;
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (;;) {
      if (this.#drawn.length === 0) this.#drawn = this.#module.nextCubes(DRAWN_AT_ONCE);
      const cube = this.#drawn.shift();
      if (!cube || !this.#done.has(cube.number)) return cube;
    }
  }
}
