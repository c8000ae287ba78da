// Tables from a server that is slow, busy, disconnected, damaged, configured differently, or
// updated to a new release meanwhile.

import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { SolverProgress, TablesSource } from "../../../../web/core/solution";
import { MANIFEST_ATTEMPTS, RETRY_PAUSES_MS } from "../../../../web/engine/fetch/fetch-retries";
import type { LoadedTables } from "../../../../web/engine/loading/loaded-tables";
import { STALL_LIMIT_MS } from "../../../../web/engine/fetch/table-fetch";
import { REPORT_PAUSE_MS } from "../../../../web/engine/loading/loading-progress";
import { TableLoader } from "../../../../web/engine/loading/table-loader";
import {
  estimateGenerationMs,
  FIRST_ESTIMATE_MS,
} from "../../../../web/engine/fetch/transfer-watch";
import { TWO_PHASE_SET } from "../../../../web/engine/tables/table-set";
import { eventually } from "../fakes/eventually";
import { FakeClock } from "../fakes/fake-clock";
import { FakeModule, tableBytes } from "../fakes/fake-module";
import { deleteLastStoredChunk, deleteStoredManifest } from "../fakes/stored-chunks";
import {
  BASE_URL,
  cutAnswer,
  MANIFEST_URL,
  noAnswer,
  stallingAnswer,
  TableServer,
} from "../fakes/table-server";

const FETCHED = { source: "network", cached: true, error: undefined, storageProblem: undefined };

let server: TableServer;
let clock: FakeClock;
let module: FakeModule;
let progress: SolverProgress[];
let inUse: TablesSource | undefined;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  server = new TableServer();
  server.install();
  clock = new FakeClock();
  module = new FakeModule();
});

afterEach(() => vi.unstubAllGlobals());

/** The pauses of loading, except those between two progress reports. */
function retryPausesMs(): number[] {
  return clock.pausesMs.filter((durationMs) => durationMs !== REPORT_PAUSE_MS);
}

async function load(generationMs = estimateGenerationMs(0)): Promise<LoadedTables> {
  progress = [];
  inUse = undefined;
  const observer = {
    onProgress: (step: SolverProgress) => progress.push(step),
    onInUse: (source: TablesSource) => (inUse = source),
  };
  const loaded = await new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock).load(observer, {
    generationMs,
  });
  expect(module.hasTables).toBe(true);
  expect(inUse).toBe(loaded.source);
  for (const phase of ["load", "fetch", "generate"]) {
    const told = progress.filter((step) => step.phase === phase).map((step) => step.loaded);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(Math.max(0, ...told)).toBeLessThanOrEqual(16_000);
  }
  return loaded;
}

/** Gives these answers to the first requests for `url`, in turn; all others are answered as usual. */
function answerFirst(url: string, ...answers: ((options: RequestInit) => Response)[]): void {
  server.answer = (requested, options) =>
    requested === url ? answers.shift()?.(options) : undefined;
}

function requestsOf(url: string): number {
  return server.requests.filter((requested) => requested === url).length;
}

function status(code: number, headers: Record<string, string> = {}) {
  return () => new Response("no", { status: code, headers });
}

describe("a chunk that fails temporarily", () => {
  const half = () => server.files.get(server.chunkUrls[1]!)!.slice(0, 20);
  const wrong = () => new Uint8Array(gzipSync(new Uint8Array(2_048)));
  const failures: [string, () => Response][] = [
    ["the server has an error", status(500)],
    ["the server is busy", status(503)],
    ["the server wants fewer requests", status(429)],
    ["the connection is cut in its middle", () => cutAnswer(half())],
    ["it ends too early", () => new Response(half())],
    ["it is empty", () => new Response(null)],
    ["it is damaged", () => new Response(wrong())],
  ];

  it.each(failures)("is fetched again when %s", async (_failure, answer) => {
    const url = server.chunkUrls[1]!;
    answerFirst(url, answer, answer);
    expect(await load()).toEqual(FETCHED);
    expect(requestsOf(url)).toBe(3);
    expect(retryPausesMs()).toHaveLength(2);
    expect(module.generated).toEqual([]);
  });

  it("is fetched again when the transfer stalls", async () => {
    const url = server.chunkUrls[1]!;
    answerFirst(url, (options) => stallingAnswer(half(), options));
    const loading = load();
    await eventually(() => expect(server.requests).toHaveLength(1 + server.chunkUrls.length));
    // The storage of the others has a limit of the same length.
    await eventually(() => expect(clock.limitCount(STALL_LIMIT_MS)).toBe(1));
    clock.reachLimits(STALL_LIMIT_MS);
    expect(await loading).toEqual(FETCHED);
    expect(requestsOf(url)).toBe(2);
  });

  it("is tried again after growing pauses, and given up after the last attempt", async () => {
    const url = server.chunkUrls[0]!;
    server.answer = (requested) => (requested === url ? status(502)() : undefined);
    expect(await load()).toMatchObject({ source: "generated", error: "fetch-failed" });
    expect(requestsOf(url)).toBe(1 + RETRY_PAUSES_MS.length);
    expect(retryPausesMs()).toHaveLength(RETRY_PAUSES_MS.length);
    for (const [index, pauseMs] of RETRY_PAUSES_MS.entries()) {
      expect(retryPausesMs()[index]).toBeGreaterThanOrEqual(pauseMs * 0.75);
      expect(retryPausesMs()[index]).toBeLessThanOrEqual(pauseMs * 1.25);
    }
  });

  it("is tried again after the pause that the server asks for", async () => {
    answerFirst(server.chunkUrls[0]!, status(503, { "Retry-After": "7" }));
    expect(await load()).toEqual(FETCHED);
    expect(retryPausesMs()).toEqual([7_000]);
  });

  it("is given up when the server asks for a pause of an hour", async () => {
    answerFirst(server.chunkUrls[0]!, status(503, { "Retry-After": "3600" }));
    expect(await load()).toMatchObject({ source: "generated", error: "fetch-failed" });
    expect(retryPausesMs()).toEqual([]);
  });

  it("is fetched as soon as the machine is online again", async () => {
    const target = new EventTarget();
    vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
    vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
    clock.holdsPauses = true;
    server.isDown = true;
    const loading = load();
    await eventually(() => expect(retryPausesMs()).toHaveLength(1));
    server.isDown = false;
    target.dispatchEvent(new Event("online"));
    expect(await loading).toEqual(FETCHED);
  });
});

describe("a chunk that is refused", () => {
  it.each([400, 401, 403, 451])("is not requested again after status %d", async (code) => {
    const url = server.chunkUrls[0]!;
    server.answer = (requested) => (requested === url ? status(code)() : undefined);
    expect(await load()).toMatchObject({ source: "generated", error: "fetch-failed" });
    expect(requestsOf(url)).toBe(1);
  });

  it("ends the transfers of the other chunks", async () => {
    const [refusedUrl, silentUrl] = server.chunkUrls;
    server.answer = (url, options) => {
      if (url === refusedUrl) return status(403)();
      return url === silentUrl ? noAnswer(options) : undefined;
    };
    expect(await load()).toMatchObject({ source: "generated", error: "fetch-failed" });
  });

  it("has only its own table made here, not those whose chunks have come", async () => {
    const url = server.chunkUrls.at(-1)!;
    server.answer = (requested) => (requested === url ? status(403)() : undefined);
    await load();
    // Only the incomplete table was made.
    expect(module.generated).toEqual(["phase2"]);
  });
});

describe("a server that is configured differently", () => {
  it("may let the browser unpack the chunks", async () => {
    for (const url of server.chunkUrls) {
      server.files.set(url, new Uint8Array(gunzipSync(server.files.get(url)!)));
    }
    expect(await load()).toEqual(FETCHED);
    vi.stubGlobal("DecompressionStream", undefined);
    vi.stubGlobal("indexedDB", new IDBFactory());
    module = new FakeModule();
    expect(await load()).toEqual(FETCHED);
  });

  it("may send a chunk byte by byte, as any type, without a length", async () => {
    const url = server.chunkUrls[0]!;
    const bytes = server.files.get(url)!;
    answerFirst(
      url,
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
              controller.close();
            },
          }),
          { headers: { "Content-Type": "text/html" } },
        ),
    );
    expect(await load()).toEqual(FETCHED);
  });

  it("cannot be used by a browser without DecompressionStream", async () => {
    vi.stubGlobal("DecompressionStream", undefined);
    expect(await load()).toMatchObject({ source: "generated", error: "fetch-failed" });
    expect(retryPausesMs()).toEqual([]);
  });
});

describe("a new release between two chunks", () => {
  // The same tables, cut otherwise.
  function publishAnew(): TableServer {
    const newServer = new TableServer(tableBytes, 3_000);
    const oldUrls = server.chunkUrls.slice(2);
    for (const url of oldUrls) server.files.delete(url);
    for (const [url, bytes] of newServer.files) {
      if (url !== MANIFEST_URL) server.files.set(url, bytes);
    }
    return newServer;
  }

  it("is noticed by its manifest, and loading goes on with that", async () => {
    const newServer = publishAnew();
    const caches: (RequestCache | undefined)[] = [];
    server.answer = (url, options) => {
      if (url !== MANIFEST_URL) return undefined;
      caches.push(options.cache);
      if (caches.length === 2) server.publish(newServer.manifest);
      return undefined;
    };
    expect(await load()).toEqual(FETCHED);
    expect(caches).toEqual(["no-cache", "reload"]);
    expect(module.generated).toEqual([]);

    server.isDown = true;
    module = new FakeModule();
    expect(await load()).toMatchObject({ source: "storage", cached: true });
  });

  it("leads this release to make its own tables if the new ones differ", async () => {
    publishAnew();
    const other = new TableServer((kind) => tableBytes(kind).fill(1));
    server.answer = (url) => {
      if (url === MANIFEST_URL && requestsOf(MANIFEST_URL) === 2) server.publish(other.manifest);
      return undefined;
    };
    expect(await load()).toMatchObject({ source: "generated", error: "table-manifest" });
    expect(server.requests.some((url) => other.chunkUrls.includes(url))).toBe(false);
  });

  it("is looked for only once", async () => {
    server.files.delete(server.chunkUrls[0]!);
    expect(await load()).toMatchObject({ source: "generated", error: "fetch-failed" });
    expect(requestsOf(MANIFEST_URL)).toBe(2);
    expect(requestsOf(server.chunkUrls[0]!)).toBe(1);
  });
});

describe("a server that cannot be reached", () => {
  it("is given up soon, with the error fetch-failed", async () => {
    server.isDown = true;
    expect(await load()).toMatchObject({ source: "generated", error: "fetch-failed" });
    expect(server.requests).toEqual(Array(MANIFEST_ATTEMPTS).fill(MANIFEST_URL));
    const waitedMs = retryPausesMs().reduce((sum, pauseMs) => sum + pauseMs, 0);
    expect(waitedMs).toBeLessThan(2_000);
  });

  it("is waited for when the machine itself is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    server.isDown = true;
    expect(await load()).toMatchObject({ error: "fetch-failed" });
    expect(server.requests).toHaveLength(1 + RETRY_PAUSES_MS.length);
  });

  it("is reported as failing, not as slow, if it has failed before the time limit", async () => {
    clock.holdsPauses = true;
    server.answer = (url) => (server.chunkUrls.includes(url) ? status(503)() : undefined);
    const loading = load();
    await eventually(() => expect(retryPausesMs()).toHaveLength(4));
    clock.reachLimits(FIRST_ESTIMATE_MS);
    expect(await loading).toMatchObject({ source: "generated", error: "fetch-failed" });
  });
});

describe("a manifest that lies", () => {
  it("has its tables refused by the module", async () => {
    const other = new TableServer((kind) => tableBytes(kind).fill(1));
    for (const [index, table] of other.manifest.tables.entries()) {
      table.sha256 = server.manifest.tables[index]!.sha256;
    }
    other.publish(other.manifest);
    other.install();
    expect(await load()).toMatchObject({ source: "generated", error: "table-magic" });
  });
});

describe("a connection that is slower than making the tables", () => {
  it("is given up, and the tables are made and kept", async () => {
    server.answer = (url, options) =>
      server.chunkUrls.indexOf(url) > 0 ? noAnswer(options) : undefined;
    const loading = load();
    // The manifest, the first chunk, which comes, and four that do not.
    await eventually(() => expect(server.requests).toHaveLength(6));
    clock.reachLimits(FIRST_ESTIMATE_MS);
    expect(await loading).toEqual({ ...FETCHED, source: "generated", error: "fetch-slow" });
    expect(module.generated).toEqual(["phase1", "phase2"]);
    expect(server.requests).toHaveLength(6);
  });

  it("is given up even before the manifest has come", async () => {
    server.answer = (_url, options) => noAnswer(options);
    const loading = load();
    await eventually(() => expect(server.requests).toHaveLength(1));
    clock.reachLimits(FIRST_ESTIMATE_MS);
    expect(await loading).toMatchObject({ source: "generated", error: "fetch-slow" });
    expect(server.requests).toEqual([MANIFEST_URL]);
  });

  it("is kept on a machine that makes tables even more slowly", async () => {
    const held: (() => void)[] = [];
    server.answer = (url) => {
      if (server.chunkUrls.indexOf(url) < 2) return undefined;
      const bytes = server.files.get(url)!;
      return new Promise((resolve) => held.push(() => resolve(new Response(bytes))));
    };
    const loading = load(estimateGenerationMs(2_000));
    await eventually(() => expect(held).toHaveLength(4));
    await eventually(() => expect(progress.at(-1)?.loaded).toBe(2 * 2_048));
    clock.reachLimits(FIRST_ESTIMATE_MS);
    server.answer = () => undefined;
    for (const answer of held) answer();
    expect(await loading).toEqual(FETCHED);
  });

  it.each([
    ["with a stored list", () => undefined],
    // As after a first visit that was interrupted: the list is stored last.
    ["without a stored list", deleteStoredManifest],
  ])("is not measured while the stored part is read, %s", async (_, spoil) => {
    await load();
    await deleteLastStoredChunk();
    await spoil();
    const isMeasuredAtFirst: Record<string, boolean> = {};
    const loader = new TableLoader(new FakeModule(), TWO_PHASE_SET, BASE_URL, clock);
    const loaded = await loader.load({
      onProgress: ({ phase }) =>
        (isMeasuredAtFirst[phase] ??= clock.limitCount(FIRST_ESTIMATE_MS) > 0),
      onInUse: () => undefined,
    });
    expect(loaded).toEqual(FETCHED);
    expect(isMeasuredAtFirst).toEqual({ load: false, fetch: true });
  });

  it("is kept when little is left", async () => {
    const lastUrl = server.chunkUrls.at(-1)!;
    let answer: (() => void) | undefined;
    server.answer = (url) => {
      if (url !== lastUrl) return undefined;
      const bytes = server.files.get(url)!;
      return new Promise((resolve) => (answer = () => resolve(new Response(bytes))));
    };
    const loading = load();
    await eventually(() => expect(progress.at(-1)?.loaded).toBe(16_000 - (6_000 % 2_048)));
    clock.reachLimits(FIRST_ESTIMATE_MS);
    answer!();
    expect(await loading).toEqual(FETCHED);
  });
});
