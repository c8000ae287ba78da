// The card below the cube of a lesson.

import { nothing } from "lit";
import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { COLOR_NAMES } from "../../../web/core/faces";
import { applyMoves } from "../../../web/core/moves";
import { Lesson } from "../../../web/learn/lesson/lesson";
import { firstHeld } from "../../../web/learn/lesson/teaching";
import { turnCard } from "../../../web/learn/turn-card";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";

// Held as in the lesson, the turn is D'.
const start = firstHeld("beginner", applyMoves(SOLVED_FACELETS, ["U"]));
const lesson = new Lesson("beginner", start, [
  {
    ...{ id: "daisy", from: 0, to: 1, written: ["D'"] },
    steps: [{ from: 0, to: 1, written: ["D'"], pieces: [] }],
  },
]);

/** All texts of a template. */
function textsOf(part: unknown): string {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) return part.map(textsOf).join(" ");
  return part instanceof Object && "values" in part ? textsOf(part.values) : "";
}

function said(index: number, status: string): string {
  return textsOf(
    turnCard({
      ...{ lesson, index, status, tellsTurns: true, tellTurns: () => undefined },
      ...{ goBack: undefined, reached: nothing, isRead: false },
      speech: {
        words: learnVocabulary.english,
        widgetWords: widgetVocabulary.english,
        colorNames: COLOR_NAMES,
      },
    }),
  );
}

it("says how to hold the cube until it is solved", () => {
  expect(said(0, "")).toContain("Hold it with");
  expect(said(1, "Well done!")).toMatch(/^\s*turn polite Well done!\s*$/);
});
