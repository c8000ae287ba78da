// What an element is told to solve, how, and to which goal: passed to the solver, or refused before anything begins.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { COLOR_NAMES } from "../../../../web/core/faces";
import { applyMoves } from "../../../../web/core/moves";
import { SOLVED_POCKET } from "../../../../web/core/pocket-stickers";
import { elementWith } from "../../../../web/widget/element/feature";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Engine, type EngineApi } from "../../../../web/widget/features/engine";
import { Notices } from "../../../../web/widget/features/notices";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Solving, type SolvingApi } from "../../../../web/widget/features/solving";
import type { SolveRequest } from "../../../../web/widget/features/solve-request";
import { problemInWords } from "../../../../web/widget/views/status-words";
import { FakeWorker } from "../../engine/fakes/fake-worker";
import { useFakes } from "../../engine/fakes/solver-on-fakes";
import { BASE_URL } from "../../engine/fakes/table-server";

const FACELETS = applyMoves(SOLVED_FACELETS, ["R", "U"]);
const GOAL = applyMoves(FACELETS, ["D", "F2"]);
const UNKNOWN_GOAL = `?${GOAL.slice(1)}`;
const IMPOSSIBLE_GOAL = `RU${SOLVED_FACELETS.slice(2)}`;
const USUAL = { puzzle: "3x3x3", method: "two-phase", metric: "htm", goal: "" };

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

  override get updateComplete(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override requestUpdate(): void {
    // There is nothing to render into.
  }

  get codes(): string[] {
    return this.errors.map(({ code }) => code);
  }
}

useFakes();

let element: Element;
let count = 0;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  element = new Element();
  // Each test has an engine of its own.
  Object.assign(element, { mode: "solve", tables: "mini", baseUrl: `${BASE_URL}${++count}/` });
  element.facelets = FACELETS;
});

afterEach(() => vi.unstubAllGlobals());

/** Makes later workers find this solution. */
function finds(solution: string): void {
  FakeWorker.prepareModule = (module) => (module.searchSteps = [{ state: "proven", solution }]);
}

describe("the settings for a solve", () => {
  it("are attributes, and return to their defaults when the attributes are removed", () => {
    const set = { puzzle: "2x2x2", method: "korf", metric: "axial-qtm", goal: GOAL };
    expect(Element.observedAttributes).toEqual(expect.arrayContaining(Object.keys(set)));
    expect(element).toMatchObject(USUAL);
    for (const [name, value] of Object.entries(set)) {
      element.attributeChangedCallback(name, null, value);
    }
    expect(element).toMatchObject(set);
    for (const [name, value] of Object.entries(set)) {
      element.attributeChangedCallback(name, value, null);
    }
    expect(element).toMatchObject(USUAL);
    expect(element.errors).toEqual([]);
  });

  it.each([
    ["puzzle", "4x4x4", "option"],
    ["method", "magic", "option"],
    ["metric", "stm", "option"],
    ["goal", 5, "option"],
    ["goal", "UUU", "length"],
    ["goal", "?".repeat(54), "color-count"],
  ])("refuse an invalid %s: %s", (name, value, code) => {
    Object.assign(element, { [name]: value });
    expect(element.codes).toEqual([code]);
    expect(element).toMatchObject(USUAL);
  });

  it.each([
    ["method", "magic", "beginner", { method: "two-phase" }],
    ["goal", "UUU", GOAL, { goal: SOLVED_FACELETS }],
  ])(
    "refuse a solve as long as the value last set was refused: %s",
    async (name, wrong, right, asked) => {
      finds("D F2");
      Object.assign(element, { [name]: wrong });
      const [refusal] = element.errors;
      expect(await element.solve()).toBeUndefined();
      expect(element.errors).toEqual([refusal, refusal]);
      expect(FakeWorker.started).toHaveLength(0);
      // What a request names overrides the refused setting, and setting it anew ends the refusal.
      await element.solve(asked as SolveRequest);
      expect(FakeWorker.started).toHaveLength(1);
      Object.assign(element, { [name]: right, method: "two-phase" });
      await element.solve();
      expect(element.errors.slice(2).map(({ code }) => code)).not.toContain(refusal!.code);
    },
  );

  it("read a goal in any form in which a cube is written", () => {
    element.goal = "wwwwwwwww rrrrrrrrr ggggggggg yyyyyyyyy ooooooooo bbbbbbbbb";
    expect(element.goal).toBe(SOLVED_FACELETS);
  });
});

describe("an unsupported choice", () => {
  const unsupported: SolveRequest[] = [
    { puzzle: "2x2x2", method: "cfop" },
    { puzzle: "2x2x2", metric: "axial-htm" },
    { method: "ortega" },
    { method: "cfop", goal: GOAL },
    { method: "korf", metric: "qtm" },
    { method: "korf", goal: UNKNOWN_GOAL },
  ];

  it.each(unsupported)("is refused before a worker starts: %o", async (choice) => {
    element.alg = "F";
    Object.assign(element, choice);
    expect(element.errors).toEqual([]);
    expect(await element.solve()).toBeUndefined();
    expect(element.codes).toEqual(["unsupported"]);
    Object.assign(element, USUAL);
    expect(await element.solve(choice)).toBeUndefined();
    expect(element.codes).toEqual(["unsupported", "unsupported"]);
    expect(element.alg).toBe("F");
    const { activity, problem } = element.feature(Engine).work;
    expect(activity).toBe("idle");
    expect(problem).toMatchObject({ code: "unsupported", facelets: "" });
    expect(FakeWorker.started).toHaveLength(0);
  });

  it("is reported until a setting changes", async () => {
    const solving = element.feature(Solving);
    const { work } = element.feature(Engine);
    element.method = "ortega";
    await element.solve();
    solving.hostUpdate();
    expect(work.problem).toMatchObject({ code: "unsupported" });
    element.method = "cfop";
    solving.hostUpdate();
    expect(work.problem).toBeUndefined();
    await element.solve({ method: "ortega" });
    solving.hostUpdate();
    expect(work.problem).toMatchObject({ code: "unsupported" });
  });

  it.each<[SolveRequest, string]>([
    [{ method: "ortega" }, "The method “ortega” does not solve the 3x3x3."],
    [{ method: "korf", metric: "qtm" }, "The method that is set does not count turns by “qtm”."],
    [
      { method: "cfop", goal: GOAL },
      "The method that is set leads to the solved cube alone, and another goal is set.",
    ],
    [{ method: "korf", goal: UNKNOWN_GOAL }, "The goal that is set has unknown stickers."],
    [{ puzzle: "2x2x2" }, "What is set here cannot be done."],
  ])("has a message for %o that says why, and who can change it", async (choice, why) => {
    await element.solve(choice);
    const { work } = element.feature(Engine);
    const { words } = element.feature(Settings);
    const said = problemInWords(words, work.problem!, COLOR_NAMES, element.puzzle);
    expect(said).toBe(`${why} The author of this page can choose something else.`);
  });

  it("does not block a request that overrides it with supported choices", async () => {
    finds("U' R'");
    Object.assign(element, { method: "ortega", metric: "qtm", goal: GOAL });
    const { goal, ...others } = USUAL;
    const solution = await element.solve({ goal, ...others } as SolveRequest);
    expect(solution).toMatchObject({ text: "U' R'" });
    expect(element.errors).toEqual([]);
  });
});

describe("a request for another puzzle than the one shown", () => {
  it("is refused as unsupported", async () => {
    expect(await element.solve({ puzzle: "2x2x2" })).toBeUndefined();
    element.puzzle = "2x2x2";
    expect(await element.solve({ puzzle: "3x3x3" })).toBeUndefined();
    expect(element.codes).toEqual(["unsupported", "unsupported"]);
    expect(FakeWorker.started).toHaveLength(0);
  });
});

describe("a method by stages", () => {
  const SOLUTION = { moves: "U' R'", written: "x2 D' R'", stages: [] };
  const asked = () => FakeWorker.started.flatMap(({ requests }) => requests);

  beforeEach(() => {
    FakeWorker.prepareMethods = (methods) => {
      methods.steps = [{ state: "done", cost: 2 }];
      methods.solution = { ...SOLUTION, stages: [{ id: "all", from: 0, to: 3, steps: [] }] };
    };
  });

  it("has its moves followed as written, with rotations", async () => {
    element.method = "beginner";
    const solution = await element.solve();
    expect(solution).toMatchObject({ text: "U' R'", stages: [{ id: "all" }] });
    expect(element.alg).toBe("x2 D' R'");
    expect(element.feature(Solving).placeCount).toBe(3);
    element.seek(3);
    expect(element.facelets).toBe(SOLVED_FACELETS);
    expect(element.feature(Playing).isFinished).toBe(true);
    expect(element.errors).toEqual([]);
  });

  it("shows no notice about shorter solutions", async () => {
    finds("U' R'");
    await element.solve({ method: "cfop" });
    expect(element.feature(Notices).notice).toBeUndefined();
    await element.solve();
    expect(element.feature(Notices).notice).toBeDefined();
  });

  it("keeps the present moves if it finds no solution", async () => {
    FakeWorker.prepareMethods = (methods) => {
      methods.steps = [{ state: "no-solution", cost: -1 }];
      methods.solution = null;
    };
    element.alg = "U' R'";
    element.seek(1);
    const { facelets } = element;
    expect(await element.solve({ method: "genetic" })).toBeUndefined();
    expect(element).toMatchObject({ alg: "U' R'", index: 1, facelets });
  });

  it("has no limit except one given in the request", async () => {
    Object.assign(element, { method: "cfop", timeMs: 5, maxLength: 20 });
    await element.solve();
    await element.solve({ timeMs: 500 });
    const limits = asked().filter(({ type }) => type === "solve-by-method");
    expect(limits).toMatchObject([
      { timeMs: Infinity, maxLength: 0 },
      { timeMs: 500, maxLength: 0 },
    ]);
  });
});

describe("a limit on searched positions", () => {
  const limits = () =>
    FakeWorker.started
      .flatMap(({ requests }) => requests)
      .filter(({ type }) => type === "solve" || type === "solve-by-method")
      .map((request) => request as { maxNodes: number; timeMs: number });

  beforeEach(() => finds("U' R'"));

  it("replaces the time limit that is set", async () => {
    Object.assign(element, { timeMs: 5, maxNodes: 700 });
    await element.solve();
    await element.solve({ maxNodes: 300 });
    await element.solve({ timeMs: 20 });
    element.maxNodes = 0;
    await element.solve();
    await element.solve({ maxNodes: 100 });
    expect(limits()).toMatchObject([
      { maxNodes: 700, timeMs: Infinity },
      { maxNodes: 300, timeMs: Infinity },
      { maxNodes: 700, timeMs: 20 },
      { maxNodes: Infinity, timeMs: 5 },
      { maxNodes: 100, timeMs: Infinity },
    ]);
  });

  it("applies to methods by stages, too", async () => {
    Object.assign(element, { maxNodes: 700, method: "cfop" });
    await element.solve();
    expect(limits()).toMatchObject([{ maxNodes: 700, timeMs: Infinity }]);
  });

  it("is a whole number, or 0 for none", () => {
    for (const wrong of [-1, 0.5, "many"]) Object.assign(element, { maxNodes: wrong });
    expect(element.codes).toEqual(["option", "option", "option"]);
    element.attributeChangedCallback("max-nodes", null, "1000");
    expect(element.maxNodes).toBe(1000);
    element.attributeChangedCallback("max-nodes", "1000", null);
    expect(element.maxNodes).toBe(0);
  });
});

describe("a goal", () => {
  it("is where the moves lead", async () => {
    finds("D F2");
    element.goal = GOAL;
    expect(await element.solve()).toMatchObject({ text: "D F2" });
    const [{ module }] = FakeWorker.started as [FakeWorker];
    expect(module.searched).toEqual([`${FACELETS} to ${GOAL}`]);
    const playing = element.feature(Playing);
    expect(playing.isFinished).toBe(false);
    element.seek(2);
    expect(element.facelets).toBe(GOAL);
    expect(playing.isFinished).toBe(true);
    expect(element.errors).toEqual([]);
  });

  it("can be given in a request without changing the setting", async () => {
    finds("D F2");
    expect(await element.solve({ goal: GOAL })).toMatchObject({ text: "D F2" });
    expect(element.goal).toBe("");
  });

  it("takes no moves if the cube is already there, but some from the solved cube", async () => {
    finds("R U");
    element.goal = FACELETS;
    expect(await element.solve()).toMatchObject({ moves: [] });
    const { words } = element.feature(Settings);
    expect(element.feature(Notices).notice?.(words)).toBe("Your pattern is made.");
    element.facelets = SOLVED_FACELETS;
    expect(await element.solve()).toMatchObject({ text: "R U" });
  });

  describe("of a 2x2x2", () => {
    const TURNED = applyMoves(SOLVED_POCKET, ["R"]);

    beforeEach(() => {
      FakeWorker.prepareMethods = (methods) => {
        methods.steps = [{ state: "done", cost: 1, lowerBound: 1 }];
        methods.solution = { moves: "R'", written: "R'", stages: [] };
      };
    });

    it("can be the solved cube", async () => {
      // Settings may come in any order.
      element.goal = SOLVED_POCKET.toLowerCase();
      element.puzzle = "2x2x2";
      element.facelets = TURNED;
      expect(element.goal).toBe(SOLVED_POCKET);
      expect(await element.solve()).toMatchObject({ text: "R'" });
      const playing = element.feature(Playing);
      expect(playing.isFinished).toBe(false);
      element.seek(1);
      expect(playing.isFinished).toBe(true);
      element.facelets = SOLVED_POCKET;
      expect(await element.solve()).toMatchObject({ moves: [] });
      expect(element.errors).toEqual([]);
    });

    it("is refused, with one error, if it is not the solved cube", async () => {
      element.puzzle = "2x2x2";
      for (const goal of [TURNED, `?${TURNED.slice(1)}`, SOLVED_FACELETS]) {
        element.errors.length = 0;
        element.goal = goal;
        expect(element.errors).toEqual([]);
        expect(await element.solve()).toBeUndefined();
        expect(element.codes).toEqual(["unsupported"]);
      }
      element.puzzle = "3x3x3";
      element.errors.length = 0;
      element.goal = SOLVED_POCKET;
      expect(await element.solve()).toBeUndefined();
      expect(element.codes).toEqual(["length"]);
    });
  });

  it("is named in the error if it cannot be read", () => {
    element.goal = "UUU";
    expect(element.errors[0]!.message).toMatch(/^The goal: .+ 3/);
  });

  it("is named in the error if it is impossible, and no shown sticker is marked", async () => {
    element.goal = IMPOSSIBLE_GOAL;
    expect(await element.solve()).toBeUndefined();
    expect(element.codes).toEqual(["color-count"]);
    expect(element.errors[0]!.message).toMatch(/^The goal: /);
    expect(element.feature(Engine).work.problem).toMatchObject({ facelets: "", stickers: [] });
  });
});
