// A cube in words, as it is held.

import { expect, it } from "vitest";

import { SOLVED } from "../../../web/core/facelets";
import { COLOR_NAMES } from "../../../web/core/faces";
import { applyMoves } from "../../../web/core/moves";
import { cubeInWords } from "../../../web/learn/cards/cube-in-words";
import { learnVocabulary } from "../../../web/learn/words/learn-words";
import { widgetVocabulary } from "../../../web/widget/words/widget-words";
import { textsOf } from "./template-parts";

const speech = {
  words: learnVocabulary.english,
  widgetWords: widgetVocabulary.english,
  colorNames: COLOR_NAMES,
};
const said = (held: string | undefined) => textsOf(cubeInWords(speech, held));

it("says the colours of each face, row by row", () => {
  const turned = said(applyMoves(SOLVED["3x3x3"], ["F"]));
  expect(turned).toContain(
    "Upper face: white white white, white white white, orange orange orange.",
  );
  expect(turned).toContain("Front face: green green green, green green green, green green green.");
  expect(said(SOLVED["2x2x2"])).toContain("Lower face: yellow yellow, yellow yellow.");
});

it("says what it is for while there is no cube", () => {
  expect(said(undefined)).toMatch(/^The cube in words The colours of each face/);
});
