// Where the turns of a lesson are hidden, saying which turn was wrong does not give the next one away.

import type { TemplateResult } from "lit";
import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { COLOR_NAMES } from "../../../web/core/faces";
import { applyMoves } from "../../../web/core/moves";
import { Lesson } from "../../../web/learn/lesson/lesson";
import { firstHeld } from "../../../web/learn/lesson/teaching";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { wrongTurnCard } from "../../../web/learn/wrong-turn-card";
import { CubewrightWrongTurn } from "../../../web/widget/play/wrong-turn";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";
import { propertiesOf, textsOf } from "./template-parts";

const start = firstHeld("beginner", applyMoves(SOLVED_FACELETS, ["R", "U"]));
const STAGES = [
  { id: "daisy", written: ["L2", "B'"] },
  { id: "white-cross", written: ["F", "D"] },
] as const;
const lesson = new Lesson(
  "beginner",
  start,
  STAGES.map(({ id, written }, stage) => {
    const part = { from: 2 * stage, to: 2 * stage + 2, written: [...written] };
    return { id, ...part, steps: [{ ...part, pieces: [] }] };
  }),
);

/** Whether the form can be used, and the turns that can be told in it. */
function told(index: number, tellsTurns: boolean): { isInert: unknown; turns: string[] } {
  const card = wrongTurnCard({
    ...{ lesson, index, tellsTurns, solveUrl: "./", wantsToPaint: false },
    ...{ askToPaint: () => undefined, goOnAfter: () => undefined },
    speech: {
      words: learnVocabulary.english,
      widgetWords: widgetVocabulary.english,
      colorNames: COLOR_NAMES,
    },
  }) as TemplateResult;
  const { inert, ...given } = propertiesOf(card);
  const form = Object.assign(new CubewrightWrongTurn(), given);
  return { isInert: inert, turns: textsOf(form.render()).match(/\d+: \S+/g) ?? [] };
}

it.each([
  [1, ["1: L2"]],
  // The last turn of a stage, when the next one begins.
  [2, ["1: L2", "2: B'"]],
  [3, ["1: F"]],
])("after %i turns it names those that are made", (index, turns) => {
  expect(told(index, false)).toEqual({ isInert: false, turns });
});

it("waits for the first turn to be made", () => {
  expect(told(0, false)).toEqual({ isInert: true, turns: [] });
});

it("names the next turn where the turns are shown", () => {
  expect(told(0, true).turns).toEqual(["1: L2"]);
  expect(told(2, true).turns).toEqual(["1: F"]);
});
