// Which charts an experiment has, and which points they show.

import { describe, expect, it } from "vitest";

import type { BestSoFarPoint, Figures, ResultRow } from "../../../web/engine/experiments";
import type { Chart } from "../../../web/lab/charts/chart";
import { type ChartedResults, chartsOf } from "../../../web/lab/charts/result-charts";
import { labVocabulary } from "../../../web/lab/words/lab-words";

const words = labVocabulary.english;

function figures(mean: number, deviation = 0): Figures {
  return { mean, median: mean, least: mean, most: mean, deviation };
}

function row(method: string, mean: number, more: Partial<ResultRow> = {}): ResultRow {
  return {
    ...{ method, cubes: 4, givenUp: 0, proven: 0, turns: figures(mean, 2) },
    ...{ timeMs: figures(mean / 10), counts: [[mean, 4]] },
    ...more,
  };
}

function charts(rows: readonly ResultRow[], more: Partial<ChartedResults> = {}) {
  const methods = [...new Set(rows.map(({ method }) => method))];
  const results = { puzzle: "3x3x3", rows, methods, bestSoFar: () => [], ...more } as const;
  const all = chartsOf(results, words, (method) => method.toUpperCase());
  return new Map<string, Chart>(all.map((chart) => [chart.id, chart]));
}

describe("the charts of an experiment", () => {
  it("are two if there are no lengths, and no solution becomes shorter", () => {
    expect([...charts([row("cfop", 60)]).keys()]).toEqual(["distribution", "time-against-turns"]);
  });

  it("show the turns by length, with the spread, and not the row of all lengths", () => {
    const rows = [
      row("cfop", 1, { scramble: 5 }),
      row("cfop", 60, { scramble: 10 }),
      row("cfop", 30),
    ];
    const { series, spread } = charts(rows).get("turns-by-length")!;
    expect(series).toEqual([
      {
        ...{ name: "CFOP", look: 0 },
        points: [
          { x: 5, y: 1, low: 0, high: 3 },
          { x: 10, y: 60, low: 58, high: 62 },
        ],
      },
    ]);
    expect(spread).toBe("Standard deviation");
  });

  it("have no line for one length alone", () => {
    const rows = [row("cfop", 60, { scramble: 10 }), row("cfop", 60)];
    expect(charts(rows).has("turns-by-length")).toBe(false);
  });

  it("show shares of the cubes that were solved", () => {
    const counts: [number, number][] = [
      [19, 1],
      [20, 3],
    ];
    const rows = [row("genetic", 20, { cubes: 8, givenUp: 4, counts })];
    expect(charts(rows).get("distribution")!.series[0]!.points).toEqual([
      { x: 19, y: 0.25 },
      { x: 20, y: 0.75 },
    ]);
  });

  it("leave out a method that solved no cube, and keep the looks of the others", () => {
    const none = { method: "genetic", cubes: 4, givenUp: 4, proven: 0, timeMs: figures(9) };
    const all = charts([none, row("cfop", 60)]);
    for (const id of ["distribution", "time-against-turns"]) {
      expect(all.get(id)!.series.map(({ name, look }) => [name, look])).toEqual([["CFOP", 1]]);
    }
    expect(charts([none]).size).toBe(0);
  });

  it("have a place on a logarithmic axis for a time that the clock tells as 0", () => {
    const rows = [row("ortega", 12, { timeMs: figures(0) })];
    expect(charts(rows).get("time-against-turns")!.series[0]!.points[0]!.x).toBeGreaterThan(0);
  });

  it("show the best so far of methods whose solutions become shorter", () => {
    const points: Record<string, BestSoFarPoint[]> = {
      "two-phase": [
        { timeMs: 1, meanTurns: 22 },
        { timeMs: 10, meanTurns: 20 },
      ],
      cfop: [{ timeMs: 1, meanTurns: 60 }],
    };
    const rows = [row("cfop", 60), row("two-phase", 20)];
    const { series, x } = charts(rows, { bestSoFar: (method) => points[method]! }).get(
      "best-so-far",
    )!;
    expect(series).toEqual([
      {
        ...{ name: "TWO-PHASE", look: 1 },
        points: [
          { x: 1, y: 22 },
          { x: 10, y: 20 },
        ],
      },
    ]);
    expect(x.scale).toBe("log");
  });

  it("count the cubes of the 2x2x2 by the length of their shortest solutions alone", () => {
    const counts: [number, number][] = [
      [0, 1],
      [1, 9],
    ];
    const rows = [row("optimal", 1, { counts }), row("ortega", 12)];
    const { series, marks } = charts(rows, { puzzle: "2x2x2" }).get("cubes-by-depth")!;
    expect(marks).toBe("bars");
    expect(series.map(({ name }) => name)).toEqual(["OPTIMAL"]);
    expect(series[0]!.points.map(({ y }) => y)).toEqual([1, 9]);
    expect(charts(rows).has("cubes-by-depth")).toBe(false);
  });
});
