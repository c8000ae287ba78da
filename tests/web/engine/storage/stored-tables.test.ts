// The tables that the browser keeps, as a page shows and deletes them.

import { describe, expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import { deleteStoredTables, readTableStorage } from "../../../../web/engine/stored-tables";
import { onTablesDeleted } from "../../../../web/engine/storage/deletion-news";
import { TableStore } from "../../../../web/engine/storage/table-store";
import { TWO_PHASE_SET } from "../../../../web/engine/tables/table-set";
import { eventually } from "../fakes/eventually";
import { FAKE_TABLES } from "../fakes/fake-module";
import { createSolver, server, useFakes } from "../fakes/solver-on-fakes";
import { BASE_URL } from "../fakes/table-server";

// A second instance of the engine's modules, with a state of its own.
async function openOtherTab() {
  vi.resetModules();
  const engine = await import("../../../../web/engine");
  return { ...engine, ...(await import("../../../../web/engine/stored-tables")) };
}

const TOTAL_SIZE_BYTES = FAKE_TABLES.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
const NOTHING = { sizeBytes: 0, chunkCount: 0, persisted: false, problem: undefined };

useFakes();

describe("what is stored", () => {
  it("is nothing at first", async () => {
    expect(await readTableStorage()).toEqual(NOTHING);
  });

  it("is all the tables once they have been fetched", async () => {
    await createSolver({ tables: "full" });
    const chunkCount = server.manifest.tables.flatMap(({ chunks }) => chunks).length;
    expect(await readTableStorage()).toEqual({
      ...NOTHING,
      sizeBytes: TOTAL_SIZE_BYTES,
      chunkCount,
    });
  });

  it("includes part of the tables while they are incomplete", async () => {
    const store = await TableStore.open(TWO_PHASE_SET);
    await store.writeChunk("phase1/1/a", new Uint8Array(30), server.manifest);
    await store.writeChunk("phase1/1/b", new Uint8Array(12), server.manifest);
    store.close();
    expect(await readTableStorage()).toEqual({ ...NOTHING, sizeBytes: 42, chunkCount: 2 });
  });

  it("is reported with whether the browser keeps it for good", async () => {
    const persisted = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal("navigator", { storage: { persisted } });
    expect(await readTableStorage()).toEqual({ ...NOTHING, persisted: true });
    persisted.mockRejectedValue(new TypeError("opaque origin"));
    expect(await readTableStorage()).toEqual(NOTHING);
  });

  it("is reported as nothing, with the reason, where there is no storage", async () => {
    vi.stubGlobal("indexedDB", undefined);
    expect(await readTableStorage()).toEqual({ ...NOTHING, problem: "unavailable" });
  });
});

describe("a solver that listens for a deletion", () => {
  it("does not keep a program in Node alive", () => {
    const before = process.getActiveResourcesInfo();
    const listening = new AbortController();
    onTablesDeleted(TWO_PHASE_SET, () => undefined, listening.signal);
    expect(process.getActiveResourcesInfo()).toEqual(before);
    listening.abort();
  });
});

describe("deleting what is stored", () => {
  it("leaves nothing stored, and a solver keeps its tables in memory", async () => {
    const solver = await createSolver({ tables: "full" });
    await deleteStoredTables();
    expect(await readTableStorage()).toEqual(NOTHING);
    expect(await solver.solve(SOLVED_FACELETS)).toMatchObject({ tier: "full" });
  });

  it("informs a solver of the page, which stores its tables again on request", async () => {
    const solver = await createSolver({ tables: "full" });
    expect(solver.status.tablesCached).toBe(true);
    await deleteStoredTables();
    expect(solver.status).toMatchObject({ tier: "full", tablesCached: false });
    expect(await solver.solve(SOLVED_FACELETS)).toMatchObject({ tier: "full" });
    expect(await readTableStorage()).toEqual(NOTHING);

    server.requests.length = 0;
    await solver.ready("full");
    expect(solver.status).toMatchObject({ tablesCached: true, tablesSource: "network" });
    expect(await readTableStorage()).toMatchObject({ sizeBytes: TOTAL_SIZE_BYTES });
    expect(server.requests).toEqual([]);
  });

  it("informs solvers of other tabs until they are disposed of", async () => {
    const solver = await createSolver({ tables: "full" });
    const disposed = await createSolver({ tables: "full" });
    disposed.dispose();
    const otherTab = await openOtherTab();
    await otherTab.deleteStoredTables();
    await eventually(() => expect(solver.status.tablesCached).toBe(false));
    expect(disposed.status.tablesCached).toBe(true);
    expect(await solver.solve(SOLVED_FACELETS)).toMatchObject({ tier: "full" });
  });

  it("informs solvers of other tabs even if this tab has a solver", async () => {
    const solver = await createSolver({ tables: "full" });
    const otherTab = await openOtherTab();
    const otherSolver = await otherTab.Solver.create({ baseUrl: BASE_URL, tables: "full" });
    await otherTab.deleteStoredTables();
    expect(otherSolver.status.tablesCached).toBe(false);
    await eventually(() => expect(solver.status.tablesCached).toBe(false));
    await otherSolver.ready("full");

    await deleteStoredTables();
    await eventually(() => expect(otherSolver.status.tablesCached).toBe(false));
    otherSolver.dispose();
  });

  it.each([
    ["has no channels", undefined],
    [
      "forbids them",
      function BroadcastChannel() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    ],
  ])(
    "informs solvers of this tab even without channels, when the browser %s",
    async (_, channel) => {
      vi.stubGlobal("BroadcastChannel", channel);
      const solver = await createSolver({ tables: "full" });
      await deleteStoredTables();
      expect(solver.status.tablesCached).toBe(false);
    },
  );

  it("does not wait for other tabs that have the database open", async () => {
    const other = await TableStore.open(TWO_PHASE_SET);
    await other.writeChunk("phase1/1/a", new Uint8Array(30), server.manifest);
    await deleteStoredTables();
    expect(await other.chunkKeys()).toEqual(new Set());
    expect(other.problem).toBeUndefined();
    other.close();
  });

  it("rejects with a code when there is no storage", async () => {
    vi.stubGlobal("indexedDB", undefined);
    await expect(deleteStoredTables()).rejects.toMatchObject({ code: "storage" });
  });
});
