// Where the cubes of an experiment come from, one after the other.

import type { DrawnCube, ExperimentsModule } from "../../engine/experiments";
import { countsOf, type Experiment } from "../experiment/experiment";

export type SourceCube = DrawnCube;

export interface CubeSource {
  /** The next one; `undefined` after the last. Not to be called again before it has resolved. */
  next(): Promise<SourceCube | undefined>;
  /** Skips the cubes up to number `lastNumber`, `count` in all. */
  skip(count: number, lastNumber: number): Promise<void>;
}

const DRAWN_AT_ONCE = 64;

/** Cubes that are drawn: random ones, scrambles, or every one of the 2x2x2. */
export class DrawnCubes implements CubeSource {
  readonly #module: ExperimentsModule;
  #drawn: SourceCube[] = [];

  /** @param experiment whose cubes are drawn, and not listed */
  constructor(module: ExperimentsModule, { puzzle, cubes, seed }: Experiment) {
    this.#module = module;
    const count = cubes.kind === "random" ? cubes.count : 0;
    const groups = cubes.kind === "scrambles" ? cubes : { lengths: [], counts: [] };
    const kind = cubes.kind === "random" || cubes.kind === "scrambles" ? cubes.kind : "every";
    const isPocket = puzzle === "2x2x2";
    module.beginCubes(kind, isPocket, count, groups.lengths, countsOf(groups), seed);
  }

  next(): Promise<SourceCube | undefined> {
    if (this.#drawn.length === 0) this.#drawn = this.#module.nextCubes(DRAWN_AT_ONCE);
    return Promise.resolve(this.#drawn.shift());
  }

  skip(count: number): Promise<void> {
    this.#module.skipCubes(count);
    return Promise.resolve();
  }
}
