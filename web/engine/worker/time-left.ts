// How long a search that rules out one length after another still takes, judged by how long it has taken so far.
//
// How much of a length is done is told as a share of its parts, which are not equally long: for most cubes the first
// ones are the longest. The same parts are as uneven in the length before, so that its course corrects the share.

/** How many times as long as the length before one takes (solver/methods/optimal/README.md). */
const GROWTH = 13;
/** A share of less says nothing when there is no length before. */
const LEAST_SHARE = 0.1;
/** The course of a length is remembered at this many shares. */
const POINT_COUNT = 64;

export class TimeLeft {
  #depth = -1;
  #beginMs = 0;
  /** How much of the length was done then: of the first one, if the search goes on from where another was. */
  #beginShare = 0;
  /** When each share was reached, in milliseconds from the beginning of the length; of this length, and of the last. */
  #course: number[] = [];
  #lastCourse: readonly number[] | undefined;
  #lastMs = 0;

  /**
   * Takes down how far the search is; returns how long it still takes, in milliseconds, or `undefined` while that
   * cannot be judged.
   *
   * @param depth the length that is being ruled out or searched for solutions, in moves
   * @param share how much of it is done, 0..1
   * @param timeMs since the beginning of the search
   * @param end the length before which the search ends, more than `depth`: that of the best solution so far, or one
   * more if all solutions of its length are looked for
   */
  tell(depth: number, share: number, timeMs: number, end: number): number | undefined {
    if (depth !== this.#depth) this.#begin(depth, share, timeMs);
    if (share === 0) {
      this.#beginMs = timeMs;
      this.#beginShare = 0;
    }
    const elapsedMs = timeMs - this.#beginMs;
    for (let point = this.#course.length; point <= share * POINT_COUNT; ++point) {
      this.#course.push(elapsedMs);
    }
    this.#lastMs = elapsedMs;
    const done = this.#doneOf(share);
    if (done === undefined) return undefined;
    const wholeMs = elapsedMs / (done - this.#beginShare);
    let leftMs = (1 - done) * wholeMs;
    for (let later = depth + 1, laterMs = wholeMs; later < end; ++later) {
      leftMs += laterMs *= GROWTH;
    }
    return leftMs;
  }

  #begin(depth: number, share: number, timeMs: number): void {
    // A length that was told of only once or twice has no course.
    const isNext = depth === this.#depth + 1;
    const isWhole = isNext && this.#beginShare === 0 && this.#course.length > POINT_COUNT / 2;
    this.#lastCourse = isWhole
      ? this.#course.map((reachedMs) => reachedMs / Math.max(this.#lastMs, 1))
      : undefined;
    this.#depth = depth;
    this.#beginMs = timeMs;
    this.#beginShare = isNext ? 0 : share;
    this.#course = [];
  }

  // How much of the time of the length has passed, 0..1.
  #doneOf(share: number): number | undefined {
    const point = Math.floor(share * POINT_COUNT);
    const passed = this.#lastCourse?.[point];
    if (passed === undefined) return share - this.#beginShare < LEAST_SHARE ? undefined : share;
    const next = this.#lastCourse![point + 1] ?? 1;
    return passed + (next - passed) * (share * POINT_COUNT - point) || undefined;
  }
}
