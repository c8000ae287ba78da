// Where the turns of a lesson are hidden, saying which turn was wrong does not give the next one away.

import type { TemplateResult } from "lit";
import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { COLOR_NAMES } from "../../../web/core/faces";
import { applyMoves } from "../../../web/core/moves";
import type { WrongTurn } from "../../../web/core/written-moves";
import { Lesson } from "../../../web/learn/lesson/lesson";
import { firstHeld } from "../../../web/learn/lesson/teaching";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { wrongTurnCard } from "../../../web/learn/wrong-turn-card";
import { WrongTurnEvent } from "../../../web/widget/play/after-wrong-turn";
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

let toldAt: WrongTurn | undefined;

function cardAt(index: number, tellsTurns: boolean, isAsked = false): TemplateResult {
  return wrongTurnCard({
    ...{ lesson, index, tellsTurns, isAsked, solveUrl: "./", wantsToPaint: false },
    ...{ askToPaint: () => undefined, goOnAfter: (wrongTurn) => (toldAt = wrongTurn) },
    speech: {
      words: learnVocabulary.english,
      widgetWords: widgetVocabulary.english,
      colorNames: COLOR_NAMES,
    },
  });
}

/** The turns that can be told; `undefined` without the form. */
function told(index: number, tellsTurns: boolean): string[] | undefined {
  const given = propertiesOf(cardAt(index, tellsTurns));
  if (!("moves" in given)) return undefined;
  const form = Object.assign(new CubewrightWrongTurn(), given);
  return textsOf(form.render()).match(/\d+: \S+/g) ?? [];
}

it.each([
  [1, ["1: L2"]],
  // The last turn of a stage, when the next one begins.
  [2, ["1: L2", "2: B'"]],
  [3, ["1: F"]],
  // The end of the lesson.
  [4, ["1: F", "2: D"]],
])("after %i turns it names those that are made", (index, turns) => {
  expect(told(index, false)).toEqual(turns);
});

it("waits for the first turn to be made", () => {
  expect(told(0, false)).toBeUndefined();
});

it("waits for what the person says of a turn of their own", () => {
  expect(propertiesOf(cardAt(1, true, true))).not.toHaveProperty("moves");
});

it("names the next turn where the turns are shown", () => {
  expect(told(0, true)).toEqual(["1: L2"]);
  expect(told(2, true)).toEqual(["1: F"]);
  expect(told(4, true)).toEqual(["1: F", "2: D"]);
});

it("counts the place of the wrong turn from the first move of the lesson", () => {
  const { moves, ...heard } = propertiesOf(cardAt(3, false));
  expect(moves).toEqual(["F", "D"]);
  (heard["wrong-turn"] as (event: WrongTurnEvent) => void)(
    new WrongTurnEvent({ at: 0, made: "F'" }),
  );
  expect(toldAt).toEqual({ at: 2, made: "F'" });
});
