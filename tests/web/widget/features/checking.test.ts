// When the cube on the screen is checked, and which face is asked for, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { UNKNOWN } from "../../../../web/core/completion";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { withPlaces } from "../../../../web/core/pocket-stickers";
import { elementWith } from "../../../../web/widget/element/feature";
import { Checking } from "../../../../web/widget/features/checking";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Engine } from "../../../../web/widget/features/engine";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Presence, type PresenceApi } from "../../../../web/widget/features/presence";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import type { CubeReading } from "../../../../web/core/solution";
import type { Brush } from "../../../../web/widget/paint/painting";

class ShownElement extends elementWith<
  SettingsApi & PresenceApi & ChoosingApi & PlayingApi & EditingApi
>(Settings, Presence, Choosing, Playing, Editing, Checking) {
  override readonly hasUpdated = true;

  override dispatchEvent(): boolean {
    return true;
  }

  override requestUpdate(): void {
    // There is nothing to render into.
  }
}

const RIGHT = applyMoves(SOLVED_FACELETS, ["R", "U"]);
/** With a red sticker in place of a white one. */
const WRONG = `R${RIGHT.slice(1)}`;

let element: ShownElement;
let editing: Editing;
/** The cubes whose pieces the engine was asked about, and those whose unknown stickers it was to infer. */
let checked: string[];
let inferred: string[];
/** What the engine reads of a cube that it is asked about. */
let reading: CubeReading | undefined;

beforeEach(() => {
  reading = undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  editing = element.feature(Editing);
  checked = [];
  inferred = [];
  const { work } = element.feature(Engine);
  vi.spyOn(work, "check").mockImplementation((facelets) => {
    checked.push(facelets);
    return Promise.resolve(reading);
  });
  vi.spyOn(work, "complete").mockImplementation((facelets) => {
    inferred.push(facelets);
    return Promise.resolve(undefined);
  });
  Object.assign(element, { mode: "solve", loading: "eager" });
  return () => vi.unstubAllGlobals();
});

function paint(brush: Brush, ...stickers: number[]): void {
  editing.painting.brush = brush;
  stickers.forEach((index) => editing.paint(index));
}

describe("a cube with wrong numbers of colours", () => {
  it("is checked again when its repair is undone", () => {
    element.facelets = WRONG;
    editing.goOnWith(RIGHT);
    element.undo();
    expect(checked).toEqual([WRONG, RIGHT, WRONG]);
  });

  it("is checked whenever a sticker of a right cube is painted wrong", () => {
    element.facelets = RIGHT;
    paint("R", 0);
    paint(RIGHT.charAt(0) as Brush, 0);
    paint("R", 0);
    expect(checked).toEqual([RIGHT, WRONG, RIGHT, WRONG]);
  });

  it("is checked once it is painted all over a solved cube, and when that is redone", () => {
    paint("U", ...Array.from(SOLVED_FACELETS, (_, index) => index).filter((at) => at % 9 !== 4));
    expect(checked).toEqual([element.facelets]);
    element.undo();
    expect(checked).toHaveLength(1);
    element.redo();
    expect(checked).toEqual([element.facelets, element.facelets]);
  });
});

describe("a solved cube on which stickers were painted here and there", () => {
  it("is checked from then on whenever one is painted wrong, also after Undo and Redo", () => {
    paint("R", 0);
    expect(checked).toEqual([]);
    paint("U", 9);
    const balanced = element.facelets;
    paint("F", 1);
    const wrong = element.facelets;
    expect(checked).toEqual([balanced, wrong]);
    element.undo();
    element.redo();
    expect(checked).toEqual([balanced, wrong, balanced, wrong]);
  });

  it("is not checked again once it is taken back to where colours were missing", () => {
    paint("R", 0);
    paint("U", 9);
    element.undo();
    paint("F", 1);
    expect(checked).toHaveLength(1);
  });
});

it("nothing is filled in on a cleared cube, not even before it is examined", async () => {
  const painted = RIGHT.replace(/.$/, UNKNOWN);
  const { work } = element.feature(Engine);
  const completion = { count: 1, facelets: RIGHT, open: [], repairs: [] };
  vi.spyOn(work, "complete").mockResolvedValueOnce(completion);
  element.facelets = painted;
  await Promise.resolve();
  const checking = element.feature(Checking);
  expect(checking.filledFacelets).toBe(RIGHT);
  element.clear();
  expect(checking.filledFacelets).toBe(element.facelets);
  expect(checking.faceToBePainted).toBe("F");
});

it("what followed on one puzzle does not fill in the other", async () => {
  element.puzzle = "2x2x2";
  editing.clear();
  paint("U", 0);
  const pocket = element.facelets;
  element.puzzle = "3x3x3";
  const { work } = element.feature(Engine);
  const completion = { facelets: RIGHT, count: 1, open: [], repairs: [] };
  vi.spyOn(work, "complete").mockResolvedValueOnce(completion);
  element.facelets = `?${RIGHT.slice(1)}`;
  await Promise.resolve();
  const checking = element.feature(Checking);
  expect(checking.filledFacelets).toBe(RIGHT);
  element.puzzle = "2x2x2";
  expect(checking.filledFacelets).toBe(withPlaces(pocket));
});

describe("a 2x2x2 without unknown stickers", () => {
  // Red and orange are exchanged, so it is the mirror image of a usual cube.
  const MIRRORED = "UUUULLLLFFFFDDDDRRRRBBBB";
  const SCHEME = "WOGYRB";
  let checking: Checking;

  async function show(facelets: string, scheme: string): Promise<void> {
    reading = { scheme } as CubeReading;
    element.facelets = facelets;
    await Promise.resolve();
  }

  beforeEach(() => {
    checking = element.feature(Checking);
    element.puzzle = "2x2x2";
  });

  it("has its arrangement of colours confirmed if that is unusual", async () => {
    await show(MIRRORED, SCHEME);
    const facelets = withPlaces(MIRRORED);
    expect(checking.schemesToChoose).toEqual([{ scheme: "ULFDRB", count: 1, facelets }]);
    checking.chooseScheme("ULFDRB");
    expect(checking.schemesToChoose).toEqual([]);
    await show(applyMoves(MIRRORED, ["R"]), SCHEME);
    expect(checking.schemesToChoose).toEqual([]);
    await show("BBBBRRRRFFFFDDDDLLLLUUUU", "BRGYOW");
    expect(checking.schemesToChoose).toHaveLength(1);
  });

  it("has nothing to confirm if its colours are arranged as usual", async () => {
    await show(applyMoves("UUUURRRRFFFFDDDDLLLLBBBB", ["R"]), "WRGYOB");
    expect(checked.at(-1)).toBe(withPlaces(element.facelets));
    expect(checking.schemesToChoose).toEqual([]);
  });

  it("is asked about no more once it has changed", async () => {
    await show(MIRRORED, SCHEME);
    paint("R", 0);
    expect(checking.schemesToChoose).toEqual([]);
  });
});

describe("while a solved cube is painted over", () => {
  it("nothing is inferred from stickers that are not painted", () => {
    paint("R", 18);
    paint(UNKNOWN, 19);
    expect([checked, inferred]).toEqual([[], []]);
  });

  it("a sticker that was painted as unknown is not asked for again", () => {
    paint("R", 18, 20, 21, 23, 24, 25, 26);
    expect(element.feature(Checking).faceToBePainted).toBe("F");
    paint(UNKNOWN, 19);
    expect(element.feature(Checking).faceToBePainted).toBe("R");
  });
});
