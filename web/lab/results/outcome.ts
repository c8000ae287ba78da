// What came out of an experiment so far, summed up by the C++ (solver/experiments/tally.h).

import type { BestSoFarPoint, ExperimentsModule, ResultRow } from "../../engine/experiments";
import type { SolvedCube } from "../run/lane";

/** The solution of a cube that a row names. */
interface NotedMoves {
  cube: number;
  turns: number;
  moves: string;
}

interface Extremes {
  best: NotedMoves;
  worst: NotedMoves;
}

export class Outcome {
  readonly #module: ExperimentsModule;
  #done = 0;
  #rows: readonly ResultRow[] = [];
  #summedUp = 0;
  readonly #extremes = new Map<string, Extremes>();

  constructor(module: ExperimentsModule) {
    this.#module = module;
  }

  /** How many cubes. */
  get done(): number {
    return this.#done;
  }

  add({ number, scrambleLength = -1, facelets, trials, improvements }: SolvedCube): void {
    for (const [place, { method, turns = -1, stop, timeUs, moves }] of trials.entries()) {
      if (turns >= 0) this.#note(method, scrambleLength, { cube: number, turns, moves });
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

  /** A row per method and scramble length; with several lengths, also one for all of them. */
  get rows(): readonly ResultRow[] {
    if (this.#summedUp !== this.#done) this.#rows = this.#module.rows();
    this.#summedUp = this.#done;
    return this.#rows;
  }

  /** The solution of the best or the worst cube of a row. */
  movesOf(row: ResultRow, which: "best" | "worst"): string {
    const noted = this.#extremes.get(keyOf(row.method, row.scramble))?.[which];
    return noted !== undefined && noted.cube === row[which]?.cube ? noted.moves : "";
  }

  // Like the C++, notes the one with the least number of several equal ones.
  #note(method: string, scrambleLength: number, noted: NotedMoves): void {
    for (const length of scrambleLength < 0 ? [undefined] : [undefined, scrambleLength]) {
      const key = keyOf(method, length);
      const known = this.#extremes.get(key) ?? { best: noted, worst: noted };
      const isFirst = (other: NotedMoves) => noted.turns === other.turns && noted.cube < other.cube;
      if (noted.turns < known.best.turns || isFirst(known.best)) known.best = noted;
      if (noted.turns > known.worst.turns || isFirst(known.worst)) known.worst = noted;
      this.#extremes.set(key, known);
    }
  }

  /** The mean length of a method's best solutions over time, if they became shorter. */
  bestSoFar(method: string): readonly BestSoFarPoint[] {
    return this.#module.bestSoFar(method);
  }
}

function keyOf(method: string, scrambleLength: number | undefined): string {
  return `${method} ${scrambleLength ?? "all"}`;
}
