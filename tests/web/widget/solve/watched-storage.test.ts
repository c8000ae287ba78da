// What a panel knows about the stored tables, with the tests' fake engine and storage.

import type { ReactiveControllerHost } from "lit";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { EngineTables } from "../../../../web/widget/solve/engine-tables";
import type { SharedEngine } from "../../../../web/widget/solve/shared-engine";
import type { StoredTables } from "../../../../web/widget/solve/stored-tables";
import { eventually } from "../../engine/fakes/eventually";
import { lastWorker, server, useFakes } from "../../engine/fakes/solver-on-fakes";
import { BASE_URL } from "../../engine/fakes/table-server";

const TABLES_SIZE_BYTES = 16_000;

useFakes();

let page: EventTarget & { visibilityState: DocumentVisibilityState };
let engine: SharedEngine;
let tables: EngineTables;
let stored: StoredTables;

beforeEach(async () => {
  page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  vi.stubGlobal("document", page);
  // Each test has an engine of its own.
  vi.resetModules();
  const { EngineTables } = await import("../../../../web/widget/solve/engine-tables");
  const { StoredTables } = await import("../../../../web/widget/solve/stored-tables");
  const host = { addController: () => undefined, requestUpdate: () => undefined };
  const { sharedEngine } = await import("../../../../web/widget/solve/shared-engine");
  engine = sharedEngine({ baseUrl: BASE_URL });
  engine.wantTables();
  tables = new EngineTables(host as unknown as ReactiveControllerHost, () => engine);
  stored = new StoredTables(host as unknown as ReactiveControllerHost, engine, "two-phase");
  stored.hostConnected();
});

async function tablesAreStored(): Promise<void> {
  tables.hostConnected();
  await engine.solver();
  await eventually(() => expect(tables.status?.tablesCached).toBe(true));
}

function storedSizeBecomes(sizeBytes: number): Promise<void> {
  return eventually(() => expect(stored.storage?.sizeBytes).toBe(sizeBytes));
}

describe("the stored tables", () => {
  it("are read again when the engine has stored more", async () => {
    stored.watched = true;
    await storedSizeBecomes(0);
    await tablesAreStored();
    await storedSizeBecomes(TABLES_SIZE_BYTES);
  });

  it("are not read while nobody watches them", async () => {
    const open = vi.spyOn(indexedDB, "open");
    page.dispatchEvent(new Event("visibilitychange"));
    stored.hostDisconnected();
    stored.hostConnected();
    expect(open).not.toHaveBeenCalled();
    stored.watched = true;
    await storedSizeBecomes(0);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it("are read again when the page becomes visible, as another tab may have changed them", async () => {
    await tablesAreStored();
    stored.watched = true;
    await storedSizeBecomes(TABLES_SIZE_BYTES);
    const { deleteStoredTables } = await import("../../../../web/engine/stored-tables");
    await deleteStoredTables();
    page.dispatchEvent(new Event("visibilitychange"));
    await storedSizeBecomes(0);
  });

  it("can be deleted while the engine goes on, and fetched again", async () => {
    await tablesAreStored();
    stored.watched = true;
    await storedSizeBecomes(TABLES_SIZE_BYTES);
    await stored.delete();
    expect(stored.storage?.sizeBytes).toBe(0);
    expect(tables.status?.tier).toBe("full");
    const requestCount = server.requests.length;
    await tables.fetch();
    await storedSizeBecomes(TABLES_SIZE_BYTES);
    expect(server.requests.length).toBe(2 * requestCount);
  });

  it("cannot be deleted without storage, which is reported", async () => {
    vi.stubGlobal("indexedDB", undefined);
    await expect(stored.delete()).rejects.toMatchObject({ code: "storage" });
    expect(stored.storage?.problem).toBe("unavailable");
  });
});

describe("fetching", () => {
  it("shows in the status why the full tables are missing", async () => {
    await tablesAreStored();
    lastWorker().module.refusesMemory = true;
    await tables.fetch();
    expect(tables.status).toMatchObject({ tier: "mini", tablesError: "memory" });
  });
});
