// Layers of a view that are turned by hand, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { Editing } from "../../../../web/widget/features/editing";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Turning } from "../../../../web/widget/features/turning";

class ShownElement extends elementWith<SettingsApi & PlayingApi>(Settings, Playing) {
  override readonly hasUpdated = true;
  told: unknown[] = [];

  override dispatchEvent(event: Event): boolean {
    const { type, detail } = event as CustomEvent<{ facelets?: string }>;
    if (type === "cubewright-change") this.told.push(detail.facelets);
    return true;
  }
}

let element: ShownElement;
let turning: Turning;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  turning = element.feature(Turning);
  return () => vi.unstubAllGlobals();
});

describe("a layer in view mode", () => {
  it("turns if there are no moves to follow", () => {
    turning.turn("R");
    expect(element.told).toEqual([applyMoves(SOLVED_FACELETS, ["R"])]);
  });

  it("is named as the cube is held, and the cube keeps its orientation", () => {
    element.alg = "z2";
    element.seek(1);
    turning.turn("R");
    turning.turn("U");
    expect(element.told.at(-1)).toBe(applyMoves(SOLVED_FACELETS, ["L", "D"]));
    expect(element.alg).toBe("z2");
    expect(element.index).toBe(1);
  });

  it("does not turn if there are moves to follow and it is not the next", () => {
    element.alg = "R U";
    turning.turn("F");
    expect(element.told).toEqual([]);
    turning.turn("R");
    expect(element.index).toBe(1);
  });
});

it("no layer turns while the cube is painted face by face", () => {
  element.mode = "solve";
  expect(turning.mayTurn).toBe(true);
  element.feature(Editing).clear();
  const painted = element.facelets;
  expect(turning.mayTurn).toBe(false);
  turning.turn("R");
  expect(element.facelets).toBe(painted);
  element.reset();
  expect(turning.mayTurn).toBe(true);
});
