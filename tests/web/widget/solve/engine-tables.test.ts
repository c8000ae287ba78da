// What an element knows about an engine whose worker and tables are the tests' fakes.

import type { ReactiveControllerHost } from "lit";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { SolverProgress } from "../../../../web/core/solution";
import type { EngineTables } from "../../../../web/widget/solve/engine-tables";
import type { SharedEngine } from "../../../../web/widget/solve/shared-engine";
import { eventually } from "../../engine/fakes/eventually";
import { FakeWorker } from "../../engine/fakes/fake-worker";
import {
  FACELETS,
  findsSolution,
  lastWorker,
  server,
  SOLUTION,
  useFakes,
} from "../../engine/fakes/solver-on-fakes";
import { BASE_URL } from "../../engine/fakes/table-server";

useFakes();

let updates: number;
let progress: SolverProgress[];
let tables: EngineTables;
let engine: SharedEngine;

beforeEach(async () => {
  // Each test has an engine of its own.
  vi.resetModules();
  const { sharedEngine } = await import("../../../../web/widget/solve/shared-engine");
  const { EngineTables } = await import("../../../../web/widget/solve/engine-tables");
  updates = 0;
  progress = [];
  const host = { addController: () => undefined, requestUpdate: () => ++updates };
  engine = sharedEngine({ baseUrl: BASE_URL });
  engine.wantTables();
  tables = new EngineTables(
    host as unknown as ReactiveControllerHost,
    () => engine,
    (step) => progress.push(step),
  );
});

function follow(): void {
  tables.hostConnected();
  engine.solver().catch(() => undefined);
}

describe("the tables of an engine", () => {
  it("are followed from the engine's start until they are in use", async () => {
    follow();
    expect(tables).toMatchObject({ isStarting: true, status: undefined, progress: undefined });
    await eventually(() => expect(tables.status?.tablesCached).toBe(true));
    expect(tables).toMatchObject({ isStarting: false, progress: undefined });
    expect(tables.status).toMatchObject({ tier: "full", tablesLoading: false });
    expect(progress.at(-1)).toMatchObject({ phase: "fetch" });
    expect(FakeWorker.started).toHaveLength(1);
  });

  it("have their progress reported", async () => {
    server.isDown = true;
    FakeWorker.prepareModule = (module) => {
      module.mayEndGeneration = () => false;
    };
    follow();
    await eventually(() => expect(tables.progress).toMatchObject({ phase: "generate" }));
    expect(tables.status?.tablesLoading).toBe(true);
  });

  it("are followed when the engine starts at the second attempt", async () => {
    FakeWorker.bundleFails = "all";
    follow();
    await eventually(() => expect(tables.isStarting).toBe(false));
    expect(tables.status).toBeUndefined();
    await expect(engine.solver()).rejects.toMatchObject({ code: "bundle-failed" });

    FakeWorker.bundleFails = "none";
    await engine.solver();
    await eventually(() => expect(tables.status?.tier).toBe("full"));
  });

  it("are followed when the worker dies and a new one loads them again", async () => {
    follow();
    await eventually(() => expect(tables.status?.tablesCached).toBe(true));
    updates = 0;
    FakeWorker.prepareModule = findsSolution;
    lastWorker().die();
    expect(tables.status?.tier).toBe("mini");
    expect(updates).toBeGreaterThan(0);

    const solver = await engine.solver();
    expect((await solver.solve(FACELETS)).text).toBe(SOLUTION);
    await eventually(() => expect(tables.status?.tier).toBe("full"));
    expect(FakeWorker.started).toHaveLength(2);
  });

  it("have no progress any more when the worker that loads them dies", async () => {
    server.isDown = true;
    FakeWorker.prepareModule = (module) => {
      module.mayEndGeneration = () => false;
    };
    follow();
    await eventually(() => expect(tables.progress).toBeDefined());
    lastWorker().die();
    expect(tables.progress).toBeUndefined();
    expect(tables.status).toMatchObject({ tier: "mini", tablesLoading: false });
  });

  it("are no longer followed by an element that has left the document", async () => {
    follow();
    await eventually(() => expect(tables.status?.tablesCached).toBe(true));
    tables.hostDisconnected();
    updates = 0;
    lastWorker().die();
    expect(updates).toBe(0);
  });
});

describe("an element that changes its engine", () => {
  it("follows the new engine, and no longer the old one", async () => {
    follow();
    await eventually(() => expect(tables.status?.tier).toBe("full"));
    const { sharedEngine } = await import("../../../../web/widget/solve/shared-engine");
    engine = sharedEngine({ baseUrl: BASE_URL, tables: "mini" });
    tables.hostUpdate();
    expect(tables).toMatchObject({ isStarting: false, status: undefined });
    await engine.solver();
    expect(tables.status?.tier).toBe("mini");
    updates = 0;
    FakeWorker.started[0]!.die();
    expect(updates).toBe(0);
  });
});
