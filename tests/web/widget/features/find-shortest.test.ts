// When a shortest solution may still be looked for: also of moves that Undo, Redo or a reload brings back.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves, type Move } from "../../../../web/core/moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Engine, type EngineApi } from "../../../../web/widget/features/engine";
import { Notices } from "../../../../web/widget/features/notices";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Session, type SessionApi } from "../../../../web/widget/features/session";
import { Settled } from "../../../../web/widget/features/settled";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { SolutionNotice } from "../../../../web/widget/features/solution-notice";
import { Solving, type SolvingApi } from "../../../../web/widget/features/solving";
import { widgetVocabulary } from "../../../../web/widget/words/widget-words";
import type { FakeModule } from "../../engine/fakes/fake-module";
import { FakeWorker } from "../../engine/fakes/fake-worker";
import { useFakes } from "../../engine/fakes/solver-on-fakes";
import { BASE_URL } from "../../engine/fakes/table-server";

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U", "F"]);
const SOLUTION = "F' U' R'";

class Element extends elementWith<
  SettingsApi & EngineApi & PlayingApi & EditingApi & ChoosingApi & SolvingApi & SessionApi
>(Settings, Engine, Playing, Editing, Choosing, Solving, Session) {
  override readonly hasUpdated = true;
  override readonly isConnected = true;

  override dispatchEvent(): boolean {
    return true;
  }

  override get updateComplete(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override requestUpdate(): void {
    // There is nothing to render into.
  }

  get mayBeShorter(): boolean {
    return this.feature(Solving).mayBeShorter;
  }
}

useFakes();

let count = 0;
/** That of the last engine. */
let module: FakeModule;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => vi.unstubAllGlobals());

function opened(): Element {
  const element = new Element();
  // Each has an engine of its own.
  Object.assign(element, { mode: "solve", tables: "mini", baseUrl: `${BASE_URL}${++count}/` });
  return element;
}

/** An element whose cube was solved by a search that ended in `state`. */
async function solved(state: "target" | "proven", lowerBound: number): Promise<Element> {
  FakeWorker.prepareModule = (prepared) => {
    module = prepared;
    module.searchSteps = [{ state, solution: SOLUTION, lowerBound }];
  };
  const element = opened();
  element.facelets = FACELETS;
  await element.solve();
  expect(element.alg).toBe(SOLUTION);
  return element;
}

/** An element with the same cube and moves, as a page brings them back after a reload. */
function reloaded({ facelets, alg, session, method }: Element): Element {
  const element = opened();
  Object.assign(element, { method, facelets, alg, session });
  return element;
}

describe("a shorter solution", () => {
  it("may exist if the moves are not proven shortest, also after Undo, Redo or a reload", async () => {
    const element = await solved("target", 2);
    expect(element.mayBeShorter).toBe(true);
    element.reset();
    expect(element.mayBeShorter).toBe(false);
    element.undo();
    expect([element.alg, element.mayBeShorter]).toEqual([SOLUTION, true]);
    element.undo();
    element.redo();
    expect([element.alg, element.mayBeShorter]).toEqual([SOLUTION, true]);
    expect(reloaded(element).mayBeShorter).toBe(true);
  });

  it("cannot exist if the moves are proven shortest, also after Undo or a reload", async () => {
    const element = await solved("proven", 3);
    expect(element.mayBeShorter).toBe(false);
    element.reset();
    element.undo();
    expect([element.alg, element.mayBeShorter]).toEqual([SOLUTION, false]);
    const again = reloaded(element);
    expect(again.mayBeShorter).toBe(false);
    expect(again.feature(Settled).isProven).toBe(true);
    // Nothing was proven about quarter turns.
    again.metric = "qtm";
    expect(again.feature(Settled).isProven).toBe(false);
  });

  it("may exist if turns count otherwise than in the proof, and does not if the goal is another", async () => {
    const element = await solved("proven", 3);
    element.metric = "qtm";
    expect(element.mayBeShorter).toBe(true);
    element.goal = applyMoves(SOLVED_FACELETS, ["U2", "D2"]);
    expect(element.mayBeShorter).toBe(false);
    Object.assign(element, { metric: "htm", goal: "" });
    expect(element.mayBeShorter).toBe(false);
  });

  it("is not looked for after a solution by stages, even if another method is chosen", async () => {
    FakeWorker.prepareMethods = (methods) => {
      methods.steps = [{ state: "done", cost: 3 }];
      const stages = [{ id: "all", from: 0, to: 3, steps: [] }];
      methods.solution = { moves: SOLUTION, written: SOLUTION, stages };
    };
    const element = opened();
    Object.assign(element, { facelets: FACELETS, method: "cfop" });
    await element.solve();
    element.method = "two-phase";
    expect(element.mayBeShorter).toBe(false);
    element.reset();
    element.undo();
    expect([element.alg, element.mayBeShorter]).toEqual([SOLUTION, false]);
    const again = reloaded(element);
    expect(again.mayBeShorter).toBe(false);
    expect(again.feature(Settled).isProven).toBe(false);
  });

  it("is looked for only where the moves lead to the goal", () => {
    const element = opened();
    Object.assign(element, { facelets: FACELETS, alg: "F' U'" });
    expect(element.mayBeShorter).toBe(false);
    element.goal = applyMoves(SOLVED_FACELETS, ["R"]);
    expect(element.mayBeShorter).toBe(true);
  });

  it("is looked for with the shown moves as the known solution, if there is no other", () => {
    const element = opened();
    Object.assign(element, { facelets: FACELETS, alg: SOLUTION });
    const solve = vi.spyOn(element.feature(Engine).work, "solve").mockResolvedValue(undefined);
    element.feature(Solving).findShortest();
    const [facelets, options] = solve.mock.calls[0]!;
    expect(facelets).toBe(FACELETS);
    expect(options).toMatchObject({ method: "optimal", known: SOLUTION });
    // The large table is used if it is there.
    expect(options).not.toHaveProperty("large");
  });

  it.each(["null", '{"settled":"R"}', '{"settled":[1]}'])(
    "may exist if the session records nothing valid: %s",
    (session) => {
      const element = opened();
      Object.assign(element, { facelets: FACELETS, alg: SOLUTION, session });
      expect(element.mayBeShorter).toBe(true);
    },
  );
});

it("the moves of before come back without a word when other settings end a search", async () => {
  const element = await solved("proven", 3);
  const { searched } = module;
  module.searchSteps = [{ state: "running" }];
  const solving = element.solve();
  await vi.waitUntil(() => searched.length === 2);
  expect(element.alg).toBe("");
  element.metric = "qtm";
  element.feature(Solving).hostUpdate();
  expect(await solving).toBeUndefined();
  expect(element.alg).toBe(SOLUTION);
  expect(element.feature(Notices).notice).toBeUndefined();
});

it("a search that another metric ends leaves its best solution without a word", async () => {
  const element = await solved("proven", 3);
  module.searchSteps = [
    { state: "improved", solution: `${SOLUTION} L L'`, lowerBound: 1 },
    { state: "running" },
  ];
  const solving = element.solve();
  await vi.waitUntil(() => element.alg !== "");
  element.metric = "qtm";
  element.feature(Solving).hostUpdate();
  expect(await solving).toMatchObject({ length: 5, lowerBound: 1 });
  expect(element.feature(Notices).notice).toBeUndefined();
});

it("the moves to a pattern do not come back when the pattern is taken away during a search", async () => {
  const element = await solved("proven", 3);
  const pattern = applyMoves(FACELETS, ["D", "L"]);
  Object.assign(element, { goal: pattern, alg: "D L" });
  const { searched } = module;
  module.searchSteps = [{ state: "running" }];
  const solving = element.solve();
  await vi.waitUntil(() => searched.length === 2);
  element.goal = "";
  element.feature(Solving).hostUpdate();
  expect(await solving).toBeUndefined();
  expect(element).toMatchObject({ facelets: FACELETS, alg: "" });
});

it("a search whose metric changes before it begins ends as one whose metric changes later", async () => {
  const element = await solved("proven", 3);
  const { searched } = module;
  module.searchSteps = [{ state: "running" }];
  // The goal is checked first.
  element.goal = applyMoves(SOLVED_FACELETS, ["U2"]);
  const solving = element.solve();
  element.metric = "qtm";
  await vi.waitUntil(() => searched.length === 2);
  element.feature(Solving).hostUpdate();
  expect(await solving).toBeUndefined();
  expect(element.alg).toBe(SOLUTION);
});

it("a search is spoken of as it was asked for, whatever the element has set", async () => {
  const element = await solved("proven", 3);
  expect(element.feature(Solving).task).toMatchObject({ metric: "htm", hasGoal: false });
  const { searched } = module;
  module.searchSteps = [{ state: "running" }];
  const solving = element.solve({ goal: applyMoves(SOLVED_FACELETS, ["U2"]) });
  await vi.waitUntil(() => searched.length === 2);
  expect(element.feature(Choosing).hasGoal).toBe(false);
  expect(element.feature(Solving).task).toMatchObject({ metric: "htm", hasGoal: true });
  element.feature(Engine).work.halt();
  await solving;
});

it("what is said of a solution goes once it is counted otherwise or is to lead elsewhere", async () => {
  for (const change of [{ metric: "qtm" }, { goal: applyMoves(SOLVED_FACELETS, ["U2"]) }]) {
    const element = await solved("proven", 3);
    const said = () => element.feature(Notices).notice?.(widgetVocabulary.english);
    element.feature(SolutionNotice).hostUpdate();
    expect(said()).toBe("3 moves, and no solution is shorter.");
    Object.assign(element, change);
    element.feature(SolutionNotice).hostUpdate();
    expect(said()).toBeUndefined();
  }
});

describe("the solutions found so far", () => {
  const LONGER = "F' U' R2 R";
  const found = [LONGER, SOLUTION].map((text) => ({
    ...{ moves: text.split(" ") as Move[], text, length: text.split(" ").length },
    ...{ lowerBound: 3, optimal: text === SOLUTION },
  }));

  it("are restored after a reload", () => {
    const element = opened();
    Object.assign(element, { facelets: FACELETS, alg: SOLUTION });
    element.feature(Engine).work.bringBack(found);
    const again = reloaded(element);
    expect(again.feature(Engine).work.found).toEqual(found);
    expect(again.session).toBe(element.session);
  });

  it("say nothing of a shortest one after a reload, since turns may count otherwise now", () => {
    const element = opened();
    Object.assign(element, { facelets: FACELETS, alg: SOLUTION, metric: "qtm" });
    element.feature(Engine).work.bringBack(found);
    const again = reloaded(element);
    again.metric = "htm";
    expect(again.feature(Engine).work.found).toEqual(found);
    expect(again.mayBeShorter).toBe(true);
    const solve = vi.spyOn(again.feature(Engine).work, "solve").mockResolvedValue(undefined);
    again.feature(Solving).findShortest();
    const [, options, provenBound] = solve.mock.calls[0]!;
    expect(options).toMatchObject({ known: SOLUTION });
    expect(provenBound).toBe(0);
  });

  it.each([
    ["another cube", applyMoves(FACELETS, ["D"]), SOLUTION],
    ["other moves", FACELETS, "F' U'"],
  ])("are not restored for %s", (_, facelets, alg) => {
    const element = opened();
    Object.assign(element, { facelets: FACELETS, alg: SOLUTION });
    element.feature(Engine).work.bringBack(found);
    const other = opened();
    // A session that claims to belong to this cube.
    const session = JSON.stringify({ ...(JSON.parse(element.session) as object), on: facelets });
    Object.assign(other, { facelets, alg, session });
    expect(other.feature(Engine).work.found).toEqual([]);
  });

  it.each(["1", '"R"', "[1]", `[{"text":"Q","lowerBound":1}]`, `[{"text":"${SOLUTION}"}]`])(
    "are not restored if the session holds %s",
    (kept) => {
      const element = opened();
      const session = `{"found":${kept},"on":"${FACELETS}"}`;
      Object.assign(element, { facelets: FACELETS, alg: SOLUTION, session });
      expect(element.feature(Engine).work.found).toEqual([]);
    },
  );
});

describe("the large table", () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ goal: FACELETS }, true],
    [{ goal: `?${FACELETS.slice(1)}` }, false],
    [{ metric: "qtm" }, false],
    [{ puzzle: "2x2x2" }, false],
  ])("can be used only for what it was made for: %o", (set, canBeUsed) => {
    const element = opened();
    Object.assign(element, set);
    expect(element.feature(Choosing).hasLargeTable).toBe(canBeUsed);
    expect(element.feature(Engine).work.problem).toBeUndefined();
  });
});
