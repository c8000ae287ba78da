// Storage that is missing, blocked, full, removed or silent: loading continues in memory, and says why.

import "fake-indexeddb/auto";

import { forceCloseDatabase, IDBFactory } from "fake-indexeddb";
import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { LoadedTables } from "../../../../web/engine/loading/loaded-tables";
import { TableLoader } from "../../../../web/engine/loading/table-loader";
import { OPENING_LIMIT_MS, OPERATION_LIMIT_MS } from "../../../../web/engine/storage/table-store";
import { TWO_PHASE_SET } from "../../../../web/engine/tables/table-set";
import { eventually } from "../fakes/eventually";
import { FakeClock } from "../fakes/fake-clock";
import { FakeModule } from "../fakes/fake-module";
import { BASE_URL, TableServer } from "../fakes/table-server";

const FETCHED = { source: "network", cached: true, error: undefined, storageProblem: undefined };
const OLD_KEY = `phase1/0/${"0".repeat(64)}`;

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

async function load(): Promise<LoadedTables> {
  const module = new FakeModule();
  const observer = { onProgress: () => undefined, onInUse: () => undefined };
  const loaded = await new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock).load(observer);
  expect(module.hasTables).toBe(true);
  return loaded;
}

async function storedKeys(): Promise<IDBValidKey[]> {
  const database = await openDB(TWO_PHASE_SET.storageName);
  const keys = await database.getAllKeys("chunks");
  database.close();
  return keys;
}

describe("a database that does not open", () => {
  it("is given up when another tab blocks it, and closed if it opens later", async () => {
    await load();
    // A tab that does not listen, and another that wants to delete the database.
    const holder = await openDB(TWO_PHASE_SET.storageName);
    const deletion = deleteDB(TWO_PHASE_SET.storageName);
    server.requests.length = 0;
    const loading = load();
    await eventually(() => expect(clock.limitCount(OPENING_LIMIT_MS)).toBe(1));
    expect(server.requests).toEqual([]);
    clock.reachLimits(OPENING_LIMIT_MS);
    expect(await loading).toEqual({ ...FETCHED, cached: false, storageProblem: "blocked" });

    holder.close();
    await deletion;
    const blocked = vi.fn();
    await deleteDB(TWO_PHASE_SET.storageName, { blocked });
    expect(blocked).not.toHaveBeenCalled();
  });

  it("is used once it opens, even for the chunks that came before", async () => {
    await load();
    const holder = await openDB(TWO_PHASE_SET.storageName);
    const deletion = deleteDB(TWO_PHASE_SET.storageName);
    const lastChunk = server.chunkUrls.at(-1)!;
    server.answer = (url) => {
      if (url !== lastChunk) return undefined;
      holder.close();
      return deletion.then(async () => {
        // Requests for a database are served in turn: what loading asked for is open then.
        (await openDB(TWO_PHASE_SET.storageName)).close();
        return new Response(server.files.get(url));
      });
    };
    const loading = load();
    await eventually(() => expect(clock.limitCount(OPENING_LIMIT_MS)).toBe(1));
    clock.reachLimits(OPENING_LIMIT_MS);
    expect(await loading).toEqual(FETCHED);
    expect(await storedKeys()).toHaveLength(server.chunkUrls.length);
  });

  it("is not needed where there is no IndexedDB", async () => {
    vi.stubGlobal("indexedDB", undefined);
    expect(await load()).toEqual({ ...FETCHED, cached: false, storageProblem: "unavailable" });
  });

  it("is not needed when the browser refuses it", async () => {
    vi.stubGlobal("indexedDB", {
      open() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(await load()).toEqual({ ...FETCHED, cached: false, storageProblem: "unavailable" });
  });

  it("is not needed when a newer release has changed it", async () => {
    (await openDB(TWO_PHASE_SET.storageName, 99)).close();
    expect(await load()).toEqual({ ...FETCHED, cached: false, storageProblem: "unavailable" });
  });
});

describe("a database that is lost while it is used", () => {
  /** Lets chunks come only when `event` has happened. */
  function beforeFirstChunk(event: () => Promise<unknown>): void {
    let happening: Promise<unknown> | undefined;
    server.answer = (url) => {
      if (!url.includes("/chunks/")) return undefined;
      happening ??= event();
      const bytes = server.files.get(url)!;
      return happening.then(() => new Response(bytes));
    };
  }

  it("is closed when another tab upgrades it", async () => {
    beforeFirstChunk(async () => (await openDB(TWO_PHASE_SET.storageName, 2)).close());
    expect(await load()).toEqual({ ...FETCHED, cached: false, storageProblem: "blocked" });
  });

  it("is closed when another tab deletes it", async () => {
    const blocked = vi.fn();
    beforeFirstChunk(() => deleteDB(TWO_PHASE_SET.storageName, { blocked }));
    expect(await load()).toEqual({ ...FETCHED, cached: false, storageProblem: "blocked" });
    expect(blocked).not.toHaveBeenCalled();
  });

  it("is not used any more when the browser closes it", async () => {
    const open = vi.spyOn(indexedDB, "open");
    beforeFirstChunk(() => {
      const request = open.mock.results[0]!.value as IDBOpenDBRequest;
      forceCloseDatabase(request.result as never);
      return Promise.resolve();
    });
    expect(await load()).toEqual({ ...FETCHED, cached: false, storageProblem: "unavailable" });
  });

  it("is not used any more when it stops answering", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    put.mockImplementation(() => new Promise(() => undefined) as never);
    const loading = load();
    await eventually(() => expect(put).toHaveBeenCalledTimes(4));
    clock.reachLimits(OPERATION_LIMIT_MS);
    expect(await loading).toEqual({ ...FETCHED, cached: false, storageProblem: "unavailable" });
  });

  it("is reported as incomplete when another tab has deleted its chunks", async () => {
    beforeFirstChunk(() => Promise.resolve());
    const { answer } = server;
    const lastUrl = server.chunkUrls.at(-1)!;
    server.answer = async (url, options) => {
      if (url === lastUrl) {
        await eventually(async () =>
          expect(await storedKeys()).toHaveLength(server.chunkUrls.length - 1),
        );
        const database = await openDB(TWO_PHASE_SET.storageName);
        await database.clear("chunks");
        database.close();
      }
      return (await answer(url, options)) ?? new Response(server.files.get(url));
    };
    expect(await load()).toEqual({ ...FETCHED, cached: false });
  });
});

describe("storage without blobs, as in WebKit's private windows", () => {
  it("stores chunks as arrays", async () => {
    const put = Reflect.get(IDBObjectStore.prototype, "put");
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
      this: IDBObjectStore,
      ...content
    ) {
      if (content[0] instanceof Blob) throw new DOMException("no blobs", "DataCloneError");
      return put.apply(this, content);
    });
    expect(await load()).toEqual(FETCHED);
    server.takeChunkRequests();
    expect(await load()).toEqual({ ...FETCHED, source: "storage" });
    expect(server.takeChunkRequests()).toEqual([]);
  });
});

describe("a blob whose file the browser has lost", () => {
  it("is fetched again", async () => {
    await load();
    server.takeChunkRequests();
    const reading = vi.spyOn(Blob.prototype, "arrayBuffer");
    reading.mockRejectedValueOnce(new DOMException("no file", "NotReadableError"));
    expect(await load()).toEqual(FETCHED);
    expect(server.takeChunkRequests()).toHaveLength(1);
    expect(await load()).toEqual({ ...FETCHED, source: "storage" });
  });
});

describe("storage without room", () => {
  it("keeps what fits for the next visit", async () => {
    let room = 3;
    fillUp(() => --room < 0);
    expect(await load()).toEqual({ ...FETCHED, cached: false, storageProblem: "full" });
    expect(await storedKeys()).toHaveLength(3);
    server.takeChunkRequests();
    expect(await load()).toMatchObject({ source: "network", storageProblem: "full" });
    expect(server.takeChunkRequests()).toHaveLength(server.chunkUrls.length - 3);
  });

  it("gets room by deleting the chunks of other releases", async () => {
    await load();
    const database = await openDB(TWO_PHASE_SET.storageName);
    await database.clear("chunks");
    await database.put("chunks", new Uint8Array(10), OLD_KEY);
    database.close();
    let isFull = true;
    fillUp(() => isFull);
    const drop = vi.spyOn(IDBObjectStore.prototype, "delete");
    drop.mockImplementation(function (this: IDBObjectStore, ...key) {
      isFull = false;
      drop.mockRestore();
      return this.delete(...key);
    });
    expect(await load()).toEqual(FETCHED);
    expect(await storedKeys()).toHaveLength(server.chunkUrls.length);
  });
});

describe("a new release", () => {
  it("deletes the old chunks only when all new tables are stored", async () => {
    await load();
    const database = await openDB(TWO_PHASE_SET.storageName);
    await database.put("chunks", new Uint8Array(10), OLD_KEY);
    await database.delete("chunks", (await database.getAllKeys("chunks")).at(-1)!);
    database.close();
    let keysBefore: IDBValidKey[] = [];
    server.answer = async (url) => {
      keysBefore = await storedKeys();
      return new Response(server.files.get(url));
    };
    expect(await load()).toEqual(FETCHED);
    expect(keysBefore).toContain(OLD_KEY);
    expect(await storedKeys()).not.toContain(OLD_KEY);
  });

  it("deletes nothing when the new tables cannot be stored", async () => {
    const database = await openDB(TWO_PHASE_SET.storageName, 1, {
      upgrade(upgraded) {
        upgraded.createObjectStore("manifests");
        void upgraded.createObjectStore("chunks").put(new Uint8Array(10), OLD_KEY);
      },
    });
    database.close();
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("broken", "UnknownError");
    });
    expect(await load()).toMatchObject({ cached: false, storageProblem: "unavailable" });
    expect(await storedKeys()).toEqual([OLD_KEY]);
  });
});

/** Writing fails for lack of storage while `isFull` returns true. */
function fillUp(isFull: () => boolean): void {
  const put = Reflect.get(IDBObjectStore.prototype, "put");
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...content
  ) {
    if (isFull()) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, content);
  });
}
