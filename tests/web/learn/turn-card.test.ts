// The card below the cube of a lesson, and that of a step.

import { nothing, type TemplateResult } from "lit";
import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { COLOR_NAMES } from "../../../web/core/faces";
import { applyMoves } from "../../../web/core/moves";
import { Lesson } from "../../../web/learn/lesson/lesson";
import { firstHeld } from "../../../web/learn/lesson/teaching";
import { stepCard } from "../../../web/learn/step-card";
import { turnCard } from "../../../web/learn/turn-card";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";
import { markupOf, textsOf } from "./template-parts";

// Held as in the lesson, the turn is D'.
const start = firstHeld("beginner", applyMoves(SOLVED_FACELETS, ["U"]));
const lesson = new Lesson("beginner", start, [
  {
    ...{ id: "daisy", from: 0, to: 1, written: ["D'"] },
    steps: [{ from: 0, to: 1, written: ["D'"], pieces: [] }],
  },
]);

const speech = {
  words: learnVocabulary.english,
  widgetWords: widgetVocabulary.english,
  colorNames: COLOR_NAMES,
};

function card(index: number, status = "") {
  return turnCard({
    ...{ lesson, index, status, tellsTurns: true, tellTurns: () => undefined },
    ...{ goBack: undefined, reached: nothing, isRead: false, speech },
  });
}

it("says how to hold the cube until it is solved", () => {
  expect(textsOf(card(0))).toContain("Hold it with");
  expect(textsOf(card(1, "Well done!"))).toMatch(/^Daisy: done\.\s+polite Well done!\s*$/);
});

it("is named by its step, also at the end of the lesson", () => {
  for (const [index, said] of [
    [0, "Daisy: step 1 of 1"],
    [1, "Daisy: done."],
  ] as const) {
    expect(markupOf(card(index))).toMatch(/^<section [^>]*>\s*<div [^>]*>\s*<p id="turn"/);
    expect(card(index).values[0]).toBe(said);
  }
});

it("is followed by what the step is about, as a heading", () => {
  const shown = { lesson, place: { stage: 0, step: 0 }, help: "piece", isPointedAt: true } as const;
  const step = stepCard(shown, speech, { words: speech.words, signs: "none" }) as TemplateResult;
  expect(markupOf(step)).toMatch(/^<section [^>]*>\s*<div [^>]*>\s*<h3 /);
  expect(step.values[0]).toBe("This step is about several pieces at once.");
});
