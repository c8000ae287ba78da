// A 2x2x2 on its way to the engine and back.

import { expect, it } from "vitest";

import type { CompletionInScheme } from "../../../../web/core/completion";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { withPlaces } from "../../../../web/core/pocket-stickers";
import type { CubeRepair } from "../../../../web/core/repair";
import {
  completionInPlaces,
  completionInScheme,
  inPlaces,
  inUsualScheme,
  toEngine,
} from "../../../../web/widget/solve/pocket-engine";

const COLORS = "?WWWRRRRGGGGYYYYOOOOBBBB";
const PLACED = withPlaces("?UUURRRRFFFFDDDDLLLLBBBB");

const REPAIR: CubeRepair = {
  ...{ kind: "recolor", rank: 1, message: "", facelets: COLORS, stickers: [0, 5] },
  ...{ pieces: ["ULB"], faces: [], besides: [23] },
};
const PLACED_REPAIR = { ...REPAIR, facelets: PLACED, stickers: [0, 11], besides: [53] };

it("a 2x2x2 is passed to the engine by its colours, a 3x3x3 unchanged", () => {
  expect(toEngine(PLACED)).toBe(COLORS);
  expect(toEngine(SOLVED_FACELETS)).toBe(SOLVED_FACELETS);
});

it("the engine's report on a 2x2x2 is converted to places and face letters", () => {
  const finding = { kind: "no-such-piece", colors: "WYG", places: ["URF"], count: 0 } as const;
  const told = { stickers: [0, 23], findings: [finding], repairs: [REPAIR], tellingSticker: 4 };
  expect(inPlaces(told)).toEqual({
    stickers: [0, 53],
    findings: [{ ...finding, colors: "UDF" }],
    repairs: [PLACED_REPAIR],
    tellingSticker: 9,
  });
  expect(inPlaces({})).toMatchObject({ stickers: [], repairs: [], tellingSticker: undefined });
});

const COUNTS = { U: 1, R: 1, F: 0, D: 0, L: 0, B: 0 };
const COMPLETION = {
  ...{ count: 2, facelets: COLORS, open: [{ sticker: 3, counts: COUNTS }], repairs: [REPAIR] },
  ...{ schemes: ["WRGYOB"], inSchemes: [{ scheme: "WRGYOB", count: 2, facelets: COLORS }] },
};

it("a completion of a 2x2x2 is converted to places", () => {
  const painting = withPlaces("????????????DDDDLLLLBBBB");
  expect(completionInPlaces(COMPLETION, painting)).toEqual({
    ...COMPLETION,
    ...{
      inSchemes: undefined,
      facelets: PLACED,
      open: [{ sticker: 8, counts: COUNTS }],
      repairs: [PLACED_REPAIR],
    },
  });
});

const MIRRORED = { scheme: "WRBYOG", count: 1, facelets: "WWWWRRRRBBBBYYYYOOOOGGGG" };

it("a completion is offered per colour scheme, if few fit and each fills in a sticker", () => {
  const half = withPlaces("????????????DDDDLLLLBBBB");
  const offered = (inSchemes: readonly CompletionInScheme[]) =>
    completionInPlaces({ ...COMPLETION, hasOtherSchemes: true, inSchemes }, half).inSchemes;
  const [usual] = COMPLETION.inSchemes;
  expect(offered([usual!, MIRRORED])).toEqual([
    { scheme: "URFDLB", count: 2, facelets: PLACED },
    { scheme: "URBDLF", count: 1, facelets: withPlaces("UUUURRRRBBBBDDDDLLLLFFFF") },
  ]);
  expect(offered(Array.from({ length: 5 }, () => MIRRORED))).toBeUndefined();
  const nothing = { ...MIRRORED, facelets: "????????????YYYYOOOOBBBB" };
  expect(offered([usual!, nothing])).toBeUndefined();
  expect(offered([])).toBeUndefined();
});

it("a single colour scheme other than the usual one is offered, even if nothing follows in it yet", () => {
  const painting = withPlaces("????????????DDDDLLLLBBBB");
  const inOther = { ...COMPLETION, schemes: [MIRRORED.scheme] };
  for (const facelets of [MIRRORED.facelets, "????????????YYYYOOOOBBBB"]) {
    const told = completionInPlaces(
      { ...inOther, inSchemes: [{ ...MIRRORED, facelets }] },
      painting,
    );
    expect(told).toMatchObject({ count: Infinity, facelets: painting });
    expect(told.inSchemes).toMatchObject([{ scheme: "URBDLF", count: 1 }]);
  }
  // With few stickers unknown, it is certain, and so is the usual one.
  const few = withPlaces("?UUURRRRFFFFDDDDLLLLBBBB");
  expect(completionInPlaces({ ...inOther, inSchemes: [MIRRORED] }, few).inSchemes).toBeUndefined();
  expect(completionInPlaces(COMPLETION, painting).inSchemes).toBeUndefined();
});

it("no colour scheme is offered for red and blue alone, which the engine reads as faces", () => {
  const painting = withPlaces("????R??????????????????B");
  const usual = { scheme: "URFDLB", count: 5, facelets: "????R??????????????????B" };
  const completion = { ...COMPLETION, schemes: [usual.scheme], inSchemes: [usual] };
  const told = completionInPlaces(completion, painting);
  expect(told).toMatchObject({ count: Infinity, facelets: painting });
  expect(told.inSchemes).toBeUndefined();
});

it("a 2x2x2 is not completed while a colour scheme other than the usual one may fit", () => {
  const half = withPlaces("????????????DDDDLLLLBBBB");
  const few = withPlaces("?UUURRRRFFFFDDDDLLLLBBBB");
  const inOther = { ...COMPLETION, schemes: ["WRGBOY"] };
  const fitsOthers = {
    ...COMPLETION,
    hasOtherSchemes: true,
    inSchemes: [...COMPLETION.inSchemes, MIRRORED],
  };
  for (const [completion, painting] of [
    [inOther, half],
    [fitsOthers, half],
    [fitsOthers, few],
  ] as const) {
    const told = completionInPlaces(completion, painting);
    expect(told).toMatchObject({ count: Infinity, facelets: painting });
    const unknown = Array.from(painting).filter((letter) => letter === "?");
    expect(told.open).toHaveLength(unknown.length);
    for (const { sticker } of told.open) expect(painting.charAt(sticker)).toBe("?");
  }
  expect(completionInPlaces(inOther, few)).toMatchObject({ count: 2, facelets: PLACED });
  expect(completionInPlaces({ ...inOther, count: 0 }, half)).toMatchObject({ count: 0 });
});

it("in a chosen colour scheme, a 2x2x2 is completed as one of the usual colours, and converted back", () => {
  const scheme = "URBDLF";
  const painted = withPlaces("?UUURRRRBBBBDDDDLLLLFFFF");
  expect(toEngine(inUsualScheme(painted, scheme))).toBe(COLORS);
  const counts = { U: 1, R: 2, F: 3, D: 4, L: 5, B: 6 };
  const told = { ...COMPLETION, open: [{ sticker: 3, counts }], hasOtherSchemes: true };
  expect(completionInScheme(told, scheme)).toEqual({
    ...{ count: 2, facelets: painted, repairs: [] },
    open: [{ sticker: 8, counts: { ...counts, F: 6, B: 3 } }],
  });
  expect(completionInScheme({ ...told, schemes: ["WRBYOG"] }, scheme)).toBeUndefined();
  expect(completionInScheme({ ...told, count: 0 }, scheme)).toBeUndefined();
});
