// Which elements share an engine, and for how long it lives.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { applyMoves } from "../../../../web/core/moves";
import type * as SharedEngines from "../../../../web/widget/solve/shared-engine";
import { eventually } from "../../engine/fakes/eventually";
import { FakeWorker } from "../../engine/fakes/fake-worker";
import { useFakes } from "../../engine/fakes/solver-on-fakes";
import { BASE_URL } from "../../engine/fakes/table-server";

const OPTIONS: SharedEngines.EngineOptions = { baseUrl: BASE_URL, tables: "mini" };
const GRACE_MS = 5000;

useFakes();

let sharedEngine: typeof SharedEngines.sharedEngine;

beforeEach(async () => {
  // Each test has engines of its own.
  vi.resetModules();
  ({ sharedEngine } = await import("../../../../web/widget/solve/shared-engine"));
});

afterEach(() => vi.useRealTimers());

describe("an engine", () => {
  it("is shared by all users of the same options, explicit or default", () => {
    const engine = sharedEngine({ baseUrl: BASE_URL });
    expect(sharedEngine({ baseUrl: BASE_URL, tables: "auto", threads: "auto" })).toBe(engine);
    for (const other of [{ tables: "mini" }, { threads: 1 }, { baseUrl: `${BASE_URL}x/` }]) {
      expect(sharedEngine({ baseUrl: BASE_URL, ...other } as typeof OPTIONS)).not.toBe(engine);
    }
  });

  it("starts once, when its solver is first asked for", async () => {
    const engine = sharedEngine(OPTIONS);
    engine.hold();
    expect(FakeWorker.started).toHaveLength(0);
    const [first, second] = await Promise.all([engine.solver(), engine.solver()]);
    expect(first).toBe(second);
    expect(FakeWorker.started).toHaveLength(1);
  });
});

describe("an engine for methods by stages", () => {
  it("starts only the worker for methods until a request needs the other one", async () => {
    FakeWorker.prepareMethods = (methods) => {
      methods.solution = { moves: "R'", written: "R'", stages: [] };
    };
    const engine = sharedEngine(OPTIONS);
    engine.hold();
    engine.startAtRest();
    const solver = await engine.solver();
    expect(FakeWorker.started).toHaveLength(0);
    const turned = applyMoves(SOLVED_FACELETS, ["R"]);
    await expect(solver.explain(turned, { method: "beginner" })).resolves.toEqual([]);
    expect(FakeWorker.started.map(({ isOfMethods }) => isOfMethods)).toEqual([true]);
    await expect(solver.check(turned)).resolves.toMatchObject({ code: "" });
    expect(FakeWorker.started.map(({ isOfMethods }) => isOfMethods)).toEqual([true, false]);
  });
});

describe("the full tables of an engine", () => {
  const TURNED = applyMoves(SOLVED_FACELETS, ["R"]);
  const [wholeOptions, unasked] = [{ baseUrl: BASE_URL }, { tier: "mini", tablesLoading: false }];
  const findsSolution = () => {
    FakeWorker.prepareModule = (module) => {
      module.searchSteps = [{ state: "proven", solution: "R'" }];
    };
  };
  const requests = () => FakeWorker.started.flatMap((worker) => worker.requests);
  const asks = () => requests().filter(({ type }) => type === "load-tables").length;

  it("are not loaded until somebody wants to search with them", async () => {
    const engine = sharedEngine(wholeOptions);
    engine.hold();
    const solver = await engine.solver();
    await solver.check(TURNED);
    await solver.randomFacelets();
    expect(engine.state.status).toMatchObject({ ...unasked, tablesError: undefined });
    expect(requests()[0]).toMatchObject({ type: "start", willLoadTables: false });
    expect(asks()).toBe(0);
    engine.wantTables();
    await eventually(() => expect(engine.state.status).toMatchObject({ tier: "full" }));
    engine.wantTables();
    expect(asks()).toBe(1);
  });

  it("are loaded from the start if they are already wanted", async () => {
    const engine = sharedEngine(wholeOptions);
    engine.hold();
    engine.wantTables();
    expect(FakeWorker.started).toHaveLength(0);
    await engine.solver();
    expect(requests()[0]).toMatchObject({ type: "start", willLoadTables: true });
    await eventually(() => expect(engine.state.status).toMatchObject({ tier: "full" }));
  });

  it("are loaded when a search or ready() needs them", async () => {
    findsSolution();
    for (const need of ["solve", "ready"] as const) {
      const engine = sharedEngine({ ...wholeOptions, threads: need === "solve" ? 1 : "auto" });
      engine.hold();
      const solver = await engine.solver();
      await (need === "solve" ? solver.solve(TURNED) : solver.ready("full"));
      await eventually(() => expect(engine.state.status).toMatchObject({ tier: "full" }));
    }
  });

  it("are waited for only by a search if no other tables may be used", async () => {
    findsSolution();
    const engine = sharedEngine({ ...wholeOptions, tables: "full" });
    engine.hold();
    const solver = await engine.solver();
    expect(asks()).toBe(0);
    expect(await solver.solve(TURNED)).toMatchObject({ tier: "full" });
  });
});

describe("an engine that nobody holds any longer", () => {
  async function startHeld() {
    const engine = sharedEngine(OPTIONS);
    const letGo = engine.hold();
    const solver = await engine.solver();
    const isEnded = () => FakeWorker.started[0]!.isTerminated;
    vi.useFakeTimers();
    return { engine, letGo, solver, isEnded };
  }

  it("ends after a while, and starts again when its solver is asked for", async () => {
    const { engine, letGo, solver, isEnded } = await startHeld();
    letGo();
    await vi.advanceTimersByTimeAsync(GRACE_MS - 1);
    expect(isEnded()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isEnded()).toBe(true);
    expect(engine.state).toMatchObject({ status: undefined, isStarting: false });
    vi.useRealTimers();
    expect(await engine.solver()).not.toBe(solver);
    expect(FakeWorker.started).toHaveLength(2);
  });

  it("goes on if somebody holds it again within that time", async () => {
    const { engine, letGo, isEnded } = await startHeld();
    letGo();
    engine.hold();
    await vi.advanceTimersByTimeAsync(2 * GRACE_MS);
    expect(isEnded()).toBe(false);
  });

  it("counts each holder once, however often the holder lets go", async () => {
    const { engine, letGo, isEnded } = await startHeld();
    engine.hold();
    letGo();
    letGo();
    await vi.advanceTimersByTimeAsync(2 * GRACE_MS);
    expect(isEnded()).toBe(false);
  });
});
