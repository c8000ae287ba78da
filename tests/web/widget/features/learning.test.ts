// A lesson in an element, without what teaches: what it is to be of, and what is there when it ends.

import { beforeEach, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import { elementWith } from "../../../../web/widget/element/feature";
import { offerLessons } from "../../../../web/widget/element/lessons";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Learning, type LearningApi } from "../../../../web/widget/features/learning";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Presence, type PresenceApi } from "../../../../web/widget/features/presence";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";

const FIRST = applyMoves(SOLVED_FACELETS, ["R", "U"]);
const SECOND = applyMoves(SOLVED_FACELETS, ["F", "D"]);

class Element extends elementWith<
  SettingsApi & PresenceApi & ChoosingApi & PlayingApi & LearningApi
>(Settings, Presence, Choosing, Playing, Learning) {
  override readonly hasUpdated = true;
  readonly told: [type: string, detail: unknown][] = [];

  override dispatchEvent(event: Event): boolean {
    this.told.push([event.type, (event as CustomEvent<unknown>).detail]);
    return true;
  }

  override get updateComplete(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override requestUpdate(): void {
    // There is nothing to render into.
  }
}

const load = vi.fn(() => Promise.resolve());
let element: Element;
let learning: Learning;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  load.mockClear();
  offerLessons(load);
  element = new Element();
  learning = element.feature(Learning);
  Object.assign(element, { loading: "eager", facelets: FIRST, alg: "U' R'", method: "cfop" });
  return () => vi.unstubAllGlobals();
});

/** As at the element's next rendering. */
function wanted() {
  learning.hostUpdate();
  return learning.task;
}

/** What a page can read of the cube. */
function cube() {
  const { facelets, alg, index, stage } = element;
  return { facelets, alg, index, stage };
}

it("the lesson code is loaded once a lesson is wanted, and again only if loading failed", async () => {
  expect(wanted()).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  element.mode = "learn";
  wanted();
  wanted();
  expect(load).toHaveBeenCalledTimes(1);

  load.mockRejectedValueOnce(new Error("no network"));
  element.mode = "view";
  element.mode = "learn";
  wanted();
  await vi.waitFor(() =>
    expect(element.told.at(-1)).toMatchObject(["cubewright-error", { code: "fetch-failed" }]),
  );
  element.mode = "view";
  element.mode = "learn";
  wanted();
  expect(load).toHaveBeenCalledTimes(3);
});

it("a lesson starts from the shown cube, and anew when the cube or the method changes", () => {
  element.seek(1);
  element.mode = "learn";
  const first = wanted();
  const shown = applyMoves(FIRST, ["U'"]);
  expect(first).toEqual({ puzzle: "3x3x3", method: "cfop", facelets: shown });
  learning.show(shown, ["z2", "F"]);
  element.seek(2);
  expect(wanted()).toBe(first);

  element.method = "beginner";
  expect(wanted()).toMatchObject({ method: "beginner", facelets: element.facelets });
  element.facelets = SECOND;
  const second = wanted();
  expect(second).toMatchObject({ method: "beginner", facelets: SECOND });
  element.facelets = SECOND;
  expect(wanted()).toBe(second);
});

it("the end of a lesson restores the cube and its moves, or keeps a cube set meanwhile", () => {
  element.seek(1);
  const before = cube();
  element.mode = "learn";
  wanted();
  learning.show(before.facelets, ["z2", "F"]);
  element.seek(2);
  expect(cube()).not.toEqual(before);
  element.mode = "solve";
  expect(cube()).toEqual(before);

  element.mode = "learn";
  wanted();
  learning.show(before.facelets, ["z2", "F"]);
  element.facelets = SECOND;
  wanted();
  learning.show(SECOND, ["z2", "B"]);
  element.mode = "view";
  expect(element.facelets).toBe(SECOND);
  // Also if the mode changes at once.
  element.mode = "learn";
  wanted();
  learning.show(SECOND, ["z2", "B"]);
  element.facelets = FIRST;
  element.mode = "view";
  expect(element.facelets).toBe(FIRST);
});

it("a search ends when a lesson begins, and its cube comes back after it; a scramble goes on", async () => {
  let mix!: (facelets: string) => void;
  const solver = {
    solve: (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", reject)),
    randomFacelets: () => new Promise((resolve) => (mix = resolve)),
  };
  const { engine, solving } = learning;
  vi.spyOn(engine, "shared", "get").mockReturnValue({
    ...{ solver: () => Promise.resolve(solver), occupy: () => () => undefined },
  } as never);
  element.mode = "solve";
  const searching = solving.solve();
  await vi.waitUntil(() => engine.work.activity === "solving");
  expect(element.alg).toBe("");
  element.mode = "learn";
  expect(await searching).toBeUndefined();
  expect(engine.work.activity).toBe("idle");
  wanted();
  learning.show(FIRST, ["z2", "F"]);
  element.mode = "solve";
  expect(cube()).toMatchObject({ facelets: FIRST, alg: "U' R'" });

  const mixing = solving.scramble();
  await vi.waitUntil(() => mix);
  element.mode = "learn";
  mix(SECOND);
  await mixing;
  expect(element.facelets).toBe(SECOND);
});

it("a lesson reports each stage once, and nothing after its end", () => {
  const place = { stage: "cross", reached: [], stages: ["cross", "f2l-1"] };
  const later = { ...place, stage: "f2l-1", reached: ["cross"] };
  element.mode = "learn";
  wanted();
  element.told.length = 0;
  for (const each of [place, { ...place }, later]) learning.tellPlace(each);
  expect(element.told).toEqual([
    ["cubewright-stage", place],
    ["cubewright-stage", later],
  ]);
  expect(element.stage).toBe("f2l-1");
  element.mode = "view";
  learning.tellPlace(place);
  learning.complain(new Error("late"));
  expect(element.told).toHaveLength(2);
  expect(element.stage).toBe("");
});

it("setting the stage that is already under way changes nothing", () => {
  element.mode = "learn";
  wanted();
  learning.tellPlace({ stage: "f2l-1", reached: ["cross"], stages: ["cross", "f2l-1"] });
  const { wish } = learning;
  element.stage = "f2l-1";
  expect(learning.wish).toBe(wish);
  element.stage = "cross";
  expect(learning.wish).toEqual({ stage: "cross" });
});

it("a stage that the lesson does not have is taken back, and the one from before stays", () => {
  element.mode = "learn";
  wanted();
  element.stage = "f2l-1";
  learning.tellPlace({ stage: "f2l-1", reached: ["cross"], stages: ["cross", "f2l-1"] });
  element.stage = "nope";
  learning.refuseStage(new Error("no such stage"));
  expect(element.told.at(-1)![0]).toBe("cubewright-error");
  expect(learning.wish).toEqual({ stage: "f2l-1" });
  element.mode = "view";
  expect(element.stage).toBe("f2l-1");

  element.stage = "nope";
  element.stage = "";
  element.mode = "learn";
  wanted();
  learning.tellPlace({ stage: "cross", reached: [], stages: ["cross", "f2l-1"] });
  element.stage = "nope";
  learning.refuseStage(new Error("no such stage"));
  expect(learning.wish).toEqual({ stage: "" });
});

it("the stage attribute chooses a stage, and a value that is not a string is refused", () => {
  expect(Element.observedAttributes).toContain("stage");
  element.attributeChangedCallback("stage", null, "f2l-2");
  expect(element.stage).toBe("f2l-2");
  expect(learning.wish).toEqual({ stage: "f2l-2" });
  element.attributeChangedCallback("stage", "f2l-2", null);
  expect(element.stage).toBe("");
  Object.assign(element, { stage: 2 });
  expect(element.told.at(-1)).toMatchObject(["cubewright-error", { code: "option" }]);
});
