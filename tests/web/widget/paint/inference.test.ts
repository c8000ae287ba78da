// What follows about unseen stickers, and which of them to look at.

import { describe, expect, it } from "vitest";

import type { OpenSticker } from "../../../../web/core/completion";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { FACES, type Face } from "../../../../web/core/faces";
import { withPlaces } from "../../../../web/core/pocket-stickers";
import {
  areOfOneCube,
  decisionOf,
  filledIn,
  filledStickers,
  type Inference,
} from "../../../../web/widget/paint/inference";
import { inferenceInWords } from "../../../../web/widget/paint/painting-words";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

const PAINTING = `??${SOLVED_FACELETS.slice(2)}`;

function open(sticker: number, ...perColor: number[]): OpenSticker {
  const counts = Object.fromEntries(FACES.map((face, place) => [face, perColor[place] ?? 0]));
  return { sticker, counts: counts as Record<Face, number> };
}

function inference(change: Partial<Inference>): Inference {
  const none = { painting: PAINTING, facelets: PAINTING, open: [], repairs: [] };
  return { ...none, count: 1, ...change };
}

describe("what follows from the painted stickers", () => {
  it("fills in unknown stickers only", () => {
    const following = inference({ facelets: `R?${SOLVED_FACELETS.slice(2)}` });
    expect(filledIn(PAINTING, following)).toBe(`R?${SOLVED_FACELETS.slice(2)}`);
    expect(filledIn(PAINTING, undefined)).toBe(PAINTING);
    expect(filledStickers(PAINTING, filledIn(PAINTING, following))).toEqual([0]);
    // What followed from the earlier painting does not override stickers painted since.
    expect(filledIn(`BB${SOLVED_FACELETS.slice(2)}`, following)).toBe(
      `BB${SOLVED_FACELETS.slice(2)}`,
    );
  });

  it("fills in the same cube only, of which one sticker may have been corrected", () => {
    const known = SOLVED_FACELETS.slice(3);
    expect(areOfOneCube(`???${known}`, `??R${known}`)).toBe(true);
    expect(areOfOneCube(`U??${known}`, `R??${known}`)).toBe(true);
    expect(areOfOneCube(`UU?${known}`, `RR?${known}`)).toBe(false);
    expect(areOfOneCube(PAINTING, withPlaces("U".repeat(24)))).toBe(false);
  });

  it('is announced, with "Ready to solve" only if the cube can be solved here', () => {
    const words = widgetVocabulary.english;
    expect(inferenceInWords(words, inference({}), true)).toBe(
      "The 2 unknown stickers follow from the others. Ready to solve.",
    );
    expect(inferenceInWords(words, inference({}), false)).not.toContain("solve");
  });
});

describe("the stickers to look at", () => {
  it("are all those that would each identify the cube alone", () => {
    const several = inference({ count: 2, open: [open(3, 1, 1), open(5, 0, 1, 1), open(7, 2)] });
    expect(decisionOf(several)).toEqual({ stickers: [3, 5], isCertain: true });
    expect(inferenceInWords(widgetVocabulary.english, several, true)).toBe(
      "2 cubes have these stickers. Knowing U4 or U6 would tell which one is yours. U4: upper face, row 2, place 1. U6: upper face, row 2, place 3.",
    );
  });

  it("are the one that narrows it down most, if none identifies the cube alone", () => {
    const several = inference({ count: 6, open: [open(3, 2, 4), open(5, 1, 5)] });
    expect(decisionOf(several)).toEqual({ stickers: [3], isCertain: false });
    expect(inferenceInWords(widgetVocabulary.english, several, true)).toBe(
      "6 cubes have these stickers. Knowing U4 would narrow it down most. U4: upper face, row 2, place 1.",
    );
  });

  it("are not named while more than a million cubes match", () => {
    const many = inference({ count: 1e12, open: [open(3, 1e12), open(5, 1e12)] });
    expect(inferenceInWords(widgetVocabulary.english, many, true)).toBe(
      "2 stickers to go; more than a million cubes match the painted ones.",
    );
  });
});
