// The charts of an experiment, made of its table of results.

import type { Puzzle } from "../../core/choices";
import type { BestSoFarPoint, ResultRow } from "../../engine/experiments";
import type { LabWords } from "../words/lab-words";
import type { Chart, ChartSeries } from "./chart";

export interface ChartedResults {
  puzzle: Puzzle;
  rows: readonly ResultRow[];
  /** The methods with their settings, in the experiment's order. */
  methods: readonly string[];
  bestSoFar(method: string): readonly BestSoFarPoint[];
}

/** The displayed name of a method. */
export type NameOf = (method: string) => string;

/** The charts that have something to show. */
export function chartsOf(results: ChartedResults, words: LabWords, nameOf: NameOf): Chart[] {
  return [
    turnsByLength(results, words, nameOf),
    distribution(results, words, nameOf),
    timeAgainstTurns(results, words, nameOf),
    bestAgainstTime(results, words, nameOf),
    byDepth(results, words, nameOf),
  ].filter((chart) => chart !== undefined);
}

// With several lengths, the last row of a method sums them all up.
function allOf({ rows }: ChartedResults, method: string): ResultRow | undefined {
  return rows.findLast((row) => row.method === method);
}

function seriesOf(
  results: ChartedResults,
  nameOf: NameOf,
  pointsOf: (method: string) => ChartSeries["points"],
): ChartSeries[] {
  return results.methods
    .map((method, look) => ({ name: nameOf(method), look, points: pointsOf(method) }))
    .filter(({ points }) => points.length > 0);
}

function turnsByLength(
  results: ChartedResults,
  words: LabWords,
  nameOf: NameOf,
): Chart | undefined {
  const series = seriesOf(results, nameOf, (method) =>
    results.rows
      .filter((row) => row.method === method && row.scramble !== undefined && row.turns)
      .map(({ scramble, turns }) => {
        const { mean, deviation } = turns!;
        return {
          x: scramble!,
          y: mean,
          low: Math.max(0, mean - deviation),
          high: mean + deviation,
        };
      }),
  );
  if (series.every(({ points }) => points.length < 2)) return undefined;
  return {
    ...{ id: "turns-by-length", title: words.say("chart-length"), marks: "lines", series },
    x: { label: words.say("scramble-turns"), scale: "linear", decimals: 0, fromZero: true },
    y: { label: words.say("mean-turns"), scale: "linear", decimals: 1, fromZero: true },
    spread: words.say("deviation"),
  };
}

function distribution(results: ChartedResults, words: LabWords, nameOf: NameOf): Chart | undefined {
  const series = seriesOf(results, nameOf, (method) => {
    const { counts = [], cubes = 0, givenUp = 0 } = allOf(results, method) ?? {};
    return counts.map(([turns, count]) => ({ x: turns, y: count / (cubes - givenUp) }));
  });
  if (series.length === 0) return undefined;
  return {
    ...{ id: "distribution", title: words.say("chart-distribution"), marks: "lines", series },
    // No line may bridge a number of turns that did not occur.
    mostGap: 1,
    x: { label: words.say("turns"), scale: "linear", decimals: 0 },
    y: {
      ...{ label: words.say("cube-share"), scale: "linear", decimals: 1 },
      ...{ fromZero: true, isShare: true },
    },
  };
}

function timeAgainstTurns(
  results: ChartedResults,
  words: LabWords,
  nameOf: NameOf,
): Chart | undefined {
  const series = seriesOf(results, nameOf, (method) => {
    const row = allOf(results, method);
    if (!row?.turns) return [];
    const { mean, deviation } = row.turns;
    const spread = { low: Math.max(0, mean - deviation), high: mean + deviation };
    // A browser's clock may tick in tenths of a millisecond and report 0, which has no place on a logarithmic axis.
    return [{ x: Math.max(row.timeMs.mean, 0.001), y: mean, ...spread }];
  });
  if (series.length === 0) return undefined;
  return {
    ...{ id: "time-against-turns", title: words.say("chart-time"), marks: "points", series },
    x: { label: words.say("mean-ms"), scale: "log", decimals: 3 },
    y: { label: words.say("mean-turns"), scale: "linear", decimals: 1, fromZero: true },
    spread: words.say("deviation"),
  };
}

function bestAgainstTime(
  results: ChartedResults,
  words: LabWords,
  nameOf: NameOf,
): Chart | undefined {
  const series = seriesOf(results, nameOf, (method) => {
    const points = results.bestSoFar(method);
    // A method that finds only one solution does not improve over time.
    const isBettered = points.length > 1 && points[0]!.meanTurns > points.at(-1)!.meanTurns;
    return isBettered ? points.map(({ timeMs, meanTurns }) => ({ x: timeMs, y: meanTurns })) : [];
  });
  if (series.length === 0) return undefined;
  return {
    ...{ id: "best-so-far", title: words.say("chart-best"), marks: "lines", series },
    x: { label: words.say("ms"), scale: "log", decimals: 1 },
    y: { label: words.say("mean-turns"), scale: "linear", decimals: 2 },
  };
}

function byDepth(results: ChartedResults, words: LabWords, nameOf: NameOf): Chart | undefined {
  if (results.puzzle !== "2x2x2") return undefined;
  const isShortest = (method: string) => method.split(":", 1)[0] === "optimal";
  const series = seriesOf(results, nameOf, (method) => {
    const { counts = [] } = isShortest(method) ? (allOf(results, method) ?? {}) : {};
    return counts.map(([turns, count]) => ({ x: turns, y: count }));
  });
  if (series.length === 0) return undefined;
  return {
    ...{ id: "cubes-by-depth", title: words.say("chart-depth"), marks: "bars", series },
    x: { label: words.say("shortest-turns"), scale: "linear", decimals: 0 },
    y: { label: words.say("cubes"), scale: "linear", decimals: 0, fromZero: true },
  };
}
