// Estimates how long a search that rules out one length after another still takes, from how long it has taken so far.
//
// How much of a length is done is given as a share of its parts, which are not equally long: for most cubes the first
// ones are the longest. The parts are about as uneven in the length before, so that the course of that length corrects
// the share.

/**
 * `step` is the difference between a possible length and the next one, and `growth` how many times as long the next one
 * takes (solver/methods/optimal/README.md). All solutions of a cube have an even number of quarter turns, or all an odd
 * one. Nearly all random cubes, 97 of 100 in half turns, have a solution of at most `likely` turns (cube20.org). If a
 * longer one is known, the two-phase search, which goes on before the lengths that take long, mostly finds it before this
 * length is searched.
 */
const LENGTHS = {
  htm: { step: 1, growth: 13, likely: 18 },
  qtm: { step: 2, growth: 80, likely: 22 },
} as const;
/** If there is no length before, nothing is estimated from a smaller share: the first parts take longest. */
const LEAST_SHARE = 0.1;
/**
 * After that, a search that continues an earlier one estimates from this share. On four positions of 17 moves, continued
 * from 16 places each, the rest of length 16 took 0.7 to 1.4 times as long.
 */
const LEAST_CONTINUED_SHARE = 0.01;
/** The course of a length is remembered in steps of this share. */
const STEP = 1 / 128;
/** A length with fewer points has no course. */
const LEAST_POINTS = 8;

/**
 * What the shortest solution is expected to cost, where this cost is known and `depth` is being ruled out
 * (solver/methods/optimal/README.md has how often the estimate comes true).
 */
export function likelyCost(cost: number, depth: number, metric: keyof typeof LENGTHS): number {
  const { step, likely } = LENGTHS[metric];
  return Math.min(cost, Math.max(likely - (cost % step), depth + step));
}

/** The share of a length that was done by `time`: milliseconds from its beginning, or a share of its whole time. */
interface Point {
  share: number;
  time: number;
}

export class TimeLeft {
  readonly #lengths: { step: number; growth: number };
  #depth = -1;
  #beginMs = 0;
  /** The share that was done then: more than 0 only for the first length of a search that continues an earlier one. */
  #beginShare = 0;
  #course: Point[] = [];
  #lastCourse: readonly Point[] | undefined;

  /** @param metric in which lengths are counted */
  constructor(metric: keyof typeof LENGTHS = "htm") {
    this.#lengths = LENGTHS[metric];
  }

  /**
   * Records how far the search is; returns how long it still takes, in milliseconds, or `undefined` while that cannot
   * be estimated.
   *
   * @param depth the length that is being ruled out or searched for solutions
   * @param share how much of it is done, 0..1
   * @param timeMs since the beginning of the search
   * @param end the length before which the search is expected to end, more than `depth`: `likelyCost`, or one more if all
   * solutions of that length are looked for
   */
  tell(depth: number, share: number, timeMs: number, end: number): number | undefined {
    if (depth !== this.#depth) this.#begin(depth, share, timeMs);
    if (share === 0) {
      this.#beginMs = timeMs;
      this.#beginShare = 0;
    }
    const elapsedMs = timeMs - this.#beginMs;
    if (share - (this.#course.at(-1)?.share ?? 0) >= STEP) {
      this.#course.push({ share, time: elapsedMs });
    }
    const done = this.#doneOf(share);
    if (done === undefined) return undefined;
    const wholeMs = elapsedMs / (done - this.#beginShare);
    let leftMs = (1 - done) * wholeMs;
    const { step, growth } = this.#lengths;
    for (let later = depth + step, laterMs = wholeMs; later < end; later += step) {
      leftMs += laterMs *= growth;
    }
    return leftMs;
  }

  #begin(depth: number, share: number, timeMs: number): void {
    const isNext = depth === this.#depth + this.#lengths.step;
    const isWhole = isNext && this.#beginShare === 0 && this.#course.length >= LEAST_POINTS;
    const wholeMs = Math.max(timeMs - this.#beginMs, 1);
    this.#lastCourse = isWhole
      ? this.#course.map((point) => ({ ...point, time: point.time / wholeMs }))
      : undefined;
    this.#depth = depth;
    this.#beginMs = timeMs;
    this.#beginShare = isNext ? 0 : share;
    this.#course = [];
  }

  // How much of the time of the length has passed, 0..1: interpolated between two points of the last course.
  #doneOf(share: number): number | undefined {
    if (!this.#lastCourse) {
      const isKnown = share >= LEAST_SHARE && share - this.#beginShare >= LEAST_CONTINUED_SHARE;
      return isKnown ? share : undefined;
    }
    const place = this.#lastCourse.findIndex((point) => point.share > share);
    const before = this.#lastCourse.at(place < 0 ? -1 : place - 1);
    const from = place === 0 ? { share: 0, time: 0 } : before!;
    const to = place < 0 ? { share: 1, time: 1 } : this.#lastCourse[place]!;
    const part = (share - from.share) / (to.share - from.share);
    return from.time + part * (to.time - from.time) || undefined;
  }
}
