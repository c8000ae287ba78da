// What is said after a person has reported a wrong turn, without a browser.

import { beforeEach, expect, it, vi } from "vitest";

import type { Move } from "../../../../web/core/moves";
import type { Solution } from "../../../../web/core/solution";
import { Engine } from "../../../../web/widget/features/engine";
import { Notices } from "../../../../web/widget/features/notices";
import { Solving } from "../../../../web/widget/features/solving";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";
import { createSolvingElement, type SolvingElement } from "./solving-element";

const MOVES: Move[] = ["D", "R", "U"];
const FOUND: Solution = { moves: MOVES, text: "D R U", length: 3, optimal: false, lowerBound: 1 };
const BY_STAGES: Solution = { ...FOUND, stages: [] };

let element: SolvingElement;

beforeEach(() => {
  element = createSolvingElement();
  element.alg = "R U2 F'";
  element.seek(1);
  return () => vi.unstubAllGlobals();
});

async function saidAfter(solution: Solution, made?: Move): Promise<string | undefined> {
  vi.spyOn(element.feature(Engine).work, "solve").mockResolvedValue(solution);
  await element.feature(Solving).recover({ at: 0, made });
  return element.feature(Notices).notice?.(widgetVocabulary.english);
}

it("a turn is said to be included, with what the solution is", async () => {
  expect(await saidAfter(FOUND, "R'")).toMatch(/^Your turn is included\. 3 moves/);
});

it("a turn is said to be included by a method with stages, too", async () => {
  expect(await saidAfter(BY_STAGES, "R'")).toBe("Your turn is included. 3 moves to go.");
});

it("nothing is said to be included where no turn was made", async () => {
  expect(await saidAfter(BY_STAGES)).toBeUndefined();
});

it("nothing is said, and nothing rejected, if another solve takes its place", async () => {
  vi.spyOn(element.feature(Engine).work, "solve")
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValueOnce(FOUND);
  const recovering = element.feature(Solving).recover({ at: 0, made: "R'" });
  await element.solve();
  await recovering;
  expect(element.feature(Notices).notice?.(widgetVocabulary.english)).toMatch(/^3 moves/);
});
