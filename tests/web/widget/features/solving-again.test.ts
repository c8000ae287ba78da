// Solve pressed in the middle of a solution, without a browser.

import { beforeEach, expect, it, vi } from "vitest";

import { Engine } from "../../../../web/widget/features/engine";
import { createSolvingElement, type SolvingElement } from "./solving-element";

let element: SolvingElement;

beforeEach(() => {
  element = createSolvingElement();
  element.alg = "R U2 F'";
  return () => vi.unstubAllGlobals();
});

it("is undone with the moves that were followed, and the place in them", async () => {
  const found = { text: "D R U", length: 3, optimal: false, lowerBound: 1 };
  vi.spyOn(element.feature(Engine).work, "solve").mockResolvedValue({
    ...found,
    moves: ["D", "R", "U"],
  });
  element.seek(2);
  const { facelets } = element;
  await element.solve();
  expect(element.alg).toBe("D R U");
  element.undo();
  expect(element).toMatchObject({ alg: "R U2 F'", index: 2, facelets });
  element.redo();
  expect(element).toMatchObject({ alg: "D R U", index: 0, facelets });
});

it("leaves nothing to undo if it is stopped before it has found anything", async () => {
  vi.spyOn(element.feature(Engine).work, "solve").mockResolvedValue(undefined);
  element.seek(2);
  await element.solve();
  expect(element).toMatchObject({ alg: "R U2 F'", index: 2, canUndo: false });
});

it("keeps what can be redone if it is stopped before it has found anything", async () => {
  const solve = vi.spyOn(element.feature(Engine).work, "solve");
  const found = { text: "D R U", length: 3, optimal: false, lowerBound: 1 };
  solve.mockResolvedValueOnce({ ...found, moves: ["D", "R", "U"] });
  element.seek(2);
  await element.solve();
  element.undo();
  solve.mockResolvedValueOnce(undefined);
  await element.solve();
  expect(element).toMatchObject({ alg: "R U2 F'", index: 2, canRedo: true });
  element.redo();
  expect(element).toMatchObject({ alg: "D R U", index: 0 });
});
