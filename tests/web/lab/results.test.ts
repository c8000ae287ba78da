// What results say: an experiment in one line, how two differ, the solutions of the best and the worst cube, and which
// points of a chart a line joins.

import { describe, expect, it } from "vitest";

import { METHODS, type Metric } from "../../../web/core/choices";
import { joinedPoints } from "../../../web/lab/charts/chart";
import { dashOf, lookClass } from "../../../web/lab/charts/series-looks";
import type { Experiment } from "../../../web/lab/experiment/experiment";
import type { ExperimentsModule, ResultRow } from "../../../web/engine/experiments";
import { learnUrl, solveUrl } from "../../../web/lab/results/cube-links";
import { comparedRows } from "../../../web/lab/results/compared-rows";
import { differenceText, experimentText } from "../../../web/lab/results/experiment-words";
import { methodName } from "../../../web/lab/results/method-name";
import { Outcome } from "../../../web/lab/results/outcome";
import { resultsJson } from "../../../web/lab/results/save-results";
import { percentIn } from "../../../web/lab/looks/numbers";
import { fileNameOf } from "../../../web/lab/looks/save-file";
import { labVocabulary } from "../../../web/lab/words/lab-words";
import { LANGUAGES } from "../../../web/widget/words/languages";
import { TAUGHT_METHODS, TAUGHT_POCKET_METHODS } from "../../../web/learn/lesson/lesson";

const words = labVocabulary.english;
const EXPERIMENT: Experiment = {
  puzzle: "3x3x3",
  methods: ["cfop", "beginner"],
  metric: "htm",
  cubes: { kind: "random", count: 100 },
  seed: 7,
  limit: { kind: "none" },
};
const FACELETS = "U".repeat(54);

describe("an experiment in words", () => {
  it("names its methods, cubes, seed and limit", () => {
    expect(experimentText(words, EXPERIMENT)).toBe(
      "CFOP and Layer by layer; 100 random cubes; seed 7",
    );
    const scrambles: Experiment = {
      ...EXPERIMENT,
      cubes: { kind: "scrambles", lengths: [5, 10], counts: [20] },
      limit: { kind: "work", maxNodes: 5000 },
    };
    expect(experimentText(words, scrambles)).toMatch(
      /; 40 scrambles of 5, 10 turns; seed 7; 5,000 positions$/,
    );
  });

  it("names what differs between two, and nothing if they are alike", () => {
    const other: Experiment = { ...EXPERIMENT, seed: 8, metric: "qtm" };
    expect(differenceText(words, EXPERIMENT, other)).toBe("seed 7; A half turn 1 (HTM)");
    expect(differenceText(words, other, EXPERIMENT)).toBe("seed 8; A half turn 2 (QTM)");
    expect(differenceText(words, EXPERIMENT, { ...EXPERIMENT })).toBe("");
  });
});

describe("the name of a method with settings", () => {
  it("says its choices and limits", () => {
    expect(methodName(words, "beginner:cross=white")).toBe("Layer by layer, white first");
    expect(methodName(words, "genetic:population=layers:cross=red:seed=3")).toBe(
      "Evolution, by layers, red first, seed 3",
    );
    expect(methodName(words, "two-phase:max-nodes=5000")).toBe("Two-phase, 5,000 positions");
  });

  it("is in the language of the page", async () => {
    const label = "genetic:population=subgroups:cross=orange";
    const names = await Promise.all(
      LANGUAGES.map(async ({ code }) => methodName(await labVocabulary.load(code), label)),
    );
    expect(names).toContainEqual(expect.stringMatching(/, по подгруппам, сначала оранжевый$/));
    expect(names.filter((name) => /subgroups|orange/.test(name))).toHaveLength(1);
  });
});

describe("the name of a file", () => {
  it("says what is in it, without what file systems refuse", () => {
    expect(fileNameOf("Đurić 2023: three methods", "Turns / time?")).toBe(
      "Đurić 2023 three methods, Turns  time",
    );
    expect(fileNameOf("一".repeat(100), "")).toBe("一".repeat(80));
  });
});

describe("two experiments side by side", () => {
  function rowOf(cubes: number, givenUp: number, turns: number): ResultRow {
    const figures = (mean: number) => ({ mean, median: 0, least: 0, most: 0, deviation: 0 });
    return {
      ...{ method: "cfop", cubes, givenUp, proven: 0, timeMs: figures(turns / 10) },
      ...(givenUp < cubes && { turns: figures(turns) }),
    };
  }

  function compare(one: ResultRow, other: ResultRow, metric: Metric = "htm") {
    return comparedRows(
      { experiment: EXPERIMENT, rows: [one] },
      { experiment: { ...EXPERIMENT, metric }, rows: [{ ...one, method: "beginner" }, other] },
    );
  }

  it("have differences of means, without counts if both have solved all of equally many", () => {
    expect(compare(rowOf(4, 0, 50), rowOf(4, 0, 40))).toEqual([
      {
        method: "cfop",
        turns: { one: 50, other: 40, difference: -10 },
        timeMs: { one: 5, other: 4, difference: -1 },
      },
    ]);
  });

  it("tell how many cubes each has solved if that is not all of equally many", () => {
    expect(compare(rowOf(4, 1, 50), rowOf(4, 0, 40))[0]!.counts).toEqual([
      { solved: 3, cubes: 4 },
      { solved: 4, cubes: 4 },
    ]);
    expect(compare(rowOf(4, 0, 50), rowOf(5, 0, 40))[0]).toHaveProperty("counts");
    const [row] = compare(rowOf(4, 4, 50), rowOf(4, 4, 40));
    expect(row).toMatchObject({ turns: { difference: undefined }, timeMs: { difference: -1 } });
    expect(row).toHaveProperty("counts");
  });

  it("are those of all cubes if a method has only one row, though of one length of scrambles", () => {
    const ofOneLength = { ...rowOf(4, 0, 40), scramble: 20 };
    const [row] = compare(rowOf(4, 0, 50), ofOneLength);
    expect(row).toMatchObject({ turns: { difference: -10 } });
    expect(row).not.toHaveProperty("scramble");
    expect(compare(ofOneLength, ofOneLength)[0]).toMatchObject({ scramble: 20 });
    expect(compare(ofOneLength, { ...ofOneLength, scramble: 10 })).toHaveLength(1);
  });

  it("have no difference of turns that are counted in different metrics", () => {
    expect(compare(rowOf(4, 0, 50), rowOf(4, 0, 40), "qtm")).toMatchObject([
      {
        turns: { one: 50, other: 40, difference: undefined },
        timeMs: { difference: -1 },
      },
    ]);
  });
});

describe("an outcome", () => {
  // The cubes are added in this order of their places.
  function outcomeOf(turns: readonly number[], order = [...turns.keys()]) {
    const module = { addTrial: () => undefined } as object as ExperimentsModule;
    const outcome = new Outcome(module);
    for (const place of order) {
      outcome.add({
        ...{ number: place + 1, scrambleLength: 5, facelets: FACELETS, improvements: [[]] },
        trials: [
          {
            ...{ method: "cfop", stop: "done", turns: turns[place]!, timeUs: 1, nodes: 1 },
            moves: `moves ${place + 1}`,
          },
        ],
      });
    }
    return outcome;
  }

  it("has the solutions of the best and the worst cube of a row, the first in a tie", () => {
    const turns = [30, 20, 20, 40, 40];
    expectExtremes(outcomeOf(turns));
    expectExtremes(outcomeOf(turns, [4, 2, 3, 1, 0]));
    const same = outcomeOf([20, 20], [1, 0]);
    const cube = { cube: 1, turns: 20, facelets: FACELETS };
    const row = { method: "cfop", best: cube, worst: cube } as ResultRow;
    expect([same.movesOf(row, "best"), same.movesOf(row, "worst")]).toEqual(["moves 1", "moves 1"]);
  });

  function expectExtremes(outcome: Outcome): void {
    for (const scramble of [{}, { scramble: 5 }]) {
      const row = {
        ...{ method: "cfop", ...scramble },
        best: { cube: 2, turns: 20, facelets: FACELETS },
        worst: { cube: 4, turns: 40, facelets: FACELETS },
      } as ResultRow;
      expect(outcome.movesOf(row, "best")).toBe("moves 2");
      expect(outcome.movesOf(row, "worst")).toBe("moves 4");
      // Better none than that of another cube.
      const stranger = { ...row, best: { ...row.best!, cube: 3 } };
      expect(outcome.movesOf(stranger, "best")).toBe("");
    }
  }
});

describe("the JSON of results", () => {
  const outcome = new Outcome({} as ExperimentsModule);
  const TWO_PHASE: Experiment = { ...EXPERIMENT, methods: ["two-phase"] };

  function jsonOf(experiment: Experiment, isDone = true) {
    return resultsJson({ experiment, outcome, tier: "full", refused: 2, isDone });
  }

  it("counts the lines that were refused, and says whether the experiment is unfinished", () => {
    expect(jsonOf(EXPERIMENT)).toMatchObject({ cubes: 0, refused: 2 });
    expect(jsonOf(EXPERIMENT)).not.toHaveProperty("unfinished");
    expect(jsonOf(EXPERIMENT, false)).toMatchObject({ cubes: 0, unfinished: true });
  });

  it("names the tables of two-phase only in the metric that has two sizes of them", () => {
    expect(jsonOf(TWO_PHASE)).toMatchObject({ tier: "full" });
    expect(jsonOf({ ...TWO_PHASE, metric: "qtm" })).not.toHaveProperty("tier");
    expect(jsonOf(EXPERIMENT)).not.toHaveProperty("tier");
  });
});

describe("a cube's links", () => {
  it("have its solution, and lessons only of methods that are taught", () => {
    expect(solveUrl(FACELETS, "qtm", "R U2")).toMatch(/&alg=.+&metric=qtm$/);
    const taught: readonly string[] = [...TAUGHT_METHODS, ...TAUGHT_POCKET_METHODS];
    for (const method of METHODS) {
      const choice = taught.includes(method) ? `method=${method}&` : "";
      const url = `learn.html#${choice}facelets=${FACELETS}`;
      expect(learnUrl(FACELETS, method, "htm")).toBe(url);
      expect(learnUrl(FACELETS, method, "qtm")).toBe(`${url}&metric=qtm`);
    }
    for (const [label, method] of [
      ["cfop:cross=red", "cfop"],
      ["two-phase:max-length=22", "two-phase"],
    ] as const) {
      expect(learnUrl(FACELETS, label, "htm")).toBe(learnUrl(FACELETS, method, "htm"));
    }
  });
});

it("a line of a chart joins only neighbours if the values are whole numbers", () => {
  const points = [17, 18, 20, 21, 25].map((x) => ({ x, y: 1 }));
  const groups = joinedPoints(points, 1).map((group) => group.map(({ x }) => x));
  expect(groups).toEqual([[17, 18], [20, 21], [25]]);
  expect(joinedPoints(points)).toHaveLength(1);
});

it("a share that is small is not told as none", () => {
  expect(percentIn("en", 0.25)).toBe("25%");
  expect(percentIn("en", 0.0525)).toBe("5.25%");
  expect(percentIn("en", 1 / 3_674_160)).toBe("0.0000272%");
  expect(percentIn("en", 0)).toBe("0%");
});

it("no two of the ten methods look alike in a chart", () => {
  const looks = METHODS.map((_, look) => `${lookClass(look)} ${dashOf(look)}`);
  expect(new Set(looks).size).toBe(METHODS.length);
});
