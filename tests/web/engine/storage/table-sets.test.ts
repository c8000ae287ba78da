// Sets of tables side by side: each is kept, reported and deleted by itself.

import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TABLE_SET_NAMES } from "../../../../web/core/table-sets";
import { TableLoader } from "../../../../web/engine/loading/table-loader";
import { onTablesDeleted } from "../../../../web/engine/storage/deletion-news";
import { TableStore } from "../../../../web/engine/storage/table-store";
import { deleteStoredTables, readTableStorage } from "../../../../web/engine/stored-tables";
import { TWO_PHASE_SET, type TableSet } from "../../../../web/engine/tables/table-set";
import { POCKET_SET, TABLE_SETS } from "../../../../web/engine/tables/table-sets";
import { eventually } from "../fakes/eventually";
import { FakeClock } from "../fakes/fake-clock";
import { FakeLocks } from "../fakes/fake-locks";
import { FAKE_TABLES, FakeModule } from "../fakes/fake-module";
import { BASE_URL, TableServer } from "../fakes/table-server";

const TOTAL_SIZE_BYTES = FAKE_TABLES.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
const MADE = { source: "generated", cached: true, error: undefined, storageProblem: undefined };
const STORED = { ...MADE, source: "storage" };
const NOBODY = { onProgress: () => undefined, onInUse: () => undefined };

let server: TableServer;
let clock: FakeClock;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  server = new TableServer();
  server.install();
  clock = new FakeClock();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function load(set: TableSet, module = new FakeModule()) {
  module.set = set.name;
  const loaded = await new TableLoader(module, set, BASE_URL, clock).load(NOBODY);
  return { module, loaded };
}

async function damageFirstChunk({ storageName }: TableSet): Promise<void> {
  const database = await openDB(storageName);
  const [key] = await database.getAllKeys("chunks");
  const bytes = new Uint8Array(await ((await database.get("chunks", key!)) as Blob).arrayBuffer());
  bytes[100]! ^= 1;
  await database.put("chunks", new Blob([bytes]), key);
  database.close();
}

describe("the sets of tables", () => {
  it("are known by their names", () => {
    expect(Object.keys(TABLE_SETS)).toEqual([...TABLE_SET_NAMES]);
    for (const name of TABLE_SET_NAMES) expect(TABLE_SETS[name].name).toBe(name);
  });

  it("share no database in the browser", () => {
    const names = Object.values(TABLE_SETS).map(({ storageName }) => storageName);
    expect(new Set(names).size).toBe(names.length);
  });

  it("keep the two-phase tables where the first release kept them", async () => {
    await load(TWO_PHASE_SET);
    const databases = await indexedDB.databases();
    expect(databases).toEqual([{ name: "cubewright-tables", version: 1 }]);
    const database = await openDB("cubewright-tables");
    expect([...database.objectStoreNames]).toEqual(["chunks", "manifests"]);
    expect(await database.getAllKeys("manifests")).toEqual(["manifest"]);
    const keys = server.manifest.tables.flatMap(({ kind, chunks }) =>
      chunks.map(({ sha256 }) => `${kind}/1/${sha256}`),
    );
    expect(await database.getAllKeys("chunks")).toEqual(keys.toSorted());
    database.close();
  });
});

describe("a set that is made here", () => {
  it("is made without the server, stored, and taken from storage the next time", async () => {
    const first = await load(POCKET_SET);
    expect(first.loaded).toEqual(MADE);
    expect(first.module.hasTables).toBe(true);
    const second = await load(POCKET_SET);
    expect(second.loaded).toEqual(STORED);
    expect(second.module.hasTables).toBe(true);
    expect(second.module.generated).toEqual([]);
    expect(server.requests).toEqual([]);
  });

  it("is made anew, and stored whole again, when a stored chunk is damaged", async () => {
    await load(POCKET_SET);
    await damageFirstChunk(POCKET_SET);
    const mended = await load(POCKET_SET);
    expect(mended.loaded).toEqual(MADE);
    expect(mended.module.hasTables).toBe(true);
    expect((await load(POCKET_SET)).loaded).toEqual(STORED);
  });

  it("is made in memory alone where there is no storage, and says why", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const { loaded, module } = await load(POCKET_SET);
    expect(loaded).toEqual({ ...MADE, cached: false, storageProblem: "unavailable" });
    expect(module.hasTables).toBe(true);
  });

  it("is made in memory alone when the storage is full", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { loaded, module } = await load(POCKET_SET);
    expect(loaded).toEqual({ ...MADE, cached: false, storageProblem: "full" });
    expect(module.hasTables).toBe(true);
    put.mockRestore();
  });

  it("is refused when there is no memory, and frees what was reserved", async () => {
    const module = new FakeModule();
    module.refusesMemoryFor = "phase2";
    await expect(load(POCKET_SET, module)).rejects.toMatchObject({ code: "memory" });
    expect(module.reserved.size).toBe(0);
  });

  it("is refused with the module's code when it is made wrongly, and is not stored", async () => {
    const module = new FakeModule();
    vi.spyOn(module, "commitTable").mockReturnValue("table-hash");
    await expect(load(POCKET_SET, module)).rejects.toMatchObject({ code: "table-hash" });
    expect(module.reserved.size).toBe(0);
    expect(await readTableStorage("pocket")).toMatchObject({ chunkCount: 0 });
  });

  it("is made in one of two tabs that want it, and taken from storage in the other", async () => {
    vi.stubGlobal("navigator", { locks: new FakeLocks() });
    const tabs = await Promise.all([load(POCKET_SET), load(POCKET_SET)]);
    expect(tabs.map(({ module }) => module.hasTables)).toEqual([true, true]);
    const made = tabs.filter(({ module }) => module.generated.length > 0);
    expect(made).toHaveLength(1);
  });
});

describe("two sets", () => {
  it("are locked separately, so that neither waits for the other", async () => {
    const names: string[] = [];
    const locks = new FakeLocks();
    vi.stubGlobal("navigator", {
      locks: {
        request(...[name, options, hold]: Parameters<FakeLocks["request"]>) {
          names.push(name);
          return locks.request(name, options, hold);
        },
      },
    });
    await load(TWO_PHASE_SET);
    await load(POCKET_SET);
    expect(names).toEqual(["cubewright-tables", "cubewright-tables-pocket"]);
  });

  it("are reported separately by name, and together without a name", async () => {
    const nothing = { sizeBytes: 0, chunkCount: 0, persisted: false, problem: undefined };
    await load(POCKET_SET);
    expect(await readTableStorage("two-phase")).toEqual(nothing);
    expect(await readTableStorage("pocket")).toEqual({
      ...nothing,
      sizeBytes: TOTAL_SIZE_BYTES,
      chunkCount: FAKE_TABLES.length,
    });
    await load(TWO_PHASE_SET);
    expect(await readTableStorage()).toMatchObject({ sizeBytes: 2 * TOTAL_SIZE_BYTES });
  });

  it("do not touch each other's chunks when one is stored", async () => {
    await load(POCKET_SET);
    // This deletes every unknown chunk in its own database.
    await load(TWO_PHASE_SET);
    expect((await load(POCKET_SET)).loaded).toEqual(STORED);
    expect((await load(TWO_PHASE_SET)).loaded).toMatchObject({ source: "storage" });
  });

  it("are mended separately", async () => {
    await load(TWO_PHASE_SET);
    await load(POCKET_SET);
    await damageFirstChunk(POCKET_SET);
    server.requests.length = 0;
    expect((await load(TWO_PHASE_SET)).loaded).toMatchObject({ source: "storage" });
    expect((await load(POCKET_SET)).loaded).toEqual(MADE);
    expect(server.requests).toEqual([]);
  });

  it.each(TABLE_SET_NAMES)("are deleted separately by name: %s", async (name) => {
    for (const set of Object.values(TABLE_SETS)) await load(set);
    await deleteStoredTables(name);
    for (const other of TABLE_SET_NAMES) {
      const sizeBytes = other === name ? 0 : TOTAL_SIZE_BYTES;
      expect(await readTableStorage(other)).toMatchObject({ sizeBytes });
    }
  });

  it("are all deleted without a name", async () => {
    for (const set of Object.values(TABLE_SETS)) await load(set);
    await deleteStoredTables();
    expect(await readTableStorage()).toMatchObject({ sizeBytes: 0, chunkCount: 0 });
  });

  it("are deleted as far as possible when one cannot be", async () => {
    for (const set of Object.values(TABLE_SETS)) await load(set);
    (await openDB(TWO_PHASE_SET.storageName, 99)).close();
    await expect(deleteStoredTables()).rejects.toMatchObject({ code: "storage" });
    expect(await readTableStorage("pocket")).toMatchObject({ sizeBytes: 0 });
  });

  it("are announced separately when deleted, in this tab or in another", async () => {
    const heard: string[] = [];
    const listening = new AbortController();
    for (const set of Object.values(TABLE_SETS)) {
      onTablesDeleted(set, () => heard.push(set.name), listening.signal);
    }
    await deleteStoredTables("pocket");
    expect(heard).toEqual(["pocket"]);
    const otherTab = new BroadcastChannel("cubewright-tables-deleted");
    otherTab.postMessage(null);
    await eventually(() => expect(heard).toEqual(["pocket", "two-phase"]));
    otherTab.close();
    listening.abort();
  });

  it("announce only the deletion of two-phase on the first release's channel", async () => {
    const oldTab = new BroadcastChannel("cubewright-tables-deleted");
    const heard: unknown[] = [];
    oldTab.onmessage = ({ data }: { data: unknown }) => heard.push(data);
    await deleteStoredTables("pocket");
    await deleteStoredTables("two-phase");
    await eventually(() => expect(heard).toEqual([null]));
    oldTab.close();
  });

  it("are refused under unknown names", async () => {
    const fast = "fast" as "pocket";
    await expect(readTableStorage(fast)).rejects.toMatchObject({ code: "option" });
    await expect(deleteStoredTables(fast)).rejects.toMatchObject({ code: "option" });
  });
});

describe("a tab of the first release", () => {
  it("neither finds nor deletes anything of a new set", async () => {
    await load(POCKET_SET);
    const oldTab = await TableStore.open(TWO_PHASE_SET);
    expect(await oldTab.chunkKeys()).toEqual(new Set());
    await oldTab.clear();
    oldTab.close();
    expect((await load(POCKET_SET)).loaded).toEqual(STORED);
  });
});
