// How long an experiment still takes, judged by the cubes of the last half minute: those before may have been shorter
// scrambles.

const WINDOW_MS = 30_000;
// Fewer say nothing.
const LEAST_CUBES = 3;
const LEAST_MS = 1_500;

interface Mark {
  timeMs: number;
  done: number;
}

export class TimeLeft {
  readonly #marks: Mark[] = [];

  /** Begins anew, after a pause as well. */
  begin(timeMs: number, done: number): void {
    this.#marks.splice(0, Infinity, { timeMs, done });
  }

  /** In milliseconds; `undefined` while nobody can tell. */
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
