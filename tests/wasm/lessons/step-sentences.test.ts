// What is said about the steps of lessons on random cubes.

import { expect, it } from "vitest";

import { hasTurnsToJoin } from "../../../web/core/turns-to-join";
import type { Lesson, TaughtMethod } from "../../../web/learn/lesson/lesson";
import { firstHeld, teach } from "../../../web/learn/lesson/teaching";
import { stepSentences } from "../../../web/learn/step-card";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { nameColors } from "../../../web/widget/words/color-names";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";
import { explainInNode } from "./explain-in-node";
import { randomCubes } from "./lesson-tests";

const explain = explainInNode();
const widgetWords = widgetVocabulary.english;
const SPEECH = {
  words: learnVocabulary.english,
  widgetWords,
  colorNames: nameColors(widgetWords, "", {}),
};
const JOINED = "Turns of the same layer in a row may be made as one";

function stepsOf(lesson: Lesson) {
  return lesson.stages.flatMap(({ steps }, stage) =>
    steps.map((step, number) => {
      const place = { stage, step: number };
      const said = (help: "place" | "turns") => stepSentences(lesson, place, help, SPEECH);
      return { step, said };
    }),
  );
}

it("a step whose turns can be joined says so, and no other does", async () => {
  let count = 0;
  for (const facelets of randomCubes("3x3x3", 41)) {
    const method = "corners-edges";
    const lesson = await teach(explain, method, firstHeld(method, facelets));
    for (const { step, said } of stepsOf(lesson)) {
      const mayJoin = hasTurnsToJoin(lesson.moves.slice(step.from, step.to + 1));
      expect(said("turns").some((sentence) => sentence.startsWith(JOINED))).toBe(mayJoin);
      if (mayJoin) ++count;
    }
  }
  expect(count).toBeGreaterThan(0);
});

it.each<TaughtMethod>(["beginner", "cfop"])(
  "the case and the sequence of a step of %s are named, as on its card",
  async (method) => {
    const named = { case: 0, sequence: 0 };
    for (const facelets of randomCubes("3x3x3", 42)) {
      const lesson = await teach(explain, method, firstHeld(method, facelets));
      for (const { step, said } of stepsOf(lesson)) {
        const cases = said("place").filter((sentence) => sentence.startsWith("Case: "));
        expect(cases).toHaveLength(step.case ? 1 : 0);
        const hasOwnName = step.algorithm !== undefined && step.algorithm !== step.case;
        const sequences = said("turns").filter((sentence) => sentence.startsWith("Sequence: "));
        expect(sequences).toHaveLength(hasOwnName ? 1 : 0);
        named.case += cases.length;
        named.sequence += sequences.length;
      }
    }
    expect(named[method === "cfop" ? "case" : "sequence"]).toBeGreaterThan(0);
  },
);
