import { describe, expect, it } from "vitest";

import type { MethodProgress } from "../../../../web/core/solution";
import { progressInWords } from "../../../../web/widget/solve/solution-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

const words = widgetVocabulary.english;

function said(progress: Partial<MethodProgress>): string {
  return progressInWords(words, { isPreparing: false, nodes: 1_234, figures: {}, ...progress });
}

describe("how far a search is, in words", () => {
  it("is how much of the tables is there while they come", () => {
    const tables = { phase: "load", loaded: 29, total: 100 } as const;
    expect(said({ isPreparing: true, tables })).toBe("Search tables 29 %");
  });

  it("is the depth and the positions, where no more is known", () => {
    expect(said({ figures: { depth: 12 } })).toBe("depth 12, 1,234 positions");
  });

  it("is how much of a length is ruled out, and how long the rest takes at most", () => {
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

  it("is nothing before anything is told", () => {
    expect(progressInWords(words, undefined)).toBe("");
    expect(said({})).toBe("");
  });
});
