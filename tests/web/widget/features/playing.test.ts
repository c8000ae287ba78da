// The properties for the cube and its moves, without a browser.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";

const TURNED = applyMoves(SOLVED_FACELETS, ["R", "U"]);

const unreadable = vi.fn<(error: unknown) => void>();

class Element extends elementWith<PlayingApi>(Playing) {}

let element: Element;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  unreadable.mockReset();
  element = new Element();
  element.feature(Playing).watch({ unreadable });
  return () => vi.unstubAllGlobals();
});

describe.each([null, undefined])("a property that is set to %s", (nothing) => {
  it("is as if it had been left out", () => {
    Object.assign(element, { facelets: TURNED, alg: "F2 L'", tempo: 3 });
    Object.assign(element, { facelets: nothing, alg: nothing, tempo: nothing });
    expect(element).toMatchObject({ facelets: SOLVED_FACELETS, alg: "", tempo: 1.5 });
    element.setup = "R U";
    expect(element.facelets).toBe(TURNED);
    element.setup = nothing;
    expect(element).toMatchObject({ facelets: SOLVED_FACELETS, setup: "" });
    expect(unreadable).not.toHaveBeenCalled();
  });
});

it("leaves the cube as it is when a text cannot be read, and tells of it", () => {
  element.facelets = TURNED;
  element.facelets = "no cube";
  element.alg = "(";
  expect(element).toMatchObject({ facelets: TURNED, alg: "" });
  expect(unreadable.mock.calls).toMatchObject([[{ code: "length" }], [{ code: "notation" }]]);
});
