// Estimates how long an experiment will still take from the cubes of the last half minute, or from the last few if these
// took longer: earlier cubes may have had shorter scrambles.

const WINDOW_MS = 30_000;
const LEAST_STEP_MS = 1_000;
// Fewer cubes or less time give no estimate.
const LEAST_CUBES = 3;
const LEAST_MS = 1_500;

interface Mark {
  timeMs: number;
  done: number;
}

export class TimeLeft {
  readonly #marks: Mark[] = [];

  /** Starts over, also after a pause. */
  begin(timeMs: number, done: number): void {
    this.#marks.splice(0, Infinity, { timeMs, done });
  }

  /** In milliseconds; `undefined` while there is no estimate. */
  tell(timeMs: number, done: number, total: number | undefined): number | undefined {
    const last = this.#marks.at(-1);
    const isNew = !last || (done > last.done && timeMs - last.timeMs >= LEAST_STEP_MS);
    if (isNew) this.#marks.push({ timeMs, done });
    while (this.#isOld(this.#marks[1], timeMs, done)) this.#marks.shift();
    const first = this.#marks[0]!;
    const cubes = done - first.done;
    const elapsedMs = timeMs - first.timeMs;
    if (total === undefined || cubes < LEAST_CUBES || elapsedMs < LEAST_MS) return undefined;
    return ((total - done) * elapsedMs) / cubes;
  }

  // Whether those since this mark are enough.
  #isOld(mark: Mark | undefined, timeMs: number, done: number): boolean {
    return (
      mark !== undefined && timeMs - mark.timeMs >= WINDOW_MS && done - mark.done >= LEAST_CUBES
    );
  }
}
