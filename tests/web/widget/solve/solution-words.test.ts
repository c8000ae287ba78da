import { describe, expect, it } from "vitest";

import type { MethodProgress } from "../../../../web/core/solution";
import { movesLeftInWords, progressInWords } from "../../../../web/widget/solve/solution-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

const words = widgetVocabulary.english;

function said(progress: Partial<MethodProgress>): string {
  return progressInWords(words, { isPreparing: false, nodes: 1_234, figures: {}, ...progress });
}

describe("the moves that are left, in words", () => {
  const followed = { written: ["x", "R2", "U"], index: 1, movesLeft: ["R2", "U"] } as const;

  it.each([
    ["htm", false, "2 moves to go."],
    ["htm", true, "2 moves to your pattern."],
    ["qtm", false, "2 moves (3 quarter turns) to go."],
    ["qtm", true, "2 moves (3 quarter turns) to your pattern."],
    ["axial-htm", true, "2 moves (2 turns, both sides at once) to your pattern."],
  ] as const)("come with what they cost in another metric than half turns: %s", (...given) => {
    const [metric, hasGoal, text] = given;
    expect(movesLeftInWords(words, followed, { metric, hasGoal })).toBe(text);
  });

  it("are a single move at the end", () => {
    const last = { ...followed, index: 2, movesLeft: ["U"] } as const;
    expect(movesLeftInWords(words, last, { metric: "htm", hasGoal: false })).toBe("1 move to go.");
  });
});

describe("the progress of a search in words", () => {
  it("is the share of the tables loaded so far", () => {
    const tables = { phase: "load", loaded: 29, total: 100 } as const;
    expect(said({ isPreparing: true, tables })).toBe("Search tables 29 %");
  });

  it("is the depth and the number of positions, if no more is known", () => {
    expect(said({ figures: { depth: 12 } })).toBe("depth 12, 1,234 positions");
  });

  it("is how much of a length is ruled out, and about how long the rest takes", () => {
    const figures = { depth: 17, refuted: 0.429 };
    expect(said({ figures })).toBe("Ruling out solutions of 17 moves: 42 % done");
    for (const [timeLeftMs, time] of [
      [0, "0:00"],
      [6_001, "0:07"],
      [750_000, "12:30"],
      [3_900_000, "1:05:00"],
      // Estimates of hours are not accurate to the second.
      [7_500_000, "3 hours"],
      [360_000_000, "5 days"],
    ] as const) {
      expect(said({ figures, timeLeftMs })).toBe(
        `Ruling out solutions of 17 moves: 42 % done, about ${time} left`,
      );
    }
  });

  it("ends with how many positions are visited in a second", () => {
    const figures = { depth: 17, refuted: 0.429 };
    const begun = "Ruling out solutions of 17 moves: 42 % done";
    for (const [nodesPerSecond, speed] of [
      [990, "990"],
      [41_000, "41,000"],
      [4_100_000, "4,100,000"],
    ] as const) {
      expect(said({ figures, nodesPerSecond })).toBe(`${begun}, ${speed} positions a second`);
    }
    expect(said({ figures, timeLeftMs: 7_000, nodesPerSecond: 1_200_000 })).toBe(
      `${begun}, about 0:07 left, 1,200,000 positions a second`,
    );
    expect(said({ figures, nodesPerSecond: 0 })).toBe(begun);
  });

  it("is empty before any progress is reported", () => {
    expect(progressInWords(words, undefined)).toBe("");
    expect(said({})).toBe("");
  });
});
