// What the turns of a lesson cost in the metric that was chosen, and where that is told.

import { describe, expect, it } from "vitest";

import { METRICS, type Metric } from "../../../web/core/choices";
import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { COLOR_NAMES } from "../../../web/core/faces";
import { applyMoves, type WrittenMove } from "../../../web/core/moves";
import { costOfWritten, namedMetric, type NamedMetric } from "../../../web/learn/lesson/counting";
import { Lesson } from "../../../web/learn/lesson/lesson";
import { stageList } from "../../../web/learn/stage-list";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";

describe("the metric of a name", () => {
  it("needs no name if it is that of half turns", () => {
    const named = METRICS.filter((metric) => namedMetric("3x3x3", "beginner", metric) === metric);
    expect(named).toEqual(["qtm", "axial-htm", "axial-qtm"]);
    for (const name of ["htm", "nothing", undefined]) {
      expect(namedMetric("3x3x3", "beginner", name)).toBeUndefined();
    }
  });

  it("is left out where the method does not count in it", () => {
    expect(namedMetric("2x2x2", "ortega", "qtm")).toBe("qtm");
    expect(namedMetric("2x2x2", "ortega", "axial-qtm")).toBeUndefined();
  });
});

describe("moves of a lesson cost", () => {
  // In the order of METRICS.
  it.each<[string, readonly WrittenMove[], readonly number[]]>([
    ["as many as the metric says", ["R", "U2", "F'"], [3, 4, 3, 4]],
    ["nothing if they turn the whole cube", ["x", "y2"], [0, 0, 0, 0]],
    ["two turns for a middle layer, made at once in axial metrics", ["M2"], [2, 4, 1, 2]],
    ["one turn for two layers", ["r2"], [1, 2, 1, 2]],
    ["less if they join, also over a turn of the whole cube", ["U", "y", "U2"], [1, 1, 1, 1]],
    ["the dearer of opposite faces in axial metrics", ["L2", "R"], [2, 3, 1, 2]],
  ])("%s", (_, moves, costs) => {
    expect(METRICS.map((metric: Metric) => costOfWritten(moves, metric))).toEqual(costs);
  });
});

// The last turn of the first stage is of the same face as the first of the next.
const start = { facelets: applyMoves(SOLVED_FACELETS, ["R2", "U"]), orientation: 0 };
const lesson = new Lesson("corners-edges", start, [
  { id: "daisy", from: 0, to: 2, written: ["F2", "U"], steps: [] },
  { id: "white-cross", from: 2, to: 4, written: ["y", "U2"], steps: [] },
]);

/** The texts of a template, each on a line. */
function textsOf(part: unknown): string {
  if (typeof part === "string") return `${part}\n`;
  if (Array.isArray(part)) return part.map(textsOf).join("");
  return part instanceof Object && "values" in part ? textsOf(part.values) : "";
}

function listIn(metric: NamedMetric | undefined): string {
  const words = learnVocabulary.english;
  const widgetWords = widgetVocabulary.english;
  return textsOf(
    stageList({
      ...{ lesson, index: 0, choose: () => undefined, practiceUrl: () => undefined },
      speech: { words, widgetWords, colorNames: COLOR_NAMES, metric },
      looks: { words, signs: "none" },
    }),
  );
}

describe("the list of stages", () => {
  it("tells no costs in half turns", () => {
    expect(listIn(undefined)).not.toMatch(/turn|lesson:/);
  });

  it.each([
    ["qtm", "3 quarter turns", "2 quarter turns", "3 quarter turns"],
    ["axial-htm", "2 turns, both sides at once", "1 turn, both", "2 turns, both sides at once"],
  ] as const)("tells in %s what each stage costs, and the lesson", (metric, first, second, all) => {
    const said = listIn(metric);
    expect(said).toMatch(new RegExp(`Daisy\n${first}\n[^]*First cross\n${second}`));
    expect(said).toContain(`The whole lesson: ${all}.`);
  });
});
