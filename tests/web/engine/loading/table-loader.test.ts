import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gzipSync } from "node:zlib";

import type { SolverErrorCode } from "../../../../web/core/errors";
import type { SolverProgress } from "../../../../web/core/solution";
import { TableLoader, type LoadingObserver } from "../../../../web/engine/loading/table-loader";
import type { TableManifest } from "../../../../web/engine/tables/table-manifest";
import { TWO_PHASE_SET } from "../../../../web/engine/tables/table-set";
import { eventually } from "../fakes/eventually";
import { FakeClock } from "../fakes/fake-clock";
import { FAKE_TABLES, FakeModule, tableBytes } from "../fakes/fake-module";
import { changeStoredChunks, countStoredChunks } from "../fakes/stored-chunks";
import { BASE_URL, chunkUrl, TableServer } from "../fakes/table-server";

const TOTAL_SIZE_BYTES = FAKE_TABLES.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

let server: TableServer;
let clock: FakeClock;
let progress: SolverProgress[];

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  server = new TableServer();
  server.install();
  clock = new FakeClock();
  progress = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function visit(module = new FakeModule()) {
  progress = [];
  let usedAt = "";
  const observer: LoadingObserver = {
    onProgress: (step) => progress.push(step),
    onInUse: () => (usedAt = module.tier),
  };
  const loaded = await new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock).load(observer);
  // Told once they are in use, not before.
  expect(usedAt).toBe("full");
  return { module, loaded };
}

function phases(): string[] {
  return [...new Set(progress.map(({ phase }) => phase))];
}

function expectMonotoneProgressToTheEnd(): void {
  for (const phase of phases()) {
    const loaded = progress.filter((step) => step.phase === phase).map((step) => step.loaded);
    expect(loaded).toEqual(loaded.toSorted((a, b) => a - b));
  }
  expect(progress.at(-1)).toMatchObject({ loaded: TOTAL_SIZE_BYTES, total: TOTAL_SIZE_BYTES });
}

const FETCHED = { source: "network", cached: true, error: undefined, storageProblem: undefined };
const STORED = { ...FETCHED, source: "storage" };

describe("the first visit", () => {
  it("fetches every chunk once, with progress in bytes", async () => {
    const { module, loaded } = await visit();
    expect(module.hasTables).toBe(true);
    expect(module.generated).toEqual([]);
    expect(loaded).toEqual(FETCHED);
    const chunks = server.manifest.tables.flatMap((table) => table.chunks);
    expect(server.takeChunkRequests().toSorted()).toEqual(
      chunks.map(({ sha256 }) => chunkUrl(sha256)).toSorted(),
    );
    expect(phases()).toEqual(["fetch"]);
    expectMonotoneProgressToTheEnd();
  });

  it("fetches a damaged chunk again, past the browser's cache", async () => {
    const damagedUrl = server.chunkUrls[1]!;
    const caches: (RequestCache | undefined)[] = [];
    server.answer = (url, { cache }) => {
      if (url !== damagedUrl) return undefined;
      caches.push(cache);
      const damaged = new Uint8Array(gzipSync(new Uint8Array(2_048)));
      return cache === "reload" ? undefined : new Response(damaged);
    };
    const { module } = await visit();
    expect(module.hasTables).toBe(true);
    expect(module.generated).toEqual([]);
    expect(caches).toEqual(["default", "reload"]);
    expectMonotoneProgressToTheEnd();
  });
});

describe("the next visit", () => {
  it("reads everything from storage", async () => {
    await visit();
    server.takeChunkRequests();
    const { module, loaded } = await visit();
    expect(module.hasTables).toBe(true);
    expect(loaded).toEqual(STORED);
    expect(server.takeChunkRequests()).toEqual([]);
    expect(phases()).toEqual(["load"]);
    expectMonotoneProgressToTheEnd();
  });

  it("writes nothing when all chunks are stored intact", async () => {
    await visit();
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    const module = new FakeModule();
    const checksum = vi.spyOn(module, "checksumTable");
    expect((await visit(module)).loaded).toEqual(STORED);
    expect(transaction).toHaveBeenCalled();
    expect(transaction.mock.calls.filter(([, mode]) => mode === "readwrite")).toEqual([]);
    expect(checksum).toHaveBeenCalledTimes(server.chunkUrls.length);
  });

  it("checks chunks by checksum, and by SHA-256 if they have none yet", async () => {
    const digest = vi.spyOn(crypto.subtle, "digest");
    await visit();
    digest.mockClear();
    expect((await visit()).loaded).toEqual(STORED);
    expect(digest).not.toHaveBeenCalled();

    const database = await openDB(TWO_PHASE_SET.storageName);
    await database.put("manifests", server.manifest, "manifest");
    database.close();
    expect((await visit()).loaded).toEqual(STORED);
    expect(digest).toHaveBeenCalledTimes(server.chunkUrls.length);
    digest.mockClear();
    expect((await visit()).loaded).toEqual(STORED);
    expect(digest).not.toHaveBeenCalled();
  });

  it("fetches a chunk with a wrong stored checksum once, and stores the right checksum", async () => {
    await visit();
    const database = await openDB(TWO_PHASE_SET.storageName);
    const manifest = (await database.get("manifests", "manifest")) as TableManifest;
    manifest.tables[0]!.chunks[0]!.checksum = "0".repeat(16);
    await database.put("manifests", manifest, "manifest");
    database.close();
    server.takeChunkRequests();
    expect((await visit()).loaded).toEqual(FETCHED);
    expect(server.takeChunkRequests()).toHaveLength(1);
    expect((await visit()).loaded).toEqual(STORED);
    expect(server.takeChunkRequests()).toEqual([]);
  });

  it("needs no server", async () => {
    await visit();
    server.isDown = true;
    const { module, loaded } = await visit();
    expect(module.hasTables).toBe(true);
    expect(module.generated).toEqual([]);
    expect(loaded).toEqual(STORED);
  });

  it("notices damaged stored chunks, fetches them again and stores them", async () => {
    await visit();
    server.takeChunkRequests();
    await changeStoredChunks((bytes, index) => {
      if (index === 2) bytes[100]! ^= 1;
      return index === 3 ? bytes.slice(1) : bytes;
    });
    const second = await visit();
    expect(second.module.hasTables).toBe(true);
    expect(server.takeChunkRequests()).toHaveLength(2);
    expect(phases()).toEqual(["load", "fetch"]);
    expectMonotoneProgressToTheEnd();
    const third = await visit();
    expect(third.module.hasTables).toBe(true);
    expect(server.takeChunkRequests()).toEqual([]);
  });

  it("continues where an interrupted visit stopped", async () => {
    const chunks = server.manifest.tables.flatMap((table) => table.chunks);
    const lastUrl = chunkUrl(chunks.at(-1)!.sha256);
    const fetchFiles = globalThis.fetch;
    vi.stubGlobal("fetch", (url: string) =>
      url === lastUrl ? new Promise(() => undefined) : fetchFiles(url),
    );
    void visit();
    await eventually(async () => expect(await countStoredChunks()).toBe(chunks.length - 1));
    server.takeChunkRequests();

    server.install();
    const { module } = await visit();
    expect(module.hasTables).toBe(true);
    expect(server.takeChunkRequests()).toEqual([lastUrl]);
    expect(phases()).toEqual(["load", "fetch"]);
  });

  it("drops chunks that no table lists any more", async () => {
    await visit();
    const database = await openDB(TWO_PHASE_SET.storageName);
    await database.put("chunks", new Uint8Array(10), `phase1/0/${"0".repeat(64)}`);
    database.close();
    await visit();
    expect(await countStoredChunks()).toBe(
      server.manifest.tables.flatMap((table) => table.chunks).length,
    );
  });
});

describe("a visit without a usable server", () => {
  const faults: [string, SolverErrorCode, () => void][] = [
    ["is down", "fetch-failed", () => (server.isDown = true)],
    [
      "has no manifest",
      "fetch-failed",
      () => server.files.delete(`${BASE_URL}tables/manifest.json`),
    ],
    [
      "has a manifest of other tables",
      "table-manifest",
      () => server.publish({ formatVersion: 1, tables: [] }),
    ],
    [
      "answers with a page",
      "fetch-failed",
      () => server.files.set(`${BASE_URL}tables/manifest.json`, html()),
    ],
    ["lacks a chunk", "fetch-failed", () => server.files.delete(firstChunkUrl())],
    ["sends a chunk unpacked", "fetch-failed", () => server.files.set(firstChunkUrl(), html())],
    [
      "sends half a chunk",
      "fetch-failed",
      () => server.files.set(firstChunkUrl(), firstChunk().slice(0, 60)),
    ],
    ["sends a damaged chunk", "table-hash", () => server.files.set(firstChunkUrl(), packed(2_048))],
    [
      "sends a chunk that is too long",
      "fetch-failed",
      () => server.files.set(firstChunkUrl(), packed(1 << 20)),
    ],
  ];

  const html = () => new TextEncoder().encode("<!doctype html><title>Not here</title>");
  const packed = (sizeBytes: number) => new Uint8Array(gzipSync(new Uint8Array(sizeBytes)));
  const firstChunkUrl = () => chunkUrl(server.manifest.tables[0]!.chunks[0]!.sha256);
  const firstChunk = () => server.files.get(firstChunkUrl())!;

  it.each(faults)(
    "makes and stores the tables when the server %s",
    async (_fault, code, breakServer) => {
      breakServer();
      const { module, loaded } = await visit();
      expect(module.hasTables).toBe(true);
      expect(module.generated).toContain("phase1");
      expect(loaded).toEqual({ ...FETCHED, source: "generated", error: code });
      expect(phases().at(-1)).toBe("generate");
      expectMonotoneProgressToTheEnd();

      server.isDown = true;
      const again = await visit();
      expect(again.module.hasTables).toBe(true);
      expect(again.module.generated).toEqual([]);
    },
  );
});

describe("another release's tables", () => {
  it("are not used, although they are complete", async () => {
    const other = new TableServer((kind) => tableBytes(kind).fill(1));
    other.install();
    const { module, loaded } = await visit();
    expect(module.hasTables).toBe(true);
    expect(module.generated).toEqual(["phase1", "phase2"]);
    expect(loaded).toEqual({ ...FETCHED, source: "generated", error: "table-manifest" });
  });
});

describe("loading stored tables only", () => {
  it("takes no memory when they are not all stored", async () => {
    const module = new FakeModule();
    const reserve = vi.spyOn(module, "reserveTable");
    const observer = { onProgress: () => undefined, onInUse: () => undefined };
    const loaded = await new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock).load(observer, {
      storedOnly: true,
    });
    expect(loaded).toEqual({ ...FETCHED, source: undefined, cached: false });
    expect(reserve).not.toHaveBeenCalled();
    expect(server.requests).toEqual([]);
  });

  it("gives the memory back when one of them is damaged", async () => {
    await visit();
    await changeStoredChunks((bytes, index) => (index === 2 ? bytes.slice(1) : bytes));
    server.requests.length = 0;
    const module = new FakeModule();
    const observer = { onProgress: () => undefined, onInUse: () => undefined };
    const loaded = await new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock).load(observer, {
      storedOnly: true,
    });
    expect(loaded.source).toBeUndefined();
    expect(module.reserved).toEqual(new Set());
    expect(server.requests).toEqual([]);
  });
});

describe("loading without enough memory", () => {
  it("rejects with the code memory, and frees what it has reserved", async () => {
    const module = new FakeModule();
    module.refusesMemoryFor = "phase2";
    const reserve = vi.spyOn(module, "reserveTable");
    await expect(visit(module)).rejects.toMatchObject({ code: "memory" });
    expect(module.reserved).toEqual(new Set());
    expect(reserve.mock.calls).toEqual([["phase1"], ["phase2"]]);
    expect(server.requests).toEqual([]);
  });
});
