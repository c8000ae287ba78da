// What is said after a person has reported a wrong turn, without a browser.

import { beforeEach, expect, it, vi } from "vitest";

import type { Move } from "../../../../web/core/moves";
import type { Solution } from "../../../../web/core/solution";
import { elementWith } from "../../../../web/widget/element/feature";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Engine } from "../../../../web/widget/features/engine";
import { Notices } from "../../../../web/widget/features/notices";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Solving, type SolvingApi } from "../../../../web/widget/features/solving";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";

class ShownElement extends elementWith<SettingsApi & PlayingApi & EditingApi & SolvingApi>(
  Settings,
  Playing,
  Editing,
  Solving,
) {
  override readonly hasUpdated = true;

  override dispatchEvent(): boolean {
    return true;
  }
}

const MOVES: Move[] = ["D", "R", "U"];
const FOUND: Solution = { moves: MOVES, text: "D R U", length: 3, optimal: false, lowerBound: 1 };
const BY_STAGES: Solution = { ...FOUND, stages: [] };

let element: ShownElement;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("IntersectionObserver", vi.fn());
  element = new ShownElement();
  element.mode = "solve";
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
