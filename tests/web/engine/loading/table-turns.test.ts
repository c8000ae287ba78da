// Several tabs of one site, which take turns at getting the tables.

import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { readTableStorage } from "../../../../web/engine/stored-tables";
import { TableLoader } from "../../../../web/engine/loading/table-loader";
import { LOCK_PATIENCE_MS } from "../../../../web/engine/loading/table-lock";
import { TWO_PHASE_SET } from "../../../../web/engine/tables/table-set";
import { eventually } from "../fakes/eventually";
import { FakeClock } from "../fakes/fake-clock";
import { FakeLocks } from "../fakes/fake-locks";
import { FakeModule } from "../fakes/fake-module";
import { BASE_URL, noAnswer, TableServer } from "../fakes/table-server";

let server: TableServer;
let locks: FakeLocks;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  locks = new FakeLocks();
  vi.stubGlobal("navigator", { locks });
  server = new TableServer();
  server.install();
});

afterEach(() => vi.unstubAllGlobals());

function openTab() {
  const clock = new FakeClock();
  const module = new FakeModule();
  const observer = { onProgress: () => undefined, onInUse: () => undefined };
  return {
    clock,
    module,
    loaded: new TableLoader(module, TWO_PHASE_SET, BASE_URL, clock).load(observer),
  };
}

it("fetches the tables once for two tabs", async () => {
  const [first, second] = [openTab(), openTab()];
  const sources = [(await first.loaded).source, (await second.loaded).source];
  expect(sources).toEqual(["network", "storage"]);
  expect([first.module.hasTables, second.module.hasTables]).toEqual([true, true]);
  expect(server.takeChunkRequests()).toHaveLength(server.chunkUrls.length);
});

it("makes the tables once for two tabs", async () => {
  server.isDown = true;
  const [first, second] = [openTab(), openTab()];
  const sources = [(await first.loaded).source, (await second.loaded).source];
  expect(sources).toEqual(["generated", "storage"]);
  expect(second.module.generated).toEqual([]);
});

it("waits for another tab only while that tab makes progress", async () => {
  const lastUrl = server.chunkUrls.at(-1)!;
  let lastRequests = 0;
  let letGo: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  server.answer = (url, options) => {
    if (url === lastUrl && ++lastRequests === 1) return noAnswer(options);
    const bytes = server.files.get(url)!;
    return held.then(() => new Response(bytes));
  };
  const first = openTab();
  await eventually(() => expect(server.requests).toHaveLength(1));
  const second = openTab();
  await eventually(() => expect(locks.waiting).toBe(1));
  letGo!();
  const othersCount = server.chunkUrls.length - 1;
  await eventually(async () => expect((await readTableStorage()).chunkCount).toBe(othersCount));
  second.clock.reachLimits(LOCK_PATIENCE_MS);
  await eventually(() => expect(second.clock.limitCount(LOCK_PATIENCE_MS)).toBe(1));
  expect(locks.waiting).toBe(1);
  // The first tab has all chunks but one, and is now stuck.
  second.clock.reachLimits(LOCK_PATIENCE_MS);
  expect(await second.loaded).toMatchObject({ source: "network", cached: true });
  expect(lastRequests).toBe(2);
  expect(first.module.hasTables).toBe(false);
});

it("goes on without a lock where the browser refuses locks", async () => {
  vi.stubGlobal("navigator", {
    locks: { request: () => Promise.reject(new DOMException("no", "SecurityError")) },
  });
  expect(await openTab().loaded).toMatchObject({ source: "network", cached: true });
});

it("takes no lock without storage, since tabs share tables only through storage", async () => {
  vi.stubGlobal("indexedDB", undefined);
  const request = vi.spyOn(locks, "request");
  expect(await openTab().loaded).toMatchObject({ source: "network" });
  expect(request).not.toHaveBeenCalled();
});

it("lets the next tab go on after a failure", async () => {
  const first = openTab();
  first.module.commitTable = () => "table-magic";
  await expect(first.loaded).rejects.toMatchObject({ code: "table-magic" });
  expect(await openTab().loaded).toMatchObject({ cached: true });
});
