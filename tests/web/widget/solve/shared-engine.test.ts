// Which elements share an engine, and for how long it lives.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type * as SharedEngines from "../../../../web/widget/solve/shared-engine";
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
  it("is shared by all who use the same options, written out or by default", () => {
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

describe("an engine that nobody holds any longer", () => {
  async function startHeld() {
    const engine = sharedEngine(OPTIONS);
    const letGo = engine.hold();
    const solver = await engine.solver();
    const dispose = vi.spyOn(solver, "dispose");
    vi.useFakeTimers();
    return { engine, letGo, solver, dispose };
  }

  it("ends after a while, and starts again when its solver is asked for", async () => {
    const { engine, letGo, solver, dispose } = await startHeld();
    letGo();
    await vi.advanceTimersByTimeAsync(GRACE_MS - 1);
    expect(dispose).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(dispose).toHaveBeenCalledOnce();
    expect(engine.state).toMatchObject({ status: undefined, isStarting: false });
    vi.useRealTimers();
    expect(await engine.solver()).not.toBe(solver);
    expect(FakeWorker.started).toHaveLength(2);
  });

  it("goes on if somebody holds it again within that time", async () => {
    const { engine, letGo, dispose } = await startHeld();
    letGo();
    engine.hold();
    await vi.advanceTimersByTimeAsync(2 * GRACE_MS);
    expect(dispose).not.toHaveBeenCalled();
  });

  it("counts each holder once, however often the holder lets go", async () => {
    const { engine, letGo, dispose } = await startHeld();
    engine.hold();
    letGo();
    letGo();
    await vi.advanceTimersByTimeAsync(2 * GRACE_MS);
    expect(dispose).not.toHaveBeenCalled();
  });
});
