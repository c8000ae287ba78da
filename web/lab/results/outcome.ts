// What came out of an experiment so far, summed up by the C++ (solver/experiments/tally.h).

import type { BestSoFarPoint, ExperimentsModule, ResultRow } from "../../engine/experiments";
import type { SolvedCube } from "../run/lane";

export class Outcome {
  readonly #module: ExperimentsModule;
  #done = 0;
  #rows: readonly ResultRow[] = [];
  #summedUp = 0;

  constructor(module: ExperimentsModule) {
    this.#module = module;
  }

  /** How many cubes. */
  get done(): number {
    return this.#done;
  }

  add({ number, scrambleLength = -1, facelets, trials, improvements }: SolvedCube): void {
    for (const [place, { method, turns = -1, stop, timeUs }] of trials.entries()) {
      const isProven = stop === "proven";
      this.#module.addTrial(method, number, scrambleLength, facelets, turns, isProven, timeUs);
      const steps = improvements[place] ?? [];
      if (turns >= 0 && steps.length > 0) {
        this.#module.addImprovements(
          method,
          steps.map((step) => step.timeUs),
          steps.map((step) => step.turns),
        );
      }
    }
    ++this.#done;
  }

  /** By method and by length of scrambles; for several lengths all together as well. */
  get rows(): readonly ResultRow[] {
    if (this.#summedUp !== this.#done) this.#rows = this.#module.rows();
    this.#summedUp = this.#done;
    return this.#rows;
  }

  /** How short a method's solutions were as time passed, if they became shorter. */
  bestSoFar(method: string): readonly BestSoFarPoint[] {
    return this.#module.bestSoFar(method);
  }
}
