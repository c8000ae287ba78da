// Solving a 2x2x2 in the element, without a browser.

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { SOLVED_POCKET, withPlaces } from "../../../../web/core/pocket-stickers";
import { elementWith } from "../../../../web/widget/element/feature";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Engine, type EngineApi } from "../../../../web/widget/features/engine";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Solving, type SolvingApi } from "../../../../web/widget/features/solving";
import { FakeWorker } from "../../engine/fakes/fake-worker";
import { useFakes } from "../../engine/fakes/solver-on-fakes";
import { BASE_URL } from "../../engine/fakes/table-server";

class Element extends elementWith<SettingsApi & EngineApi & PlayingApi & ChoosingApi & SolvingApi>(
  Settings,
  Engine,
  Playing,
  Choosing,
  Solving,
) {
  override readonly hasUpdated = true;
  override readonly isConnected = true;
  readonly errors: { code: string; message: string }[] = [];

  override dispatchEvent(event: Event): boolean {
    const { type, detail } = event as CustomEvent<Element["errors"][number]>;
    if (type === "cubewright-error") this.errors.push(detail);
    return true;
  }

  override requestUpdate(): void {
    // There is nothing to render into.
  }
}

useFakes();

let element: Element;
let count = 0;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  element = new Element();
  // Each test has an engine of its own.
  const baseUrl = `${BASE_URL}pocket-solving/${++count}/`;
  Object.assign(element, { mode: "solve", tables: "mini", baseUrl });
  element.puzzle = "2x2x2";
});

afterEach(() => vi.unstubAllGlobals());

it("the method two-phase means its usual one, whether it is set or asked for", async () => {
  FakeWorker.prepareMethods = (methods) => {
    methods.steps = [{ state: "done", cost: 1, lowerBound: 1 }];
    methods.solution = { moves: "R'", written: "R'", stages: [] };
  };
  for (const request of [{}, { method: "two-phase" }] as const) {
    element.facelets = applyMoves(SOLVED_POCKET, ["R"]);
    expect(await element.solve(request)).toMatchObject({ text: "R'" });
  }
  const asked = FakeWorker.started.flatMap(({ requests }) => requests);
  expect(asked.filter(({ type }) => type === "solve-by-method")).toMatchObject([
    { method: "optimal" },
    { method: "optimal" },
  ]);
  expect(element.errors).toEqual([]);
});

it.each([
  ["as the cube is", SOLVED_POCKET],
  ["otherwise", "RRRRUUUUBBBBLLLLDDDDFFFF"],
  ["in the colours of a mirror image", "UUUURRRRBBBBDDDDLLLLFFFF"],
])("a solved goal, held %s, means the solved cube, however the moves leave it", async (_, goal) => {
  FakeWorker.prepareMethods = (methods) => {
    methods.steps = [{ state: "done", cost: 1 }];
    // Leaves the cube turned as by x.
    methods.solution = { moves: "L'", written: "L'", stages: [] };
  };
  Object.assign(element, { method: "ortega", goal, setup: "R" });
  expect(await element.solve()).toMatchObject({ text: "L'" });
  expect(element.errors).toEqual([]);
  const asked = FakeWorker.started.flatMap(({ requests }) => requests);
  expect(asked.filter(({ type }) => type === "solve-by-method")).toMatchObject([
    { goal: SOLVED_POCKET },
  ]);
  element.seek(1);
  expect(element.facelets).not.toBe(SOLVED_POCKET);
  expect(element.feature(Playing).isFinished).toBe(true);
});

it("a solved 3x3x3 is no goal of a 2x2x2", async () => {
  Object.assign(element, { goal: SOLVED_FACELETS, setup: "R" });
  expect(await element.solve()).toBeUndefined();
  expect(element.errors).toMatchObject([{ code: "unsupported" }]);
});

it("stickers that tell too little are reported in words that a person can use", async () => {
  const painted = `UU??${SOLVED_POCKET.slice(4, 12)}${"?".repeat(12)}`;
  element.facelets = painted;
  const facelets = withPlaces(painted);
  const open = [{ sticker: 6, counts: { U: 1, R: 1, F: 1, D: 1, L: 1, B: 1 } }];
  const completion = { count: Infinity, facelets, open, repairs: [] };
  vi.spyOn(element.feature(Engine).work, "complete").mockResolvedValue(completion);
  expect(await element.solve()).toBeUndefined();
  expect(element.errors).toMatchObject([
    { code: "color-count", message: "Stickers to go: 1. They tell how the colours are arranged." },
  ]);
});
