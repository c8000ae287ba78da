// What a page may do with the element: any value for any property and method, searches that give way to others, events
// of playing, a solver of its own.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { describe as inWords } from "../../../../web/core/arguments";
import { Cube } from "../../../../web/core/cube";
import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { Solver } from "../../../../web/engine";
import { elementWith } from "../../../../web/widget/element/feature";
import { Appearance, type AppearanceApi } from "../../../../web/widget/features/appearance";
import { Choosing, type ChoosingApi } from "../../../../web/widget/features/choosing";
import { Editing, type EditingApi } from "../../../../web/widget/features/editing";
import { Engine, type EngineApi } from "../../../../web/widget/features/engine";
import { Learning, type LearningApi } from "../../../../web/widget/features/learning";
import { Playing, type PlayingApi } from "../../../../web/widget/features/playing";
import { Presence, type PresenceApi } from "../../../../web/widget/features/presence";
import { Scanning, type ScanningApi } from "../../../../web/widget/features/scanning";
import { Session, type SessionApi } from "../../../../web/widget/features/session";
import { Settings, type SettingsApi } from "../../../../web/widget/features/settings";
import { Solving, type SolvingApi } from "../../../../web/widget/features/solving";
import { StageView, type StageApi } from "../../../../web/widget/views/stage-view";
import { eventually } from "../../engine/fakes/eventually";
import { FakeWorker } from "../../engine/fakes/fake-worker";
import { useFakes } from "../../engine/fakes/solver-on-fakes";
import { BASE_URL } from "../../engine/fakes/table-server";

type Api = SettingsApi &
  PresenceApi &
  EngineApi &
  AppearanceApi &
  PlayingApi &
  EditingApi &
  ChoosingApi &
  SolvingApi &
  LearningApi &
  SessionApi &
  ScanningApi &
  StageApi;

class Element extends elementWith<Api>(
  ...[Settings, Presence, Engine, Appearance, Playing],
  ...[Editing, Choosing, Solving, Learning, Session],
  ...[Scanning, StageView],
) {
  override readonly hasUpdated = true;
  override readonly isConnected = true;
  // Nothing is rendered.
  override readonly renderRoot = { querySelector: () => null } as object as HTMLElement;
  readonly told: [type: string, detail: unknown][] = [];

  override dispatchEvent(event: Event): boolean {
    const { type, detail } = event as CustomEvent<unknown>;
    this.told.push([type, detail]);
    return true;
  }

  override get updateComplete(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override requestUpdate(): void {
    // There is nothing to render into.
  }

  /** The types of the events since the last call, without "cubewright-". */
  takeTypes(): string[] {
    return this.told.splice(0).map(([type]) => type.replace("cubewright-", ""));
  }
}

useFakes();

let count = 0;
let element: Element;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("CSS", { supports: () => true });
  vi.stubGlobal("requestAnimationFrame", (frame: (nowMs: number) => void) =>
    setImmediate(() => frame(Infinity)),
  );
  vi.stubGlobal("cancelAnimationFrame", clearImmediate);
  element = new Element();
  Object.assign(element, { mode: "solve", tables: "mini", baseUrl: `${BASE_URL}${++count}/` });
});

const SCRAMBLED = Cube.fromMoves("R U F");

describe("a property", () => {
  const SETTABLE = [
    ...["mode", "controls", "loading", "tables", "threads", "baseUrl", "solver", "colorScheme"],
    ...["signs", "facelets", "setup", "alg", "tempo", "stepwise", "puzzle", "method", "metric"],
    ...["goal", "timeMs", "maxLength", "maxNodes", "stage", "session"],
    ...["lang", "scan", "hint", "backs", "alt"],
  ];
  const TAKES_TEXT = new Set(["colorScheme", "stage", "session", "lang", "scan", "alt"]);
  const WRONG: readonly unknown[] = [
    ...[-1, NaN, 1e300, 5n, "Q!", Symbol("U"), {}, [], Object.create(null) as unknown],
    ...[() => "R", new Map(), new Uint8Array(54), { facelets: 5 }],
  ];

  it.each(SETTABLE)("keeps its value if it is set to an invalid one: %s", (name) => {
    const properties = element as object as Record<string, unknown>;
    const before = properties[name];
    element.takeTypes();
    for (const value of WRONG) {
      // Any text is accepted as colours, as a stage that may come, as a session that is not restored, and so on.
      if (TAKES_TEXT.has(name) && value === "Q!") continue;
      if (["timeMs", "maxNodes", "threads"].includes(name) && value === 1e300) continue;
      properties[name] = value;
      expect(properties[name], inWords(value)).toBe(before);
      expect(element.takeTypes(), inWords(value)).toEqual(["error"]);
    }
  });

  it.each(SETTABLE)("returns to its default if it is set to undefined or null: %s", (name) => {
    const fresh = new Element() as object as Record<string, unknown>;
    const before = fresh[name];
    const values: Record<string, unknown> = {
      ...{ facelets: SCRAMBLED, goal: SCRAMBLED, setup: "R", alg: "U", stepwise: true },
      ...{ mode: "solve", controls: "none", loading: "eager", tables: "full", threads: 2 },
      ...{ baseUrl: BASE_URL, colorScheme: "japanese", signs: "letters", tempo: 3 },
      ...{ puzzle: "2x2x2", method: "cfop", metric: "qtm", stage: "oll" },
      ...{ timeMs: 5, maxLength: 20, maxNodes: 5, session: "" },
      ...{ lang: "sr", scan: true, hint: "arrow", backs: "float", alt: "A cube." },
    };
    for (const nothing of [undefined, null]) {
      fresh[name] = values[name];
      fresh[name] = nothing;
      expect(fresh[name]).toBe(before);
    }
    expect((fresh as object as Element).takeTypes()).not.toContain("error");
  });
});

it("base-url is relative to the document's base, as in a frame with srcdoc, which has no address", () => {
  vi.stubGlobal("location", { href: "about:srcdoc" });
  Object.defineProperty(element, "baseURI", { value: `${BASE_URL}page/` });
  element.takeTypes();
  for (const baseUrl of ["../files/", "/", "https://cube.example.org"]) {
    element.baseUrl = baseUrl;
    expect([element.baseUrl, element.takeTypes()]).toEqual([baseUrl, []]);
  }
  element.baseUrl = "http://[";
  expect([element.baseUrl, element.takeTypes()]).toEqual(["https://cube.example.org", ["error"]]);
});

describe("a method", () => {
  it.each(["step", "seek"] as const)("refuses an argument that is not a number: %s", (name) => {
    element.alg = "R U F";
    element.seek(1);
    element.takeTypes();
    const method = element[name].bind(element) as (value: unknown) => void;
    for (const value of [NaN, 5n, "soon", {}, [], Symbol("1"), () => 1]) {
      method(value);
      expect(element.takeTypes()).toEqual(["error"]);
      expect(element.index).toBe(1);
    }
    element.seek(Infinity);
    expect([element.index, element.moveCount]).toEqual([3, 3]);
  });

  it.each([[5], ["fast"], [{ timeMs: "soon" }], [{ signal: {} }], [{ goal: 5 }], [[]]])(
    "refuses an invalid request to solve: %j",
    async (request) => {
      element.takeTypes();
      expect(await element.solve(request as object)).toBeUndefined();
      expect(element.takeTypes()).toEqual(["error"]);
    },
  );
});

it("the element accepts a Cube as its facelets and as its goal", () => {
  Object.assign(element, { facelets: SCRAMBLED, goal: Cube.SOLVED });
  expect(element).toMatchObject({ facelets: SCRAMBLED.facelets, goal: SOLVED_FACELETS });
});

describe("solve", () => {
  beforeEach(() => {
    FakeWorker.prepareModule = (module) => {
      module.searchSteps = [
        { state: "improved", solution: "F' U' R' L L'", lowerBound: 1 },
        { state: "running" },
      ];
    };
    element.facelets = SCRAMBLED.facelets;
    element.takeTypes();
  });

  /** Sets properties, after which Lit updates the features. */
  function set(properties: object): void {
    Object.assign(element, properties);
    element.feature(Solving).hostUpdate();
  }

  /** Begins a solve that finds something and goes on. */
  async function begin(request: object = {}) {
    const result = element.solve(request);
    await eventually(() => expect(element.alg).not.toBe(""));
    return { result };
  }

  it("rejects with an AbortError when another solve begins", async () => {
    const first = await begin();
    const second = element.solve();
    await expect(first.result).rejects.toMatchObject({ name: "AbortError" });
    element.reset();
    expect(await second).toBeUndefined();
  });

  it("goes on when another request is refused", async () => {
    const { result } = await begin();
    expect(await element.solve({ timeMs: -1 })).toBeUndefined();
    element.reset();
    expect(await result).toBeUndefined();
  });

  it("rejects with the reason of its signal, and cancels the search", async () => {
    const controller = new AbortController();
    const { result } = await begin({ signal: controller.signal });
    const reason = new Error("The visitor has left.");
    controller.abort(reason);
    await expect(result).rejects.toBe(reason);
    const worker = FakeWorker.started.at(-1)!;
    await eventually(() => expect(worker.module.cancelledSearches).toBe(1));
    expect(element.takeTypes()).not.toContain("solution");
    await expect(element.solve({ signal: controller.signal })).rejects.toBe(reason);
  });

  describe.each([
    ["the person presses Stop", () => element.feature(Engine).work.halt()],
    ["another method is set", () => set({ method: "optimal" })],
    ["another metric is set", () => set({ metric: "qtm" })],
    ["another goal is set", () => set({ goal: Cube.fromMoves("U") })],
  ])("if %s", (_when, end) => {
    it("resolves to the best solution so far", async () => {
      const { result } = await begin();
      element.takeTypes();
      end();
      expect(await result).toMatchObject({ text: "F' U' R' L L'" });
      expect(element.takeTypes()).toEqual(["solution"]);
    });

    it("resolves to undefined, without an error, if there is none yet", async () => {
      FakeWorker.prepareModule = (module) => (module.searchSteps = [{ state: "running" }]);
      const result = element.solve();
      const worker = await eventually(() => FakeWorker.started.at(-1)!);
      await eventually(() => expect(worker.module.searched).toHaveLength(1));
      end();
      expect(await result).toBeUndefined();
      const types = element.takeTypes();
      expect(types).not.toContain("error");
      expect(types).not.toContain("solution");
    });
  });

  it("is not ended by the signal of an earlier solve", async () => {
    const controller = new AbortController();
    const { result } = await begin({ signal: controller.signal });
    const second = element.solve();
    await expect(result).rejects.toMatchObject({ name: "AbortError" });
    controller.abort();
    let isOver = false;
    void second.then(() => (isOver = true));
    await eventually(() => expect(FakeWorker.started.at(-1)!.module.searched).toHaveLength(2));
    expect(isOver).toBe(false);
    element.reset();
    expect(await second).toBeUndefined();
  });
});

describe("playback events", () => {
  beforeEach(() => {
    element.alg = "R U";
    element.takeTypes();
  });

  it("report the start and the end", async () => {
    element.play();
    expect([element.playing, element.takeTypes()]).toEqual([true, ["play"]]);
    await eventually(() => expect(element.playing).toBe(false));
    expect(element.takeTypes()).toEqual(["step", "step", "end"]);
  });

  it("report a pause", () => {
    element.play();
    element.pause();
    expect(element.takeTypes()).toEqual(["play", "step", "pause"]);
    element.pause();
    expect(element.takeTypes()).toEqual([]);
    element.play();
    element.seek(0);
    expect(element.takeTypes()).toEqual(["play", "pause", "step"]);
  });

  it("report the end when a step or a seek reaches it", async () => {
    element.seek(2);
    expect(element.takeTypes()).toEqual(["step", "end"]);
    element.seek(1);
    element.takeTypes();
    element.step();
    await eventually(() => expect(element.index).toBe(2));
    expect(element.takeTypes()).toEqual(["step", "end"]);
  });
});

it("the element is ready once it has rendered", async () => {
  await expect(element.ready).resolves.toBeUndefined();
});

describe("a solver that the page provides", () => {
  it("does the solving, and is disposed of only by the page", async () => {
    FakeWorker.prepareModule = (module) => {
      module.searchSteps = [{ state: "proven", solution: "F' U' R'", lowerBound: 3 }];
    };
    const solver = await Solver.create({ baseUrl: BASE_URL, tables: "mini" });
    element.facelets = SCRAMBLED.facelets;
    element.solver = solver;
    expect(element.solver).toBe(solver);
    expect(await element.solve()).toMatchObject({ text: "F' U' R'" });
    expect(FakeWorker.started).toHaveLength(1);
    element.solver = null;
    expect(await solver.check(SOLVED_FACELETS)).toMatchObject({ code: "" });
    element.solver = solver;
    solver.dispose();
    element.takeTypes();
    expect(await element.solve()).toBeUndefined();
    expect(element.told).toContainEqual([
      "cubewright-error",
      { code: "disposed", message: "The solver was disposed of." },
    ]);
  });
});
