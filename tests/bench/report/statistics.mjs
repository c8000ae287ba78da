// Mean, median and percentile of measured values, as in solver/cli/bench/statistics.h.

/** @typedef {{ mean: number, median: number, percentile95: number }} Summary */

/**
 * The value below which `part` of the values lie, on the straight line between the two nearest of
 * them: R. Hyndman and Y. Fan, Sample Quantiles in Statistical Packages (1996), type 7.
 *
 * @param {readonly number[]} sorted not empty
 * @param {number} part 0..1
 */
export function quantile(sorted, part) {
  const place = part * (sorted.length - 1);
  const below = Math.floor(place);
  const low = sorted[below] ?? NaN;
  const high = sorted[below + 1] ?? low;
  return low + (place - below) * (high - low);
}

/**
 * @param {readonly number[]} values
 * @returns {Summary} zeros for no values
 */
export function summarize(values) {
  if (values.length === 0) return { mean: 0, median: 0, percentile95: 0 };
  const sorted = values.toSorted((a, b) => a - b);
  const sum = sorted.reduce((total, value) => total + value, 0);
  return {
    mean: sum / sorted.length,
    median: quantile(sorted, 0.5),
    percentile95: quantile(sorted, 0.95),
  };
}

/**
 * Several measurements of the same shape as one: of each number the median, of all else the first.
 *
 * @template Measurement
 * @param {readonly Measurement[]} rounds not empty
 * @returns {Measurement}
 */
export function medianOfRounds(rounds) {
  return /** @type {Measurement} */ (medianOfJson(rounds));
}

/**
 * @param {readonly unknown[]} rounds
 * @returns {unknown}
 */
function medianOfJson(rounds) {
  const [first] = rounds;
  if (typeof first === "number") return summarize(/** @type {number[]} */ (rounds)).median;
  if (typeof first !== "object" || first === null) return first;
  const parts = Object.keys(first).map((key) => [
    key,
    medianOfJson(rounds.map((round) => /** @type {Record<string, unknown>} */ (round)[key])),
  ]);
  if (Array.isArray(first)) return parts.map(([, value]) => value);
  return Object.fromEntries(parts);
}
