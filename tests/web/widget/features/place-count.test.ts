// How many moves the player keeps space for, without a browser: its buttons must not move under a finger.

import { beforeEach, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, type Move } from "../../../../web/core/moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Engine } from "../../../../web/widget/features/engine";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Slipping } from "../../../../web/widget/features/slipping";
import { Solving, type SolvingApi } from "../../../../web/widget/features/solving";

class ShownElement extends elementWith<
  SettingsApi & PlayingApi & ChoosingApi & EditingApi & SolvingApi
>(Settings, Playing, Choosing, Editing, Solving) {
  override readonly hasUpdated = true;

  override dispatchEvent(): boolean {
    return true;
  }
}

const ALG: Move[] = ["R", "U2", "F'", "L"];

let element: ShownElement;
let solving: Solving;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  solving = element.feature(Solving);
  const moves: Move[] = ["D"];
  const found = { moves, text: "D", length: 1, optimal: true, lowerBound: 1 };
  vi.spyOn(element.feature(Engine).work, "solve").mockResolvedValue(found);
  element.mode = "solve";
  element.alg = ALG.join(" ");
  element.seek(1);
  return () => vi.unstubAllGlobals();
});

it("after turns that were not the solution's next, it is as many as before", async () => {
  element.feature(Slipping).keep(["B"]);
  await element.solve();
  expect([element.alg, solving.placeCount]).toEqual(["D", 4]);
  await element.solve();
  expect(solving.placeCount).toBe(1);
});

it("after a wrong turn, it is as many as before, until another cube is shown", async () => {
  await solving.recover({ at: 0, made: "R'" });
  expect([element.alg, solving.placeCount]).toEqual(["D", 4]);
  element.facelets = applyMoves(SOLVED_FACELETS, ["D'"]);
  element.alg = "D";
  expect(solving.placeCount).toBe(1);
});

it("while moves are expected, it is as many as most solutions have", () => {
  const { work } = element.feature(Engine);
  vi.spyOn(work, "activity", "get").mockReturnValue("solving");
  const expected = (puzzle: "2x2x2" | "3x3x3", method: "optimal" | "beginner" | "two-phase") => {
    Object.assign(element, { puzzle, method, alg: "" });
    return solving.placeCount;
  };
  expect(expected("3x3x3", "two-phase")).toBe(21);
  expect(expected("2x2x2", "optimal")).toBe(14);
  expect(expected("2x2x2", "beginner")).toBe(21);
});
