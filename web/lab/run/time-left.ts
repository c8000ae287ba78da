// Estimates how long an experiment will still take from the cubes of the last half minute: earlier cubes may have had
// shorter scrambles.

const WINDOW_MS = 30_000;
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
    if (!last || timeMs - last.timeMs >= WINDOW_MS / 30) this.#marks.push({ timeMs, done });
    while (this.#marks.length > 2 && timeMs - this.#marks[1]!.timeMs >= WINDOW_MS) {
      this.#marks.shift();
    }
    const first = this.#marks[0]!;
    const cubes = done - first.done;
    const elapsedMs = timeMs - first.timeMs;
    if (total === undefined || cubes < LEAST_CUBES || elapsedMs < LEAST_MS) return undefined;
    return ((total - done) * elapsedMs) / cubes;
  }
}
