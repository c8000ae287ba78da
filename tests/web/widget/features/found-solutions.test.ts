// Choosing another one of the solutions found, without a browser: what was followed before is not lost.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, type Move } from "../../../../web/core/moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Slipping } from "../../../../web/widget/features/slipping";
import { Solving } from "../../../../web/widget/features/solving";
import { Turning } from "../../../../web/widget/features/turning";

const START = applyMoves(SOLVED_FACELETS, ["R", "U2"]);
const SHORT: Move[] = ["U2", "R'"];
const LONG: Move[] = ["U", "U", "R'"];

class ShownElement extends elementWith<SettingsApi & PlayingApi & EditingApi>(
  Settings,
  Playing,
  Editing,
) {
  override readonly hasUpdated = true;
  /** What the page reads at each event. */
  told: unknown[] = [];

  override dispatchEvent({ type }: Event): boolean {
    this.told.push({ type, ...look(this) });
    return true;
  }
}

let element: ShownElement;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  Object.defineProperty(element, "updateComplete", { get: () => Promise.resolve(true) });
  element.mode = "solve";
  element.facelets = START;
  element.alg = SHORT.join(" ");
  return () => vi.unstubAllGlobals();
});

function look({ facelets, alg, index }: ShownElement) {
  return { facelets, alg, index };
}

function choose(moves: Move[]): void {
  element.told = [];
  const [text, { length }] = [moves.join(" "), moves];
  element.feature(Solving).choose({ moves, text, length, optimal: false, lowerBound: 0 });
}

const chosen = { facelets: START, alg: "U U R'", index: 0 };

describe("another one of the solutions found", () => {
  it("begins on the same cube, and the page hears of it", () => {
    choose(LONG);
    expect(look(element)).toEqual(chosen);
    expect(element.told).toEqual([{ type: "cubewright-step", ...chosen }]);
  });

  it("can be undone after moves of the one before were made, and redone", () => {
    element.seek(1);
    choose(LONG);
    expect(element.told).toEqual([{ type: "cubewright-step", ...chosen }]);
    element.undo();
    const facelets = applyMoves(START, ["U2"]);
    expect(look(element)).toEqual({ facelets, alg: "U2 R'", index: 1 });
    element.redo();
    expect(look(element)).toEqual(chosen);
  });

  it("leaves nothing to undo if no move was made", () => {
    element.undo();
    expect(element.canUndo).toBe(false);
    element.facelets = START;
    element.alg = SHORT.join(" ");
    choose(LONG);
    choose(SHORT);
    element.undo();
    expect(element.facelets).toBe(SOLVED_FACELETS);
  });

  it("begins without the first half of a move that was not made completely", () => {
    element.feature(Turning).turn("U");
    expect(element.feature(Slipping).hasSlipped).toBe(true);
    choose(LONG);
    expect(element.feature(Slipping).hasSlipped).toBe(false);
    expect(look(element)).toEqual(chosen);
  });
});
