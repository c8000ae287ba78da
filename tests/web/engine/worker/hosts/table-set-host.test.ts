// The host of a module that has tables and solves nothing: what it answers, and what it refuses.

import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { POCKET_SET } from "../../../../../web/engine/tables/table-sets";
import { POCKET_BUNDLES } from "../../../../../web/engine/worker/bundle/bundle";
import type { StartRequest, WorkerReply } from "../../../../../web/engine/worker/messages/protocol";
import { TableSetHost } from "../../../../../web/engine/worker/hosts/table-set-host";
import { FakeClock } from "../../fakes/fake-clock";
import { FakeModule } from "../../fakes/fake-module";

const START: StartRequest = {
  id: 1,
  type: "start",
  baseUrl: undefined,
  threads: 4,
  willLoadTables: false,
};

let module: FakeModule;
let imported: [name: string, threads: number][];
let replies: WorkerReply[];
let host: TableSetHost;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  module = new FakeModule();
  module.set = "pocket";
  imported = [];
  replies = [];
  host = new TableSetHost(
    (reply) => replies.push(reply),
    [POCKET_SET],
    POCKET_BUNDLES,
    (_baseUrl, { name }, threads) => {
      imported.push([name, threads]);
      return Promise.resolve({ module, threadsStarted: Promise.resolve() });
    },
    new FakeClock(),
  );
});

afterEach(() => vi.unstubAllGlobals());

describe("the host of a set of tables", () => {
  it("starts its bundle with one thread, and loads and stores its tables", async () => {
    await host.handle(START);
    expect(imported).toEqual([["cubewright-pocket", 1]]);
    expect(replies.at(-1)).toMatchObject({ id: 1, type: "done", result: { threads: 1 } });
    await host.handle({ id: 2, type: "load-tables", storedOnly: false });
    expect(replies.at(-1)).toMatchObject({ id: 2, result: { source: "generated", cached: true } });
    expect(replies.find(({ type }) => type === "in-use")).toEqual({
      ...{ id: 2, type: "in-use", source: "generated", sizeBytes: 16_000 },
    });
    await host.handle({ id: 3, type: "keep-tables" });
    expect(replies.at(-1)).toMatchObject({ id: 3, type: "done", result: { cached: true } });
  });

  it("gives signs of life, and has nothing to cancel", async () => {
    await host.handle({ id: 5, type: "ping" });
    expect(replies).toEqual([{ id: 5, type: "alive" }]);
    await host.handle({ id: 5, type: "cancel" });
    expect(replies).toHaveLength(1);
  });

  it("says so when its bundle cannot be started", async () => {
    const broken = new TableSetHost(
      (reply) => replies.push(reply),
      [POCKET_SET],
      POCKET_BUNDLES,
      () => Promise.reject(new Error("no such file")),
    );
    await broken.handle(START);
    expect(replies.at(-1)).toMatchObject({ id: 1, type: "error", code: "bundle-failed" });
  });

  it("reports a crashed worker when its module traps", async () => {
    await host.handle(START);
    vi.spyOn(module, "beginGeneration").mockImplementation(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    await host.handle({ id: 2, type: "load-tables", storedOnly: false });
    expect(replies.at(-1)).toMatchObject({ id: 2, type: "error", code: "worker-crashed" });
  });

  it("refuses requests before the start, and requests that it cannot answer", async () => {
    await host.handle({ id: 2, type: "load-tables", storedOnly: false });
    await host.handle(START);
    await host.handle({ id: 3, type: "random-facelets" });
    const errors = replies.filter(({ type }) => type === "error");
    expect(errors).toMatchObject([
      { id: 2, code: "internal" },
      { id: 3, code: "internal" },
    ]);
  });
});
