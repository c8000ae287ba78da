// Why something cannot be solved as asked: what is impossible, and what is possible.

import { describe, expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import {
  DEFAULT_CHOICE,
  isSupported,
  METHODS,
  METRICS,
  objectionTo,
  PUZZLES,
  type Choice,
} from "../../../web/core/choices";

const OTHER = applyMoves(SOLVED_FACELETS, ["R"]);

describe("an objection", () => {
  it.each<[Partial<Choice>, string]>([
    [
      { method: "ortega" },
      'The 3x3x3 is solved by "two-phase", "beginner", "cfop", "cfop-2look", "thistlethwaite", ' +
        '"corners-edges", "genetic", "korf" or "optimal", not by "ortega", which is for the 2x2x2.',
    ],
    [
      { puzzle: "2x2x2", method: "cfop" },
      'The 2x2x2 is solved by "optimal", "beginner" or "ortega", not by "cfop", which is for the 3x3x3.',
    ],
    [{ method: "korf", metric: "qtm" }, 'The method "korf" counts in "htm" only, not in "qtm".'],
    [
      { puzzle: "2x2x2", method: "optimal", metric: "axial-htm" },
      'The method "optimal" counts in "htm" or "qtm" only, not in "axial-htm".',
    ],
    [
      { method: "cfop", goal: OTHER },
      'The method "cfop" leads to no goal but the solved 3x3x3; "two-phase" does.',
    ],
    [
      { puzzle: "2x2x2", method: "ortega", goal: "UFUF" },
      'The method "ortega" leads to no goal but the solved 2x2x2.',
    ],
  ])("tells what is possible instead of %o", (choice, message) => {
    expect(objectionTo({ ...DEFAULT_CHOICE, ...choice })?.message).toBe(message);
  });

  it("offers only choices that are supported, and names the one that is not", () => {
    for (const puzzle of PUZZLES) {
      for (const method of METHODS) {
        for (const metric of METRICS) {
          const choice = { puzzle, method, metric };
          if (isSupported(choice)) continue;
          const [offered, refused] = objectionTo(choice)!.message.split(", not ") as [
            string,
            string,
          ];
          const names = Array.from(offered.matchAll(/"([^"]+)"/g), ([, name]) => name!);
          const methods = METHODS.filter((each) => names.includes(each));
          const metrics = METRICS.filter((each) => names.includes(each));
          expect(refused).toContain(metrics.length > 0 ? metric : method);
          if (metrics.length === 0) {
            for (const other of methods)
              expect(isSupported({ ...choice, method: other, metric: "htm" })).toBe(true);
          }
          for (const other of metrics) expect(isSupported({ ...choice, metric: other })).toBe(true);
        }
      }
    }
  });
});
