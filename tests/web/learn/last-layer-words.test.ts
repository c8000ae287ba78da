// What is said of the last layer before the turns of a step, in all five languages.

import { expect, it } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { Lesson } from "../../../web/learn/lesson/lesson";
import { firstHeld } from "../../../web/learn/lesson/teaching";
import { lookInWords } from "../../../web/learn/words/last-layer-words";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { nameColors } from "../../../web/widget/words/color-names";
import type { LanguageCode } from "../../../web/widget/words/languages";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";

// The lesson's turns are for the cube as it is, so a person who turned its upper layer first would miss the goal.
it.each<[LanguageCode, RegExp]>([
  ["en", /^If the upper layer were turned/],
  ["sr-Latn", /^Kad bi se gornji sloj okrenuo/],
  ["zh-Hans", /^假如转动顶层/],
  ["ko", /위층을 돌린다면, /],
  ["ru", /^Если бы верхний слой повернули/],
])("in %s it orders no turn", async (code, condition) => {
  const words = await learnVocabulary.load(code);
  const pieces = "-";
  expect(words.say("see-edges-matching", { shape: "beside", pieces })).toMatch(condition);
  expect(words.say("see-edges-matching", { shape: "across", pieces })).toMatch(condition);
  expect(words.say("pocket-see-corners-placed", { pieces })).toMatch(condition);
});

// The step that begins so may turn the whole cube, and its turns are for the cube as it is held then.
it.each<[LanguageCode, RegExp]>([
  ["en", /any side\. Hold the cube as the lesson says/],
  ["sr-Latn", /sa svake strane\. Ipak držite kocku onako kako lekcija kaže/],
  ["zh-Hans", /从哪一侧做公式都有效。但还是请按课程说的拿法拿好/],
  ["ko", /어느 쪽에서 해도 통합니다\. 그래도 수업에서 말하는 대로 큐브를 드세요/],
  ["ru", /с любой стороны\. И всё же держите кубик так, как говорит урок/],
])("in %s a sequence for any side does not contradict how to hold the cube", async (code, said) => {
  expect((await learnVocabulary.load(code)).say("any-side")).toMatch(said);
});

it.each([
  ["3x3x3", "When the sequence begins, no edge or corner has yellow on top."],
  ["2x2x2", "When the sequence begins, no upper corner has yellow on top."],
] as const)("on a %s it names the pieces that the puzzle has", (puzzle, said) => {
  const [words, widgetWords] = [learnVocabulary.english, widgetVocabulary.english];
  const speech = { words, widgetWords, colorNames: nameColors(widgetWords, "", {}) };
  const { before } = lookInWords(
    speech,
    { kind: "stickers-up", upperColor: "D", places: [] },
    puzzle,
  );
  expect(before).toEqual([said]);
});

it("where the case is told by a whole layer's edges or corners, the step is about all four", () => {
  const written = ["F", "R", "U", "R'", "U'", "F'"] as const;
  const start = firstHeld("beginner", applyMoves(SOLVED_FACELETS, [...written]));
  const step = { from: 0, to: written.length, written: [...written], pieces: ["UF"] };
  const piecesOf = (key: string) => {
    const reason = { key, values: {} };
    const stage = { id: "daisy", ...step, steps: [{ ...step, reason }] };
    const { stages } = new Lesson("beginner", start, [stage]);
    return stages[0]!.steps[0]!.pieces.map(({ to }) => to);
  };
  expect(piecesOf("upper-edges-flipped")).toEqual(["UB", "UR", "UF", "UL"]);
  expect(piecesOf("upper-edges-cycled")).toEqual(["UB", "UR", "UF", "UL"]);
  expect(piecesOf("upper-corners-cycled").map((place) => place.length)).toEqual([3, 3, 3, 3]);
  expect(piecesOf("last-layer-turned")).toHaveLength(1);
});
